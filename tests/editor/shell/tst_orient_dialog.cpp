// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Orienting bones in a real window: seen with their axes before it is done, one step, and no
/// vertex moves.
#include "editor/shell/orient_dialog.h"

#include "core/project/project.h"
#include "core/samples/samples.h"
#include "core/skeleton/bone_tails.h"
#include "editor/document/derived.h"
#include "editor/ui/segmented_choice.h"
#include "editor/ui/slider_field.h"
#include "tests/editor/shell/window_test.h"
#include "tests/support/test_main.h"

#include <QCheckBox>
#include <QLabel>

#include <algorithm>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

std::vector<std::uint8_t> bytesOf(const Document& document) {
    return *encodeProject(document.character(), "{}");
}

/// Where an axis of a bone points at rest, in model space.
Vec3d axisOf(const Character& character, BoneIndex bone, BoneAxis axis) {
    return (restModel(character.skeleton)[bone.value()].linear() * axisVector(axis)).normalized();
}

} // namespace

class tst_orient_dialog : public WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { WindowTest::initTestCase(); }
    void cleanupTestCase() { WindowTest::cleanupTestCase(); }
    void init() {
        startAfresh();
        document().reset(*makeSample("mannequin"), {});
        m_arm = findBone(document().character().skeleton, "upper_arm.L");
        selectBone(document().session(), m_arm);
    }
    void cleanup() {
        if (OrientDialog* dialog = open())
            dialog->reject();
        QTRY_VERIFY(!open());
    }

    void whatIsSeenIsDoneInOneStep() {
        const auto before = bytesOf(document());
        const auto positions = document().derived().positions(MeshInstanceIndex(0));
        const std::vector<Vec3f> shown(positions.begin(), positions.end());
        OrientDialog* dialog = ask();
        choose("aim", int(BoneAxis::PlusX));
        choose("up", int(BoneAxis::PlusY));
        choose("policy", 2); // towards Y
        QVERIFY(document().derived().hasPreview());
        QVERIFY(bytesOf(document()) == before);
        const Character seen = document().derived().shownCharacter();
        // Along the bone, and as near to +Y as can be.
        const Skeleton& skeleton = seen.skeleton;
        const std::vector<Affine3d> rest = restModel(skeleton);
        const BoneIndex child = mainChildren(skeleton)[m_arm.value()];
        const Vec3d along =
            (rest[child.value()].translation() - rest[m_arm.value()].translation()).normalized();
        QVERIFY((axisOf(seen, m_arm, BoneAxis::PlusX) - along).norm() < 1e-6);
        const Vec3d up = (Vec3d::UnitY() - along * along.y()).normalized();
        QVERIFY((axisOf(seen, m_arm, BoneAxis::PlusY) - up).norm() < 1e-6);
        QVERIFY(label("result")->text().contains(QStringLiteral("1 bone")));
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_VERIFY(!open());
        QVERIFY(!document().derived().hasPreview());
        QCOMPARE(document().undoStack().count(), 1);
        QVERIFY((axisOf(document().character(), m_arm, BoneAxis::PlusX) - along).norm() < 1e-6);
        const auto after = document().derived().positions(MeshInstanceIndex(0));
        QCOMPARE(after.size(), shown.size());
        for (std::size_t v = 0; v < shown.size(); ++v)
            QVERIFY((after[v] - shown[v]).norm() < 1e-5f);
        document().undo();
        QVERIFY(bytesOf(document()) == before);
    }

    void axesAreShownWhileItIsOpenAndNoLonger() {
        ViewSettings view = document().session().view();
        view.boneAxes = false;
        document().session().setView(view);
        OrientDialog* dialog = ask();
        QVERIFY(document().session().view().boneAxes);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!open());
        QVERIFY(!document().session().view().boneAxes);
        view.boneAxes = true; // as the user had them before
        document().session().setView(view);
        QTest::keyClick(ask(), Qt::Key_Escape);
        QTRY_VERIFY(!open());
        QVERIFY(document().session().view().boneAxes);
    }

    void axesOnOneLineAreRefused() {
        ask();
        choose("aim", int(BoneAxis::PlusX));
        choose("up", int(BoneAxis::MinusX));
        QVERIFY(label("result")->text().contains(QStringLiteral("lie on one line")));
        QVERIFY(!button()->isEnabled());
        QVERIFY(!document().derived().hasPreview());
        choose("up", int(BoneAxis::PlusZ));
        QVERIFY(button()->isEnabled());
    }

    void aDirectionOfItsOwnHasFieldsAndMustNotBeZero() {
        ask();
        auto* x = open()->findChild<SliderField*>(QStringLiteral("directionX"));
        auto* z = open()->findChild<SliderField*>(QStringLiteral("directionZ"));
        QVERIFY(!x->isVisible());
        choose("policy", 4);
        QVERIFY(x->isVisible());
        for (const char* name : {"directionX", "directionY", "directionZ"})
            open()->findChild<SliderField*>(QString::fromLatin1(name))->edit(0.0);
        QVERIFY(!button()->isEnabled());
        z->edit(-1.0);
        QVERIFY(open()->orientation().direction == Vec3d(0.0, 0.0, -1.0));
        QVERIFY(document().derived().hasPreview());
    }

    void otherBonesCanBeSelectedMeanwhile() {
        ask();
        choose("aim", int(BoneAxis::PlusX));
        const BoneIndex leg = findBone(document().character().skeleton, "thigh.L");
        QVERIFY(leg.isValid());
        selectBone(document().session(), leg);
        const Character& seen = document().derived().shownCharacter();
        const Character& now = document().character();
        QVERIFY((axisOf(seen, leg, BoneAxis::PlusX) - axisOf(now, leg, BoneAxis::PlusX)).norm() >
                0.1);
        QVERIFY(
            (axisOf(seen, m_arm, BoneAxis::PlusX) - axisOf(now, m_arm, BoneAxis::PlusX)).norm() <
            1e-9); // no longer
        Selection none;
        document().session().setSelection(none);
        QVERIFY(!button()->isEnabled());
        QVERIFY(!document().derived().hasPreview());
    }

    void wholeChainsAreMoreBones() {
        ask();
        choose("aim", int(BoneAxis::PlusX));
        const QString one = label("result")->text();
        auto* box = open()->findChild<QCheckBox*>(QStringLiteral("chains"));
        QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
        QVERIFY(label("result")->text() != one);
        const BoneIndex forearm = findBone(document().character().skeleton, "lower_arm.L");
        QVERIFY(forearm.isValid());
        const Character& seen = document().derived().shownCharacter();
        QVERIFY((axisOf(seen, forearm, BoneAxis::PlusX) -
                 axisOf(document().character(), forearm, BoneAxis::PlusX))
                    .norm() > 0.1);
    }

    void aStepMeanwhileIsFollowedAndAnotherCharacterClosesIt() {
        ask();
        choose("aim", int(BoneAxis::PlusX));
        lockABone(document());
        QVERIFY(document().derived().hasPreview()); // of the character as it is now
        QVERIFY(document().derived().shownCharacter().boneFlags[kLower].locked);
        document().reset(armCharacter(), {});
        QTRY_VERIFY(!open());
        QVERIFY(!document().derived().hasPreview());
    }

private:
    Document& document() { return m_window->document(); }
    [[nodiscard]] OrientDialog* open() const {
        for (auto* dialog : m_window->findChildren<OrientDialog*>())
            if (dialog->isVisible())
                return dialog;
        return nullptr;
    }
    OrientDialog* ask() {
        if (!QTest::qWaitFor([this] { return action("skeleton.orient")->isEnabled(); }))
            qFatal("nothing can be oriented");
        action("skeleton.orient")->trigger();
        if (!open())
            qFatal("no dialog");
        return open();
    }
    [[nodiscard]] QLabel* label(const char* name) const {
        return open()->findChild<QLabel*>(QString::fromLatin1(name));
    }
    [[nodiscard]] QPushButton* button() const {
        return open()->findChild<QPushButton*>(QStringLiteral("orient"));
    }
    void choose(const char* name, int segment) const {
        auto* choice = open()->findChild<SegmentedChoice*>(QString::fromLatin1(name));
        QTest::mouseClick(choice, Qt::LeftButton, {}, choice->segmentRect(segment).center());
    }

    BoneIndex m_arm;
};

RIGWRIGHT_TEST(tst_orient_dialog)
#include "tst_orient_dialog.moc"
