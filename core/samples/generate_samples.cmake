# SPDX-FileCopyrightText: Rigwright contributors
# SPDX-License-Identifier: Apache-2.0
# Meshes the built-in characters while building: included by core/CMakeLists.txt, after rigwright_core.
find_package(Threads REQUIRED)
file(GLOB sample_generator_sources CONFIGURE_DEPENDS
    ${CMAKE_CURRENT_LIST_DIR}/generator/*.cpp ${CMAKE_CURRENT_LIST_DIR}/generator/*.h)
add_executable(rigwright-sample-generator ${sample_generator_sources})
target_link_libraries(rigwright-sample-generator PRIVATE
    rigwright_flags Eigen3::Eigen nlohmann_json::nlohmann_json Threads::Threads)
# It runs in every build, so it is fast in every preset.
target_compile_options(rigwright-sample-generator PRIVATE -O2)
set_target_properties(rigwright-sample-generator PROPERTIES AUTOMOC OFF AUTOUIC OFF AUTORCC OFF)

set(sample_dir ${CMAKE_CURRENT_BINARY_DIR}/samples)
file(MAKE_DIRECTORY ${sample_dir})
set(sample_blobs)
foreach(sample mannequin quadruped arm tail)
    set(table ${PROJECT_SOURCE_DIR}/resources/samples/${sample}.json)
    add_custom_command(
        OUTPUT ${sample_dir}/${sample}.bin
        COMMAND rigwright-sample-generator ${table} ${sample_dir}/${sample}.bin
        DEPENDS rigwright-sample-generator ${table}
        COMMENT "Meshing the sample ${sample}"
        VERBATIM)
    list(APPEND sample_blobs ${sample_dir}/${sample}.bin)
endforeach()
target_sources(rigwright_core PRIVATE ${sample_blobs})
set_source_files_properties(samples/embedded_blobs.cpp PROPERTIES
    COMPILE_DEFINITIONS "RIGWRIGHT_SAMPLE_DIR=\"${sample_dir}\""
    OBJECT_DEPENDS "${sample_blobs}")
