// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BVH as described by M. Meredith and S. Maddock 2001, "Motion Capture File Formats Explained",
/// section 3, read as liberally as files in the wild need.
#include "core/io/bvh_text.h"

#include "core/io/text_scanner.h"

#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

namespace rigwright {

namespace {

constexpr std::string_view kRemedy =
    "Look at that line with a text editor, or export the file again; it may not be complete.";

bool sameWord(std::string_view word, std::string_view lower) {
    if (word.size() != lower.size())
        return false;
    for (std::size_t i = 0; i < word.size(); ++i) {
        const char c = word[i];
        if ((c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c) != lower[i])
            return false;
    }
    return true;
}

std::optional<BvhChannel> channelNamed(std::string_view word) {
    static constexpr auto kNames = std::to_array<std::pair<std::string_view, BvhChannel>>(
        {{"xposition", BvhChannel::PositionX},
         {"yposition", BvhChannel::PositionY},
         {"zposition", BvhChannel::PositionZ},
         {"xrotation", BvhChannel::RotationX},
         {"yrotation", BvhChannel::RotationY},
         {"zrotation", BvhChannel::RotationZ}});
    for (const auto& [name, channel] : kNames)
        if (sameWord(word, name))
            return channel;
    return std::nullopt;
}

class BvhParser {
public:
    BvhParser(std::string_view text, const ImportOptions& options)
        : m_scanner(text), m_text(text), m_options(options) {}

    Result<BvhText> run();

private:
    using Status = Result<void>;

    /// Over blanks and line ends.
    void skipSpace();
    /// The next word of the text, over line ends; empty at the end. A brace is a word.
    std::string_view nextWord();
    /// Passes over a word that may have its number right behind it.
    bool takeLabel(std::string_view lower);
    Status hierarchy();
    Status openJoint(bool isEndSite);
    Status closeJoint();
    Status offset();
    Status channels();
    Status motion();
    Status frames();
    Status frameLine();
    Status finishFrames();
    bool goOn();

    [[nodiscard]] Error error(std::string code, std::string detail) const {
        return {std::move(code), std::move(detail), lineText(m_scanner.line()),
                std::string(kRemedy)};
    }
    [[nodiscard]] Error syntax(std::string detail) const {
        return error("bvh-syntax", std::move(detail));
    }

    TextScanner m_scanner;
    std::string_view m_text;
    const ImportOptions& m_options;
    BvhText m_bvh;
    int m_open = -1;               ///< the joint whose braces are open
    std::size_t m_lines = 0;       ///< that have numbers
    std::size_t m_wholeLines = 0;  ///< that have those of one frame
    std::size_t m_lastLine = 0;    ///< the last one that has numbers …
    std::size_t m_lastNumbers = 0; ///< … and how many
    std::size_t m_oddLine = 0;     ///< the first one that is no whole frame …
    std::size_t m_oddNumbers = 0;  ///< … and how many it has; 0 = there is none
    std::size_t m_reported = 0;
};

void BvhParser::skipSpace() {
    for (;;) {
        m_scanner.skipBlanks();
        if (m_scanner.peek() != '\n' && m_scanner.peek() != '\r')
            return;
        m_scanner.nextLine();
    }
}

std::string_view BvhParser::nextWord() {
    skipSpace();
    const std::size_t begin = m_scanner.offset();
    const auto isBrace = [this] { return m_scanner.peek() == '{' || m_scanner.peek() == '}'; };
    if (!m_scanner.atEnd() && isBrace())
        m_scanner.skip();
    else
        while (!m_scanner.atEnd() && !TextScanner::isBlank(m_scanner.peek()) && !isBrace() &&
               m_scanner.peek() != '\n' && m_scanner.peek() != '\r')
            m_scanner.skip();
    return m_text.substr(begin, m_scanner.offset() - begin);
}

bool BvhParser::takeLabel(std::string_view lower) {
    skipSpace();
    if (!sameWord(m_text.substr(m_scanner.offset(), lower.size()), lower))
        return false;
    for (std::size_t i = 0; i < lower.size(); ++i)
        m_scanner.skip();
    return true;
}

/// The name is the rest of the line up to a brace: some have blanks.
Result<void> BvhParser::openJoint(bool isEndSite) {
    // Deeper than any body, and enough to keep indices of joints whole.
    if (m_bvh.joints.size() >= std::size_t(std::numeric_limits<int>::max()))
        return syntax("there are too many joints");
    const std::size_t begin = m_scanner.offset();
    while (!m_scanner.atEnd() && m_scanner.peek() != '{' && m_scanner.peek() != '\n' &&
           m_scanner.peek() != '\r')
        m_scanner.skip();
    std::string_view name = m_text.substr(begin, m_scanner.offset() - begin);
    while (!name.empty() && TextScanner::isBlank(name.front()))
        name.remove_prefix(1);
    while (!name.empty() && TextScanner::isBlank(name.back()))
        name.remove_suffix(1);
    BvhJoint joint;
    joint.isEndSite = isEndSite;
    joint.parent = m_open;
    if (!isEndSite)
        joint.name = utf8Name(name);
    joint.firstChannel = m_bvh.channelCount;
    if (const std::string_view word = nextWord(); word != "{")
        return syntax("a joint needs an opening brace, but there is " +
                      (word.empty() ? std::string("the end of the file") : quotedWord(word)));
    m_open = int(m_bvh.joints.size());
    m_bvh.joints.push_back(std::move(joint));
    return {};
}

Result<void> BvhParser::closeJoint() {
    if (m_open < 0)
        return syntax("a brace closes nothing");
    m_open = m_bvh.joints[std::size_t(m_open)].parent;
    return {};
}

Result<void> BvhParser::offset() {
    if (m_open < 0)
        return syntax("an OFFSET stands outside of all joints");
    for (double& value : m_bvh.joints[std::size_t(m_open)].offset) {
        m_scanner.skipBlanks();
        const auto number = m_scanner.longNumber();
        if (!number)
            return syntax("OFFSET needs three numbers");
        const bool isUsable = std::abs(*number) <= double(kLargestTextNumber);
        m_bvh.unusableOffsets += isUsable ? 0 : 1;
        value = isUsable ? *number : 0.0;
    }
    return {};
}

Result<void> BvhParser::channels() {
    if (m_open < 0)
        return syntax("CHANNELS stand outside of all joints");
    m_scanner.skipBlanks();
    const auto count = m_scanner.whole();
    if (!count || *count < 0 || !m_scanner.atWordEnd())
        return syntax("CHANNELS needs a number");
    BvhJoint& joint = m_bvh.joints[std::size_t(m_open)];
    if (!joint.channels.empty())
        return syntax("the joint has its CHANNELS already");
    joint.firstChannel = m_bvh.channelCount;
    for (std::int64_t i = 0; i < *count; ++i) {
        const std::string_view word = nextWord();
        const auto channel = channelNamed(word);
        // A brace or a statement: the number was wrong.
        if (word.empty() || word.find_first_of("{}") != std::string_view::npos ||
            sameWord(word, "joint") || sameWord(word, "end") || sameWord(word, "motion"))
            return syntax("CHANNELS announces " + std::to_string(*count) + ", but " +
                          std::to_string(i) + " follow");
        if (!channel && m_bvh.unknownChannel.empty())
            m_bvh.unknownChannel = utf8Name(word);
        joint.channels.push_back(channel.value_or(BvhChannel::Other));
    }
    m_bvh.channelCount += joint.channels.size();
    return {};
}

Result<void> BvhParser::hierarchy() {
    if (!sameWord(nextWord(), "hierarchy"))
        return syntax("the file does not begin with HIERARCHY");
    for (;;) {
        const std::string_view word = nextWord();
        Status status;
        if (word.empty())
            return syntax(m_open >= 0 ? "the file ends inside a joint"
                                      : "the file ends before MOTION");
        if (sameWord(word, "root") || sameWord(word, "joint"))
            status = openJoint(false);
        else if (sameWord(word, "end"))
            status = openJoint(true);
        else if (sameWord(word, "offset"))
            status = offset();
        else if (sameWord(word, "channels"))
            status = channels();
        else if (word == "}")
            status = closeJoint();
        else if (sameWord(word, "motion") && m_open < 0)
            return {};
        else
            return syntax("there is " + quotedWord(word) +
                          " where JOINT, End Site, OFFSET, "
                          "CHANNELS or a brace should be");
        if (!status)
            return status;
    }
}

bool BvhParser::goOn() {
    constexpr std::size_t kStep = std::size_t(8) << 20;
    if (m_scanner.offset() - m_reported < kStep)
        return true;
    m_reported = m_scanner.offset();
    return m_options.progress == nullptr ||
           m_options.progress(0.8 * double(m_scanner.offset()) / double(m_text.size() + 1),
                              m_options.progressContext);
}

Result<void> BvhParser::motion() {
    if (!takeLabel("frames:"))
        return syntax("MOTION needs \"Frames:\"");
    m_scanner.skipBlanks();
    const auto announced = m_scanner.whole();
    if (!announced || !m_scanner.atWordEnd())
        return syntax("\"Frames:\" needs a whole number");
    m_bvh.announcedFrames = *announced;
    if (!takeLabel("frame") || !takeLabel("time:"))
        return syntax("MOTION needs \"Frame Time:\"");
    m_scanner.skipBlanks();
    const auto time = m_scanner.longNumber();
    if (!time)
        return syntax("\"Frame Time:\" needs a number of seconds");
    m_bvh.frameTime = *time;
    m_scanner.nextLine();
    return frames();
}

/// Times are floats, and later ones would fall together.
constexpr std::size_t kMostFrames = std::size_t(1) << 22;

Result<void> BvhParser::frameLine() {
    std::size_t numbers = 0;
    for (m_scanner.skipBlanks(); !m_scanner.atLineEnd(); m_scanner.skipBlanks()) {
        auto number = m_scanner.number();
        if (!number)
            return syntax("a frame has " + quotedWord(m_scanner.word()) +
                          " where a number should be");
        if (!(std::abs(*number) <= kLargestTextNumber)) {
            if (m_bvh.unusableValues++ == 0)
                m_bvh.firstUnusableLine = m_scanner.line();
            number = 0.0f;
        }
        m_bvh.values.push_back(*number);
        ++numbers;
    }
    if (numbers == 0)
        return {};
    const std::size_t expected = m_bvh.channelCount;
    if (expected == 0)
        return error("bvh-frame-length", "there are numbers, but no joint has channels");
    // The last line may be cut off: what is odd about a line is known when the next one comes.
    if (m_oddNumbers == 0 && m_lastNumbers != 0 && m_lastNumbers != expected) {
        m_oddNumbers = m_lastNumbers;
        m_oddLine = m_lastLine;
    }
    m_wholeLines += numbers == expected ? 1 : 0;
    ++m_lines;
    m_lastLine = m_scanner.line();
    m_lastNumbers = numbers;
    if (m_bvh.values.size() / expected > kMostFrames)
        return error("bvh-too-many-frames", "there are more than 4 million frames");
    return {};
}

Result<void> BvhParser::finishFrames() {
    const std::size_t expected = m_bvh.channelCount;
    if (expected == 0)
        return {};
    if (m_oddNumbers == 0 && m_lastNumbers > expected) {
        m_oddNumbers = m_lastNumbers;
        m_oddLine = m_lastLine;
    }
    // A file that is wrapped has hardly a line of just that length, and as many numbers as its
    // frames need; where there is a line a frame, the lines are wrong.
    const bool isLineAFrame =
        std::int64_t(m_lines) == m_bvh.announcedFrames && m_bvh.values.size() != m_lines * expected;
    if (m_oddNumbers != 0 && (m_wholeLines * 2 >= m_lines || isLineAFrame))
        return Error{"bvh-frame-length",
                     "the frame has " + std::to_string(m_oddNumbers) +
                         " numbers; the joints have " + std::to_string(expected) + " channels",
                     lineText(m_oddLine), std::string(kRemedy)};
    m_bvh.frameCount = m_bvh.values.size() / expected;
    m_bvh.leftOverNumbers = m_bvh.values.size() % expected;
    m_bvh.values.resize(m_bvh.frameCount * expected);
    return {};
}

Result<void> BvhParser::frames() {
    for (; !m_scanner.atEnd(); m_scanner.nextLine()) {
        if (auto result = frameLine(); !result)
            return result;
        if (!goOn())
            return Error{"cancelled", "opening was cancelled", "", ""};
    }
    return finishFrames();
}

Result<BvhText> BvhParser::run() {
    if (auto result = hierarchy(); !result)
        return result.error();
    if (m_bvh.joints.empty())
        return error("bvh-no-joints", "the file has no joints");
    if (auto result = motion(); !result)
        return result.error();
    return std::move(m_bvh);
}

} // namespace

Result<BvhText> parseBvh(std::string_view text, const ImportOptions& options) {
    return BvhParser(text, options).run();
}

} // namespace rigwright
