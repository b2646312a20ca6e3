// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Reading BVH against forward kinematics of its own, by matrices of Euler angles.
#include "core/animation/sample.h"

#include "tests/core/io/text_file.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <array>
#include <random>
#include <sstream>

using namespace rigwright;
using namespace rigwright::test;

namespace {

/// One joint of a file that a test makes up. `channels` as in the file; empty for end sites.
struct Joint {
    std::string name;
    int parent = -1;
    Vec3d offset = Vec3d::Zero();
    std::vector<std::string> channels;
};

/// What position channels mean in the file.
enum class Positions { RepeatOffset, MoveFromOffset };

struct Motion {
    std::vector<Joint> joints;
    std::vector<std::vector<double>> frames; ///< numbers in the order of the joints
    double frameTime = 0.025;
    Positions positions = Positions::RepeatOffset;
};

std::string number(double value) {
    std::ostringstream text;
    text.precision(9);
    text << value;
    return text.str();
}

void writeJoint(const Motion& motion, std::size_t index, const std::string& indent,
                std::string& text) {
    const Joint& joint = motion.joints[index];
    const bool isEnd = joint.channels.empty() && joint.name.empty();
    text += indent + (isEnd ? "End Site" : (joint.parent < 0 ? "ROOT " : "JOINT ") + joint.name) +
            "\n" + indent + "{\n" + indent + "\tOFFSET";
    for (const double value : joint.offset)
        text += " " + number(value);
    text += "\n";
    if (!joint.channels.empty()) {
        text += indent + "\tCHANNELS " + std::to_string(joint.channels.size());
        for (const std::string& channel : joint.channels)
            text += " " + channel;
        text += "\n";
    }
    for (std::size_t child = index + 1; child < motion.joints.size(); ++child)
        if (motion.joints[child].parent == int(index))
            writeJoint(motion, child, indent + "\t", text);
    text += indent + "}\n";
}

/// Joints must stand depth first.
std::string bvhOf(const Motion& motion) {
    std::string text = "HIERARCHY\n";
    for (std::size_t i = 0; i < motion.joints.size(); ++i)
        if (motion.joints[i].parent < 0)
            writeJoint(motion, i, "", text);
    text += "MOTION\nFrames: " + std::to_string(motion.frames.size()) +
            "\nFrame Time: " + number(motion.frameTime) + "\n";
    for (const auto& frame : motion.frames) {
        for (const double value : frame)
            text += number(value) + " ";
        text += "\n";
    }
    return text;
}

Mat3d turnAbout(char axis, double degrees) {
    const double a = degrees * kPi / 180.0;
    const double c = std::cos(a);
    const double s = std::sin(a);
    Mat3d matrix;
    if (axis == 'X')
        matrix << 1, 0, 0, 0, c, -s, 0, s, c;
    else if (axis == 'Y')
        matrix << c, 0, s, 0, 1, 0, -s, 0, c;
    else
        matrix << c, -s, 0, s, c, 0, 0, 0, 1;
    return matrix;
}

/// modelFromJoint of all joints in one frame.
std::vector<Mat4d> forwardKinematics(const Motion& motion, const std::vector<double>& frame) {
    std::vector<Mat4d> result;
    std::size_t next = 0;
    for (const Joint& joint : motion.joints) {
        Vec3d place = joint.offset;
        Mat3d turn = Mat3d::Identity();
        for (const std::string& channel : joint.channels) {
            const double value = frame[next++];
            const int axis = channel[0] - 'X';
            if (channel.substr(1) == "position")
                place[axis] = motion.positions == Positions::RepeatOffset
                                  ? value
                                  : joint.offset[axis] + value;
            else if (channel.substr(1) == "rotation")
                turn = turn * turnAbout(channel[0], value);
        }
        Mat4d local = Mat4d::Identity();
        local.topLeftCorner<3, 3>() = turn;
        local.topRightCorner<3, 1>() = place;
        result.push_back(joint.parent < 0 ? local
                                          : Mat4d(result[std::size_t(joint.parent)] * local));
    }
    return result;
}

/// Largest distance of the clip from forwardKinematics(), over all joints and frames.
double errorOf(const Character& character, const Motion& motion) {
    double worst = 0.0;
    for (std::size_t f = 0; f < motion.frames.size(); ++f) {
        Pose pose = restPose(character);
        // Times are floats, and a moment beside the key is another pose.
        const Clip& clip = *character.clips.at(0);
        sampleClip(clip, double(clip.channels.at(0).times.at(f)), pose);
        std::vector<Affine3d> model;
        computeModelPose(character.skeleton, pose.local, model);
        const std::vector<Mat4d> expected = forwardKinematics(motion, motion.frames[f]);
        for (std::size_t j = 0; j < expected.size(); ++j)
            worst = std::max(worst, (model[j].matrix() - expected[j]).cwiseAbs().maxCoeff());
    }
    return worst;
}

std::vector<std::string> rotations(const std::string& order) {
    std::vector<std::string> channels;
    for (const char axis : order)
        channels.push_back(std::string(1, axis) + "rotation");
    return channels;
}

std::vector<std::string> withPosition(std::vector<std::string> channels) {
    channels.insert(channels.begin(), {"Xposition", "Yposition", "Zposition"});
    return channels;
}

void fillFrames(Motion& motion, std::size_t count, std::uint32_t seed) {
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> angle(-170.0, 170.0);
    std::uniform_real_distribution<double> step(-0.1, 0.1);
    for (std::size_t f = 0; f < count; ++f) {
        auto& frame = motion.frames.emplace_back();
        for (const Joint& joint : motion.joints)
            for (const std::string& channel : joint.channels) {
                const int axis = channel[0] - 'X';
                const double base =
                    motion.positions == Positions::RepeatOffset ? joint.offset[axis] : 0.0;
                // As the file writes them: nine digits.
                const double value =
                    channel.ends_with("position") ? base + step(random) : angle(random);
                frame.push_back(std::stod(number(value)));
            }
    }
}

/// Two chains from the hips, with end sites.
Motion bodyMotion(const std::string& order) {
    Motion motion;
    motion.joints = {{"Hips", -1, {0, 1, 0}, withPosition(rotations(order))},
                     {"Spine", 0, {0, 0.3, 0.02}, rotations(order)},
                     {"Head", 1, {0, 0.4, 0}, rotations(order)},
                     {"", 2, {0, 0.2, 0}, {}},
                     {"Leg", 0, {0.1, -0.05, 0}, rotations(order)},
                     {"Foot", 4, {0, -0.8, 0}, rotations(order)},
                     {"", 5, {0, -0.1, 0.15}, {}}};
    fillFrames(motion, 12, 3);
    return motion;
}

constexpr const char* kSmall = "HIERARCHY\n"
                               "ROOT Hips\n"
                               "{\n"
                               "  OFFSET 0 0 0\n"
                               "  CHANNELS 6 Xposition Yposition Zposition Zrotation Xrotation "
                               "Yrotation\n"
                               "  JOINT Chest\n"
                               "  {\n"
                               "    OFFSET 0 5 0\n"
                               "    CHANNELS 3 Zrotation Xrotation Yrotation\n"
                               "    End Site\n"
                               "    {\n"
                               "      OFFSET 0 2 0\n"
                               "    }\n"
                               "  }\n"
                               "}\n"
                               "MOTION\n"
                               "Frames: 2\n"
                               "Frame Time: 0.04\n"
                               "1 2 3 10 20 30 40 50 60\n"
                               "4 5 6 -10 -20 -30 90 0 45\n";

} // namespace

class tst_bvh_reader : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void rotationsAreComposedInTheOrderOfTheChannels_data();
    void rotationsAreComposedInTheOrderOfTheChannels();
    void positionChannelsOnAnyJointAreTakenForWhatTheyAre_data();
    void positionChannelsOnAnyJointAreTakenForWhatTheyAre();
    void channelsMayBeMixedMissingOrOfOneAxis();
    void severalRootsAreRead();
    void endSitesBecomeLeafBonesAndTheSizeIsSaid();
    void keysAreUnitQuaternionsOfContinuousSign();
    void theSameFileWrittenOtherwiseIsTheSame_data();
    void theSameFileWrittenOtherwiseIsTheSame();
    void countsAndTimesThatAreWrongAreReported_data();
    void countsAndTimesThatAreWrongAreReported();
    void brokenLinesAreRefusedByTheirNumber_data();
    void brokenLinesAreRefusedByTheirNumber();
    void namesMayOccurTwiceAndHaveBlanks();
    void unusableNumbersBecomeZeroAndAreReported();
    void aHundredThousandLevelsDeepIsNoTrouble();
    void hugeAnnouncementsTakeNoMemory();
};

void tst_bvh_reader::rotationsAreComposedInTheOrderOfTheChannels_data() {
    QTest::addColumn<QString>("order");
    for (const char* order :
         {"XYZ", "XZY", "YXZ", "YZX", "ZXY", "ZYX", "XYX", "ZXZ", "Z", "XY", "XYZXYZ"})
        QTest::newRow(order) << order;
}

void tst_bvh_reader::rotationsAreComposedInTheOrderOfTheChannels() {
    QFETCH(QString, order);
    const Motion motion = bodyMotion(order.toStdString());
    const Opened file = openedBvh(bvhOf(motion));
    QVERIFY2(file.character, file.error.detail.c_str());
    QCOMPARE(QString::fromStdString(unsoundness(*file.character)), QString());
    QCOMPARE(file.character->skeleton.boneCount(), motion.joints.size());
    // Keys are floats: 3e-7 of a turn at most, over four bones of less than a metre.
    const double error = errorOf(*file.character, motion);
    QVERIFY2(error < 2e-6, qPrintable(QString::number(error)));
}

void tst_bvh_reader::positionChannelsOnAnyJointAreTakenForWhatTheyAre_data() {
    QTest::addColumn<bool>("repeats");
    QTest::addColumn<bool>("rotationsFirst");
    QTest::newRow("where the joint is") << true << false;
    QTest::newRow("moved from the offset") << false << false;
    QTest::newRow("where the joint is, behind the rotations") << true << true;
}

void tst_bvh_reader::positionChannelsOnAnyJointAreTakenForWhatTheyAre() {
    QFETCH(bool, repeats);
    QFETCH(bool, rotationsFirst);
    Motion motion = bodyMotion("ZXY");
    motion.positions = repeats ? Positions::RepeatOffset : Positions::MoveFromOffset;
    for (Joint& joint : motion.joints) {
        if (joint.name.empty())
            continue;
        joint.channels = withPosition(rotations("ZXY"));
        if (rotationsFirst)
            std::rotate(joint.channels.begin(), joint.channels.begin() + 3, joint.channels.end());
    }
    motion.frames.clear();
    fillFrames(motion, 20, 11);
    const Opened file = openedBvh(bvhOf(motion));
    QVERIFY2(file.character, file.error.detail.c_str());
    const double error = errorOf(*file.character, motion);
    QVERIFY2(error < 2e-6, qPrintable(QString::number(error)));
    QCOMPARE(findingsOf(*file.character, "import-positions-in-channels"), std::size_t(5));
}

void tst_bvh_reader::channelsMayBeMixedMissingOrOfOneAxis() {
    Motion motion;
    motion.joints = {{"Root", -1, {0.5, 2, -1}, {"Yposition", "Yrotation"}},
                     {"Still", 0, {0, 1, 0}, {}},
                     {"Slider", 1, {0, 0, 1}, {"Zposition"}},
                     {"Swing", 2, {0, 0, 1}, {"Xrotation", "Zrotation"}}};
    fillFrames(motion, 8, 5);
    const Opened file = openedBvh(bvhOf(motion));
    QVERIFY2(file.character, file.error.detail.c_str());
    QVERIFY(errorOf(*file.character, motion) < 2e-6);
    QCOMPARE(file.character->skeleton.names[1], std::string("Still"));
}

void tst_bvh_reader::severalRootsAreRead() {
    Motion motion;
    motion.joints = {{"Left", -1, {1, 0, 0}, withPosition(rotations("ZXY"))},
                     {"LeftTip", 0, {0, 1, 0}, rotations("ZXY")},
                     {"Right", -1, {-1, 0, 0}, withPosition(rotations("XYZ"))},
                     {"RightTip", 2, {0, 1, 0}, rotations("YXZ")}};
    fillFrames(motion, 6, 9);
    const Opened file = openedBvh(bvhOf(motion));
    QVERIFY2(file.character, file.error.detail.c_str());
    QVERIFY(!file.character->skeleton.parents[2].isValid());
    QVERIFY(errorOf(*file.character, motion) < 2e-6);
}

void tst_bvh_reader::endSitesBecomeLeafBonesAndTheSizeIsSaid() {
    const Opened file = openedBvh(kSmall);
    QVERIFY2(file.character, file.error.detail.c_str());
    const Skeleton& skeleton = file.character->skeleton;
    QCOMPARE(skeleton.boneCount(), std::size_t(3));
    QCOMPARE(skeleton.names[2], std::string("Chest_end"));
    QVERIFY(skeleton.restLocal[2].translation == Vec3d(0, 2, 0));
    QCOMPARE(file.character->foreign.sourceFormat, std::string("bvh"));
    QVERIFY(file.character->meshes.empty());
    const Findings& findings = file.character->importFindings;
    QCOMPARE(findings.size(), std::size_t(1));
    QCOMPARE(findings[0].code, std::string("import-skeleton-size"));
    QVERIFY2(findings[0].detail.find("7 units high") != std::string::npos,
             findings[0].detail.c_str());
    const Clip& clip = *file.character->clips.at(0);
    QCOMPARE(clip.name, std::string("test"));
    VERIFY_NEAR(clip.duration, 0.04, 1e-7);
}

void tst_bvh_reader::keysAreUnitQuaternionsOfContinuousSign() {
    Motion motion;
    motion.joints = {{"Wheel", -1, {0, 0, 0}, {"Xrotation"}}};
    for (int f = 0; f < 200; ++f)
        motion.frames.push_back({f * 25.0}); // many whole turns
    const Opened file = openedBvh(bvhOf(motion));
    QVERIFY2(file.character, file.error.detail.c_str());
    const Channel& channel = file.character->clips.at(0)->channels.at(0);
    for (std::size_t f = 0; f < motion.frames.size(); ++f) {
        const Eigen::Map<const Vec4f> key(channel.values.data() + f * 4);
        VERIFY_NEAR(double(key.norm()), 1.0, 1e-6);
        if (f > 0)
            QVERIFY(key.dot(Eigen::Map<const Vec4f>(channel.values.data() + f * 4 - 4)) > 0.0f);
    }
    QVERIFY(errorOf(*file.character, motion) < 2e-6);
}

void tst_bvh_reader::theSameFileWrittenOtherwiseIsTheSame_data() {
    QTest::addColumn<QByteArray>("text");
    const std::string small = kSmall;
    const auto row = [](const char* name, const std::string& text) {
        QTest::newRow(name) << QByteArray::fromStdString(text);
    };
    row("CR LF", replacedIn(small, "\n", "\r\n"));
    row("tabs", replacedIn(small, "  ", "\t"));
    row("a byte order mark", "\xef\xbb\xbf" + small);
    row("braces on the line",
        replacedIn(replacedIn(small, "Hips\n{", "Hips {"), "Chest\n  {", "Chest{"));
    row("braces together", replacedIn(small, "    }\n  }\n}\n", "}}}\n"));
    row("other letters",
        replacedIn(replacedIn(small, "Zrotation", "zRotation"), "Frame Time", "FRAME TIME"));
    row("labels without a blank",
        replacedIn(replacedIn(small, "Frames: 2", "Frames:2"), "Time: 0.04", "Time:\t4e-2"));
    row("scientific numbers",
        replacedIn(replacedIn(small, "OFFSET 0 5 0", "OFFSET 0 5e0 0.0E+0"), " 60\n", " 6e1\n"));
    row("empty lines between frames", replacedIn(small, " 60\n", " 60\n\n \n"));
    row("no line end at the end", small.substr(0, small.size() - 1));
    row("frames wrapped at three numbers",
        replacedIn(
            replacedIn(replacedIn(replacedIn(small, "1 2 3 ", "1 2 3\n"), "4 5 6 ", "4 5 6\n"),
                       "10 20 30 40", "10 20 30\n40"),
            "-30 90", "-30\n90"));
}

void tst_bvh_reader::theSameFileWrittenOtherwiseIsTheSame() {
    QFETCH(QByteArray, text);
    const Opened file = openedBvh(text.toStdString());
    QVERIFY2(file.character, (file.error.place + ": " + file.error.detail).c_str());
    QVERIFY(*file.character == *openedBvh(kSmall).character);
}

void tst_bvh_reader::countsAndTimesThatAreWrongAreReported_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("frames");
    QTest::addColumn<double>("duration");
    const std::string small = kSmall;
    const auto row = [](const char* name, const std::string& text, const char* code, int frames,
                        double duration) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << code << frames << duration;
    };
    row("more frames announced", replacedIn(small, "Frames: 2", "Frames: 200"),
        "import-frame-count", 2, 0.04);
    row("fewer frames announced", replacedIn(small, "Frames: 2", "Frames: 1"), "import-frame-count",
        2, 0.04);
    row("no frame time", replacedIn(small, "0.04", "0"), "import-frame-time", 2, 1.0 / 30.0);
    row("a negative frame time", replacedIn(small, "0.04", "-0.04"), "import-frame-time", 2,
        1.0 / 30.0);
    row("a frame time that is no number", replacedIn(small, "0.04", "nan"), "import-frame-time", 2,
        1.0 / 30.0);
    row("a last frame cut off", replacedIn(small, " 90 0 45", ""), "import-frame-incomplete", 1,
        0.0);
    row("a channel of another kind",
        replacedIn(small, "CHANNELS 3 Zrotation Xrotation Yrotation",
                   "CHANNELS 3 Zrotation Xrotation Yscale"),
        "import-channels-skipped", 2, 0.04);
}

void tst_bvh_reader::countsAndTimesThatAreWrongAreReported() {
    QFETCH(QByteArray, text);
    QFETCH(QString, code);
    QFETCH(int, frames);
    QFETCH(double, duration);
    const Opened file = openedBvh(text.toStdString());
    QVERIFY2(file.character, file.error.detail.c_str());
    QVERIFY(findingsOf(*file.character, code.toStdString()) > 0);
    const Clip& clip = *file.character->clips.at(0);
    QCOMPARE(clip.channels.at(0).times.size(), std::size_t(frames));
    VERIFY_NEAR(clip.duration, duration, 1e-7);
}

void tst_bvh_reader::brokenLinesAreRefusedByTheirNumber_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("place");
    const std::string small = kSmall;
    const auto row = [](const char* name, const std::string& text, const char* code,
                        const char* place) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << code << place;
    };
    row("no hierarchy", "ROOT x {\n}\n", "bvh-syntax", "line 1");
    row("no joints", "HIERARCHY\nMOTION\nFrames: 0\nFrame Time: 1\n", "bvh-no-joints", "line 2");
    row("an offset of two", replacedIn(small, "OFFSET 0 5 0", "OFFSET 0 5"), "bvh-syntax",
        "line 8");
    row("an offset of words", replacedIn(small, "OFFSET 0 5 0", "OFFSET a b c"), "bvh-syntax",
        "line 8");
    row("too few channels", replacedIn(small, "CHANNELS 3", "CHANNELS 4"), "bvh-syntax", "line 10");
    row("a huge number of channels", replacedIn(small, "CHANNELS 3", "CHANNELS 2000000000"),
        "bvh-syntax", "line 10");
    row("a joint without brace", replacedIn(small, "Chest\n  {", "Chest\n"), "bvh-syntax",
        "line 8");
    row("a brace too many", replacedIn(small, "}\nMOTION", "}\n}\nMOTION"), "bvh-syntax",
        "line 16");
    row("cut off in the hierarchy", small.substr(0, small.find("End Site")), "bvh-syntax",
        "line 10");
    row("no frames line", replacedIn(small, "Frames: 2\n", ""), "bvh-syntax", "line 17");
    row("a frame one number short", replacedIn(small, "10 20 30 40 50 60\n4", "10 20 30 40 50\n4"),
        "bvh-frame-length", "line 19");
    row("every frame one number long",
        replacedIn(replacedIn(small, " 60\n", " 60 1\n"), "0 45\n", "0 45 1\n"), "bvh-frame-length",
        "line 19");
    row("a frame one number long", replacedIn(small, "0 45\n", "0 45 1\n"), "bvh-frame-length",
        "line 20");
    row("a word in a frame", replacedIn(small, "20 30 40", "20 x 40"), "bvh-syntax", "line 19");
}

void tst_bvh_reader::brokenLinesAreRefusedByTheirNumber() {
    QFETCH(QByteArray, text);
    QFETCH(QString, code);
    QFETCH(QString, place);
    const Opened file = openedBvh(text.toStdString());
    QVERIFY(!file.character);
    QCOMPARE(QString::fromStdString(file.error.code), code);
    QCOMPARE(QString::fromStdString(file.error.place), place);
    QVERIFY(!file.error.detail.empty() && !file.error.remedy.empty());
}

void tst_bvh_reader::namesMayOccurTwiceAndHaveBlanks() {
    const Opened file = openedBvh(replacedIn(replacedIn(kSmall, "ROOT Hips", "ROOT my body"),
                                             "JOINT Chest", "JOINT my body"));
    QVERIFY2(file.character, file.error.detail.c_str());
    QCOMPARE(file.character->skeleton.names[0], std::string("my body"));
    QCOMPARE(file.character->skeleton.names[1], std::string("my body"));
    QCOMPARE(file.character->skeleton.parents[1].value(), 0u);
}

void tst_bvh_reader::unusableNumbersBecomeZeroAndAreReported() {
    const Opened file = openedBvh(replacedIn(
        replacedIn(replacedIn(kSmall, "OFFSET 0 5 0", "OFFSET inf 5 1e300"), " 20 ", " nan "),
        " -20 ", " 1e40 "));
    QVERIFY2(file.character, file.error.detail.c_str());
    QCOMPARE(QString::fromStdString(unsoundness(*file.character)), QString());
    QCOMPARE(findingsOf(*file.character, "import-keys-repaired"), std::size_t(2));
    QCOMPARE(findingsOf(*file.character, "import-offsets-repaired"), std::size_t(2));
    QVERIFY(file.character->skeleton.restLocal[1].translation == Vec3d(0, 5, 0));
}

void tst_bvh_reader::aHundredThousandLevelsDeepIsNoTrouble() {
    constexpr int kDepth = 100'000;
    std::string text = "HIERARCHY\nROOT r {\nOFFSET 0 0 0\nCHANNELS 1 Zrotation\n";
    for (int i = 1; i < kDepth; ++i)
        text += "JOINT j {\nOFFSET 0 0.001 0\n";
    text += std::string(kDepth, '}') + "\nMOTION\nFrames: 1\nFrame Time: 0.1\n90\n";
    const Opened file = openedBvh(text);
    QVERIFY2(file.character, file.error.detail.c_str());
    QCOMPARE(file.character->skeleton.boneCount(), std::size_t(kDepth));
    Pose pose = restPose(*file.character);
    sampleClip(*file.character->clips.at(0), 0.0, pose);
    std::vector<Affine3d> model;
    computeModelPose(file.character->skeleton, pose.local, model);
    VERIFY_NEAR(Vec3d(model.back().translation()), Vec3d(-0.001 * (kDepth - 1), 0, 0), 1e-4);
    // Braces that never close.
    const Opened open = openedBvh(text.substr(0, text.find('}')));
    QVERIFY(!open.character);
    QCOMPARE(open.error.code, std::string("bvh-syntax"));
}

void tst_bvh_reader::hugeAnnouncementsTakeNoMemory() {
    for (const char* announced : {"2000000000", "99999999999999999999", "-5"}) {
        const Opened file =
            openedBvh(replacedIn(kSmall, "Frames: 2", std::string("Frames: ") + announced));
        QVERIFY2(file.character, file.error.detail.c_str());
        QCOMPARE(file.character->clips.at(0)->channels.at(0).times.size(), std::size_t(2));
        QCOMPARE(findingsOf(*file.character, "import-frame-count"), std::size_t(2));
    }
}

RIGWRIGHT_TEST(tst_bvh_reader)
#include "tst_bvh_reader.moc"
