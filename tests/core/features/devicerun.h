// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QString>
#include <QStringList>

namespace warplens {

/// A thing that must hold in every thread: statements that prepare it, and the condition.
struct DeviceCheck
{
    const char *name;
    const char *statements;
    const char *condition;
};

/// Compiles and runs a kernel of one block of `threads` threads (`y` rows of `x`) that checks
/// `condition` after `statements`; `declarations` stand before the kernel. Says what went wrong,
/// or in which threads the condition does not hold; empty if all is well.
///
/// The kernel has `float *data`, `unsigned *words` and `unsigned char *bytes`, whose elements are
/// 0, 1, 2, …, and `int lane`, the number of the thread in its warp.
QString problemOf(const DeviceCheck &check, unsigned x = 64, unsigned y = 1,
                  const QString &declarations = {});

/// The requests of warp 0 that `statements` cause in such a kernel, in order, as
/// `load 16 global data 0 16 32 48`: the offsets of the first four active lanes in the array.
/// Before them stands what the access says beside its address: `x4` matrices, `async`, a cache
/// hint as `cg`; after them `of N` where fewer than 32 lanes take part. One line if it does not
/// compile or run.
QStringList requestsOf(const QString &statements, unsigned x = 32, unsigned y = 1,
                       const QString &declarations = {});

/// What the compiler says is accepted without effect.
QStringList opaqueIn(const QString &statements, const QString &declarations = {});

} // namespace warplens
