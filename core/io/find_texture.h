// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// TextureFinder: where the pictures that a character file names lie on this machine.
#pragma once

#include "core/base/finding.h"
#include "core/io/import.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rigwright {

/// Where references are looked up. Folders are looked into, never searched through.
struct TextureSearch {
    std::filesystem::path file;                       ///< the opened one; its folder comes first
    std::vector<std::filesystem::path> searchFolders; ///< as ImportChoices
    bool followOutside = false;                       ///< as ImportChoices

    TextureSearch() = default;
    TextureSearch(std::filesystem::path opened, const ImportChoices& choices)
        : file(std::move(opened)), searchFolders(choices.searchFolders),
          followOutside(choices.followOutsideReferences) {}
};

enum class TexturePlace {
    AsNamed,   ///< exactly where the reference says
    Elsewhere, ///< the same name, in another place or another spelling
    Outside,   ///< there, but outside the file's folder, and not followed without asking
    Missing
};

struct FoundTexture {
    TexturePlace place = TexturePlace::Missing;
    std::filesystem::path file;                  ///< empty where missing
    std::vector<std::filesystem::path> searched; ///< the folders, in their order
};

/// A picture as it came. `bytes` is null where it was not read; `findings` says so.
struct LoadedTexture {
    std::string mimeType; ///< by content, "" where it is of no known kind
    std::shared_ptr<const std::vector<std::uint8_t>> bytes;
    Findings findings;
};

/// References come as the exporter wrote them: relative or absolute, with the drive letters, shares
/// and backslashes of other machines, percent-encoded or not, as file: URIs, in another case or
/// composed otherwise. They are looked for beside the file (with as much of their path as is
/// there), in `textures`, `tex`, `images`, `maps`, `materials` and `NAME.fbm` below it, in the
/// search folders and their `textures`. What lies outside (`../…`, `../textures`, absolute, or
/// behind a link that leaves the folder) is used only with `followOutside`. Addresses on the net
/// are never fetched. Folders and files are read once, however many references name them.
class TextureFinder {
public:
    explicit TextureFinder(TextureSearch search);

    FoundTexture find(std::string_view reference);

    /// Finds and reads. `where` is for the findings ("image Skin"): "import-texture-missing",
    /// "import-texture-found-elsewhere", "import-reference-outside". Larger files than 512 MiB,
    /// more than 2 GiB in all, and what was found outside but is no picture, count as missing.
    LoadedTexture load(std::string_view reference, const std::string& where);

private:
    struct Entry {
        std::string folded;
        std::string name;
    };
    struct Reference;
    struct Hit;

    const std::vector<Entry>& entriesOf(const std::filesystem::path& folder);
    Hit lookAt(const std::filesystem::path& folder, std::span<const std::string> names);
    bool searchNamed(const Reference& reference, FoundTexture& found);
    bool searchFolder(const std::filesystem::path& folder, const Reference& reference,
                      FoundTexture& found);
    bool take(const Hit& hit, const std::filesystem::path& root, FoundTexture& found);
    void searchOutside(const Reference& reference, FoundTexture& found);

    TextureSearch m_search;
    std::filesystem::path m_folder;
    std::map<std::filesystem::path, std::vector<Entry>> m_entries;
    std::map<std::filesystem::path, std::shared_ptr<const std::vector<std::uint8_t>>> m_read;
    std::size_t m_totalBytes = 0;
};

/// "image/png", "image/jpeg", "image/webp", "image/ktx2", "image/x-tga", "image/bmp",
/// "image/vnd-ms.dds", "image/gif", "image/tiff", "image/vnd.adobe.photoshop", "image/x-exr",
/// "image/vnd.radiance" by content; "" for anything else. `name` helps with old TGA files, which
/// have no mark of their own.
std::string imageMimeType(std::span<const std::uint8_t> bytes, std::string_view name = {});

/// "import-picture-not-shown" where the textured view has no way to show pictures of this kind;
/// they pass through all the same. `where` as TextureFinder::load().
std::optional<Finding> pictureNotShown(std::string_view mimeType, const std::string& where);

/// True: `file`, links resolved, lies in `folder` or below.
bool liesInside(const std::filesystem::path& file, const std::filesystem::path& folder);

} // namespace rigwright
