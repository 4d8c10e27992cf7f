# SPDX-FileCopyrightText: 2026 The Warplens authors
# SPDX-License-Identifier: GPL-3.0-only

# warplens_embed(TARGET NAME FILE…): compiles the files' bytes into TARGET, so that core needs
# neither Qt resources nor an installed folder. Declares, in "embedded/NAME.h",
#   std::span<const warplens::EmbeddedFile> warplens::embedded::NAME();
# in the order given.
function(warplens_embed target name)
    set(dir "${CMAKE_BINARY_DIR}/embedded/embedded")
    set(entries "")
    set(inputs "")
    foreach(file IN LISTS ARGN)
        get_filename_component(path "${file}" ABSOLUTE)
        get_filename_component(short "${file}" NAME)
        list(APPEND inputs "${path}")
        string(APPEND entries "    {\"${short}\", R\"~warplens~(@${path}@)~warplens~\"},\n")
    endforeach()
    file(WRITE "${dir}/${name}.h.in"
"#pragma once
#include \"kernel/embeddedfile.h\"
#include <span>
namespace warplens::embedded { std::span<const EmbeddedFile> ${name}(); }
")
    configure_file("${dir}/${name}.h.in" "${dir}/${name}.h" COPYONLY)
    file(WRITE "${dir}/${name}.cpp.in"
"#include \"embedded/${name}.h\"
namespace warplens::embedded {
static const EmbeddedFile files[] = {
${entries}};
std::span<const EmbeddedFile> ${name}() { return files; }
}
")
    add_custom_command(OUTPUT "${dir}/${name}.cpp"
        COMMAND ${CMAKE_COMMAND} -DIN=${dir}/${name}.cpp.in -DOUT=${dir}/${name}.cpp
                -P "${CMAKE_SOURCE_DIR}/resources/embedscript.cmake"
        DEPENDS ${inputs} "${dir}/${name}.cpp.in" "${CMAKE_SOURCE_DIR}/resources/embedscript.cmake"
        VERBATIM)
    # The rule above belongs to this folder, the target perhaps to another: a custom target and the
    # property GENERATED carry it across.
    add_custom_target(embedded_${name} DEPENDS "${dir}/${name}.cpp")
    add_dependencies(${target} embedded_${name})
    set_source_files_properties("${dir}/${name}.cpp" TARGET_DIRECTORY ${target}
                                PROPERTIES GENERATED TRUE)
    target_sources(${target} PRIVATE "${dir}/${name}.cpp")
    target_include_directories(${target} PRIVATE "${CMAKE_BINARY_DIR}/embedded")
endfunction()
