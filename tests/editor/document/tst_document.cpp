// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Document: only commands edit; history, budget and reset.
#include "editor/document/document.h"

#include "editor/document/derived.h"
#include "editor/document/document_command.h"
#include "tests/support/arm_character.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QTest>

#include <type_traits>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

// The law that the compiler keeps: nobody but DocumentCommand can make the key
// to a character.
static_assert(!std::is_default_constructible_v<EditKey>);
static_assert(!std::is_aggregate_v<EditKey>);
template <class Key>
concept BraceMakes = requires {
    Key{};
};
static_assert(!BraceMakes<EditKey>);
static_assert(std::is_same_v<decltype(std::declval<Document&>().character()), const Character&>);

namespace {

class Rename : public DocumentCommand {
public:
    Rename(Document& document, std::string name, std::size_t bytes = 100)
        : DocumentCommand(document, QStringLiteral("Rename")), m_other(std::move(name)),
          m_bytes(bytes) {}
    void undo() override { swapNames(); }
    void redo() override { swapNames(); }
    [[nodiscard]] std::size_t byteCount() const override { return m_bytes; }
    void freePayload() override {
        m_bytes = 0;
        m_other.clear();
    }

private:
    void swapNames() {
        std::swap(character().name, m_other);
        announce(BoneFlagsChanged());
    }
    std::string m_other;
    std::size_t m_bytes;
};

void rename(Document& document, const char* name) {
    document.push(std::make_unique<Rename>(document, name));
}

} // namespace

class tst_document : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void undoAndRedoWalkTheHistory();
    void whoeverIsOpenHearsBeforeEveryStep();
    void anOpenEditSwallowsUndo();
    void cleanMarkFollowsTheFile();
    void overBudgetTheOldestStepsGo();
    void theNewestStepStaysHoweverLarge();
    void resetForgetsHistorySelectionAndPlayhead();
    void everythingIsNewWhenResetIsAnnounced();
    void anEmptyDocumentIsEmptyAndWhole();
};

void tst_document::undoAndRedoWalkTheHistory() {
    Document document;
    document.reset(armCharacter(), QString());
    const auto before = document.revision();
    rename(document, "a");
    rename(document, "b");
    QCOMPARE(document.character().name, std::string("b"));
    QCOMPARE(document.revision(), before + 2);
    document.undo();
    document.undo();
    QCOMPARE(document.character().name, std::string("arm"));
    QVERIFY(!document.canUndo());
    document.undo();
    QCOMPARE(document.character().name, std::string("arm"));
    document.redo();
    QCOMPARE(document.character().name, std::string("a"));
    QVERIFY(document.canRedo());
}

void tst_document::whoeverIsOpenHearsBeforeEveryStep() {
    Document document;
    document.reset(armCharacter(), QString());
    std::vector<std::string> names;
    connect(&document, &Document::aboutToEdit, [&] { names.push_back(document.character().name); });
    rename(document, "a");
    document.undo();
    document.redo();
    document.reset(Character(), QString());
    const std::vector<std::string> expected{"arm", "a", "arm", "a"};
    QVERIFY(names == expected);
}

void tst_document::anOpenEditSwallowsUndo() {
    Document document;
    document.reset(armCharacter(), QString());
    rename(document, "a");
    connect(&document, &Document::aboutToEdit, [&] { document.setOpenEdit(false); });
    document.setOpenEdit(true);
    document.undo();
    QCOMPARE(document.character().name, std::string("a"));
    document.undo();
    QCOMPARE(document.character().name, std::string("arm"));
}

void tst_document::cleanMarkFollowsTheFile() {
    Document document;
    document.reset(armCharacter(), QStringLiteral("/somewhere/arm.glb"));
    QCOMPARE(document.displayName(), QStringLiteral("arm.glb"));
    QVERIFY(document.undoStack().isClean());
    rename(document, "a");
    QVERIFY(!document.undoStack().isClean());
    document.undoStack().setClean();
    rename(document, "b");
    document.undo();
    QVERIFY(document.undoStack().isClean());
    document.undo();
    QVERIFY(!document.undoStack().isClean());
}

void tst_document::overBudgetTheOldestStepsGo() {
    Document document;
    document.reset(armCharacter(), QString());
    document.setUndoBudget(250);
    for (const char* name : {"a", "b", "c", "d"})
        rename(document, name);
    QVERIFY(document.droppedOldSteps());
    document.undo();
    document.undo();
    QCOMPARE(document.character().name, std::string("b"));
    QVERIFY(!document.canUndo());
    document.undo();
    QCOMPARE(document.character().name, std::string("b"));
    document.redo();
    document.redo();
    QCOMPARE(document.character().name, std::string("d"));
    rename(document, "e");
    document.undo();
    document.undo();
    QCOMPARE(document.character().name, std::string("c"));
    QVERIFY(!document.canUndo());
}

void tst_document::theNewestStepStaysHoweverLarge() {
    Document document;
    document.reset(armCharacter(), QString());
    document.setUndoBudget(10);
    rename(document, "a");
    QVERIFY(document.canUndo());
    document.undo();
    QCOMPARE(document.character().name, std::string("arm"));
}

void tst_document::resetForgetsHistorySelectionAndPlayhead() {
    Document document;
    document.reset(armCharacter(), QString());
    rename(document, "a");
    selectBone(document.session(), BoneIndex(kLower));
    Playhead playhead;
    playhead.clip = ClipIndex(0);
    playhead.time = 0.5;
    document.session().setPlayhead(playhead);
    document.reset(armCharacter(), QString());
    QVERIFY(!document.canUndo() && !document.canRedo());
    QVERIFY(document.undoStack().isClean());
    QVERIFY(document.session().selection().bones.empty());
    QVERIFY(!document.session().playhead().clip.isValid());
    QVERIFY(document.session().selection().activeMesh == MeshInstanceIndex(0));
    // The camera shows all of it.
    const Box3f box = document.derived().shownBounds();
    QVERIFY((document.session().camera().target - box.center().cast<double>()).norm() < 1e-6);
}

void tst_document::everythingIsNewWhenResetIsAnnounced() {
    Document document;
    document.reset(armCharacter(), QString());
    selectBone(document.session(), BoneIndex(kHelper));
    QStringList order;
    connect(&document, &Document::changed, [&](const Change& change) {
        if (!std::holds_alternative<DocumentReset>(change))
            return;
        order << QStringLiteral("reset");
        QVERIFY(document.session().selection().bones.empty());
        QCOMPARE(document.derived().shownFrame().modelFromBone.size(), 0u);
    });
    connect(&document.session(), &Session::selectionChanged,
            [&] { order << QStringLiteral("selection"); });
    connect(&document.derived(), &Derived::frameChanged, [&] { order << QStringLiteral("frame"); });
    document.reset(Character(), QString());
    QCOMPARE(order.first(), QStringLiteral("reset"));
    QVERIFY(order.contains(QStringLiteral("selection")));
    QVERIFY(order.contains(QStringLiteral("frame")));
}

void tst_document::anEmptyDocumentIsEmptyAndWhole() {
    Document document;
    QVERIFY(document.isEmpty());
    QVERIFY(document.derived().shownBounds().isEmpty());
    QVERIFY(!document.derived().pick(Ray()).has_value());
    document.undo();
    document.redo();
    document.reset(armCharacter(), QString());
    QVERIFY(!document.isEmpty());
}

RIGWRIGHT_TEST(tst_document)
#include "tst_document.moc"
