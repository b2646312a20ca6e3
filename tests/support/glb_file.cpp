// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The plain reading of glTF that tests compare core/io with: slow, literal, from the
/// specification.
#include "tests/support/glb_file.h"

#include <cstring>
#include <fstream>
#include <map>
#include <stdexcept>

namespace rigwright::test {

namespace {

std::uint32_t u32At(const std::vector<std::uint8_t>& bytes, std::size_t at) {
    if (at + 4 > bytes.size())
        throw std::runtime_error("file too short");
    return std::uint32_t(bytes[at]) | std::uint32_t(bytes[at + 1]) << 8 |
           std::uint32_t(bytes[at + 2]) << 16 | std::uint32_t(bytes[at + 3]) << 24;
}

std::vector<std::uint8_t> fromBase64(const std::string& text) {
    static const std::string kDigits =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::vector<std::uint8_t> bytes;
    unsigned bits = 0;
    int have = 0;
    for (const char c : text) {
        if (c == '=')
            break;
        bits = bits << 6 | unsigned(kDigits.find(c));
        have += 6;
        if (have >= 8) {
            have -= 8;
            bytes.push_back(std::uint8_t(bits >> have & 255));
        }
    }
    return bytes;
}

void appendU32(std::vector<std::uint8_t>& bytes, std::size_t value) {
    for (int shift = 0; shift < 32; shift += 8)
        bytes.push_back(std::uint8_t(value >> shift & 255));
}

std::size_t sizeOfComponent(int type) {
    return type <= 5121 ? 1 : type <= 5123 ? 2 : 4;
}

double component(const std::uint8_t* at, int type, bool normalized) {
    const auto as = [&]<class T>(T value, double largest) {
        std::memcpy(&value, at, sizeof value);
        return normalized ? std::max(double(value) / largest, -1.0) : double(value);
    };
    switch (type) {
    case 5120:
        return as(std::int8_t{}, 127.0);
    case 5121:
        return as(std::uint8_t{}, 255.0);
    case 5122:
        return as(std::int16_t{}, 32767.0);
    case 5123:
        return as(std::uint16_t{}, 65535.0);
    case 5125:
        return as(std::uint32_t{}, 4294967295.0);
    default:
        break;
    }
    float value = 0.0f;
    std::memcpy(&value, at, sizeof value);
    return double(value);
}

} // namespace

std::vector<std::uint8_t> readBytes(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in)
        throw std::runtime_error("cannot open " + file.string());
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

void writeBytes(const std::filesystem::path& file, const std::vector<std::uint8_t>& bytes) {
    std::ofstream out(file, std::ios::binary);
    out.write(reinterpret_cast<const char*>(bytes.data()), std::streamsize(bytes.size()));
    if (!out)
        throw std::runtime_error("cannot write " + file.string());
}

GlbFile readGlb(const std::filesystem::path& file) {
    const std::vector<std::uint8_t> bytes = readBytes(file);
    GlbFile glb;
    std::vector<std::uint8_t> chunk;
    if (bytes.size() > 12 && u32At(bytes, 0) == 0x46546c67) {
        const std::size_t jsonSize = u32At(bytes, 12);
        const auto jsonBegin = bytes.begin() + 20;
        glb.json = nlohmann::json::parse(jsonBegin, jsonBegin + std::ptrdiff_t(jsonSize));
        if (20 + jsonSize + 8 <= bytes.size()) {
            const std::size_t binSize = u32At(bytes, 20 + jsonSize);
            const auto binBegin = bytes.begin() + std::ptrdiff_t(28 + jsonSize);
            chunk.assign(binBegin, binBegin + std::ptrdiff_t(binSize));
        }
    } else {
        glb.json = nlohmann::json::parse(bytes.begin(), bytes.end());
    }
    for (const auto& buffer : glb.json.value("buffers", nlohmann::json::array())) {
        const std::string uri = buffer.value("uri", "");
        if (uri.empty())
            glb.buffers.push_back(chunk);
        else if (uri.starts_with("data:"))
            glb.buffers.push_back(fromBase64(uri.substr(uri.find(',') + 1)));
        else
            glb.buffers.push_back(readBytes(file.parent_path() / uri));
    }
    return glb;
}

std::vector<std::uint8_t> glbBytes(GlbFile file) {
    std::vector<std::uint8_t> bin =
        file.buffers.empty() ? std::vector<std::uint8_t>{} : file.buffers.front();
    while (bin.size() % 4 != 0)
        bin.push_back(0);
    if (file.json.contains("buffers") && !file.json["buffers"].empty() &&
        !file.json["buffers"][0].contains("uri"))
        file.json["buffers"][0]["byteLength"] = bin.size();
    std::string text = file.json.dump();
    text.resize((text.size() + 3) / 4 * 4, ' ');
    std::vector<std::uint8_t> bytes;
    appendU32(bytes, 0x46546c67);
    appendU32(bytes, 2);
    appendU32(bytes, 12 + 8 + text.size() + 8 + bin.size());
    appendU32(bytes, text.size());
    appendU32(bytes, 0x4e4f534a);
    bytes.insert(bytes.end(), text.begin(), text.end());
    appendU32(bytes, bin.size());
    appendU32(bytes, 0x004e4942);
    bytes.insert(bytes.end(), bin.begin(), bin.end());
    return bytes;
}

std::vector<std::vector<double>> accessorValues(const GlbFile& file, std::size_t index) {
    static const std::map<std::string, std::size_t> kComponents{
        {"SCALAR", 1}, {"VEC2", 2}, {"VEC3", 3}, {"VEC4", 4}, {"MAT4", 16}};
    const auto& accessor = file.json.at("accessors").at(index);
    const int type = accessor.at("componentType").get<int>();
    const std::size_t components = kComponents.at(accessor.at("type").get<std::string>());
    const bool normalized = accessor.value("normalized", false);
    const std::size_t size = sizeOfComponent(type);
    const auto bytesOf = [&](std::size_t view) -> const std::uint8_t* {
        const auto& json = file.json.at("bufferViews").at(view);
        return file.buffers.at(json.at("buffer").get<std::size_t>()).data() +
               json.value("byteOffset", std::size_t{0});
    };
    const auto element = [&](const std::uint8_t* at) {
        std::vector<double> values;
        for (std::size_t c = 0; c < components; ++c)
            values.push_back(component(at + c * size, type, normalized));
        return values;
    };
    std::vector<std::vector<double>> values(accessor.at("count").get<std::size_t>(),
                                            std::vector<double>(components, 0.0));
    if (accessor.contains("bufferView")) {
        const std::size_t view = accessor["bufferView"].get<std::size_t>();
        const std::size_t stride =
            file.json["bufferViews"][view].value("byteStride", components * size);
        const std::uint8_t* at = bytesOf(view) + accessor.value("byteOffset", std::size_t{0});
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] = element(at + i * stride);
    }
    if (accessor.contains("sparse")) {
        const auto& sparse = accessor["sparse"];
        const int indexType = sparse["indices"]["componentType"].get<int>();
        const std::uint8_t* indices = bytesOf(sparse["indices"]["bufferView"].get<std::size_t>()) +
                                      sparse["indices"].value("byteOffset", std::size_t{0});
        const std::uint8_t* patches = bytesOf(sparse["values"]["bufferView"].get<std::size_t>()) +
                                      sparse["values"].value("byteOffset", std::size_t{0});
        for (std::size_t i = 0; i < sparse["count"].get<std::size_t>(); ++i)
            values.at(std::size_t(component(indices + i * sizeOfComponent(indexType), indexType,
                                            false))) = element(patches + i * components * size);
    }
    return values;
}

} // namespace rigwright::test
