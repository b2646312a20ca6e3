// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Tells ThreadSanitizer of hand-overs between threads; nothing in other builds.
#pragma once

#if defined(__SANITIZE_THREAD__)
#define RIGWRIGHT_CHECKS_RACES 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define RIGWRIGHT_CHECKS_RACES 1
#endif
#endif

#if defined(RIGWRIGHT_CHECKS_RACES)
extern "C" { // of the sanitizer's run-time library
void __tsan_acquire(void* address);
void __tsan_release(void* address);
}
#endif

namespace rigwright {

/// oneTBB and Qt give work from thread to thread by locks inside libraries that are not built with
/// the sanitizer, which then takes every hand-over for a race. Whoever starts such work says
/// handOver(tag) before, and the work says takeOver(tag) first; the same on the way back. It sees
/// races of the work itself all the same.
inline void handOver([[maybe_unused]] void* tag) {
#if defined(RIGWRIGHT_CHECKS_RACES)
    __tsan_release(tag);
#endif
}
inline void takeOver([[maybe_unused]] void* tag) {
#if defined(RIGWRIGHT_CHECKS_RACES)
    __tsan_acquire(tag);
#endif
}

} // namespace rigwright
