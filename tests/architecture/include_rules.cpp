// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Reads rules and include lines; knows how header names tell a library.
#include "tests/architecture/include_rules.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <functional>
#include <iterator>
#include <optional>
#include <regex>
#include <sstream>
#include <string_view>

namespace rigwright::test {

namespace {
namespace fs = std::filesystem;

/// How a header in angle brackets tells its library; the first match counts. `std` needs no leave.
struct HeaderPattern {
    const char* library;
    std::regex pattern;
};

const std::vector<HeaderPattern>& headerPatterns() {
    static const std::vector<HeaderPattern> patterns = {
        {"Eigen", std::regex("^Eigen/.*")},
        {"TBB", std::regex("^(oneapi/)?tbb/.*")},
        {"fmt", std::regex("^fmt/.*")},
        {"Embree", std::regex("^embree[34]/.*")},
        {"Highway", std::regex("^hwy/.*")},
        {"nlohmann-json", std::regex("^nlohmann/.*")},
        {"tinygltf", std::regex("^(tiny_gltf|stb_image|stb_image_write)\\.h$")},
        {"Assimp", std::regex("^assimp/.*")},
        {"zlib", std::regex("^zlib\\.h$")},
        {"Draco", std::regex("^draco/.*")},
        {"meshoptimizer", std::regex("^meshoptimizer\\.h$")},
        {"Bullet", std::regex("^(bt[A-Z]|Bullet).*")},
        {"CLI11", std::regex("^CLI/.*")},
        {"Qt3D", std::regex("^Qt3D.*")},
        {"Qt", std::regex("^(Q[A-Za-z0-9]+(/.*)?|qt[a-z_]+\\.h)$")},
        {"OpenGL", std::regex("^(GL|GLES[23]|EGL)/.*")},
        {"std", std::regex("^[a-z0-9_]+$")},
        // POSIX and the compiler's intrinsics.
        {"std",
         std::regex("^(sys/|linux/"
                    "|[a-z]*intrin\\.h$|(unistd|fcntl|signal|spawn|dlfcn|poll|malloc)\\.h$).*")},
    };
    return patterns;
}

std::optional<std::string> libraryOf(const std::string& header) {
    for (const HeaderPattern& known : headerPatterns())
        if (std::regex_match(header, known.pattern))
            return known.library;
    return std::nullopt;
}

std::vector<std::string> words(const std::string& text) {
    std::istringstream stream(text);
    return {std::istream_iterator<std::string>(stream), {}};
}

/// The room of a path below the root; "" for paths in no room (tests).
std::string roomOf(const fs::path& path) {
    std::vector<std::string> parts;
    for (const fs::path& part : path)
        parts.push_back(part.string());
    if (parts.size() < 2 || parts[0] == "tests")
        return "";
    if (parts[0] == "app")
        return parts[1] == "cli" ? "app/cli" : "app";
    return parts.size() < 3 ? parts[0] : parts[0] + "/" + parts[1];
}

std::string joined(const std::set<std::string>& names, const std::string& without) {
    std::string text;
    for (const std::string& name : names)
        if (name != without)
            text += (text.empty() ? "" : ", ") + name;
    return text.empty() ? "nothing else" : text;
}

/// Text of the n-th fenced block after the heading.
std::string fencedBlock(const std::string& page, std::string_view heading, int n) {
    std::size_t at = page.find(heading);
    if (at == std::string::npos)
        return "";
    const std::size_t next = page.find("\n## ", at + heading.size());
    for (int fence = 0; fence < 2 * n + 1; ++fence) {
        at = page.find("\n```", at + 1);
        if (at == std::string::npos || at > next)
            return "";
    }
    const std::size_t begin = page.find('\n', at + 1);
    const std::size_t end = page.find("\n```", begin);
    return end == std::string::npos ? "" : page.substr(begin, end - begin);
}

/// "core" stands for all rooms of core, "editor" for all of editor.
std::set<std::string> expand(const std::string& name, const std::set<std::string>& rooms) {
    std::set<std::string> result;
    for (const std::string& room : rooms)
        if (room == name || room.starts_with(name + "/"))
            result.insert(room);
    return result;
}

using Graph = std::map<std::string, std::set<std::string>>;

void close(const std::string& room, const Graph& direct, IncludeRules& rules,
           std::set<std::string>& path) {
    if (rules.mayInclude.contains(room))
        return;
    if (!path.insert(room).second) {
        rules.mistakes.push_back(room + " may include itself through other rooms");
        return;
    }
    std::set<std::string> all{room};
    for (const std::string& next : direct.at(room)) {
        close(next, direct, rules, path);
        if (const auto known = rules.mayInclude.find(next); known != rules.mayInclude.end())
            all.insert(known->second.begin(), known->second.end());
    }
    path.erase(room);
    rules.mayInclude[room] = all;
}

void readRooms(const std::string& block, IncludeRules& rules) {
    std::vector<std::pair<std::string, std::vector<std::string>>> lines;
    std::set<std::string> rooms;
    std::istringstream stream(block);
    for (std::string line; std::getline(stream, line);) {
        const std::size_t colon = line.find(':');
        if (colon == std::string::npos)
            continue;
        lines.emplace_back(line.substr(0, colon), words(line.substr(colon + 1)));
        rooms.insert(lines.back().first);
    }
    Graph direct;
    for (const auto& [room, names] : lines) {
        direct[room];
        for (const std::string& name : names) {
            const std::set<std::string> meant = expand(name, rooms);
            if (meant.empty())
                rules.mistakes.push_back(room + " names an unknown room: " + name);
            direct[room].insert(meant.begin(), meant.end());
        }
        direct[room].erase(room);
    }
    for (const std::string& room : rooms) {
        std::set<std::string> path;
        close(room, direct, rules, path);
    }
}

void readLibraries(const std::string& block, IncludeRules& rules) {
    std::istringstream stream(block);
    for (std::string line; std::getline(stream, line);) {
        const std::size_t colon = line.find(':');
        if (colon == std::string::npos)
            continue;
        const std::vector<std::string> names = words(line.substr(colon + 1));
        rules.mayUse[line.substr(0, colon)] = {names.begin(), names.end()};
    }
}

struct Include {
    int line = 0;
    bool quoted = false;
    std::string header;
};

std::vector<Include> includesOf(const fs::path& file) {
    static const std::regex pattern(R"(^\s*#\s*include\s*([<"])([^>"]+)[>"])");
    std::vector<Include> result;
    std::istringstream stream(readText(file));
    int number = 0;
    for (std::string line; std::getline(stream, line);) {
        ++number;
        std::smatch match;
        if (std::regex_search(line, match, pattern))
            result.push_back({number, match[1] == "\"", match[2]});
    }
    return result;
}

/// Tests may include any room, but those of core know no window, and those of rooms only their
/// half.
std::string whyTestMayNot(const std::string& file, const std::string& header) {
    if (file.starts_with("tests/core/") &&
        (header.starts_with("editor/") || header.starts_with("app/")))
        return "tests of core know neither editor nor app";
    if (file.starts_with("tests/editor/") && header.starts_with("app/"))
        return "tests of editor do not know app";
    return "";
}

std::string whyQuotedMayNot(const IncludeRules& rules, const fs::path& root, const fs::path& file,
                            const std::string& header) {
    // What moc generates, and lines of shaders inside C++ strings.
    if (header.ends_with(".moc") || header.ends_with(".glsl"))
        return "";
    static constexpr std::array kTops = {"core/", "editor/", "app/", "tests/"};
    if (std::none_of(kTops.begin(), kTops.end(),
                     [&](const char* top) { return header.starts_with(top); }))
        return "include paths run from the root of the repository; libraries stand in <>";
    if (!fs::exists(root / header))
        return "there is no such file";
    const std::string room = roomOf(file);
    if (room.empty())
        return whyTestMayNot(file.string(), header);
    if (header.starts_with("tests/"))
        return "the program does not know its tests";
    const auto allowed = rules.mayInclude.find(room);
    if (allowed == rules.mayInclude.end())
        return "the room " + room + " is not in the list";
    if (allowed->second.contains(roomOf(header)))
        return "";
    return room + " may include " + joined(allowed->second, room);
}

std::string whyAngledMayNot(const IncludeRules& rules, const fs::path& file,
                            const std::string& header) {
    const std::optional<std::string> library = libraryOf(header);
    if (!library)
        return "no library that is in the list";
    const std::string room = roomOf(file);
    // Tests may look into any library; into Qt3D only those of its room, so that it can be
    // replaced.
    const bool isTestOfViewport = file.string().starts_with("tests/editor/viewport/");
    if (*library == "std" || (room.empty() && (*library != "Qt3D" || isTestOfViewport)))
        return "";
    const auto users = rules.mayUse.find(*library);
    if (users == rules.mayUse.end())
        return "the library " + *library + " is not in the list";
    // "core" and "editor" stand for all of their rooms; "app" does not stand for app/cli.
    for (const std::string& user : users->second)
        if (room == user || (user != "app" && room.starts_with(user + "/")))
            return "";
    return *library + " is for " + joined(users->second, "") + " only";
}
} // namespace

std::string readText(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

std::vector<fs::path> sourceFiles(const fs::path& root) {
    std::vector<fs::path> files;
    for (const char* top : {"core", "editor", "app", "tests"}) {
        if (!fs::exists(root / top))
            continue;
        for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root / top)) {
            const std::string extension = entry.path().extension().string();
            const fs::path relative = fs::relative(entry.path(), root);
            if (entry.is_regular_file() && (extension == ".h" || extension == ".cpp") &&
                relative.string().find("node_modules") == std::string::npos)
                files.push_back(relative);
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

IncludeRules readIncludeRules(const std::string& architecturePage) {
    constexpr std::string_view kHeading = "\n## Who may include whom";
    IncludeRules rules;
    readRooms(fencedBlock(architecturePage, kHeading, 0), rules);
    readLibraries(fencedBlock(architecturePage, kHeading, 1), rules);
    if (rules.mayInclude.empty() || rules.mayUse.empty())
        rules.mistakes.push_back("no list found under \"Who may include whom\"");
    return rules;
}

std::vector<std::string> findForbiddenIncludes(const IncludeRules& rules, const fs::path& root) {
    std::vector<std::string> found;
    for (const fs::path& file : sourceFiles(root)) {
        for (const Include& include : includesOf(root / file)) {
            const std::string why = include.quoted
                                        ? whyQuotedMayNot(rules, root, file, include.header)
                                        : whyAngledMayNot(rules, file, include.header);
            if (!why.empty())
                found.push_back(file.string() + ":" + std::to_string(include.line) + ": includes " +
                                include.header + ": " + why);
        }
    }
    return found;
}

} // namespace rigwright::test
