// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The table of formats that are known by their first bytes or by their suffix.
#include "core/io/file_format.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace rigwright {

namespace {

struct Signature {
    std::string_view text;
    std::string_view format;
};

constexpr std::array kSignatures{
    Signature{"Kaydara FBX Binary", "FBX"},
    Signature{"; FBX", "FBX"},
    Signature{"HIERARCHY", "BVH"},
    Signature{"BLENDER", "Blender (BLEND)"},
    Signature{"#usda", "USD"},
    Signature{"PXR-USDC", "USD"},
    Signature{"Ogawa", "Alembic"},
    Signature{"INTERQUAKEMODEL", "IQM"},
    Signature{"MD5Version", "MD5"},
    Signature{"Pmx", "MMD (PMX)"},
    Signature{"PMX ", "MMD (PMX)"},
    Signature{"Pmd", "MMD (PMD)"},
    Signature{"xof ", "DirectX (X)"},
    Signature{"ply\n", "PLY"},
    Signature{"ply\r\n", "PLY"},
    Signature{"solid ", "STL"},
    Signature{"//Maya ASCII", "Maya (MA)"},
    Signature{"# Wavefront OBJ", "OBJ"},
};

constexpr std::array kSuffixes{
    ForeignSuffix{"fbx", "FBX"},
    ForeignSuffix{"dae", "Collada (DAE)"},
    ForeignSuffix{"obj", "OBJ"},
    ForeignSuffix{"bvh", "BVH"},
    ForeignSuffix{"blend", "Blender (BLEND)"},
    ForeignSuffix{"usd", "USD"},
    ForeignSuffix{"usda", "USD"},
    ForeignSuffix{"usdc", "USD"},
    ForeignSuffix{"usdz", "USD"},
    ForeignSuffix{"abc", "Alembic"},
    ForeignSuffix{"ply", "PLY"},
    ForeignSuffix{"stl", "STL"},
    ForeignSuffix{"3ds", "3DS"},
    ForeignSuffix{"x", "DirectX (X)"},
    ForeignSuffix{"iqm", "IQM"},
    ForeignSuffix{"md5mesh", "MD5"},
    ForeignSuffix{"pmx", "MMD (PMX)"},
    ForeignSuffix{"pmd", "MMD (PMD)"},
    ForeignSuffix{"ma", "Maya (MA)"},
    ForeignSuffix{"mb", "Maya (MB)"},
    ForeignSuffix{"max", "3ds Max (MAX)"},
    ForeignSuffix{"c4d", "Cinema 4D (C4D)"},
    ForeignSuffix{"lwo", "LightWave (LWO)"},
    ForeignSuffix{"smd", "Source (SMD)"},
    ForeignSuffix{"vta", "Source (SMD)"},
    ForeignSuffix{"b3d", "Blitz3D (B3D)"},
    ForeignSuffix{"ms3d", "MilkShape 3D (MS3D)"},
    ForeignSuffix{"mdl", "MDL"},
    ForeignSuffix{"md2", "Quake II (MD2)"},
    ForeignSuffix{"md3", "Quake III (MD3)"},
    ForeignSuffix{"ase", "3ds Max (ASE)"},
    ForeignSuffix{"ac", "AC3D"},
    ForeignSuffix{"cob", "trueSpace (COB)"},
    ForeignSuffix{"ogex", "OpenGEX"},
    ForeignSuffix{"irr", "Irrlicht (IRR)"},
    ForeignSuffix{"irrmesh", "Irrlicht (IRR)"},
    ForeignSuffix{"mesh", "Ogre"},
    ForeignSuffix{"off", "OFF"},
};

std::string_view textStart(std::span<const std::uint8_t> bytes) {
    std::string_view text(reinterpret_cast<const char*>(bytes.data()),
                          std::min<std::size_t>(bytes.size(), 4096));
    if (text.starts_with("\xef\xbb\xbf"))
        text.remove_prefix(3);
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    return text;
}

/// The first line with content, without blanks around it; cuts it off `text`.
std::string_view takeLine(std::string_view& text) {
    const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    return line.substr(0, line.find_last_not_of(" \t") + 1);
}

bool beginsNumber(std::string_view word) {
    return !word.empty() && word.find_first_not_of("+-.0123456789eE") == std::string_view::npos;
}

/// OBJ has no mark of its own: whole lines that only it has, up to one with a vertex.
bool looksLikeObj(std::string_view text) {
    static constexpr std::array<std::string_view, 9> kWords{"o",  "g",  "s",      "vt",    "vn",
                                                            "vp", "mg", "mtllib", "usemtl"};
    while (!text.empty()) {
        const std::string_view line = takeLine(text);
        if (line.empty() || line.starts_with('#'))
            continue;
        const std::string_view word = line.substr(0, line.find_first_of(" \t"));
        if (word == "v") {
            std::string_view rest = line.substr(1);
            rest.remove_prefix(std::min(rest.find_first_not_of(" \t"), rest.size()));
            return beginsNumber(rest.substr(0, rest.find_first_of(" \t")));
        }
        if (std::ranges::find(kWords, word) == kWords.end())
            return false;
    }
    return false;
}

} // namespace

std::span<const ForeignSuffix> knownForeignSuffixes() {
    return kSuffixes;
}

std::string lowerSuffix(const std::filesystem::path& file) {
    std::string suffix = file.extension().string();
    if (suffix.starts_with('.'))
        suffix.erase(0, 1);
    std::ranges::transform(suffix, suffix.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; });
    return suffix;
}

std::optional<GltfContainer> gltfContainerOf(std::span<const std::uint8_t> bytes) {
    const std::string_view raw(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    if (raw.starts_with("glTF"))
        return GltfContainer::Binary;
    if (textStart(bytes).starts_with('{'))
        return GltfContainer::Text;
    return std::nullopt;
}

std::optional<std::string> knownForeignFormat(std::span<const std::uint8_t> bytes,
                                              const std::filesystem::path& file) {
    const std::string_view text = textStart(bytes);
    for (const Signature& signature : kSignatures)
        if (text.starts_with(signature.text))
            return std::string(signature.format);
    if (text.starts_with('<') && text.find("<COLLADA") != std::string_view::npos)
        return "Collada (DAE)";
    if (text.starts_with('<') && file.string().ends_with(".mesh.xml"))
        return "Ogre";
    if (looksLikeObj(text))
        return "OBJ";
    const std::string suffix = lowerSuffix(file);
    for (const ForeignSuffix& signature : kSuffixes)
        if (suffix == signature.text)
            return std::string(signature.format);
    return std::nullopt;
}

} // namespace rigwright
