# SPDX-FileCopyrightText: Rigwright contributors
# SPDX-License-Identifier: Apache-2.0
# Target `headers_alone`: every header compiled by itself, so that none leans on what its users happen
# to include before it. One generated one-line source a header; tst_layering builds the target.
function(rigwright_headers_alone name folder)
    cmake_parse_arguments(ARG "" "" "LIBS" ${ARGN})
    file(GLOB_RECURSE headers CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}
         ${PROJECT_SOURCE_DIR}/${folder}/*.h)
    set(sources)
    foreach(header ${headers})
        set(source ${CMAKE_CURRENT_BINARY_DIR}/headers_alone/${header}.cpp)
        file(CONFIGURE OUTPUT ${source} CONTENT "#include \"${header}\"\n")
        list(APPEND sources ${source})
    endforeach()
    if(sources)
        # Not part of `all`: the programs do not need it, and it costs as much as they do.
        add_library(headers_alone_${name} OBJECT EXCLUDE_FROM_ALL ${sources})
        target_link_libraries(headers_alone_${name} PRIVATE ${ARG_LIBS})
        set_target_properties(headers_alone_${name} PROPERTIES AUTOMOC OFF)
        target_compile_options(headers_alone_${name} PRIVATE -O0)
        add_dependencies(headers_alone headers_alone_${name})
    endif()
endfunction()

find_package(Eigen3 REQUIRED)
find_package(nlohmann_json REQUIRED)
add_custom_target(headers_alone)
# Core's headers see no Qt at all here, so a forbidden one fails to compile, too.
rigwright_headers_alone(core core LIBS rigwright_flags Eigen3::Eigen nlohmann_json::nlohmann_json)
if(RIGWRIGHT_EDITOR)
    find_package(Qt6 REQUIRED COMPONENTS Svg 3DCore 3DRender 3DLogic 3DExtras)
    rigwright_headers_alone(editor editor LIBS Rigwright::editor
        Qt6::Svg Qt6::3DCore Qt6::3DRender Qt6::3DLogic Qt6::3DExtras)
endif()
if(TARGET rigwright-cli)
    find_package(CLI11 REQUIRED)
    rigwright_headers_alone(cli app/cli LIBS rigwright_flags Eigen3::Eigen CLI11::CLI11
        nlohmann_json::nlohmann_json)
endif()
