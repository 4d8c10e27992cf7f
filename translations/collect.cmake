# SPDX-FileCopyrightText: 2026 The Warplens authors
# SPDX-License-Identifier: GPL-3.0-only
#
# cmake -DSOURCE=… -DWORK=… -DLUPDATE=… -DTS=a.ts;b.ts [-DCHECK=ON] -P collect.cmake
# Collects every string that people read into the .ts files. With CHECK it works on copies, and
# fails if a string is new, gone or not translated.

# lupdate knows no macro of ours that names a context: it reads copies of core with its own. A call
# of `translate` it would take for Qt's, and not look inside.
file(REMOVE_RECURSE "${WORK}")
file(GLOB_RECURSE sources RELATIVE "${SOURCE}" "${SOURCE}/core/*.cpp" "${SOURCE}/core/*.h")
foreach(file IN LISTS sources)
    file(READ "${SOURCE}/${file}" text)
    string(REPLACE "WARPLENS_PHRASE(" "QT_TRANSLATE_NOOP(\"Phrases\", " text "${text}")
    string(REPLACE "define QT_TRANSLATE_NOOP(" "define " text "${text}")
    string(REPLACE "translate(" "spoken(" text "${text}")
    file(WRITE "${WORK}/${file}" "${text}")
endforeach()

set(targets "")
foreach(file IN LISTS TS)
    get_filename_component(name "${file}" NAME)
    if(CHECK)
        file(COPY "${file}" DESTINATION "${WORK}")
        list(APPEND targets "${WORK}/${name}")
    else()
        list(APPEND targets "${file}")
    endif()
endforeach()

execute_process(
    COMMAND "${LUPDATE}" -silent -no-obsolete -locations none -source-language en
            "${WORK}/core" "${SOURCE}/widgets" "${SOURCE}/app" -ts ${targets}
    RESULT_VARIABLE result ERROR_VARIABLE complaints)
if(NOT result EQUAL 0)
    message(FATAL_ERROR "lupdate failed:\n${complaints}")
elseif(complaints MATCHES "cannot be called without context")
    message(FATAL_ERROR "A string has no context:\n${complaints}")
elseif(NOT CHECK)
    return()
endif()

foreach(file IN LISTS TS)
    get_filename_component(name "${file}" NAME)
    file(READ "${file}" committed)
    file(READ "${WORK}/${name}" collected)
    if(collected MATCHES "type=\"unfinished\"")
        message(SEND_ERROR "${name} has untranslated strings: run ./dev translations, then translate them")
    elseif(NOT collected STREQUAL committed)
        message(SEND_ERROR "${name} is out of date: run ./dev translations")
    endif()
endforeach()
