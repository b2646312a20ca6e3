// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The brush bar and the brush options agree, whoever changes them.
#include "editor/commands/bone_flag_commands.h"
#include "editor/document/document.h"
#include "editor/panels/brush_bar.h"
#include "editor/tools/tool_stage.h"
#include "editor/ui/segmented_choice.h"
#include "editor/ui/slider_field.h"
#include "editor/ui/theme.h"
#include "tests/support/arm_character.h"
#include "tests/support/test_main.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLayout>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <array>
#include <memory>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

class tst_brush_bar : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { Theme::current().apply(ThemeName::Dark); }
    void init() {
        m_document = std::make_unique<Document>();
        m_stage = std::make_unique<ToolStage>(*m_document);
        m_bar = std::make_unique<BrushBar>(*m_document, m_stage->brushOptions());
        m_bar->resize(1400, 40);
        m_bar->show();
        m_bar->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_bar.get()));
    }
    void cleanup() {
        m_bar.reset();
        m_stage.reset();
        m_document.reset();
    }

    void typedNumbersReachTheOptions() {
        type(m_bar->radius(), QStringLiteral("80"));
        QCOMPARE(options().values().radiusPixels, 80.0);
        type(m_bar->strength(), QStringLiteral("0.25"));
        QCOMPARE(options().values().strength, 0.25);
        type(m_bar->value(), QStringLiteral("1/2"));
        QCOMPARE(options().values().value, 0.5);
    }

    void changesFromElsewhereAreShown() {
        BrushValues values = options().values();
        values.radiusPixels = 123.0;
        values.strength = 0.75;
        values.value = 0.1;
        values.falloff = BrushFalloff::Sharp;
        values.mode = BrushMode::Replace;
        values.frontFacesOnly = false;
        values.accumulate = true;
        values.autoNormalise = false;
        options().setValues(values);
        QCOMPARE(m_bar->radius()->value(), 123.0);
        QCOMPARE(m_bar->strength()->value(), 0.75);
        QCOMPARE(m_bar->value()->value(), 0.1);
        QCOMPARE(m_bar->falloff()->current(), int(BrushFalloff::Sharp));
        QCOMPARE(m_bar->mode()->currentIndex(), int(BrushMode::Replace));
        QVERIFY(!m_bar->frontFaces()->isChecked());
        QVERIFY(m_bar->accumulate()->isChecked());
        QVERIFY(!m_bar->autoNormalise()->isChecked());
    }

    void togglesAndChoicesReachTheOptions() {
        QTest::mouseClick(m_bar->frontFaces(), Qt::LeftButton);
        QVERIFY(!options().values().frontFacesOnly);
        QTest::mouseClick(m_bar->accumulate(), Qt::LeftButton);
        QVERIFY(options().values().accumulate);
        QTest::mouseClick(m_bar->autoNormalise(), Qt::LeftButton);
        QVERIFY(!options().values().autoNormalise);
        QTest::mouseClick(m_bar->falloff(), Qt::LeftButton, {},
                          m_bar->falloff()->segmentRect(3).center());
        QCOMPARE(options().values().falloff, BrushFalloff::Constant);
        m_bar->mode()->setFocus();
        QTest::keyClick(m_bar->mode(), Qt::Key_Down);
        QCOMPARE(options().values().mode, BrushMode::Subtract);
    }

    void theRadiusCanBeInMetres() {
        QVERIFY(m_bar->radius()->isVisible());
        QTest::mouseClick(m_bar->radiusUnit(), Qt::LeftButton, {},
                          m_bar->radiusUnit()->segmentRect(1).center());
        QVERIFY(options().values().worldRadius);
        QVERIFY(!m_bar->radius()->isVisible());
        type(m_bar->worldRadius(), QStringLiteral("12 cm"));
        QVERIFY(std::abs(options().values().radiusMetres - 0.12) < 1e-12);
    }

    void maximumInfluencesCanBeSwitchedOff() {
        m_bar->maxInfluences()->setFocus();
        QTest::keyClick(m_bar->maxInfluences(), Qt::Key_Home);
        QVERIFY(!options().values().limitInfluences);
        QTest::keyClick(m_bar->maxInfluences(), Qt::Key_Down);
        QVERIFY(options().values().limitInfluences);
        QCOMPARE(options().values().maxInfluences, 1);
    }

    void aLimitBeyondTheListIsStillShown() {
        BrushValues values = options().values();
        values.maxInfluences = 23;
        options().setValues(values);
        QCOMPARE(m_bar->maxInfluences()->currentText(), QStringLiteral("23"));
    }

    void lockedBonesAreCounted() {
        m_document->reset(armCharacter(), {});
        QVERIFY(m_bar->lockedText()->text().startsWith(QLatin1Char('0')));
        setBoneFlag(*m_document, std::array{BoneIndex(kUpper), BoneIndex(kLower)}, BoneFlag::Locked,
                    true);
        QVERIFY(m_bar->lockedText()->text().startsWith(QLatin1Char('2')));
        m_document->undo();
        QVERIFY(m_bar->lockedText()->text().startsWith(QLatin1Char('0')));
    }

    void soloCountsTheOthersAsLocked() {
        m_document->reset(armCharacter(), {});
        setBoneFlag(*m_document, std::array{BoneIndex(kLower)}, BoneFlag::Solo, true);
        QVERIFY(m_bar->lockedText()->text().startsWith(QLatin1Char('2')));
    }

    void allMeshesCanBeChosenWhereThereAreSeveral() {
        QVERIFY(!m_bar->allMeshes()->isVisible());
        m_document->reset(armCharacter(), {});
        QVERIFY(m_bar->allMeshes()->isVisible());
        QTest::mouseClick(m_bar->allMeshes(), Qt::LeftButton);
        QVERIFY(options().values().allMeshes);
    }

    void whatHasNoRoomIsInAMenu() {
        m_document->reset(armCharacter(), {});
        m_bar->resize(1600, 40);
        QTRY_VERIFY(!m_bar->more()->isVisible());
        m_bar->resize(700, 40);
        QTRY_VERIFY(m_bar->more()->isVisible());
        QVERIFY(!m_bar->frontFaces()->isVisible());
        // Nothing that is shown is cut.
        m_bar->resize(860, 40); // of a window of 960
        QTRY_VERIFY(m_bar->layout()->totalSizeHint().width() <= m_bar->width());
        for (QWidget* child : m_bar->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
            if (child->isVisible())
                QVERIFY2(child->geometry().right() < m_bar->width(),
                         qPrintable(child->accessibleName()));
        const bool before = options().values().frontFacesOnly;
        // By keyboard: open the menu, take the first entry.
        m_bar->more()->setFocus();
        QTimer::singleShot(0, this, [] {
            QTRY_VERIFY(QApplication::activePopupWidget());
            QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Down);
            QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
        });
        QTest::keyClick(m_bar->more(), Qt::Key_Space);
        QTRY_COMPARE(options().values().frontFacesOnly, !before);
    }

    void theRadiusInMetresGoesAsFarAsTheCharacter() {
        Character giant = armCharacter();
        for (MeshInstance& instance : giant.meshes) {
            Mesh mesh = *instance.mesh;
            for (Vec3f& position : mesh.positions)
                position *= 100.0f;
            instance.mesh = std::make_shared<const Mesh>(std::move(mesh));
            for (Affine3d& bind : instance.binding->boneFromMeshBind)
                bind.translation() *= 100.0;
        }
        for (Transform& rest : giant.skeleton.restLocal)
            rest.translation *= 100.0;
        finishCharacter(giant);
        m_document->reset(std::move(giant), {});
        BrushValues values = options().values();
        values.worldRadius = true;
        options().setValues(values);
        type(m_bar->worldRadius(), QStringLiteral("60"));
        QCOMPARE(options().values().radiusMetres, 60.0);
        QVERIFY(m_bar->worldRadius()->settings().maximum >= 100.0);
        m_document->reset(armCharacter(), {}); // smaller again; what is set is still shown
        QCOMPARE(m_bar->worldRadius()->value(), 60.0);
    }

    void theSmoothingBrushHasNoModeAndNoValue() {
        m_bar->setUse(BrushBar::Use::Smoothing);
        QVERIFY(!m_bar->mode()->isVisible());
        QVERIFY(!m_bar->value()->isVisible());
        QVERIFY(m_bar->strength()->isVisible());
    }

private:
    BrushOptions& options() { return m_stage->brushOptions(); }
    static void type(SliderField* field, const QString& text) {
        QTest::mouseClick(field, Qt::LeftButton);
        QTest::keyClicks(QApplication::focusWidget(), text);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<ToolStage> m_stage;
    std::unique_ptr<BrushBar> m_bar;
};

RIGWRIGHT_TEST(tst_brush_bar)
#include "tst_brush_bar.moc"
