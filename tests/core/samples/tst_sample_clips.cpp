// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The clips of the built-in characters: they loop, they are smooth, the feet stand still.
#include "core/animation/sample.h"
#include "core/character/evaluate_frame.h"
#include "core/samples/samples.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

using namespace rigwright;

namespace {

Character sample(const char* name) {
    Result<Character> result = makeSample(name);
    if (!result)
        qFatal("sample %s: %s", name, result.error().detail.c_str());
    return std::move(result).value();
}

FrameResult frameAt(const Character& character, double time) {
    FrameRequest request;
    request.clip = ClipSource{ClipIndex(0), time};
    request.cpuMeshes = {MeshInstanceIndex(0)};
    FrameCaches caches;
    FrameState state;
    FrameResult result;
    evaluateFrame(character, request, caches, state, result);
    return result;
}

/// Vertices held by the bones whose names start with a prefix (weight at least 0.999 together).
std::vector<std::size_t> verticesOf(const Character& character, const std::string& prefix) {
    const Binding& binding = *character.meshes.front().binding;
    std::vector<std::size_t> result;
    for (std::size_t v = 0; v < binding.weights().rowCount(); ++v) {
        const RowView row = binding.weights().row(VertexIndex(v));
        float held = 0.0f;
        for (std::size_t i = 0; i < row.size(); ++i)
            if (character.skeleton.names[binding.joints[row.bones[i]].value()].starts_with(prefix))
                held += row.weights[i];
        if (held >= 0.999f)
            result.push_back(v);
    }
    return result;
}

} // namespace

class tst_sample_clips : public QObject {
    Q_OBJECT

private:
    static void bothClips() {
        QTest::addColumn<QString>("sampleName");
        QTest::addColumn<QString>("clipName");
        QTest::newRow("idle") << "mannequin"
                              << "Idle";
        QTest::newRow("sway") << "tail"
                              << "Sway";
    }
    static Character fetched() {
        QFETCH(QString, sampleName);
        return sample(sampleName.toStdString().c_str());
    }

private slots:
    void clipsHaveTheirNamesAndStartAtZero_data() { bothClips(); }
    void clipsHaveTheirNamesAndStartAtZero() {
        QFETCH(QString, clipName);
        const Character character = fetched();
        QCOMPARE(character.clips.size(), std::size_t(1));
        const Clip& clip = *character.clips.front();
        QCOMPARE(QString::fromStdString(clip.name), clipName);
        QCOMPARE(clip.start, 0.0);
        QVERIFY(clip.duration >= 1.0 && clip.duration <= 6.0);
    }

    void theLastKeyIsTheFirstAgain_data() { bothClips(); }
    void theLastKeyIsTheFirstAgain() {
        const Character character = fetched();
        for (const Channel& channel : character.clips.front()->channels) {
            const bool spline = channel.interpolation == Interpolation::CubicSpline;
            const std::size_t group = channel.width * (spline ? 3 : 1);
            QCOMPARE(channel.values.size(), group * channel.times.size());
            QVERIFY(std::equal(channel.values.begin(), channel.values.begin() + long(group),
                               channel.values.end() - long(group)));
        }
    }

    void theSurfaceAtTheEndIsThatOfTheStart_data() { bothClips(); }
    void theSurfaceAtTheEndIsThatOfTheStart() {
        const Character character = fetched();
        const FrameResult first = frameAt(character, 0.0);
        const FrameResult last = frameAt(character, character.clips.front()->duration);
        for (std::size_t v = 0; v < first.vertices.front().positions.size(); ++v)
            QVERIFY(
                (first.vertices.front().positions[v] - last.vertices.front().positions[v]).norm() <
                1e-6f);
    }

    void nothingJumpsFromFrameToFrame_data() { bothClips(); }
    void nothingJumpsFromFrameToFrame() {
        const Character character = fetched();
        FrameResult before = frameAt(character, 0.0);
        float longest = 0.0f;
        for (double t = 1.0 / 60; t < character.clips.front()->duration; t += 1.0 / 60) {
            const FrameResult now = frameAt(character, t);
            for (std::size_t v = 0; v < now.vertices.front().positions.size(); ++v)
                longest = std::max(longest, (now.vertices.front().positions[v] -
                                             before.vertices.front().positions[v])
                                                .norm());
            before = now;
        }
        // Something moves, and nothing faster than 1.5 m/s.
        QVERIFY(longest > 0.0001f);
        QVERIFY2(longest < 0.025f, std::to_string(longest).c_str());
    }

    void feetStandStillWhileIdle() {
        const Character character = sample("mannequin");
        const Mesh& mesh = *character.meshes.front().mesh;
        std::vector<std::size_t> feet = verticesOf(character, "foot");
        const std::vector<std::size_t> toes = verticesOf(character, "toe");
        feet.insert(feet.end(), toes.begin(), toes.end());
        QVERIFY(feet.size() > 200);
        float farthest = 0.0f;
        for (int i = 0; i <= 97; ++i) {
            const FrameResult frame = frameAt(character, 4.0 * i / 97);
            for (const std::size_t v : feet)
                farthest = std::max(
                    farthest, (frame.vertices.front().positions[v] - mesh.positions[v]).norm());
        }
        QVERIFY2(farthest < 0.001f, std::to_string(farthest).c_str());
    }

    void theIdleArmsHangAtTheSidesWithoutTouchingTheBody() {
        const Character character = sample("mannequin");
        const FrameResult frame = frameAt(character, 1.0);
        const auto at = [&](const char* name) {
            return frame.modelFromBone[findBone(character.skeleton, name).value()].translation();
        };
        for (const char* side : {".L", ".R"}) {
            const std::string s = side;
            const Vec3d shoulder = at(("upper_arm" + s).c_str());
            const Vec3d elbow = at(("lower_arm" + s).c_str());
            const Vec3d hand = at(("hand" + s).c_str());
            const double angle = std::asin((shoulder - elbow).normalized().y()) * 180.0 / kPi;
            QVERIFY2(angle > 60.0 && angle < 80.0, std::to_string(angle).c_str());
            QVERIFY(hand.y() < elbow.y());
            QVERIFY(std::abs(hand.x()) > 0.22);
        }
    }
};

RIGWRIGHT_TEST(tst_sample_clips)
#include "tst_sample_clips.moc"
