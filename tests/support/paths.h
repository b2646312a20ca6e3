// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Where tests find files.
#pragma once

#include <filesystem>

namespace rigwright::test {

/// The folder of real and hostile files (CMake: RIGWRIGHT_CORPUS); may be absent: then skip, saying
/// why.
std::filesystem::path corpusDir();
/// The repository.
std::filesystem::path sourceDir();
/// Where the programs lie (rigwright, rigwright-cli).
std::filesystem::path binaryDir();

} // namespace rigwright::test
