// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Files as Assimp sees them: the one in memory, those beside it, and no others.
#include "core/io/assimp_parts.h"
#include "core/io/file_bytes.h"

#include <assimp/IOStream.hpp>

#include <algorithm>
#include <cstring>
#include <utility>

namespace rigwright {

namespace fs = std::filesystem;

namespace {

class MemoryStream : public Assimp::IOStream {
public:
    explicit MemoryStream(std::span<const std::uint8_t> bytes) : m_bytes(bytes) {}
    explicit MemoryStream(FileBytes owned) : m_owned(std::move(owned)), m_bytes(m_owned.view()) {}

    size_t Read(void* buffer, size_t size, size_t count) override {
        if (size == 0 || count == 0)
            return 0;
        const std::size_t whole = std::min(count, (m_bytes.size() - m_at) / size);
        std::memcpy(buffer, m_bytes.data() + m_at, whole * size);
        m_at += whole * size;
        return whole;
    }
    size_t Write(const void*, size_t, size_t) override { return 0; }
    aiReturn Seek(size_t offset, aiOrigin origin) override {
        std::size_t base = 0;
        if (origin == aiOrigin_CUR)
            base = m_at;
        else if (origin == aiOrigin_END)
            base = m_bytes.size();
        const std::size_t target = base + offset; // offsets may be negative: they wrap back
        if (target > m_bytes.size())
            return aiReturn_FAILURE;
        m_at = target;
        return aiReturn_SUCCESS;
    }
    [[nodiscard]] size_t Tell() const override { return m_at; }
    [[nodiscard]] size_t FileSize() const override { return m_bytes.size(); }
    void Flush() override {}

private:
    FileBytes m_owned;
    std::span<const std::uint8_t> m_bytes;
    std::size_t m_at = 0;
};

class Files : public Assimp::IOSystem {
public:
    Files(const ForeignFile& file, RefusedReferences& refused) : m_file(file), m_refused(refused) {
        std::error_code ignored;
        m_folder = fs::weakly_canonical(file.path.parent_path(), ignored);
    }

    bool Exists(const char* name) const override {
        if (fs::path(name) == m_file.path)
            return true;
        std::error_code ignored;
        // First whether it is there: readers try many names, and those are no references.
        return fs::is_regular_file(name, ignored) && mayRead(name);
    }
    [[nodiscard]] char getOsSeparator() const override { return '/'; }
    Assimp::IOStream* Open(const char* name, const char* mode) override {
        if (std::strpbrk(mode, "wa+") != nullptr)
            return nullptr;
        if (fs::path(name) == m_file.path)
            return new MemoryStream(m_file.bytes);
        if (!Exists(name))
            return nullptr;
        auto bytes = readFileBytes(name);
        return bytes ? new MemoryStream(std::move(*bytes)) : nullptr;
    }
    void Close(Assimp::IOStream* stream) override { delete stream; }

private:
    [[nodiscard]] bool mayRead(const fs::path& name) const {
        if (m_file.followOutsideReferences)
            return true;
        std::error_code problem;
        const fs::path real = fs::weakly_canonical(name, problem);
        if (problem)
            return false;
        const auto end = std::ranges::mismatch(m_folder, real);
        if (end.in1 == m_folder.end())
            return true;
        if (std::ranges::find(m_refused.outside, name.string()) == m_refused.outside.end())
            m_refused.outside.push_back(name.string());
        return false;
    }

    const ForeignFile& m_file;
    RefusedReferences& m_refused;
    fs::path m_folder;
};

} // namespace

std::unique_ptr<Assimp::IOSystem> assimpFiles(const ForeignFile& file, RefusedReferences& refused) {
    return std::make_unique<Files>(file, refused);
}

} // namespace rigwright
