// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Buffers of meshes stay where only bones change, and hold what is shown.
#include "editor/viewport/mesh_views.h"

#include "core/skeleton/move_joints.h"
#include "editor/commands/skeleton_commands.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/viewport/scene_context.h"
#include "tests/editor/viewport/edit_character.h"
#include "tests/editor/viewport/post.h"
#include "tests/support/test_main.h"

#include <QPointer>
#include <QTest>
#include <QWindow>
#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QEntity>
#include <Qt3DRender/QFrameGraphNode>

#include <algorithm>
#include <cstring>
#include <memory>
#include <vector>

using namespace rigwright;
using namespace rigwright::editor;

namespace {

using Buffers = std::vector<QPointer<Qt3DCore::QBuffer>>;

/// Views without a picture: nothing is drawn, but what would travel lies in the buffers.
class Views {
public:
    explicit Views(Document& document) : m_root(new Qt3DCore::QEntity), m_context(m_root) {
        m_context.graph = makeFrameGraph(&m_window, m_root);
        m_context.graph.root->setParent(m_root);
        m_views = std::make_unique<MeshViews>(m_context, document);
    }
    ~Views() {
        m_views.reset();
        delete m_root;
    }
    Views(const Views&) = delete;
    Views& operator=(const Views&) = delete;

    MeshViews* operator->() { return m_views.get(); }

    [[nodiscard]] Buffers buffers() const {
        Buffers found;
        for (Qt3DCore::QBuffer* buffer : m_root->findChildren<Qt3DCore::QBuffer*>())
            found.emplace_back(buffer);
        return found;
    }
    /// What an attribute of the mesh holds.
    [[nodiscard]] QByteArray data(const char* attribute) const {
        for (const Qt3DCore::QAttribute* found : m_root->findChildren<Qt3DCore::QAttribute*>())
            if (found->name() == QLatin1String(attribute))
                return found->buffer()->data();
        return {};
    }

private:
    QWindow m_window;
    Qt3DCore::QEntity* m_root;
    SceneContext m_context;
    std::unique_ptr<MeshViews> m_views;
};

int countAlive(const Buffers& buffers) {
    return int(std::ranges::count_if(buffers, [](const auto& buffer) { return !buffer.isNull(); }));
}

/// The post with all vertices on its lower bone.
std::shared_ptr<const Character> allOnTheLowerBone(const Character& character) {
    auto changed = std::make_shared<Character>(character);
    SkinWeights& rows = changed->meshes[0].binding->weights();
    for (std::size_t v = 0; v < rows.rowCount(); ++v)
        rows.setRow(VertexIndex(v), WeightRow{{0, 1.0f}});
    return changed;
}

} // namespace

class tst_mesh_views : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        m_document = std::make_unique<Document>();
        m_document->reset(test::post(), {});
        m_views = std::make_unique<Views>(*m_document);
        follow();
    }
    void cleanup() {
        m_views.reset();
        m_document.reset();
    }

    void movedJointsLeaveTheBuffersInPlace() {
        const Buffers before = m_views->buffers();
        QVERIFY(before.size() > 4);
        const auto moved = setHead(m_document->character().skeleton, BoneIndex(1),
                                   Vec3d(0.1, 1.2, 0.0), JointSelection());
        QVERIFY(editSkeleton(*m_document, moved, {QStringLiteral("Move")}));
        follow();
        m_document->undo();
        follow();
        QCOMPARE(countAlive(before), int(before.size()));
        QCOMPARE(m_views->buffers().size(), before.size());
    }

    void anotherCharacterHasBuffersOfItsOwn() {
        const Buffers before = m_views->buffers();
        m_document->reset(test::post(), {});
        follow();
        QCOMPARE(countAlive(before), 0);
        QCOMPARE(m_views->buffers().size(), before.size());
    }

    void otherMaterialsAreShown() {
        const Buffers before = m_views->buffers();
        edit([](Character& character) { character.foreign.materials.emplace_back(); },
             DocumentReset());
        follow();
        QCOMPARE(countAlive(before), 0);
    }

    void anUnboundMeshLosesItsRows() {
        QVERIFY(!m_views->data("weights0").isEmpty());
        edit(
            [](Character& character) {
                character.meshes[0].binding.reset();
                finishCharacter(character);
            },
            DocumentReset());
        follow();
        QVERIFY(m_views->data("weights0").isEmpty());
    }

    void otherRowsTravelAndComeBack() {
        const Buffers buffers = m_views->buffers();
        const QByteArray own = m_views->data("weights0");
        m_document->derived().setPreview(allOnTheLowerBone(m_document->character()));
        preview();
        const QByteArray shown = m_views->data("weights0");
        QVERIFY(shown != own);
        m_document->derived().setPreview(nullptr);
        preview();
        QCOMPARE(m_views->data("weights0"), own);
        // The same as steps of the history.
        QVERIFY(replaceCharacter(*m_document, *allOnTheLowerBone(m_document->character()),
                                 {QStringLiteral("Hang all on one")}));
        follow();
        QCOMPARE(m_views->data("weights0"), shown);
        m_document->undo();
        follow();
        QCOMPARE(m_views->data("weights0"), own);
        QCOMPARE(countAlive(buffers), int(buffers.size()));
    }

    void whatWasPaintedIsShownAgainAfterAPreview() {
        const WeightsChanged one{MeshInstanceIndex(0), {}, {VertexIndex(5)}, false};
        edit(
            [](Character& character) {
                character.meshes[0].binding->weights().setRow(VertexIndex(5),
                                                              WeightRow{{0, 0.25f}, {1, 0.75f}});
            },
            one);
        (*m_views)->weightsChanged(one);
        (*m_views)->flush();
        const QByteArray painted = m_views->data("weights0");
        float row[4];
        std::memcpy(row, painted.constData() + 5 * sizeof(row), sizeof(row));
        QCOMPARE(row[1], 0.75f);
        m_document->derived().setPreview(allOnTheLowerBone(m_document->character()));
        preview();
        QVERIFY(m_views->data("weights0") != painted);
        m_document->derived().setPreview(nullptr);
        preview();
        QCOMPARE(m_views->data("weights0"), painted);
    }

private:
    void follow() {
        (*m_views)->followCharacter();
        (*m_views)->rebuildOutgrown();
        (*m_views)->followBoneTable();
        (*m_views)->followFrame();
        (*m_views)->flush();
    }
    void preview() {
        QVERIFY((*m_views)->followPreview());
        (*m_views)->followFrame();
        (*m_views)->flush();
    }
    void edit(std::function<void(Character&)> change, const Change& announced) {
        m_document->push(
            std::make_unique<test::EditCharacter>(*m_document, std::move(change), announced));
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<Views> m_views;
};

RIGWRIGHT_TEST(tst_mesh_views)
#include "tst_mesh_views.moc"
