// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Reads and writes maps of bones.
#include "core/io/bone_map_json.h"

#include "core/io/file_bytes.h"

#include <nlohmann/json.hpp>

#include <map>
#include <utility>

namespace rigwright {

using nlohmann::json;

namespace {

Error invalid(std::string detail, std::string place) {
    return {
        "bone-map-invalid", std::move(detail), std::move(place),
        R"(write the map as {"bones": {"name in the other file": "name in the character", …}})"};
}

Error unknown(const std::string& name, const char* whose, const std::string& place) {
    return {"bone-map-unknown-bone", "there is no bone \"" + name + "\" in " + whose, place,
            "names must be written exactly as in the files; see rigwright-cli info"};
}

} // namespace

Result<void> applyBoneMapJson(std::string_view text, const Skeleton& source, const Skeleton& target,
                              BoneMap& map) {
    const json document = json::parse(text, nullptr, false);
    if (document.is_discarded())
        return invalid("the text is not JSON", "");
    const auto bones = document.is_object() ? document.find("bones") : document.end();
    if (!document.is_object() || bones == document.end() || !bones->is_object())
        return invalid("there is no object \"bones\"", "");
    BoneMap edited = map;
    std::map<BoneIndex, std::string> givenTo;
    for (const auto& [name, value] : bones->items()) {
        const std::string place = "bones." + name;
        const BoneIndex bone = findBone(source, name);
        if (!bone.isValid())
            return unknown(name, "the file to append", place);
        if (value.is_null()) {
            setTarget(edited, bone, BoneIndex());
            continue;
        }
        if (!value.is_string())
            return invalid("the name of a bone, or null, must stand here", place);
        const BoneIndex wanted = findBone(target, value.get<std::string>());
        if (!wanted.isValid())
            return unknown(value.get<std::string>(), "the character", place);
        const auto [given, isNew] = givenTo.emplace(wanted, name);
        if (!isNew)
            return Error{"bone-map-twice",
                         "\"" + value.get<std::string>() + "\" is given to \"" + given->second +
                             "\" already",
                         place, "give each bone of the character to one bone at most"};
        setTarget(edited, bone, wanted);
    }
    map = std::move(edited);
    return {};
}

Result<void> applyBoneMapFile(const std::filesystem::path& file, const Skeleton& source,
                              const Skeleton& target, BoneMap& map) {
    const auto bytes = readFileBytes(file);
    if (!bytes)
        return bytes.error();
    const auto view = bytes->view();
    return applyBoneMapJson({reinterpret_cast<const char*>(view.data()), view.size()}, source,
                            target, map);
}

} // namespace rigwright
