// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Whatever a user does in whatever order, undo leads back to the very bytes that it began with.
#include "core/project/project.h"
#include "core/samples/samples.h"
#include "core/skeleton/skeleton.h"
#include "editor/commands/bone_flag_commands.h"
#include "editor/commands/mesh_commands.h"
#include "editor/commands/pose_clipboard.h"
#include "editor/commands/pose_commands.h"
#include "editor/commands/rig_commands.h"
#include "editor/commands/weight_commands.h"
#include "editor/commands/weight_tasks.h"
#include "editor/document/derived.h"
#include "tests/support/arm_character.h"
#include "tests/support/pointer_script.h"
#include "tests/support/random_rig_edit.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QTest>

#include <array>
#include <functional>
#include <memory>
#include <random>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

constexpr int kCommands = 500;
const Vec2d kPicture(800.0, 600.0);

std::vector<std::uint8_t> bytesOf(const Document& document) {
    Result<std::vector<std::uint8_t>> bytes = encodeProject(document.character(), "{}");
    return bytes ? std::move(bytes).value() : std::vector<std::uint8_t>();
}

/// A user without a plan. The same seed does the same.
class Fidgeter {
public:
    Fidgeter(Document& document, std::uint32_t seed)
        : m_document(document), m_stage(document), m_tasks(document),
          m_script(document, m_stage, kPicture), m_random(seed) {}

    ToolStage& stage() { return m_stage; }

    void doSomething() {
        using Deed = void (Fidgeter::*)();
        static constexpr Deed kDeeds[] = {
            &Fidgeter::stroke, &Fidgeter::stroke,    &Fidgeter::stroke,   &Fidgeter::stroke,
            &Fidgeter::modal,  &Fidgeter::modal,     &Fidgeter::gizmo,    &Fidgeter::flags,
            &Fidgeter::meshes, &Fidgeter::pose,      &Fidgeter::pose,     &Fidgeter::clipboard,
            &Fidgeter::fill,   &Fidgeter::operation, &Fidgeter::history,  &Fidgeter::history,
            &Fidgeter::look,   &Fidgeter::choose,    &Fidgeter::choose,   &Fidgeter::brush,
            &Fidgeter::rig,    &Fidgeter::rig,       &Fidgeter::controls,
        };
        (this->*kDeeds[below(std::size(kDeeds))])();
    }

private:
    std::size_t below(std::size_t count) {
        return std::uniform_int_distribution<std::size_t>(0, count - 1)(m_random);
    }
    bool chance(double part) { return std::bernoulli_distribution(part)(m_random); }
    double real(double low, double high) {
        return std::uniform_real_distribution<double>(low, high)(m_random);
    }
    BoneIndex bone() { return BoneIndex(below(m_document.character().skeleton.boneCount())); }
    std::vector<BoneIndex> bones() {
        std::vector<BoneIndex> some{bone()};
        while (chance(0.4))
            some.push_back(bone());
        return some;
    }
    MeshInstanceIndex mesh() {
        return chance(0.3) ? MeshInstanceIndex()
                           : MeshInstanceIndex(below(m_document.character().meshes.size()));
    }
    /// Mostly on the character, which a framed camera has in the middle.
    Vec2d place() { return {real(0.25, 0.75) * kPicture.x(), real(0.1, 0.9) * kPicture.y()}; }

    void stroke() {
        m_stage.setCurrent(chance(0.7) ? QStringLiteral("paint") : QStringLiteral("smooth"));
        m_script.modifiers = {.shift = chance(0.2), .control = chance(0.2)};
        Vec2d at = place();
        m_script.press(at);
        for (std::size_t leg = 0, legs = 1 + below(3); leg < legs; ++leg) {
            const Vec2d next = place();
            m_script.moveAlong(at, next, 4);
            at = next;
            if (chance(0.05))
                m_document.undo(); // in the middle: ends the stroke
            if (chance(0.05))
                m_script.key(Qt::Key_Escape);
        }
        m_script.modifiers = {};
        m_script.release(at);
    }
    void modal() {
        m_stage.setCurrent(chance(0.5) ? QStringLiteral("select") : QStringLiteral("rotate"));
        m_script.move(place());
        static constexpr int kKeys[] = {Qt::Key_G, Qt::Key_R, Qt::Key_S};
        m_script.key(kKeys[below(3)]);
        if (chance(0.5))
            m_script.key(chance(0.5) ? Qt::Key_X : Qt::Key_Z);
        m_script.move(place());
        m_script.key(chance(0.7) ? Qt::Key_Return : Qt::Key_Escape);
    }
    void gizmo() {
        m_stage.setCurrent(chance(0.5) ? QStringLiteral("move") : QStringLiteral("rotate"));
        const BoneIndex active = m_document.session().selection().activeBone;
        if (!active.isValid())
            return;
        const Vec2d head = m_script.headOf(active.value());
        m_script.drag(head + Vec2d(real(-90.0, 90.0), real(-90.0, 90.0)), place(), 5);
        m_script.key(Qt::Key_Escape);
    }
    void flags() {
        const BoneFlag flag = chance(0.5) ? BoneFlag::Locked : BoneFlag::Hidden;
        if (chance(0.3))
            setBoneFlagExclusively(m_document, bones(), flag, chance(0.5));
        else
            setBoneFlag(m_document, bones(), flag, chance(0.3));
    }
    void meshes() {
        if (chance(0.5))
            setMeshVisible(m_document,
                           MeshInstanceIndex(below(m_document.character().meshes.size())),
                           chance(0.7));
        else
            setSkinningMethod(m_document, mesh(),
                              chance(0.5) ? SkinningMethod::LinearBlend
                                          : SkinningMethod::DualQuaternion);
    }
    void pose() {
        if (chance(0.3)) {
            static constexpr PoseChannel kChannels[] = {PoseChannel::Translation,
                                                        PoseChannel::Rotation, PoseChannel::Scale,
                                                        PoseChannel::All};
            resetPose(m_document, bones(), kChannels[below(4)]);
            return;
        }
        const BoneIndex which = bone();
        Transform local = shownPose(m_document).local[which.value()];
        local.rotation = Quatd(Eigen::AngleAxisd(real(-1.0, 1.0), Vec3d::UnitX())) * local.rotation;
        local.translation += Vec3d(real(-0.01, 0.01), real(-0.01, 0.01), 0.0);
        const std::uint64_t token = chance(0.5) ? 1 + below(2) : 0;
        poseBones(m_document, std::vector{BonePose{which, local}}, QStringLiteral("Pose"), token);
    }
    void clipboard() {
        switch (below(4)) {
        case 0:
            m_clipboard = copyPose(m_document, bones());
            break;
        case 1:
            pastePose(m_document, m_clipboard, chance(0.5));
            break;
        case 2:
            mirrorWholePose(m_document);
            break;
        default:
            resetChain(m_document, bones());
        }
    }
    void rig() {
        const RandomRigEdit next = randomRigEdit(m_document.character(), m_random);
        editRig(m_document, next.edit,
                {.text = QString::fromStdString(next.what),
                 .mergeToken = chance(0.2) ? 1 + below(2) : 0});
    }
    void controls() {
        const Rig& rig = rigOf(m_document.character());
        if (rig.controls.empty())
            return;
        const ControlIndex which(below(rig.controls.size()));
        switch (below(5)) {
        case 0:
            resetControls(m_document, std::array{which}, PoseChannel::All);
            break;
        case 1:
            setControlSpace(m_document, which,
                            chance(0.5) ? ControlSpace::World : ControlSpace::Parent, {});
            break;
        case 2:
            if (!rig.handles.empty())
                switchKinematics(m_document, IkHandleIndex(below(rig.handles.size())), chance(0.5));
            break;
        case 3:
            if (!rig.handles.empty())
                setIkWeight(m_document, IkHandleIndex(below(rig.handles.size())), real(0.0, 1.0));
            break;
        default: {
            Transform value = shownPose(m_document).controls[which.value()];
            value.translation += Vec3d(real(-0.1, 0.1), real(-0.1, 0.1), real(-0.1, 0.1));
            const std::uint64_t token = chance(0.5) ? 1 + below(2) : 0;
            poseControls(m_document, std::array{ControlPose{which, value}},
                         QStringLiteral("Control"), token);
        }
        }
    }
    void fill() {
        if (chance(0.5)) {
            normaliseWeights(m_document, mesh());
            return;
        }
        BrushSettings settings;
        settings.mode = BrushMode(below(5));
        settings.value = float(real(0.0, 1.0));
        settings.strength = float(real(0.0, 1.0));
        settings.maxInfluences = below(5);
        fillWeights(m_document, settings);
    }
    void operation() {
        WeightOperation operation;
        switch (below(5)) {
        case 0:
            operation = smoothingOperation(1 + below(3), float(real(0.0, 1.0)), below(5));
            break;
        case 1:
            operation = pruningOperation(float(real(0.0, 0.4)));
            break;
        case 2:
            operation = limitOperation(1 + below(4));
            break;
        case 3:
            operation = mirrorOperation(chance(0.5), below(5));
            break;
        default:
            operation = twinsOperation();
        }
        QSignalSpy finished(&m_tasks, &TaskRunner::finished);
        startWeightTask(m_document, m_tasks, mesh(), operation);
        if (chance(0.3))
            stroke(); // the result may come too late then
        if (m_tasks.count() > 0)
            QVERIFY(!finished.isEmpty() || finished.wait(60000));
    }
    void history() {
        switch (below(3)) {
        case 0:
            m_document.undo();
            break;
        case 1:
            m_document.redo();
            break;
        default: {
            // Mostly a little way, so that histories grow long.
            const int index = m_document.undoStack().index();
            m_document.goToStep(std::max(0, index - int(below(6))));
        }
        }
    }
    void look() {
        Session& session = m_document.session();
        Playhead playhead = session.playhead();
        playhead.clip =
            chance(0.3) && !m_document.character().clips.empty() ? ClipIndex(0) : ClipIndex();
        playhead.time = real(0.0, 1.0);
        playhead.playing = chance(0.1);
        session.setPlayhead(playhead);
        Camera camera = session.camera();
        camera.yaw = real(-3.0, 3.0);
        session.setCamera(
            framing(camera, m_document.derived().shownBounds(), kPicture.x() / kPicture.y()));
    }
    void choose() {
        Selection selection;
        selection.activeMesh = MeshInstanceIndex(below(m_document.character().meshes.size()));
        if (chance(0.9)) {
            selection.activeBone = bone();
            selection.bones = {selection.activeBone};
        }
        const std::size_t controls = rigOf(m_document.character()).controls.size();
        if (controls > 0 && chance(0.3))
            selection.activeControl = ControlIndex(below(controls));
        m_document.session().setSelection(selection);
    }
    void brush() {
        BrushValues values = m_stage.brushOptions().values();
        values.mode = BrushMode(below(5));
        values.radiusPixels = real(1.0, 300.0);
        values.strength = real(0.0, 1.0);
        values.value = real(0.0, 1.0);
        values.accumulate = chance(0.3);
        values.surfaceOnly = chance(0.6);
        values.xMirror = chance(0.4);
        values.autoNormalise = chance(0.9);
        values.limitInfluences = chance(0.7);
        values.maxInfluences = int(1 + below(6));
        m_stage.brushOptions().setValues(values);
    }

    Document& m_document;
    ToolStage m_stage;
    TaskRunner m_tasks;
    PointerScript m_script;
    std::mt19937 m_random;
    QByteArray m_clipboard;
};

} // namespace

class tst_random_commands : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void undoLeadsBackToTheSameBytesAndRedoForth_data() {
        QTest::addColumn<QString>("sample");
        QTest::addColumn<std::uint32_t>("seed");
        for (const std::uint32_t seed : {1u, 2u, 3u})
            QTest::addRow("arm with twins, seed %u", seed) << QString() << seed;
        for (const std::uint32_t seed : {4u, 5u})
            QTest::addRow("mannequin, seed %u", seed) << QStringLiteral("mannequin") << seed;
    }
    void undoLeadsBackToTheSameBytesAndRedoForth() {
        QFETCH(QString, sample);
        QFETCH(std::uint32_t, seed);
        Document document;
        document.reset(sample.isEmpty() ? armCharacter()
                                        : std::move(makeSample(sample.toStdString())).value(),
                       {});
        const std::vector<std::uint8_t> start = bytesOf(document);
        QVERIFY(!start.empty());
        Fidgeter fidgeter(document, seed);
        for (int i = 0; i < kCommands; ++i) {
            fidgeter.doSomething();
            QVERIFY2(!fidgeter.stage().isBusy(), "a stuck mode");
        }
        QVERIFY(!document.droppedOldSteps());
        const int steps = document.undoStack().index();
        QVERIFY2(steps > 20, "it did too little to prove anything");
        const std::vector<std::uint8_t> end = bytesOf(document);
        QVERIFY(end != start);
        while (document.canUndo())
            document.undo();
        QVERIFY2(bytesOf(document) == start, "undo did not lead back");
        while (document.undoStack().index() < steps)
            document.redo();
        QVERIFY2(bytesOf(document) == end, "redo did not lead forth");
        document.goToStep(0);
        QVERIFY(bytesOf(document) == start);
    }
};

RIGWRIGHT_TEST(tst_random_commands)
#include "tst_random_commands.moc"
