// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Appending as one step: undone to the byte, dropped where the character was edited meanwhile.
#include "editor/commands/append_commands.h"

#include "core/io/append_character.h"
#include "core/project/project.h"
#include "editor/commands/bone_flag_commands.h"
#include "editor/commands/pose_library_commands.h"
#include "editor/document/derived.h"
#include "tests/support/arm_character.h"
#include "tests/support/builders.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QTest>

#include <array>
#include <memory>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {
constexpr int kPatience = 20000; // ms

std::vector<std::uint8_t> bytesOf(const Document& document) {
    return *encodeProject(document.character(), "{}");
}

AppendRequest everythingOf(const Character& source, const Character& target) {
    AppendRequest request = requestFor(source, target, BoneMatching::Names);
    for (std::size_t i = 0; i < source.clips.size(); ++i)
        request.clips.emplace_back(i);
    for (std::size_t i = 0; i < source.meshes.size(); ++i)
        request.meshes.emplace_back(i);
    request.skeleton = true;
    return request;
}
} // namespace

class tst_append_commands : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        m_document = std::make_unique<Document>();
        m_document->reset(barCharacter(), {});
        m_source = std::make_shared<const Character>(armCharacter());
    }
    void cleanup() { m_document.reset(); }

    void aStepIsUndoneAndRedoneToTheByte() {
        savePose(*m_document, QStringLiteral("before"));
        const auto before = bytesOf(*m_document);
        QVERIFY(push());
        QCOMPARE(m_document->undoStack().undoText(), QStringLiteral("Append from arm.glb"));
        QCOMPARE(brokenInvariant(m_document->character()), std::string());
        const auto after = bytesOf(*m_document);
        QVERIFY(after != before);
        for (int i = 0; i < 2; ++i) {
            m_document->undo();
            QVERIFY(bytesOf(*m_document) == before);
            m_document->redo();
            QVERIFY(bytesOf(*m_document) == after);
        }
    }

    void whatIsNewIsShown() {
        QVERIFY(push());
        const Session& session = m_document->session();
        QCOMPARE(session.playhead().clip, ClipIndex(0));
        QCOMPARE(session.selection().activeMesh, MeshInstanceIndex(1));
    }

    void undoLeavesNothingOfItInTheSession() {
        QVERIFY(push());
        Session& session = m_document->session();
        const std::size_t bones = m_document->character().skeleton.boneCount();
        Selection selection;
        selection.bones = {BoneIndex(0), BoneIndex(bones - 1)};
        selection.activeBone = BoneIndex(bones - 1);
        selection.activeMesh = MeshInstanceIndex(2);
        session.setSelection(selection);
        session.setIsolated(MeshInstanceIndex(2));
        session.setHovered(HoveredVertex{MeshInstanceIndex(1), VertexIndex(0)});
        session.setSelectedVertices(MeshInstanceIndex(1), {VertexIndex(0)});
        (void)m_document->derived().shownFrame();
        m_document->undo();
        QCOMPARE(session.selection().bones, std::vector{BoneIndex(0)});
        QVERIFY(!session.playhead().clip.isValid());
        QCOMPARE(session.selection().activeMesh, MeshInstanceIndex(0));
        QVERIFY(!session.isolated().isValid());
        QVERIFY(!session.hovered().has_value());
        QVERIFY(session.selectedVertices(MeshInstanceIndex(1)).empty());
        QCOMPARE(m_document->derived().shownFrame().pose.local.size(),
                 m_document->character().skeleton.boneCount());
    }

    void nothingNewPushesNothing() {
        Appended nothing;
        nothing.character = m_document->character();
        nothing.firstBone = nothing.character.skeleton.boneCount();
        nothing.firstMesh = nothing.character.meshes.size();
        nothing.firstClip = nothing.character.clips.size();
        QVERIFY(!pushAppended(*m_document, nothing, QStringLiteral("x")));
        QCOMPARE(m_document->undoStack().count(), 0);
    }

    void theTextSaysWhatCame() {
        AppendRequest request = requestFor(*m_source, m_document->character(), BoneMatching::Names);
        request.skeleton = true;
        request.clips = {ClipIndex(0)};
        pushAppended(*m_document, *appendCharacter(m_document->character(), *m_source, request),
                     QStringLiteral("arm.glb"));
        QCOMPARE(m_document->undoStack().undoText(), QStringLiteral("Append clip bend"));
        m_document->undo();
        request.clips.clear();
        pushAppended(*m_document, *appendCharacter(m_document->character(), *m_source, request),
                     QStringLiteral("arm.glb"));
        QVERIFY(m_document->undoStack().undoText().contains(QStringLiteral("from arm.glb")));
    }

    void theTaskDoesTheSameBesideTheWork() {
        TaskRunner tasks(*m_document);
        bool done = false;
        AppendJob job = makeJob();
        job.done = [&](const Findings& findings) {
            done = true;
            QVERIFY(!findings.empty());
        };
        startAppendTask(*m_document, tasks, job);
        QTRY_VERIFY_WITH_TIMEOUT(done, kPatience);
        const auto byTask = bytesOf(*m_document);
        m_document->undo();
        QVERIFY(push());
        QVERIFY(bytesOf(*m_document) == byTask);
    }

    void theResultIsDroppedWhereTheCharacterWasEdited() {
        TaskRunner tasks(*m_document);
        QSignalSpy dropped(&tasks, &TaskRunner::inputsChanged);
        AppendJob job = makeJob();
        job.done = [](const Findings&) { QFAIL("must not be pushed"); };
        startAppendTask(*m_document, tasks, job);
        setBoneFlag(*m_document, std::array{BoneIndex(0)}, BoneFlag::Locked, true);
        QTRY_COMPARE_WITH_TIMEOUT(dropped.size(), 1, kPatience);
        QCOMPARE(m_document->undoStack().count(), 1);
        QCOMPARE(m_document->character().meshes.size(), std::size_t(1));
    }

    void posesSavedMeanwhileStay() {
        TaskRunner tasks(*m_document);
        QSignalSpy finished(&tasks, &TaskRunner::finished);
        int done = 0;
        AppendJob job = makeJob();
        job.done = [&](const Findings&) { ++done; };
        startAppendTask(*m_document, tasks, job);
        savePose(*m_document, QStringLiteral("meanwhile"));
        // The first result does not know the pose; the second is worked out beside the work as
        // well.
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 2, kPatience);
        QCOMPARE(done, 1);
        QCOMPARE(m_document->undoStack().count(), 2);
        QCOMPARE(m_document->character().poseLibrary.size(), std::size_t(1));
        QCOMPARE(m_document->character().poseLibrary[0]->name, std::string("meanwhile"));
        QCOMPARE(brokenInvariant(m_document->character()), std::string());
    }

    void aRequestForNothingFails() {
        TaskRunner tasks(*m_document);
        std::string code;
        AppendJob job = makeJob();
        job.request = requestFor(*m_source, m_document->character(), BoneMatching::Names);
        job.failed = [&](const Error& error) { code = error.code; };
        startAppendTask(*m_document, tasks, job);
        savePose(*m_document, QStringLiteral("meanwhile")); // makes it try again, in vain as well
        QTRY_VERIFY_WITH_TIMEOUT(!code.empty(), kPatience);
        QCOMPARE(code, std::string("append-nothing"));
        QCOMPARE(m_document->undoStack().count(), 1); // the pose
    }

private:
    [[nodiscard]] AppendJob makeJob() const {
        AppendJob job;
        job.source = m_source;
        job.request = everythingOf(*m_source, m_document->character());
        job.from = QStringLiteral("arm.glb");
        return job;
    }
    bool push() {
        const Character& target = m_document->character();
        auto appended = appendCharacter(target, *m_source, everythingOf(*m_source, target));
        return appended &&
               pushAppended(*m_document, std::move(*appended), QStringLiteral("arm.glb"));
    }

    std::unique_ptr<Document> m_document;
    std::shared_ptr<const Character> m_source;
};

RIGWRIGHT_TEST(tst_append_commands)
#include "tst_append_commands.moc"
