// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The absolute paths that CMake knows.
#include "tests/support/paths.h"

std::filesystem::path rigwright::test::corpusDir() {
    return RIGWRIGHT_CORPUS_DIR;
}
std::filesystem::path rigwright::test::sourceDir() {
    return RIGWRIGHT_SOURCE_DIR;
}
std::filesystem::path rigwright::test::binaryDir() {
    return RIGWRIGHT_BINARY_DIR;
}
