// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Looking up references to pictures, and reading what they name.
#include "core/io/find_texture.h"

#include "core/base/sentence.h"
#include "core/io/file_bytes.h"
#include "core/io/file_format.h"
#include "core/io/folded_name.h"
#include "core/io/gltf_uri.h"

#include <algorithm>
#include <array>
#include <optional>
#include <system_error>
#include <utility>

namespace rigwright {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kLargestTexture = std::size_t{512} << 20;
constexpr std::size_t kLargestTotal = std::size_t{2} << 30;
constexpr std::size_t kLongestReference = 4096;
constexpr std::size_t kMostEntries = 20'000;
/// How many folders of a foreign path are tried below the file's folder.
constexpr std::size_t kLongestTail = 4;
/// Folders that programs and people put pictures into, folded.
constexpr std::array kUsualFolders{"textures", "texture", "tex", "images", "maps", "materials"};

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isRegularFile(const fs::path& path) {
    std::error_code problem;
    return fs::is_regular_file(path, problem) && !problem;
}

std::string shortened(std::string_view text) {
    return text.size() <= 120 ? std::string(text) : std::string(text.substr(0, 117)) + "…";
}

} // namespace

/// A reference taken apart: names of folders and, last, of the file.
struct TextureFinder::Reference {
    std::vector<std::string> names; ///< without "" and "."; ".." stays
    bool isAbsolute = false;        ///< on this machine ("/…")
    bool isForeign = false; ///< a drive, a share or an address: never a path of this machine

    static std::vector<Reference> spellingsOf(std::string_view text);
    static std::optional<Reference> parse(std::string text);

    [[nodiscard]] std::span<const std::string> tail(std::size_t count) const {
        return std::span(names).last(count);
    }
    /// How many names at the end hold no "..".
    [[nodiscard]] std::size_t plainTail() const {
        const auto last = std::find(names.rbegin(), names.rend(), "..");
        return std::size_t(last - names.rbegin());
    }
};

struct TextureFinder::Hit {
    fs::path file; ///< empty: none
    bool isExact = true;
};

std::optional<TextureFinder::Reference> TextureFinder::Reference::parse(std::string text) {
    while (!text.empty() && (text.back() == ' ' || text.back() == '\0' || text.back() == '\n'))
        text.pop_back();
    if (text.empty() || text.size() > kLongestReference || text.find('\0') != std::string::npos)
        return std::nullopt;
    std::ranges::replace(text, '\\', '/');
    Reference reference;
    std::string_view rest = text;
    if (rest.size() >= 2 && isLetter(rest[0]) && rest[1] == ':') {
        reference.isForeign = true; // C:/…
        rest.remove_prefix(2);
    } else if (const std::size_t scheme = rest.find("://");
               scheme != std::string_view::npos && scheme < rest.find('/')) {
        reference.isForeign = true; // http://…
        rest.remove_prefix(scheme + 3);
    } else if (rest.starts_with("//")) {
        reference.isForeign = true; // //server/share/…
    } else if (rest.starts_with('/')) {
        reference.isAbsolute = true;
    }
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('/'), rest.size());
        const std::string_view name = rest.substr(0, end);
        const bool goesUp =
            name == ".." && !reference.names.empty() && reference.names.back() != "..";
        if (goesUp)
            reference.names.pop_back();
        else if (!name.empty() && name != ".")
            reference.names.emplace_back(name);
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    if (reference.names.empty() || reference.names.back() == "..")
        return std::nullopt;
    return reference;
}

/// As it stands, and percent-decoded where that is something else.
std::vector<TextureFinder::Reference> TextureFinder::Reference::spellingsOf(std::string_view text) {
    std::vector<Reference> spellings;
    const auto add = [&](std::string spelling) {
        if (auto reference = parse(std::move(spelling)))
            spellings.push_back(std::move(*reference));
    };
    constexpr std::string_view kFile = "file:";
    if (foldedName(text.substr(0, kFile.size())) == kFile) {
        text.remove_prefix(kFile.size());
        if (text.starts_with("///")) // file:///C:/… and file:///home/…
            text.remove_prefix(text.size() > 4 && isLetter(text[3]) && text[4] == ':' ? 3 : 2);
        else if (foldedName(text.substr(0, 12)) == "//localhost/")
            text.remove_prefix(11);
    }
    add(std::string(text));
    if (auto decoded = percentDecoded(text); decoded && *decoded != text)
        add(std::move(*decoded));
    return spellings;
}

bool liesInside(const fs::path& file, const fs::path& folder) {
    std::error_code problem;
    const fs::path inner = fs::weakly_canonical(file, problem);
    if (problem)
        return false;
    const fs::path outer = fs::weakly_canonical(folder.empty() ? "." : folder, problem);
    if (problem)
        return false;
    return std::mismatch(outer.begin(), outer.end(), inner.begin(), inner.end()).first ==
           outer.end();
}

TextureFinder::TextureFinder(TextureSearch search) : m_search(std::move(search)) {
    std::error_code problem;
    const fs::path whole = fs::absolute(m_search.file, problem);
    m_folder = (problem ? m_search.file : whole).parent_path();
}

const std::vector<TextureFinder::Entry>& TextureFinder::entriesOf(const fs::path& folder) {
    const auto [known, isNew] = m_entries.try_emplace(folder);
    if (!isNew)
        return known->second;
    std::vector<Entry>& entries = known->second;
    std::error_code problem;
    fs::directory_iterator walk(folder, problem);
    for (; !problem && walk != fs::directory_iterator() && entries.size() < kMostEntries;
         walk.increment(problem)) {
        std::string name = walk->path().filename().string();
        entries.push_back({foldedName(name), std::move(name)});
    }
    // The order of a folder is chance; the first of several spellings must not be.
    std::ranges::sort(entries, {}, [](const Entry& e) { return std::pair(e.folded, e.name); });
    return entries;
}

/// Follows the names one by one: as they are written, else in another spelling.
TextureFinder::Hit TextureFinder::lookAt(const fs::path& folder,
                                         std::span<const std::string> names) {
    Hit hit{.file = folder};
    for (const std::string& name : names) {
        std::error_code problem;
        if (name == ".." || fs::exists(hit.file / name, problem)) {
            hit.file = name == ".." ? hit.file.parent_path() : hit.file / name;
            continue;
        }
        const std::string folded = foldedName(name);
        const std::vector<Entry>& entries = entriesOf(hit.file);
        const auto found = std::ranges::lower_bound(entries, folded, {}, &Entry::folded);
        if (found == entries.end() || found->folded != folded)
            return {};
        hit.file /= found->name;
        hit.isExact = false;
    }
    return isRegularFile(hit.file) ? hit : Hit{};
}

/// True: the hit is the answer. A hit outside `root` is kept for the case that nothing better
/// comes.
bool TextureFinder::take(const Hit& hit, const fs::path& root, FoundTexture& found) {
    if (hit.file.empty())
        return false;
    if (!m_search.followOutside && !liesInside(hit.file, root)) {
        if (found.place == TexturePlace::Missing) {
            found.place = TexturePlace::Outside;
            found.file = hit.file;
        }
        return false;
    }
    found.place = hit.isExact ? TexturePlace::AsNamed : TexturePlace::Elsewhere;
    found.file = hit.file;
    return true;
}

bool TextureFinder::searchNamed(const Reference& reference, FoundTexture& found) {
    if (reference.isForeign)
        return false;
    const fs::path start = reference.isAbsolute ? fs::path("/") : m_folder;
    return take(lookAt(start, reference.names), m_folder, found);
}

bool TextureFinder::searchFolder(const fs::path& folder, const Reference& reference,
                                 FoundTexture& found) {
    const auto tryNames = [&](std::span<const std::string> names) {
        Hit hit = lookAt(folder, names);
        hit.isExact = false;
        return take(hit, folder, found);
    };
    for (std::size_t count = std::min(reference.plainTail(), kLongestTail); count > 0; --count)
        if (tryNames(reference.tail(count)))
            return true;
    std::vector<std::string> below(kUsualFolders.begin(), kUsualFolders.end());
    if (const std::string stem = m_search.file.stem().string(); !stem.empty())
        below.push_back(stem + ".fbm"); // where FBX unpacks its pictures
    for (const std::string& name : below)
        if (tryNames(std::array{name, reference.names.back()}))
            return true;
    return false;
}

/// Downloads often hold `source/model.fbx` beside `textures/`.
void TextureFinder::searchOutside(const Reference& reference, FoundTexture& found) {
    Hit hit = lookAt(
        m_folder, std::array{std::string(".."), std::string("textures"), reference.names.back()});
    hit.isExact = false;
    take(hit, m_folder, found);
}

FoundTexture TextureFinder::find(std::string_view text) {
    FoundTexture found;
    const std::vector<Reference> spellings = Reference::spellingsOf(text);
    if (spellings.empty())
        return found;
    std::vector<fs::path> folders{m_folder};
    folders.insert(folders.end(), m_search.searchFolders.begin(), m_search.searchFolders.end());
    found.searched = folders;
    for (const Reference& spelling : spellings)
        if (searchNamed(spelling, found))
            return found;
    for (const fs::path& folder : folders)
        for (const Reference& spelling : spellings)
            if (searchFolder(folder, spelling, found))
                return found;
    found.searched.push_back(m_folder.parent_path() / "textures");
    for (const Reference& spelling : spellings) {
        searchOutside(spelling, found);
        if (found.place != TexturePlace::Missing)
            break;
    }
    return found;
}

namespace {

std::string listOf(const std::vector<fs::path>& folders) {
    std::string list;
    for (const fs::path& folder : folders)
        list += (list.empty() ? "" : ", ") + folder.string();
    return list;
}

/// `why` is a whole sentence, in which %1 is the reference and %2 the detail.
Finding missing(std::string_view reference, const std::string& where, std::string_view why,
                const std::string& detail) {
    return {"import-texture-missing",
            Severity::Warning,
            1,
            where,
            filled(why, {shortened(reference), detail}),
            "reread-find-textures"};
}

} // namespace

LoadedTexture TextureFinder::load(std::string_view reference, const std::string& where) {
    LoadedTexture loaded;
    const FoundTexture found = find(reference);
    if (found.place == TexturePlace::Missing) {
        loaded.findings.push_back(missing(reference, where, "“%1” was not found; looked for in %2",
                                          listOf(found.searched)));
        return loaded;
    }
    if (found.place == TexturePlace::Outside) {
        loaded.findings.push_back({"import-reference-outside", Severity::Warning, 1, where,
                                   filled("“%1” leads to %2, outside the folder of the opened "
                                          "file, and was not read",
                                          {shortened(reference), found.file.string()}),
                                   "reread-follow-references"});
        return loaded;
    }
    auto& bytes = m_read[found.file];
    if (bytes == nullptr) {
        const auto isTooMuch = [this](std::uintmax_t size) {
            return size > kLargestTexture || size > kLargestTotal - m_totalBytes;
        };
        const auto tooMuch = [&](std::uintmax_t size) {
            return missing(
                reference, where,
                "“%1” was not read: %2 bytes are more than a picture may have, or than all of them "
                "may have",
                std::to_string(size));
        };
        std::error_code problem;
        const std::uintmax_t size = fs::file_size(found.file, problem);
        if (problem || isTooMuch(size)) {
            loaded.findings.push_back(tooMuch(size));
            return loaded;
        }
        const auto read = readFileBytes(found.file);
        if (!read) {
            loaded.findings.push_back(
                missing(reference, where, "“%1” cannot be read: %2", read.error().detail));
            return loaded;
        }
        if (isTooMuch(read->size)) { // it grew meanwhile
            loaded.findings.push_back(tooMuch(read->size));
            return loaded;
        }
        m_totalBytes += read->size;
        const auto view = read->view();
        bytes = std::make_shared<const std::vector<std::uint8_t>>(view.begin(), view.end());
    }
    loaded.mimeType = imageMimeType(*bytes, found.file.filename().string());
    if (loaded.mimeType.empty() && !liesInside(found.file, m_folder)) {
        loaded.findings.push_back(
            missing(reference, where, "“%1” was not taken: %2 is no picture", found.file.string()));
        return loaded;
    }
    loaded.bytes = bytes;
    if (auto finding = pictureNotShown(loaded.mimeType, where))
        loaded.findings.push_back(std::move(*finding));
    if (found.place == TexturePlace::Elsewhere)
        loaded.findings.push_back(
            {"import-texture-found-elsewhere", Severity::Info, 1, where,
             filled("“%1” was found as %2", {shortened(reference), found.file.string()}), ""});
    return loaded;
}

namespace {

struct Mark {
    std::size_t offset;
    std::string_view text;
    std::string_view mimeType;
};

using namespace std::string_view_literals;
constexpr std::array kMarks{
    Mark{0, "\x89PNG\r\n\x1a\n"sv, "image/png"},
    Mark{0, "\xff\xd8\xff"sv, "image/jpeg"},
    Mark{8, "WEBP"sv, "image/webp"},
    Mark{0, "\xabKTX 20\xbb"sv, "image/ktx2"},
    Mark{0, "DDS "sv, "image/vnd-ms.dds"},
    Mark{0, "BM"sv, "image/bmp"},
    Mark{0, "GIF8"sv, "image/gif"},
    Mark{0, "II*\0"sv, "image/tiff"},
    Mark{0, "MM\0*"sv, "image/tiff"},
    Mark{0, "8BPS"sv, "image/vnd.adobe.photoshop"},
    Mark{0, "v/1\x01"sv, "image/x-exr"},
    Mark{0, "#?RADIANCE"sv, "image/vnd.radiance"},
};

/// TGA 2.0 ends in its name; older ones are recognised by a header that makes sense.
bool isTga(std::string_view text, std::string_view name) {
    if (text.size() >= 26 && text.substr(text.size() - 18, 16) == "TRUEVISION-XFILE")
        return true;
    if (lowerSuffix(fs::path(name)) != "tga" || text.size() < 18)
        return false;
    const auto at = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    constexpr std::array kTypes{1, 2, 3, 9, 10, 11};
    constexpr std::array kDepths{8, 15, 16, 24, 32};
    return at(1) <= 1 && std::ranges::count(kTypes, int(at(2))) != 0 &&
           std::ranges::count(kDepths, int(at(16))) != 0 && (at(12) | at(13)) != 0 &&
           (at(14) | at(15)) != 0;
}

} // namespace

std::optional<Finding> pictureNotShown(std::string_view mimeType, const std::string& where) {
    constexpr std::array kShown{"image/png"sv,  "image/jpeg"sv,  "image/bmp"sv, "image/gif"sv,
                                "image/webp"sv, "image/x-tga"sv, "image/tiff"sv};
    if (std::ranges::find(kShown, mimeType) != kShown.end())
        return std::nullopt;
    return Finding{
        "import-picture-not-shown",
        Severity::Info,
        1,
        where,
        mimeType.empty()
            ? "the picture is of an unknown kind, which is not shown here; it is kept as it came"
            : filled("the picture is %1, which is not shown here; it is kept as it came",
                     {mimeType}),
        ""};
}

std::string imageMimeType(std::span<const std::uint8_t> bytes, std::string_view name) {
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    for (const Mark& mark : kMarks)
        if (text.size() > mark.offset && text.substr(mark.offset).starts_with(mark.text))
            return std::string(mark.mimeType);
    return isTga(text, name) ? "image/x-tga" : "";
}

} // namespace rigwright
