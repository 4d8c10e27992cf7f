# SPDX-FileCopyrightText: 2026 The Warplens authors
# SPDX-License-Identifier: GPL-3.0-only
# Replaces every @path@ of IN by that file's text and writes OUT; see embed.cmake.
file(STRINGS "${IN}" lines)
file(WRITE "${OUT}" "")
foreach(line IN LISTS lines)
    if(line MATCHES "^(.*)@(/[^@]+)@(.*)$")
        set(before "${CMAKE_MATCH_1}")
        set(path "${CMAKE_MATCH_2}")
        set(after "${CMAKE_MATCH_3}")
        file(READ "${path}" text)
        file(APPEND "${OUT}" "${before}${text}${after}\n")
    else()
        file(APPEND "${OUT}" "${line}\n")
    endif()
endforeach()
