// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/phrases.h"
#include "experiment/profilercounters.h"

namespace warplens {

namespace {

using enum CounterAccess;
using enum CounterFigure;

constexpr const char *Noisy =
    WARPLENS_PHRASE("Noisy: it also counts waiting for other users of the unit, some thousands "
                    "even in a kernel without conflicts.");
constexpr const char *Unpublished =
    WARPLENS_PHRASE("Its formula is not published. Ours: the distinct bytes of each request, in "
                    "whole sectors.");
constexpr const char *NothingHits =
    WARPLENS_PHRASE("As if nothing were found in L1. The tool shows it for each instruction.");
constexpr const char *AtomicOrReduction =
    WARPLENS_PHRASE("Without a use of its result an atomic is a reduction: add both.");
constexpr const char *SectorsOfL2 =
    WARPLENS_PHRASE("It counts sectors and ours operations: several addresses may share a sector.");
constexpr const char *OfTheWidth =
    WARPLENS_PHRASE("4 is the best for 4-byte accesses and 16 for 16-byte ones.");
constexpr const char *Registers =
    WARPLENS_PHRASE("What LLVM's -O2 leaves in memory: another compiler may keep more in "
                    "registers.");
constexpr const char *IndexedOnly =
    WARPLENS_PHRASE("It sees indexed loads alone, not constants that are operands.");
constexpr const char *GenericToo =
    WARPLENS_PHRASE("It counts accesses through generic pointers to other memories, too.");
constexpr const char *OtherUnit = WARPLENS_PHRASE(
    "On this chip the tool shows 16 a request for a coalesced copy of floats: these "
    "are not sectors.");
constexpr const char *TwiceForWide =
    WARPLENS_PHRASE("It counts a conflict of 8-byte accesses twice.");
constexpr const char *Sampled =
    WARPLENS_PHRASE("Counted on one multiprocessor: a part of the whole launch.");
constexpr const char *SampledUnit =
    WARPLENS_PHRASE("Counted on one multiprocessor, in a unit that is not published.");
constexpr const char *SampledTogether =
    WARPLENS_PHRASE("Counted on one multiprocessor; shared and constant memory together.");
constexpr const char *Lookups =
    WARPLENS_PHRASE("It counts look-ups of cache lines; a line may be looked up in halves.");
constexpr const char *LdsCycles =
    WARPLENS_PHRASE("Cycles, those of conflicts among them; it counts shuffles, too.");
constexpr const char *LdsConflicts =
    WARPLENS_PHRASE("The sum over all phases of the passes after the first.");

constexpr auto Ncu = Profiler::NsightCompute;
constexpr auto Nvp = Profiler::Nvprof;
constexpr auto Old = Profiler::VisualProfiler;
constexpr auto Roc = Profiler::Rocprof;
constexpr auto Any = 99999u;

// Sources: Nsight Compute's metrics and its comparison with nvprof's, the event and metric lists of
// nvprof, NVIDIA's descriptions of the events of CC 2.x and 3.x, the signals of CUDA's Visual
// Profiler, ROCm's list of performance counters. Names that were seen nowhere are left out.
constexpr ProfilerCounter Table[] = {
    // clang-format off
    {Ncu, "", 0, Any, Space::Global, Loads, Requests, "l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum", nullptr},
    {Ncu, "", 0, Any, Space::Global, Stores, Requests, "l1tex__t_requests_pipe_lsu_mem_global_op_st.sum", nullptr},
    {Ncu, "", 0, Any, Space::Global, Atomics, Requests, "l1tex__t_requests_pipe_lsu_mem_global_op_atom.sum + …_op_red.sum", AtomicOrReduction},
    {Ncu, "", 800, Any, Space::Global, AsyncCopies, Requests, "l1tex__t_requests_pipe_lsu_mem_global_op_ldgsts.sum", nullptr},
    {Ncu, "", 0, Any, Space::Global, Loads, Sectors, "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum", nullptr},
    {Ncu, "", 0, Any, Space::Global, Stores, Sectors, "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum", nullptr},
    {Ncu, "", 0, Any, Space::Global, Atomics, Sectors, "l1tex__t_sectors_pipe_lsu_mem_global_op_atom.sum + …_op_red.sum", AtomicOrReduction},
    {Ncu, "", 800, Any, Space::Global, AsyncCopies, Sectors, "l1tex__t_sectors_pipe_lsu_mem_global_op_ldgsts.sum", nullptr},
    {Ncu, "", 0, Any, Space::Global, Loads, SectorsPerRequest, "l1tex__average_t_sectors_per_request_pipe_lsu_mem_global_op_ld.ratio", OfTheWidth},
    {Ncu, "", 0, Any, Space::Global, Stores, SectorsPerRequest, "l1tex__average_t_sectors_per_request_pipe_lsu_mem_global_op_st.ratio", OfTheWidth},
    {Ncu, "", 0, Any, Space::Global, Loads, Efficiency, "smsp__sass_average_data_bytes_per_sector_mem_global_op_ld.pct", nullptr},
    {Ncu, "", 0, Any, Space::Global, Stores, Efficiency, "smsp__sass_average_data_bytes_per_sector_mem_global_op_st.pct", nullptr},
    {Ncu, "", 0, Any, Space::Global, All, Sectors, "memory_l2_theoretical_sectors_global", NothingHits},
    {Ncu, "", 0, Any, Space::Global, All, IdealSectors, "memory_l2_theoretical_sectors_global_ideal", Unpublished},
    {Ncu, "", 0, Any, Space::Global, All, ExcessSectors, "derived__memory_l2_theoretical_sectors_global_excessive", Unpublished},
    {Ncu, "", 0, Any, Space::Global, Atomics, L2Atomics, "lts__t_sectors_op_atom.sum + lts__t_sectors_op_red.sum", SectorsOfL2},
    {Ncu, "", 0, Any, Space::Shared, Loads, Requests, "smsp__inst_executed_op_shared_ld.sum", nullptr},
    {Ncu, "", 0, Any, Space::Shared, Stores, Requests, "smsp__inst_executed_op_shared_st.sum", nullptr},
    {Ncu, "", 0, Any, Space::Shared, Atomics, Requests, "smsp__inst_executed_op_shared_atom.sum", nullptr},
    {Ncu, "", 0, Any, Space::Shared, Loads, Wavefronts, "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum", nullptr},
    {Ncu, "", 0, Any, Space::Shared, Stores, Wavefronts, "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_st.sum", nullptr},
    {Ncu, "", 0, Any, Space::Shared, Atomics, Wavefronts, "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_atom.sum", nullptr},
    {Ncu, "", 0, Any, Space::Shared, Matrices, Wavefronts, "sm__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared_op_ldsm.sum", nullptr},
    {Ncu, "", 800, Any, Space::Shared, AsyncCopies, Wavefronts, "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ldgsts.sum", nullptr},
    {Ncu, "", 0, Any, Space::Shared, All, Wavefronts, "memory_l1_wavefronts_shared", nullptr},
    {Ncu, "", 0, Any, Space::Shared, All, IdealWavefronts, "memory_l1_wavefronts_shared_ideal", nullptr},
    {Ncu, "", 0, Any, Space::Shared, All, Conflicts, "derived__memory_l1_wavefronts_shared_excessive", nullptr},
    {Ncu, "", 0, Any, Space::Shared, Loads, Conflicts, "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_ld.sum", Noisy},
    {Ncu, "", 0, Any, Space::Shared, Stores, Conflicts, "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_st.sum", Noisy},
    {Ncu, "", 0, Any, Space::Constant, Loads, Requests, "idc__requests.sum", IndexedOnly},
    {Ncu, "", 0, Any, Space::Local, Loads, Requests, "l1tex__t_requests_pipe_lsu_mem_local_op_ld.sum", Registers},
    {Ncu, "", 0, Any, Space::Local, Stores, Requests, "l1tex__t_requests_pipe_lsu_mem_local_op_st.sum", Registers},
    {Ncu, "", 0, Any, Space::Local, Loads, Sectors, "l1tex__t_sectors_pipe_lsu_mem_local_op_ld.sum", Registers},
    {Ncu, "", 0, Any, Space::Local, Stores, Sectors, "l1tex__t_sectors_pipe_lsu_mem_local_op_st.sum", Registers},

    {Nvp, "", 200, 399, Space::Global, Loads, Requests, "gld_request", GenericToo},
    {Nvp, "", 200, 399, Space::Global, Stores, Requests, "gst_request", GenericToo},
    {Nvp, "", 500, Any, Space::Global, Loads, Requests, "global_load_requests", nullptr},
    {Nvp, "", 500, Any, Space::Global, Stores, Requests, "global_store_requests", nullptr},
    {Nvp, "", 500, Any, Space::Global, Atomics, Requests, "global_atomic_requests + global_reduction_requests", AtomicOrReduction},
    {Nvp, "", 200, 609, Space::Global, Loads, Transactions, "gld_transactions", nullptr},
    {Nvp, "", 610, 619, Space::Global, Loads, Transactions, "gld_transactions", OtherUnit},
    {Nvp, "", 620, Any, Space::Global, Loads, Transactions, "gld_transactions", nullptr},
    {Nvp, "", 200, Any, Space::Global, Stores, Transactions, "gst_transactions", nullptr},
    {Nvp, "", 200, 609, Space::Global, Loads, TransactionsPerRequest, "gld_transactions_per_request", nullptr},
    {Nvp, "", 610, 619, Space::Global, Loads, TransactionsPerRequest, "gld_transactions_per_request", OtherUnit},
    {Nvp, "", 620, Any, Space::Global, Loads, TransactionsPerRequest, "gld_transactions_per_request", nullptr},
    {Nvp, "", 200, Any, Space::Global, Stores, TransactionsPerRequest, "gst_transactions_per_request", nullptr},
    {Nvp, "", 200, Any, Space::Global, Loads, Efficiency, "gld_efficiency", nullptr},
    {Nvp, "", 200, Any, Space::Global, Stores, Efficiency, "gst_efficiency", nullptr},
    {Nvp, "", 200, Any, Space::Global, Atomics, Transactions, "atomic_transactions", nullptr},
    {Nvp, "", 500, Any, Space::Global, Atomics, L2Atomics, "l2_atomic_transactions", SectorsOfL2},
    {Nvp, "", 200, Any, Space::Shared, Loads, Wavefronts, "shared_load_transactions", nullptr},
    {Nvp, "", 200, Any, Space::Shared, Stores, Wavefronts, "shared_store_transactions", nullptr},
    {Nvp, "", 200, Any, Space::Shared, Loads, WavefrontsPerRequest, "shared_load_transactions_per_request", nullptr},
    {Nvp, "", 200, Any, Space::Shared, Stores, WavefrontsPerRequest, "shared_store_transactions_per_request", nullptr},
    {Nvp, "", 200, 299, Space::Shared, All, Conflicts, "l1_shared_bank_conflict", TwiceForWide},
    {Nvp, "", 300, 399, Space::Shared, Loads, Replays, "shared_load_replay", nullptr},
    {Nvp, "", 300, 399, Space::Shared, Stores, Replays, "shared_store_replay", nullptr},
    {Nvp, "", 500, Any, Space::Shared, Loads, Conflicts, "shared_ld_bank_conflict", nullptr},
    {Nvp, "", 500, Any, Space::Shared, Stores, Conflicts, "shared_st_bank_conflict", nullptr},
    {Nvp, "", 200, Any, Space::Local, Loads, Transactions, "local_load_transactions", Registers},
    {Nvp, "", 200, Any, Space::Local, Stores, Transactions, "local_store_transactions", Registers},

    {Old, "", 0, 119, Space::Global, Loads, WideTransactions, "gld_coherent", SampledUnit},
    {Old, "", 0, 119, Space::Global, Loads, Transactions32, "gld_incoherent", SampledUnit},
    {Old, "", 0, 119, Space::Global, Stores, WideTransactions, "gst_coherent", SampledUnit},
    {Old, "", 0, 119, Space::Global, Stores, Transactions32, "gst_incoherent", SampledUnit},
    {Old, "", 120, Any, Space::Global, Loads, Requests, "gld_request", Sampled},
    {Old, "", 120, Any, Space::Global, Loads, Transactions32, "gld_32b", Sampled},
    {Old, "", 120, Any, Space::Global, Loads, Transactions64, "gld_64b", Sampled},
    {Old, "", 120, Any, Space::Global, Loads, Transactions128, "gld_128b", Sampled},
    {Old, "", 120, Any, Space::Global, Stores, Requests, "gst_request", Sampled},
    {Old, "", 120, Any, Space::Global, Stores, Transactions32, "gst_32b", Sampled},
    {Old, "", 120, Any, Space::Global, Stores, Transactions64, "gst_64b", Sampled},
    {Old, "", 120, Any, Space::Global, Stores, Transactions128, "gst_128b", Sampled},
    {Old, "", 0, Any, Space::Shared, All, Conflicts, "warp_serialize", SampledTogether},
    {Old, "", 0, Any, Space::Constant, All, ExcessWords, "warp_serialize", SampledTogether},

    {Roc, "gfx9", 0, Any, Space::Global, All, Lines, "TCP_TOTAL_CACHE_ACCESSES_sum", Lookups},
    {Roc, "gfx9", 0, Any, Space::Shared, All, Wavefronts, "SQ_LDS_IDX_ACTIVE", LdsCycles},
    {Roc, "gfx9", 0, Any, Space::Shared, All, Conflicts, "SQ_LDS_BANK_CONFLICT", LdsConflicts},
    {Roc, "gfx1", 0, Any, Space::Shared, All, Wavefronts, "SQC_LDS_IDX_ACTIVE", LdsCycles},
    {Roc, "gfx1", 0, Any, Space::Shared, All, Conflicts, "SQC_LDS_BANK_CONFLICT", LdsConflicts},
    {Roc, "gfx", 0, Any, Space::Shared, All, Requests, "SQ_INSTS_LDS", nullptr},
    // clang-format on
};

} // namespace

std::span<const ProfilerCounter> profilerTable() { return Table; }

} // namespace warplens
