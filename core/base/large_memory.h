// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// How the program's memory behaves when large arrays come and go.
#pragma once

namespace rigwright {

/// To be called once, first thing in main(), before there are other threads. A character is a few
/// arrays of many megabytes; by default the C library maps each anew and gives it back at once, so
/// that opening a file costs one page fault per 4 KiB, again and again (measured: 85 % of the time
/// of opening a GLB of a million vertices on a virtual machine). This keeps freed memory for the
/// next array and asks for large pages under it. Nothing is allocated: untouched memory costs
/// nothing. Does nothing where the C library or the system does not know these wishes.
void preferLargePages();

} // namespace rigwright
