// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What a reading process may still do once it has started.
#pragma once

#include <cstddef>

namespace rigwright {

/// Ends this process when the thread that started it goes. To be called first.
void endWithParent();

/// For the rest of this process: at most `memoryBytes` more memory than now and `seconds` of
/// processor time, no core file, no file larger than nothing, no new privileges, and, where the
/// system can (Linux with seccomp), only the system calls that reading needs: files are opened for
/// reading only; no network, no other programs, no other processes. Every single limit is set as
/// far as the system allows and left out where it does not know it. Under a sanitizer, which needs
/// address space and calls of its own, only the processor time is limited.
void limitThisProcess(std::size_t memoryBytes, double seconds);

} // namespace rigwright
