// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Transferring as one step: with a new binding or without, undone to the byte, dropped where the
/// character was edited meanwhile; previews change nothing.
#include "editor/commands/transfer_commands.h"

#include "core/project/project.h"
#include "editor/commands/bone_flag_commands.h"
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
constexpr MeshInstanceIndex kArm{0};
constexpr MeshInstanceIndex kBare{2};

std::vector<std::uint8_t> bytesOf(const Document& document) {
    return *encodeProject(document.character(), "{}");
}

/// The arm with a copy of its mesh that hangs on nothing.
Character armWithBareCopy() {
    Character character = armCharacter();
    MeshInstance bare = character.meshes[0];
    bare.name = "Sleeve";
    bare.binding.reset();
    bare.parent = BoneIndex();
    bare.parentFromMesh = Affine3d::Identity();
    character.meshes.push_back(bare);
    finishCharacter(character);
    return character;
}
} // namespace

class tst_transfer_commands : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        m_document = std::make_unique<Document>();
        m_document->reset(armWithBareCopy(), {});
    }
    void cleanup() { m_document.reset(); }

    void aBareMeshIsBoundInOneStep() {
        const auto before = bytesOf(*m_document);
        TaskRunner tasks(*m_document);
        std::size_t joints = 0;
        TransferJob job = makeJob(kArm, kBare);
        job.done = [&](const MeshTransfer& transfer, const QString& text) {
            joints = transfer.addedJoints;
            QCOMPARE(text, QStringLiteral("Transfer weights from Arm"));
        };
        startTransferTask(*m_document, tasks, job);
        QTRY_COMPARE_WITH_TIMEOUT(joints, std::size_t(2), kPatience);
        QCOMPARE(m_document->undoStack().count(), 1);
        QCOMPARE(m_document->undoStack().undoText(), QStringLiteral("Transfer weights from Arm"));
        const Character& character = m_document->character();
        QCOMPARE(brokenInvariant(character), std::string());
        // It moves as the arm does.
        const std::size_t vertices = character.meshes[0].mesh->vertexCount();
        for (std::size_t v = 0; v < vertices; ++v)
            for (std::uint16_t joint = 0; joint < 2; ++joint) {
                const auto weight = [&](MeshInstanceIndex mesh) {
                    const Binding& binding = *character.meshes[mesh.value()].binding;
                    for (std::size_t j = 0; j < binding.joints.size(); ++j)
                        if (binding.joints[j] == BoneIndex(joint))
                            return binding.weights().weightOf(VertexIndex(v), std::uint16_t(j));
                    return 0.0f;
                };
                QVERIFY(std::abs(weight(kArm) - weight(kBare)) <= 1e-6f);
            }
        (void)m_document->derived().shownFrame();
        const auto after = bytesOf(*m_document);
        for (int i = 0; i < 2; ++i) {
            m_document->undo();
            QVERIFY(bytesOf(*m_document) == before);
            (void)m_document->derived().shownFrame();
            m_document->redo();
            QVERIFY(bytesOf(*m_document) == after);
        }
    }

    void aBoundMeshKeepsItsBinding() {
        bool onlyRows = true;
        connect(m_document.get(), &Document::changed, this, [&](const Change& change) {
            onlyRows = onlyRows && std::holds_alternative<WeightsChanged>(change);
        });
        TransferJob job = makeJob(MeshInstanceIndex(1), kArm); // the cuff hangs on lower alone
        job.request.settings.match.maxDistance = 10.0;
        job.request.settings.match.normalLimit = kPi;
        Result<MeshTransfer> transfer =
            transferToMesh(m_document->character(), m_document->character(), job.request);
        QVERIFY(transfer.has_value());
        QVERIFY(!transfer->changesBinding() && !transfer->result.edit.isEmpty());
        const auto before = bytesOf(*m_document);
        QVERIFY(pushTransfer(*m_document, std::move(*transfer), QStringLiteral("x")));
        m_document->undo();
        QVERIFY(onlyRows);
        QVERIFY(bytesOf(*m_document) == before);
    }

    void nothingNewPushesNothing() {
        const Result<MeshTransfer> transfer = transferToMesh(
            m_document->character(), m_document->character(), makeJob(kArm, kArm).request);
        QVERIFY(transfer.has_value());
        QVERIFY(!pushTransfer(*m_document, *transfer, QStringLiteral("x")));
        QCOMPARE(m_document->undoStack().count(), 0);
    }

    void aPreviewChangesNothing() {
        const auto before = bytesOf(*m_document);
        TaskRunner tasks(*m_document);
        std::size_t vertices = 0;
        TransferJob job = makeJob(kArm, kBare);
        job.done = [&](const MeshTransfer& transfer, const QString&) {
            vertices = transfer.result.edit.vertices.size();
        };
        startTransferPreview(*m_document, tasks, job);
        QTRY_COMPARE_WITH_TIMEOUT(vertices, m_document->character().meshes[2].mesh->vertexCount(),
                                  kPatience);
        QCOMPARE(m_document->undoStack().count(), 0);
        QVERIFY(bytesOf(*m_document) == before);
    }

    void theResultIsDroppedWhereLocksWereEdited() {
        TaskRunner tasks(*m_document);
        QSignalSpy dropped(&tasks, &TaskRunner::inputsChanged);
        TransferJob job = makeJob(kArm, kBare);
        job.done = [](const MeshTransfer&, const QString&) { QFAIL("must not be pushed"); };
        startTransferTask(*m_document, tasks, job);
        setBoneFlag(*m_document, std::array{BoneIndex(0)}, BoneFlag::Locked, true);
        QTRY_COMPARE_WITH_TIMEOUT(dropped.size(), 1, kPatience);
        QCOMPARE(m_document->undoStack().count(), 1);
        QVERIFY(!m_document->character().meshes[2].binding);
    }

    void aSourceWithoutWeightsFailsWithAReason() {
        TaskRunner tasks(*m_document);
        std::string code;
        TransferJob job = makeJob(kBare, kArm);
        job.failed = [&](const Error& error) { code = error.code; };
        startTransferTask(*m_document, tasks, job);
        QTRY_VERIFY_WITH_TIMEOUT(!code.empty(), kPatience);
        QCOMPARE(code, std::string("transfer-no-source"));
        QCOMPARE(m_document->undoStack().count(), 0);
    }

private:
    [[nodiscard]] TransferJob makeJob(MeshInstanceIndex from, MeshInstanceIndex to) const {
        TransferJob job;
        job.request.from = {from};
        job.request.to = to;
        job.request.map = sameBones(m_document->character().skeleton);
        job.from = QString::fromStdString(m_document->character().meshes[from.value()].name);
        return job;
    }

    std::unique_ptr<Document> m_document;
};

RIGWRIGHT_TEST(tst_transfer_commands)
#include "tst_transfer_commands.moc"
