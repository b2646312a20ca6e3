// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Copy-on-write blocks: SharedBlock counts its owners by itself, BlockArray is an array of them.
#pragma once

#include <algorithm>
#include <atomic>
#include <cassert>
#include <cstddef>
#include <utility>
#include <vector>

namespace rigwright {

/// A value shared between copies and cloned by write() while anybody else holds it. The count is
/// our own: release is fetch_sub(acq_rel) and "unique" is load(acquire) == 1, so that a writer that
/// finds itself alone sees everything the last other owner did (shared_ptr::use_count() is relaxed:
/// a race). Different SharedBlock objects may be used from different threads; one object may not.
template <class T>
class SharedBlock {
public:
    SharedBlock() : m_node(new Node{}) {}
    explicit SharedBlock(T value) : m_node(new Node{{1}, std::move(value)}) {}
    SharedBlock(const SharedBlock& other) : m_node(other.m_node) { retain(); }
    SharedBlock(SharedBlock&& other) noexcept : m_node(std::exchange(other.m_node, nullptr)) {}
    SharedBlock& operator=(const SharedBlock& other) {
        SharedBlock copy(other);
        std::swap(m_node, copy.m_node);
        return *this;
    }
    SharedBlock& operator=(SharedBlock&& other) noexcept {
        std::swap(m_node, other.m_node);
        return *this;
    }
    ~SharedBlock() { release(); }

    /// Precondition of all access: not moved from.
    const T& operator*() const { return m_node->value; }
    const T* operator->() const { return &m_node->value; }

    [[nodiscard]] bool isUnique() const {
        return m_node->owners.load(std::memory_order_acquire) == 1;
    }
    [[nodiscard]] bool sharesWith(const SharedBlock& other) const { return m_node == other.m_node; }

    /// The value to change in place; cloned first where it is shared.
    T& write() {
        if (!isUnique()) {
            Node* clone = new Node{{1}, m_node->value};
            release();
            m_node = clone;
        }
        return m_node->value;
    }

    friend bool operator==(const SharedBlock& a, const SharedBlock& b) {
        return a.m_node == b.m_node || a.m_node->value == b.m_node->value;
    }

private:
    struct Node {
        std::atomic<std::size_t> owners{1};
        T value{};
    };

    void retain() {
        if (m_node)
            m_node->owners.fetch_add(1, std::memory_order_relaxed);
    }
    void release() {
        if (m_node && m_node->owners.fetch_sub(1, std::memory_order_acq_rel) == 1)
            delete m_node;
        m_node = nullptr;
    }

    Node* m_node;
};

/// A fixed-size array of T in blocks of `BlockSize`, each copied on write (masks, blend maps).
template <class T, std::size_t BlockSize = 512>
class BlockArray {
public:
    BlockArray() = default;
    explicit BlockArray(std::size_t size, const T& value = T{}) : m_size(size) {
        for (std::size_t first = 0; first < size; first += BlockSize)
            m_blocks.emplace_back(std::vector<T>(std::min(BlockSize, size - first), value));
    }

    [[nodiscard]] std::size_t size() const { return m_size; }
    const T& operator[](std::size_t i) const {
        assert(i < m_size);
        return (*m_blocks[i / BlockSize])[i % BlockSize];
    }
    void set(std::size_t i, T value) {
        assert(i < m_size);
        m_blocks[i / BlockSize].write()[i % BlockSize] = std::move(value);
    }

    friend bool operator==(const BlockArray&, const BlockArray&) = default;

private:
    std::size_t m_size = 0;
    std::vector<SharedBlock<std::vector<T>>> m_blocks;
};

} // namespace rigwright
