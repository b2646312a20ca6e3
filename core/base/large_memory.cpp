// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Wishes to malloc and to the kernel.
#include "core/base/large_memory.h"

#include <cstddef> // defines __GLIBC__ through features.h

#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define RIGWRIGHT_TUNES_MALLOC
#include <cstdint>
#include <cstdlib>

#include <malloc.h>
#include <sys/mman.h>
#endif

namespace rigwright {

void preferLargePages() {
#ifdef RIGWRIGHT_TUNES_MALLOC
    constexpr int kMegabyte = 1 << 20;
    // Large arrays come from the heap, and the heap keeps what is freed.
    mallopt(M_MMAP_THRESHOLD, 1024 * kMegabyte);
    mallopt(M_TRIM_THRESHOLD, 1024 * kMegabyte);
    mallopt(M_TOP_PAD, 16 * kMegabyte);
    // One heap for all threads: those of others would have small pages, and saving a million
    // vertices beside the work takes four times as long on them.
    mallopt(M_ARENA_MAX, 1);
    // malloc is not asked for large pages by any call, but the heap's address range is: it is made
    // long enough once, marked, and handed back to malloc without having been touched.
    constexpr std::size_t kHeap = std::size_t{512} * kMegabyte;
    constexpr std::uintptr_t kLargePage = 2 * kMegabyte;
    void* const heap = std::malloc(kHeap);
    if (heap == nullptr)
        return;
    const auto begin =
        (reinterpret_cast<std::uintptr_t>(heap) + kLargePage - 1) & ~(kLargePage - 1);
    const auto end = (reinterpret_cast<std::uintptr_t>(heap) + kHeap) & ~(kLargePage - 1);
    madvise(reinterpret_cast<void*>(begin), end - begin, MADV_HUGEPAGE);
    std::free(heap);
#endif
}

} // namespace rigwright
