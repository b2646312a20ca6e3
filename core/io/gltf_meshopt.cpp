// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Buffer views compressed by EXT_meshopt_compression, decoded by meshoptimizer.
#include "core/base/sentence.h"
#include "core/io/gltf_compression.h"
#include "core/io/gltf_error.h"

#include <meshoptimizer.h>

#include <utility>

namespace rigwright {

using nlohmann::json;

namespace {

/// An extension object of a view, its members within what the decoder asserts.
struct CompressedView {
    std::string mode;
    std::string filter;
    std::size_t count = 0;
    std::size_t stride = 0;
    std::string place;
};

Error invalid(const CompressedView& view, const char* member, std::string detail) {
    return gltfError("gltf-meshopt-invalid",
                     member[0] == '\0' ? view.place : view.place + "." + member, std::move(detail),
                     "Export the file again, or without mesh compression.");
}

/// The rules of the extension ("JSON schema updates"); the library asserts them.
Result<void> checkRules(const CompressedView& view) {
    const bool isAttributes = view.mode == "ATTRIBUTES";
    const std::string stride = "a stride of " + std::to_string(view.stride) + " bytes ";
    if (isAttributes && (view.stride == 0 || view.stride % 4 != 0))
        return invalid(view, "byteStride", stride + "is no multiple of 4 up to 256");
    if (!isAttributes && view.stride != 2 && view.stride != 4)
        return invalid(view, "byteStride", stride + "is none of an index, which has 2 or 4");
    if (view.mode == "TRIANGLES" && view.count % 3 != 0)
        return invalid(view, "count",
                       std::to_string(view.count) + " indices make no whole triangles");
    if (view.filter == "NONE")
        return {};
    if (!isAttributes)
        return invalid(view, "filter", "indices have no filter, this one is " + view.filter);
    const bool fits = view.filter == "OCTAHEDRAL"   ? view.stride == 4 || view.stride == 8
                      : view.filter == "QUATERNION" ? view.stride == 8
                                                    : true;
    if (!fits)
        return invalid(view, "byteStride", stride + "does not go with the filter " + view.filter);
    return {};
}

/// Fewest bytes that can hold the elements: a triangle and an index take one each, sixteen values
/// of a byte two bits.
std::size_t fewestBytes(const CompressedView& view) {
    if (view.mode == "TRIANGLES")
        return view.count / 3;
    if (view.mode == "INDICES")
        return view.count;
    return view.count / 64 * view.stride;
}

std::string whyNot(int verdict, std::span<const std::uint8_t> encoded) {
    if (verdict == -1 && !encoded.empty())
        return "the data begin with the byte " + std::to_string(encoded[0]) +
               ", which is another mode or a later version of the format";
    return verdict == -2 ? "the data end too early" : "the data are damaged";
}

Result<std::vector<std::uint8_t>> decoded(const CompressedView& view,
                                          std::span<const std::uint8_t> encoded) {
    std::vector<std::uint8_t> out(view.count * view.stride);
    if (out.empty())
        return out;
    const int verdict = view.mode == "ATTRIBUTES"
                            ? meshopt_decodeVertexBuffer(out.data(), view.count, view.stride,
                                                         encoded.data(), encoded.size())
                        : view.mode == "TRIANGLES"
                            ? meshopt_decodeIndexBuffer(out.data(), view.count, view.stride,
                                                        encoded.data(), encoded.size())
                            : meshopt_decodeIndexSequence(out.data(), view.count, view.stride,
                                                          encoded.data(), encoded.size());
    if (verdict != 0)
        return invalid(view, "", whyNot(verdict, encoded));
    if (view.filter == "OCTAHEDRAL")
        meshopt_decodeFilterOct(out.data(), view.count, view.stride);
    else if (view.filter == "QUATERNION")
        meshopt_decodeFilterQuat(out.data(), view.count, view.stride);
    else if (view.filter == "EXPONENTIAL")
        meshopt_decodeFilterExp(out.data(), view.count, view.stride);
    return out;
}

Result<void> decompressView(GltfDecompression& plain, std::size_t index, const std::string& name) {
    json& view = plain.root()["bufferViews"][index];
    const json extension = view["extensions"][name];
    const CompressedView compressed{.mode = extension.at("mode").get<std::string>(),
                                    .filter = extension.value("filter", "NONE"),
                                    .count = extension.at("count").get<std::size_t>(),
                                    .stride = extension.at("byteStride").get<std::size_t>(),
                                    .place = placeOf("bufferViews", index) + ".extensions." + name};
    if (auto result = checkRules(compressed); !result)
        return result;
    const auto encoded = plain.bytesOf(extension, compressed.place);
    if (!encoded)
        return encoded.error();
    if (auto result = plain.announce(compressed.count, compressed.stride, compressed.place);
        !result)
        return result;
    if (fewestBytes(compressed) > encoded->size())
        return invalid(compressed, "count",
                       std::to_string(compressed.count) + " elements cannot stand in " +
                           std::to_string(encoded->size()) + " bytes");
    auto bytes = decoded(compressed, *encoded);
    if (!bytes)
        return bytes.error();
    const std::size_t size = bytes->size();
    if (view.at("byteLength").get<std::size_t>() != size)
        return invalid(compressed, "count",
                       "the view has " + view.at("byteLength").dump() +
                           " bytes, its compressed elements have " + std::to_string(size));
    view["buffer"] = plain.addBuffer(std::move(*bytes));
    view.erase("byteOffset");
    view["extensions"].erase(name);
    if (view["extensions"].empty())
        view.erase("extensions");
    return {};
}

} // namespace

Result<void> decompressMeshopt(GltfDecompression& plain) {
    const auto views = plain.root().find("bufferViews");
    if (views == plain.root().end())
        return {};
    std::size_t count = 0;
    const std::size_t before = plain.document().decompressedBytes;
    for (std::size_t i = 0; i < views->size(); ++i) {
        const json extensions = (*views)[i].value("extensions", json::object());
        for (const auto& [name, extension] : extensions.items()) {
            if (!isMeshoptExtension(name))
                continue;
            if (auto result = decompressView(plain, i, name); !result)
                return result;
            ++count;
            break; // one is enough: both names would say the same
        }
    }
    if (count > 0)
        plain.note("import-decompressed", Severity::Info, count, "file",
                   filled("compressed with meshopt: %1 bytes of numbers; they are plain now, and "
                          "an export writes them plain",
                          {std::to_string(plain.document().decompressedBytes - before)}));
    return {};
}

} // namespace rigwright
