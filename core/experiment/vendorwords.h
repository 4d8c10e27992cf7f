// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <string_view>

namespace warplens {

/// One thing said in the words of each vendor: a warp of a multiprocessor is a wave of a compute
/// unit at AMD, and a sub-group of an Xe-core at Intel. Each is a phrase of its own, as other
/// languages do not build a sentence the same way around another noun.
struct VendorPhrase
{
    const char *usual; ///< NVIDIA's, and where no vendor is named
    const char *amd;
    const char *intel;

    const char *of(std::string_view vendor) const
    {
        return vendor == "AMD" ? amd : vendor == "Intel" ? intel : usual;
    }
};

} // namespace warplens
