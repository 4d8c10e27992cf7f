// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

class QTableView;

namespace warplens {

/// Makes `table`, which has its model, one of the lists under the pictures: whole rows, one chosen
/// at a time, columns as wide as their text. A row keeps its ink when it is chosen. Its context
/// menu copies a row, or all of it, as cells for a spreadsheet.
void makeList(QTableView &table);

} // namespace warplens
