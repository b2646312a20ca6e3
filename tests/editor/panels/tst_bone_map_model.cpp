// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The table of counterparts: order, words, editing.
#include "editor/panels/bone_map_model.h"
#include "tests/support/named_skeletons.h"
#include "tests/support/test_main.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

class tst_bone_map_model : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        Character source;
        source.skeleton = namedSkeleton("hips\nhips > LeftArm\nhips > slot\nhips > tail\n");
        finishCharacter(source);
        m_target = namedSkeleton("hips\nhips > arm.L\nhips > tail\nhips > other\n");
        m_source = std::make_shared<const Character>(std::move(source));
        m_model = std::make_unique<BoneMapModel>(m_source, m_target);
        const Humanoid none;
        m_model->setMap(
            mapBones({m_source->skeleton, none}, {m_target, none}, BoneMatching::Names));
    }
    void cleanup() { m_model.reset(); }

    void itKeepsTheRulesOfModels() {
        QAbstractItemModelTester tester(m_model.get(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        m_model->setNeeded({1, 1, 1, 1});
        m_model->setData(cell("slot"), 3, BoneMapModel::TargetRole);
        m_model->sort();
    }

    void whatHasNoCounterpartStandsFirst() {
        QCOMPARE(m_model->data(m_model->index(0, BoneMapModel::Source), Qt::DisplayRole).toString(),
                 QStringLiteral("slot"));
        QCOMPARE(m_model->rowCount(), 4);
        QVERIFY(m_model->missing().empty()); // nothing needs it
        m_model->setNeeded({0, 0, 1, 0});
        QCOMPARE(m_model->missing(), std::vector{BoneIndex(2)});
    }

    void everyRowSaysHowItsCounterpartWasFound() {
        QCOMPARE(match("hips"), QStringLiteral("same name"));
        QCOMPARE(match("LeftArm"), QStringLiteral("similar name"));
        QCOMPARE(match("slot"), QStringLiteral("none found"));
        m_model->setNeeded({0, 0, 1, 0});
        QCOMPARE(match("slot"), QStringLiteral("needed, none found"));
    }

    void anEditTakesACounterpartFromAnotherRow() {
        QSignalSpy edited(m_model.get(), &BoneMapModel::edited);
        QVERIFY(m_model->setData(cell("slot"), QStringLiteral("tail"), Qt::EditRole));
        QCOMPARE(edited.size(), 1);
        QCOMPARE(match("slot"), QStringLiteral("by hand"));
        QCOMPARE(m_model->data(cell("tail"), BoneMapModel::TargetRole).toInt(), -1);
        QCOMPARE(m_model->data(cell("slot"), Qt::EditRole).toString(), QStringLiteral("tail"));
    }

    void noneIsACounterpartToo() {
        QVERIFY(m_model->setData(cell("hips"), -1, BoneMapModel::TargetRole));
        QVERIFY(!m_model->map().targetOf(BoneIndex(0)).isValid());
        QVERIFY(m_model->setData(cell("tail"), QString(), Qt::EditRole));
        QVERIFY(!m_model->map().targetOf(BoneIndex(3)).isValid());
    }

    void namesThatThereAreNotChangeNothing() {
        QSignalSpy edited(m_model.get(), &BoneMapModel::edited);
        QVERIFY(!m_model->setData(cell("hips"), QStringLiteral("nowhere"), Qt::EditRole));
        QVERIFY(!m_model->setData(cell("hips"), QStringLiteral("hips"), Qt::EditRole));
        QVERIFY(!m_model->setData(m_model->index(0, BoneMapModel::Source), 1,
                                  BoneMapModel::TargetRole));
        QCOMPARE(edited.size(), 0);
    }

    void onlyCounterpartsAreEditable() {
        for (int column = 0; column < BoneMapModel::ColumnCount; ++column)
            QCOMPARE(m_model->flags(m_model->index(0, column)).testFlag(Qt::ItemIsEditable),
                     column == BoneMapModel::Target);
    }

private:
    [[nodiscard]] QModelIndex cell(const char* source) const {
        return m_model->index(m_model->rowOf(findBone(m_source->skeleton, source)),
                              BoneMapModel::Target);
    }
    [[nodiscard]] QString match(const char* source) const {
        return m_model->data(cell(source).siblingAtColumn(BoneMapModel::Match), Qt::DisplayRole)
            .toString();
    }

    std::shared_ptr<const Character> m_source;
    Skeleton m_target;
    std::unique_ptr<BoneMapModel> m_model;
};

RIGWRIGHT_TEST(tst_bone_map_model)
#include "tst_bone_map_model.moc"
