// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Transfer weights in a real window: the dialog, its preview, files, the step.
#include "core/project/project.h"
#include "editor/commands/mesh_commands.h"
#include "editor/shell/transfer_dialog.h"
#include "editor/shell/transfer_flow.h"
#include "editor/ui/slider_field.h"
#include "tests/editor/shell/window_test.h"
#include "tests/support/builders.h"
#include "tests/support/mesh_zoo.h"
#include "tests/support/test_main.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {
std::vector<std::uint8_t> bytesOf(const Document& document) {
    return *encodeProject(document.character(), "{}");
}
} // namespace

class tst_transfer_flow : public WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        WindowTest::initTestCase();
        // A body without weights, on the bones of the arm.
        Character bare = armCharacter();
        bare.clips.clear();
        bare.meshes.resize(1);
        bare.meshes[0].binding.reset();
        bare.meshes[0].parent = BoneIndex();
        finishCharacter(bare);
        QVERIFY(saveProject(bare, "{}", file("bare.rigw").toStdString()));
        QVERIFY(exportGlb(barCharacter(), file("bar.glb").toStdString()));
        m_flow = m_window->findChild<TransferFlow*>();
        QVERIFY(m_flow != nullptr);
    }
    void cleanup() {
        if (auto* dialog = m_window->findChild<TransferDialog*>())
            dialog->reject();
        QTRY_VERIFY(m_window->findChild<TransferDialog*>() == nullptr);
        m_window->toasts().clear();
    }

    void theActionNeedsAMesh() {
        document().reset({}, {});
        QTRY_VERIFY(!action("weights.transfer")->isEnabled());
        openArm();
        activate(0);
        QTRY_VERIFY(action("weights.transfer")->isEnabled());
    }

    void theOtherMeshesOfTheCharacterAreOffered() {
        openArm();
        activate(0);
        TransferDialog* dialog = ask();
        auto* from = dialog->findChild<QComboBox*>(QStringLiteral("from"));
        QCOMPARE(from->count(), 1);
        QVERIFY(from->itemText(0).contains(QStringLiteral("Cuff")));
        QCOMPARE(dialog->choice()->from, std::vector{MeshInstanceIndex(1)});
        QTRY_VERIFY_WITH_TIMEOUT(
            label(*dialog, "preview").contains(QStringLiteral("counterpart ·")), kPatience);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(m_window->findChild<TransferDialog*>() == nullptr);
        QCOMPARE(document().undoStack().count(), 0);
    }

    void aFileGivesItsWeightsToABareMesh() {
        m_window->fileFlow().openFile(file("bare.rigw"));
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->files().isOpening(), kPatience);
        activate(0);
        const auto before = bytesOf(document());
        TransferDialog* dialog = ask();
        auto* transfer = dialog->findChild<QPushButton*>(QStringLiteral("transfer"));
        QVERIFY(!transfer->isEnabled()); // nothing to take from yet
        m_flow->read(file("arm.glb"));
        QTRY_VERIFY_WITH_TIMEOUT(dialog->choice() != nullptr, kPatience);
        QVERIFY(transfer->isEnabled());
        QCOMPARE(dialog->choice()->from.size(), std::size_t(2)); // arm and cuff together
        dialog->findChild<QComboBox*>(QStringLiteral("from"))->setCurrentIndex(1); // the arm
        QTRY_VERIFY_WITH_TIMEOUT(label(*dialog, "preview").contains(QStringLiteral("2 bones")),
                                 kPatience);
        QVERIFY(label(*dialog, "preview").contains(QStringLiteral("0 without")));
        QVERIFY(bytesOf(document()) == before);
        QTest::keyClick(dialog, Qt::Key_Return); // Transfer is the default
        QTRY_VERIFY_WITH_TIMEOUT(document().character().meshes[0].binding.has_value(), kPatience);
        QCOMPARE(document().undoStack().count(), 1);
        QTRY_VERIFY(!m_window->toasts().toasts().empty());
        document().undo();
        QVERIFY(bytesOf(document()) == before);
    }

    void anotherDistanceIsPreviewed() {
        openArm();
        activate(0);
        TransferDialog* dialog = ask();
        QVERIFY(!dialog->settings().maxDistance.has_value()); // as usual
        auto* distance = dialog->findChild<SliderField*>(QStringLiteral("distance"));
        QVERIFY(distance->value() > 1.0);
        QTRY_VERIFY_WITH_TIMEOUT(
            label(*dialog, "preview").contains(QStringLiteral("counterpart ·")), kPatience);
        distance->edit(0.0);
        QCOMPARE(dialog->settings().maxDistance.value_or(-1.0), 0.0);
        QTRY_VERIFY_WITH_TIMEOUT(
            label(*dialog, "notes").contains(QStringLiteral("No vertex has a counterpart")),
            kPatience);
        dialog->findChild<QCheckBox*>(QStringLiteral("islands"))->setChecked(false);
        QVERIFY(!dialog->settings().keepIslandsApart);
    }

    void aBrokenFileAndOneWithoutWeightsSaySo() {
        openArm();
        activate(0);
        const auto before = bytesOf(document());
        TransferDialog* dialog = ask();
        m_flow->read(file("broken.glb"));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->findChild<ErrorDialog*>() != nullptr, kPatience);
        m_window->findChild<ErrorDialog*>()->reject();
        m_flow->read(file("bare.rigw"));
        QTRY_VERIFY_WITH_TIMEOUT(label(*dialog, "preview").contains(QStringLiteral("bare.rigw")),
                                 kPatience);
        QVERIFY(bytesOf(document()) == before);
    }

    void aLockedMeshSaysSoAndOpensNoDialog() {
        openArm();
        activate(0);
        setMeshFlag(document(), std::array{MeshInstanceIndex(0)}, MeshFlag::Locked, true);
        QTRY_VERIFY(action("weights.transfer")->isEnabled());
        action("weights.transfer")->trigger();
        QVERIFY(m_window->findChild<TransferDialog*>() == nullptr);
        QVERIFY(m_window->toasts().toasts().back()->sentence().contains(
            QStringLiteral("Arm is locked")));
        document().undo();
    }

private:
    Document& document() { return m_window->document(); }
    static QString label(const TransferDialog& dialog, const char* name) {
        return dialog.findChild<QLabel*>(QString::fromLatin1(name))->text();
    }
    void activate(std::size_t mesh) {
        Selection selection = document().session().selection();
        selection.activeMesh = MeshInstanceIndex(mesh);
        document().session().setSelection(selection);
        QCoreApplication::processEvents();
    }
    TransferDialog* ask() {
        action("weights.transfer")->trigger();
        auto* dialog = m_window->findChild<TransferDialog*>();
        if (!dialog || !dialog->isVisible())
            qFatal("no dialog");
        return dialog;
    }

    TransferFlow* m_flow = nullptr;
};

RIGWRIGHT_TEST(tst_transfer_flow)
#include "tst_transfer_flow.moc"
