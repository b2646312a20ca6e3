// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Runs the reading process and turns however it ends into a scene or a precise error.
#include "core/io/foreign_import.h"

#include "core/base/sentence.h"
#include "core/character/move_character.h"
#include "core/io/child_process.h"
#include "core/io/foreign_character.h"
#include "core/io/foreign_program.h"
#include "core/io/foreign_stream.h"
#include "core/io/import_choices.h"
#include "core/io/import_progress.h"
#include "core/io/import_report.h"
#include "core/io/number_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <csignal>
#include <cstring>
#include <optional>
#include <utility>

namespace rigwright {

namespace {

constexpr const char* kOtherWays =
    "Export the file again, or as glTF (GLB), from the program that made it.";

/// Puts the parts of an answer together as they come.
class Answer {
public:
    explicit Answer(std::size_t limit) : m_limit(limit) {}

    /// False: it makes no sense, and nothing more is wanted.
    bool take(std::span<const std::uint8_t> bytes);

    double progress = 0.0;
    std::optional<std::vector<std::uint8_t>> scene;
    std::optional<Error> refusal;
    std::string nonsense; ///< why take() was false

private:
    bool takeHeader();
    bool takeContent();

    std::size_t m_limit;
    std::vector<std::uint8_t> m_buffer;
    std::optional<ForeignPartHeader> m_header;
};

bool Answer::takeHeader() {
    m_header = decodeForeignHeader(m_buffer);
    m_buffer.clear();
    if (!m_header)
        nonsense = "it does not begin as agreed";
    else if (m_header->length > m_limit)
        nonsense = "it announces " + std::to_string(m_header->length) + " bytes";
    else if (scene || refusal)
        nonsense = "it goes on after its end";
    else
        m_buffer.reserve(std::min<std::uint64_t>(m_header->length, std::uint64_t(64) << 20));
    return nonsense.empty();
}

bool Answer::takeContent() {
    if (m_header->part == ForeignPart::Scene) {
        scene = std::move(m_buffer);
    } else if (m_header->part == ForeignPart::Refusal) {
        refusal = decodeForeignRefusal(m_buffer);
    } else if (m_buffer.size() == sizeof(float)) {
        float fraction = 0.0f;
        std::memcpy(&fraction, m_buffer.data(), sizeof fraction);
        if (fraction >= 0.0f && fraction <= 1.0f)
            progress = std::max(progress, double(fraction));
    }
    m_buffer = {};
    m_header.reset();
    return true;
}

bool Answer::take(std::span<const std::uint8_t> bytes) {
    for (;;) {
        const std::size_t whole = m_header ? std::size_t(m_header->length) : kForeignHeaderSize;
        const std::size_t more = std::min(whole - m_buffer.size(), bytes.size());
        m_buffer.insert(m_buffer.end(), bytes.begin(), bytes.begin() + std::ptrdiff_t(more));
        bytes = bytes.subspan(more);
        if (m_buffer.size() < whole)
            return true;
        if (!(m_header ? takeContent() : takeHeader()))
            return false;
    }
}

std::string withMessage(std::string text, const ChildOutcome& outcome) {
    std::string message = outcome.message;
    for (char& letter : message)
        if (static_cast<unsigned char>(letter) < 0x20)
            letter = ' ';
    while (!message.empty() && message.back() == ' ')
        message.pop_back();
    return message.empty() ? text : text + "; its last words: " + message;
}

/// Whole numbers: "4 GiB", "1536 MiB", "12 KiB".
std::string memoryText(std::size_t bytes) {
    constexpr std::size_t kKibi = 1024;
    constexpr std::size_t kMebi = kKibi * kKibi;
    constexpr std::size_t kGibi = kMebi * kKibi;
    if (bytes >= kGibi && bytes % kGibi == 0)
        return std::to_string(bytes / kGibi) + " GiB";
    return bytes >= kMebi ? std::to_string(bytes / kMebi) + " MiB"
                          : std::to_string(bytes / kKibi) + " KiB";
}

Error outOfMemory(const std::filesystem::path& file, const ImportOptions& options) {
    return {"reader-out-of-memory",
            filled("reading the file needs more than %1 of memory, the limit for reading it",
                   {memoryText(options.memoryLimitBytes)}),
            file.string(), "The file is damaged or very large; export it again in smaller parts."};
}

Error timedOut(const std::filesystem::path& file, const ImportOptions& options) {
    return {"reader-timeout",
            filled("reading the file took longer than %1 and was ended",
                   {figureText(options.timeLimitSeconds, 3) + " s"}),
            file.string(), kOtherWays};
}

Error ofSignal(const ChildOutcome& outcome, const std::filesystem::path& file,
               const ImportOptions& options) {
    if (outcome.code == SIGXCPU)
        return timedOut(file, options);
    if (outcome.message.find("bad_alloc") != std::string::npos)
        return outOfMemory(file, options);
    const char* name = ::strsignal(outcome.code);
    const std::string how = filled(
        outcome.code == SIGKILL
            ? "the program that reads this format ended by signal %1 (%2): it was ended from "
              "outside, perhaps for lack of memory"
            : "the program that reads this format ended by signal %1 (%2)",
        {std::to_string(outcome.code), name ? name : "unknown"});
    return {"reader-crashed", withMessage(how, outcome), file.string(), kOtherWays};
}

Error ofRefusal(Error refusal, const std::filesystem::path& file, const ImportOptions& options) {
    if (refusal.code == "reader-out-of-memory" ||
        refusal.detail.find("bad_alloc") != std::string::npos)
        return outOfMemory(file, options);
    // Only these come from our own reader.
    if (refusal.code != "import-old-fbx")
        refusal.code = "reader-refused";
    if (refusal.remedy.empty())
        refusal.remedy = kOtherWays;
    refusal.place = file.string();
    return refusal;
}

Error garbage(const std::string& why, const std::filesystem::path& file) {
    return {"reader-garbage",
            "the program that reads this format answered with data that cannot be right: " + why,
            file.string(), kOtherWays};
}

/// Asked for by the user, by an answer without sense, or for want of an answer.
Error errorOf(const ChildOutcome& outcome, const Answer& answer, const std::filesystem::path& file,
              const ImportOptions& options) {
    switch (outcome.end) {
    case ChildOutcome::End::NotStarted:
        return {"reader-not-started",
                "the program that reads this format could not be started: " + outcome.message,
                file.string(),
                "Check that Rigwright is installed whole, and close other programs."};
    case ChildOutcome::End::TimedOut:
        return timedOut(file, options);
    case ChildOutcome::End::Stopped:
        if (!answer.nonsense.empty())
            return garbage(answer.nonsense, file);
        return {"cancelled", "opening was cancelled", file.string(), ""};
    case ChildOutcome::End::Signalled:
        return ofSignal(outcome, file, options);
    case ChildOutcome::End::Exited:
        break;
    }
    if (answer.refusal)
        return ofRefusal(*answer.refusal, file, options);
    return {"reader-crashed",
            withMessage("the program that reads this format ended with code " +
                            std::to_string(outcome.code) + " before its answer was whole",
                        outcome),
            file.string(), kOtherWays};
}

void noteSpace(const ForeignFacts& facts, const ImportChoices& choices, Findings& findings) {
    if (facts.saysUnit && choices.metresPerUnit == 0.0 && facts.metresPerUnit != 1.0)
        findings.push_back({"import-unit", Severity::Info, 1, "file",
                            filled("the file says that one unit is %1; all lengths, keys "
                                   "included, were brought into metres",
                                   {figureText(facts.metresPerUnit, 3) + " m"}),
                            ""});
    if (facts.saysAxes && choices.up == ImportUpAxis::AsFile &&
        facts.modelFromFileAxes != Mat3d::Identity()) {
        constexpr std::array kAxes{"X", "Y", "Z"};
        Eigen::Index up = 0;
        facts.modelFromFileAxes.row(1).cwiseAbs().maxCoeff(&up);
        const char* sign = facts.modelFromFileAxes(1, up) < 0.0 ? "-" : "+";
        findings.push_back({"import-up-axis", Severity::Info, 1, "file",
                            filled("the file says that %1 points up; everything was turned so "
                                   "that +Y does",
                                   {std::string(sign) + kAxes[std::size_t(up)]}),
                            ""});
    }
}

/// Readers make something even of text that only begins like their format.
bool holdsNothing(const ForeignScene& scene) {
    return !scene.meshes.empty() && scene.clips.empty() &&
           std::ranges::all_of(scene.meshes, [](const ForeignMesh& mesh) {
               return mesh.positions.empty() && mesh.bones.empty();
           });
}

} // namespace

bool isReadForeign(std::string_view format) {
    constexpr std::array<std::string_view, 10> kNot{
        "OBJ",       "BVH",           "Blender (BLEND)", "USD",      "Alembic", "Maya (MA)",
        "Maya (MB)", "3ds Max (MAX)", "Cinema 4D (C4D)", "MMD (PMD)"};
    return std::ranges::find(kNot, format) == kNot.end();
}

Result<ForeignScene> readForeignScene(std::span<const std::uint8_t> bytes,
                                      const std::filesystem::path& file,
                                      const ImportOptions& options) {
    Answer answer(options.memoryLimitBytes);
    ChildRequest request;
    request.program = options.readerProgram.empty() ? std::filesystem::path("/proc/self/exe")
                                                    : options.readerProgram;
    std::error_code ignored;
    request.arguments =
        argumentsOf({.file = std::filesystem::absolute(file, ignored),
                     .memoryLimitBytes = options.memoryLimitBytes,
                     .timeLimitSeconds = options.timeLimitSeconds,
                     .followOutsideReferences = options.choices.followOutsideReferences});
    request.input = bytes;
    request.timeLimitSeconds = options.timeLimitSeconds;
    request.onAnswer = [&](std::span<const std::uint8_t> piece) { return answer.take(piece); };
    request.goOn = [&] { return goOn(options, 0.1 + 0.7 * answer.progress); };
    const ChildOutcome outcome = runChild(request);
    const bool isWhole = outcome.end == ChildOutcome::End::Exited && outcome.code == 0;
    if (!isWhole || !answer.scene)
        return errorOf(outcome, answer, file, options);
    auto scene = decodeForeignScene(*answer.scene);
    if (scene)
        return scene;
    Error error = scene.error();
    error.place = file.string();
    return error;
}

Result<Character> importForeign(std::span<const std::uint8_t> bytes,
                                const std::filesystem::path& file, const ImportOptions& options) {
    const auto scene = readForeignScene(bytes, file, options);
    if (!scene)
        return scene.error();
    if (!goOn(options, 0.85))
        return Error{"cancelled", "opening was cancelled", file.string(), ""};
    if (holdsNothing(*scene))
        return Error{"reader-refused", "the file has neither vertices nor bones nor motion",
                     file.string(), kOtherWays};
    auto character = characterOf(*scene, file, options.choices);
    if (!character)
        return character;
    noteSpace(scene->facts, options.choices, character->importFindings);
    const FileSpace said{.metresPerUnit = scene->facts.metresPerUnit,
                         .modelFromFileAxes = scene->facts.modelFromFileAxes};
    applyImportChoices(*character, options.choices, said);
    // Such files bind a mesh in a space of its own, often scaled and turned. glTF and those who
    // read it know only inverse bind matrices, and would find the bones small or lying down.
    bringMeshesToBind(*character);
    inspectImport(*character, character->importFindings, spaceReadAs(options.choices, said));
    if (!goOn(options, 1.0))
        return Error{"cancelled", "opening was cancelled", file.string(), ""};
    return character;
}

} // namespace rigwright
