// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Sampling against closed forms of glTF 2.0, appendix C.
#include "core/animation/sample.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <array>
#include <cmath>
#include <limits>
#include <random>

using namespace rigwright;
using namespace rigwright::test;

namespace {

Channel channelOf(ChannelTarget target, Interpolation interpolation, std::vector<float> times,
                  std::vector<float> values, std::uint32_t width = 3) {
    Channel channel;
    channel.target = target;
    channel.interpolation = interpolation;
    channel.bone = BoneIndex(0);
    channel.mesh = MeshInstanceIndex(0);
    channel.width = target == ChannelTarget::Rotation ? 4 : width;
    channel.times = std::move(times);
    channel.values = std::move(values);
    return channel;
}

Eigen::VectorXd sampled(const Channel& channel, double time) {
    std::vector<float> value(channel.width, -77.0f);
    sampleChannel(channel, time, value);
    return Eigen::Map<Eigen::VectorXf>(value.data(), Eigen::Index(value.size())).cast<double>();
}

Quatd sampledRotation(const Channel& channel, double time) {
    return Quatd(Vec4d(sampled(channel, time)));
}

void append(std::vector<float>& values, const Quatd& q) {
    for (const double c : {q.x(), q.y(), q.z(), q.w()})
        values.push_back(float(c));
}

/// Rotations about +Y by these angles, as keys.
Channel aboutY(Interpolation interpolation, std::vector<float> times,
               const std::vector<double>& degrees) {
    std::vector<float> values;
    for (const double angle : degrees)
        append(values, turn(Vec3d::UnitY(), angle).rotation);
    return channelOf(ChannelTarget::Rotation, interpolation, std::move(times), std::move(values));
}

double degreesAboutY(const Quatd& q) {
    return 2.0 * std::atan2(q.y(), q.w()) * 180.0 / kPi;
}

constexpr std::array kAll{Interpolation::Linear, Interpolation::Step, Interpolation::CubicSpline};

/// Three keys of translation at irregular times, with tangents where they are asked for.
Channel threeKeys(Interpolation interpolation) {
    const std::array<Vec3d, 3> keys{Vec3d(1, 2, 3), Vec3d(-4, 5, 0.5), Vec3d(7, -8, 9)};
    std::vector<float> values;
    for (int i = 0; i < 3; ++i) {
        const bool cubic = interpolation == Interpolation::CubicSpline;
        for (int group = cubic ? 0 : 1; group < (cubic ? 3 : 2); ++group)
            for (int c = 0; c < 3; ++c)
                values.push_back(
                    float(group == 1 ? keys[std::size_t(i)][c] : 3.0 * (group - 1) + i - c));
    }
    return channelOf(ChannelTarget::Translation, interpolation, {0.5f, 1.25f, 3.0f}, values);
}

} // namespace

class tst_sample : public QObject {
    Q_OBJECT
private slots:
    void keysHoldOutsideTheirRange() {
        for (const Interpolation interpolation : kAll) {
            const Channel channel = threeKeys(interpolation);
            for (const double before : {-1e30, -1.0, 0.0, 0.5})
                VERIFY_NEAR(sampled(channel, before), Vec3d(1, 2, 3), 0.0);
            for (const double after : {3.0, 3.1, 100.0, 1e30})
                VERIFY_NEAR(sampled(channel, after), Vec3d(7, -8, 9), 0.0);
        }
    }
    void aMomentOnAKeyIsTheKeyBitForBit() {
        for (const Interpolation interpolation : kAll)
            VERIFY_NEAR(sampled(threeKeys(interpolation), 1.25), Vec3d(-4, 5, 0.5), 0.0);
    }
    void stepHoldsUntilTheNextKey() {
        const Channel channel = threeKeys(Interpolation::Step);
        VERIFY_NEAR(sampled(channel, 1.2499), Vec3d(1, 2, 3), 0.0);
        VERIFY_NEAR(sampled(channel, 2.9999), Vec3d(-4, 5, 0.5), 0.0);
    }
    void linearIsAStraightLine() {
        const Channel channel = threeKeys(Interpolation::Linear);
        for (double time = 0.5; time < 1.25; time += 0.05) {
            const double t = (time - 0.5) / 0.75;
            VERIFY_NEAR(sampled(channel, time), Vec3d(Vec3d(1, 2, 3) + t * Vec3d(-5, 3, -2.5)),
                        1e-6);
        }
    }
    /// The spline is the one cubic with these ends and slopes: sampled from arbitrary cubics, whose
    /// tangents are their derivatives, it must give the cubics back.
    void cubicSplineReproducesEveryCubic() {
        std::mt19937 random(1);
        std::uniform_real_distribution<double> unit(-1.0, 1.0);
        for (int i = 0; i < 100; ++i) {
            const std::array<double, 4> c{unit(random), unit(random), unit(random), unit(random)};
            const auto value = [&](double x) { return c[0] + x * (c[1] + x * (c[2] + x * c[3])); };
            const auto slope = [&](double x) { return c[1] + x * (2 * c[2] + x * 3 * c[3]); };
            std::vector<float> times;
            std::vector<float> values;
            for (const double time : {0.25, 1.0, 1.5}) {
                times.push_back(float(time));
                for (const double v : {slope(time), value(time), slope(time)})
                    values.push_back(float(v));
            }
            const Channel channel = channelOf(ChannelTarget::MorphWeights,
                                              Interpolation::CubicSpline, times, values, 1);
            for (double time = 0.25; time <= 1.5; time += 0.03125)
                VERIFY_NEAR(sampled(channel, time)[0], value(time), 2e-6);
        }
    }
    /// At u = 1/4 of a span of 2 s the basis is 27/32, 9/64, 5/32, -3/64 (tangents times 2 s).
    void cubicSplineAtAQuarterOfASpan() {
        const Channel channel =
            channelOf(ChannelTarget::Translation, Interpolation::CubicSpline, {1, 3},
                      {99, 99, 99, 1, 0, 0, 0, 1, 0,   // value x, out y
                       0, 0, 1, 1, 1, 1, 99, 99, 99}); // in z, value all
        const double vb = 5.0 / 32.0;
        VERIFY_NEAR(sampled(channel, 1.5),
                    Vec3d(27.0 / 32.0 + vb, 2.0 * 9.0 / 64.0 + vb, -2.0 * 3.0 / 64.0 + vb), 1e-6);
    }
    void linearRotationsTurnAtConstantSpeed() {
        const Channel channel = aboutY(Interpolation::Linear, {0, 2}, {0, 120});
        for (double time = 0.0; time <= 2.0; time += 0.1)
            VERIFY_NEAR(degreesAboutY(sampledRotation(channel, time)), 60.0 * time, 1e-4);
    }
    void linearRotationsTakeTheShortWay() {
        VERIFY_NEAR(sampledRotation(aboutY(Interpolation::Linear, {0, 1}, {10, 350}), 0.5),
                    Quatd::Identity(), 1e-6);
        Channel channel = aboutY(Interpolation::Linear, {0, 1}, {10, 50});
        for (std::size_t i = 4; i < 8; ++i)
            channel.values[i] *= -1.0f;
        VERIFY_NEAR(sampledRotation(channel, 0.5), turn(Vec3d::UnitY(), 30).rotation, 1e-6);
    }
    void rotationsAreUnitWhateverTheKeysSay() {
        std::mt19937 random(2);
        for (const Interpolation interpolation : kAll) {
            std::vector<float> values;
            const int groups = interpolation == Interpolation::CubicSpline ? 3 : 1;
            for (int i = 0; i < 5 * 4 * groups; ++i)
                values.push_back(float(int(random() % 2001) - 1000) / 700.0f);
            const Channel channel =
                channelOf(ChannelTarget::Rotation, interpolation, {0, 1, 2, 3, 4}, values);
            for (double time = -0.5; time < 4.5; time += 0.07)
                VERIFY_NEAR(sampledRotation(channel, time).norm(), 1.0, 1e-6);
        }
    }
    /// By the specification: the components as in any spline, then normalised.
    void cubicRotationsAreTheNormalisedSpline() {
        std::vector<float> values;
        const Quatd a = turn(Vec3d::UnitY(), 20).rotation;
        const Quatd b = turn(Vec3d::UnitX(), 70).rotation;
        const Vec4d outA(0.1, 0.2, -0.3, 0.4);
        const Vec4d inB(-0.2, 0.5, 0.1, 0.3);
        append(values, Quatd(0, 0, 0, 0));
        append(values, a);
        append(values, Quatd(outA));
        append(values, Quatd(inB));
        append(values, b);
        append(values, Quatd(0, 0, 0, 0));
        const Channel channel = channelOf(ChannelTarget::Rotation, Interpolation::CubicSpline,
                                          {0, 2}, std::move(values));
        // At u = 1/2 the Hermite basis is 1/2, 1/8, 1/2, -1/8, the tangents times the 2 seconds.
        const Vec4d expected = 0.5 * a.coeffs() + 0.25 * outA + 0.5 * b.coeffs() - 0.25 * inB;
        VERIFY_NEAR(sampledRotation(channel, 1.0).coeffs(), expected.normalized(), 1e-6);
    }
    void zeroQuaternionsAreDefined() {
        const std::vector<float> zeros(24, 0.0f);
        for (const Interpolation interpolation : kAll) {
            const std::size_t count = interpolation == Interpolation::CubicSpline ? 24 : 8;
            const Channel channel = channelOf(ChannelTarget::Rotation, interpolation, {0, 1},
                                              {zeros.begin(), zeros.begin() + long(count)});
            for (const double time : {-1.0, 0.0, 0.3, 0.5, 0.7, 1.0})
                VERIFY_NEAR(sampledRotation(channel, time), Quatd::Identity(), 0.0);
        }
    }
    void aSplineThroughZeroTakesTheNearerKey() {
        std::vector<float> values(24, 0.0f);
        values[4 + 3] = 1.0f;   // identity
        values[16 + 3] = -1.0f; // the same rotation, other sign: the middle is zero
        const Channel channel = channelOf(ChannelTarget::Rotation, Interpolation::CubicSpline,
                                          {0, 1}, std::move(values));
        VERIFY_NEAR(sampledRotation(channel, 0.5), Quatd::Identity(), 0.0);
    }
    void oneKeyIsAConstant() {
        for (const double time : {-1.0, 2.0, 5.0})
            VERIFY_NEAR(
                sampled(channelOf(ChannelTarget::Scale, Interpolation::Linear, {2}, {1, 2, 3}),
                        time),
                Vec3d(1, 2, 3), 0.0);
    }
    void noKeysLeaveTheValueAlone() {
        VERIFY_NEAR(sampled(channelOf(ChannelTarget::Scale, Interpolation::Linear, {}, {}), 1.0),
                    Vec3d(-77, -77, -77), 0.0);
        Pose pose;
        pose.local = {shift(1, 2, 3)};
        Clip clip;
        clip.channels = {channelOf(ChannelTarget::Translation, Interpolation::Linear, {}, {})};
        sampleClip(clip, 0.0, pose);
        VERIFY_NEAR(pose.local[0].translation, Vec3d(1, 2, 3), 0.0);
    }
    void manyKeysAreFoundInTheirPlace() {
        std::vector<float> times;
        std::vector<float> values;
        for (int i = 0; i < 1000; ++i) {
            times.push_back(0.1f * float(i));
            values.push_back(float(i * i));
        }
        const Channel channel =
            channelOf(ChannelTarget::MorphWeights, Interpolation::Linear, times, values, 1);
        for (int i = 0; i + 1 < 1000; ++i) {
            const double middle = 0.5 * (double(times[std::size_t(i)]) + times[std::size_t(i) + 1]);
            VERIFY_NEAR(sampled(channel, middle)[0], i * i + i + 0.5, 1e-6 * (i * i + 1));
        }
    }
    void hugeTangentsStayFinite() {
        constexpr float kMost = std::numeric_limits<float>::max();
        const std::vector<float> values(18, kMost);
        const Channel channel =
            channelOf(ChannelTarget::Translation, Interpolation::CubicSpline, {0, 1e30f}, values);
        for (const double t : {0.1, 0.5, 0.9})
            QVERIFY(sampled(channel, t * 1e30).allFinite());
    }
    void aClipWritesItsTargetsAndNothingElse() {
        Pose pose;
        pose.local = {shift(1, 1, 1), turn(Vec3d::UnitX(), 10)};
        pose.local[1].scale = Vec3d(9, 9, 9);
        pose.morphWeights = {{0.1f, 0.2f}, {0.3f, 0.4f}};
        Clip clip;
        clip.channels.push_back(channelOf(ChannelTarget::Translation, Interpolation::Linear, {0, 2},
                                          {0, 0, 0, 2, 4, 6}));
        clip.channels.push_back(aboutY(Interpolation::Linear, {0, 2}, {0, 90}));
        clip.channels.back().bone = BoneIndex(1);
        clip.channels.push_back(
            channelOf(ChannelTarget::MorphWeights, Interpolation::Linear, {0, 2}, {0, 1, 1, 0}, 2));
        clip.channels.back().mesh = MeshInstanceIndex(1);
        sampleClip(clip, 1.0, pose);
        VERIFY_NEAR(pose.local[0].translation, Vec3d(1, 2, 3), 1e-12);
        VERIFY_NEAR(pose.local[0].rotation, Quatd::Identity(), 0.0);
        VERIFY_NEAR(pose.local[1].rotation, turn(Vec3d::UnitY(), 45).rotation, 1e-6);
        VERIFY_NEAR(pose.local[1].scale, Vec3d(9, 9, 9), 0.0);
        QCOMPARE(pose.morphWeights[0], (std::vector<float>{0.1f, 0.2f}));
        QCOMPARE(pose.morphWeights[1], (std::vector<float>{0.5f, 0.5f}));
    }
};

RIGWRIGHT_TEST(tst_sample)
#include "tst_sample.moc"
