// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "style/look.h"

#include <Qsci/qscilexercpp.h>

namespace warplens {

/// C++ with the words CUDA adds: specifiers as keywords, built-in variables and vector types in a
/// colour of their own.
class CudaLexer : public QsciLexerCPP
{
    Q_OBJECT

public:
    explicit CudaLexer(QObject *parent);

    const char *keywords(int set) const override;
    void setLook(const Look &look);
    void setPointSize(double points);
};

} // namespace warplens
