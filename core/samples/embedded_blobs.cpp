// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Takes the generated blobs into the program with the assembler's .incbin.
#include "core/samples/embedded_blobs.h"

// RIGWRIGHT_SAMPLE_DIR is the build folder of the blobs; the build recompiles this file with them.
#define RIGWRIGHT_EMBED(name)                                                                      \
    asm(".pushsection .rodata\n"                                                                   \
        ".balign 16\n"                                                                             \
        "rigwright_sample_" #name ":\n"                                                            \
        ".incbin \"" RIGWRIGHT_SAMPLE_DIR "/" #name ".bin\"\n"                                     \
        "rigwright_sample_" #name "_end:\n"                                                        \
        ".popsection\n");                                                                          \
    extern "C" {                                                                                   \
    __attribute__((visibility("hidden"))) extern const std::uint8_t rigwright_sample_##name[];     \
    __attribute__((                                                                                \
        visibility("hidden"))) extern const std::uint8_t rigwright_sample_##name##_end[];          \
    }

RIGWRIGHT_EMBED(mannequin)
RIGWRIGHT_EMBED(quadruped)
RIGWRIGHT_EMBED(arm)
RIGWRIGHT_EMBED(tail)

namespace rigwright {

std::span<const std::uint8_t> embeddedBlob(std::string_view name) {
    if (name == "mannequin")
        return {rigwright_sample_mannequin, rigwright_sample_mannequin_end};
    if (name == "quadruped")
        return {rigwright_sample_quadruped, rigwright_sample_quadruped_end};
    if (name == "arm")
        return {rigwright_sample_arm, rigwright_sample_arm_end};
    if (name == "tail")
        return {rigwright_sample_tail, rigwright_sample_tail_end};
    return {};
}

} // namespace rigwright
