// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/profilercounters.h"

#include <QtTest>

#include <memory>
#include <set>

using namespace warplens;

class ProfilerCountersTest : public QObject
{
    Q_OBJECT

private slots:
    void readings_data();
    void readings();
    void leavesOutWhatIsNotKnown();
    void noProfiler();
    void namesOfOneSite();
    void everyRowIsWhole();
};

namespace {

SiteResult siteResult(std::uint32_t site, Space space)
{
    SiteResult result;
    result.site = site;
    result.space = space;
    return result;
}

Device deviceOf(const char *id, std::uint32_t arch, Profiler profiler)
{
    Device device;
    device.id = id;
    device.cudaArch = arch;
    device.profiler = profiler;
    device.global.atomicLanesMerged = 16;
    return device;
}

/// A load, a store and an atomic of global memory; a load, a store and an `ldmatrix` of shared
/// memory; a load of constant memory.
Result resultOn(const Device &device)
{
    auto kernel = std::make_shared<Kernel>();
    kernel->sites.resize(7);
    kernel->sites[1].kind = kernel->sites[4].kind = AccessKind::Store;
    kernel->sites[2].kind = AccessKind::Atomic;
    kernel->sites[5].matrices = 4;
    Result result;
    result.device = device;
    result.compiled.kernel = kernel;
    for (std::uint32_t site = 0; site < 7; ++site) {
        const Space space = site < 3 ? Space::Global : site < 6 ? Space::Shared : Space::Constant;
        Counts &counts = result.sites.emplace_back(siteResult(site, space)).counts;
        counts.requests = 10;
        counts.sectors = 40 + site;
        counts.idealSectors = 30;
        counts.lines = 11 + site;
        counts.requestedBytes = 640;
        counts.transactions = {{32, 40}, {64, 3}, {128, 2}};
        counts.l2Atomics = 20;
        counts.wavefronts = 70 + site;
        counts.idealWavefronts = 20;
        counts.words = 9;
        counts.idealWords = 4;
    }
    return result;
}

double valueOf(const Result &result, const std::string &name)
{
    for (const CounterReading &reading : counterReadings(result))
        if (reading.name == name)
            return reading.value;
    return -1;
}

} // namespace

void ProfilerCountersTest::readings_data()
{
    QTest::addColumn<Device>("device");
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("value");
    const auto row = [](const Device &device, const char *name, double value) {
        QTest::addRow("%s %s", device.id.c_str(), name)
            << device << QString::fromUtf8(name) << value;
    };
    const Device a100 = deviceOf("sm_80", 800, Profiler::NsightCompute);
    row(a100, "l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum", 10);
    row(a100, "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum", 40);
    row(a100, "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum", 41);
    row(a100, "l1tex__average_t_sectors_per_request_pipe_lsu_mem_global_op_ld.ratio", 4);
    row(a100, "smsp__sass_average_data_bytes_per_sector_mem_global_op_ld.pct",
        100.0 * 640 / (40 * 32 + 3 * 64 + 2 * 128));
    row(a100, "memory_l2_theoretical_sectors_global", 40 + 41 + 42);
    row(a100, "derived__memory_l2_theoretical_sectors_global_excessive", 33);
    row(a100, "lts__t_sectors_op_atom.sum + lts__t_sectors_op_red.sum", 20);
    row(a100, "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum", 73);
    row(a100, "sm__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared_op_ldsm.sum", 75);
    row(a100, "memory_l1_wavefronts_shared", 73 + 74 + 75);
    row(a100, "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_st.sum", 54);
    row(a100, "idc__requests.sum", 10);
    row(a100, "gld_transactions", -1);
    row(a100, "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ldgsts.sum", -1); // no such access
    const Device gtx680 = deviceOf("sm_30", 300, Profiler::Nvprof);
    row(gtx680, "gld_transactions", 45);
    row(gtx680, "gld_transactions_per_request", 4.5);
    row(gtx680, "shared_load_replay", 63);
    row(gtx680, "shared_ld_bank_conflict", -1); // of later chips
    row(deviceOf("sm_52", 520, Profiler::Nvprof), "shared_ld_bank_conflict", 53);
    row(deviceOf("sm_20", 200, Profiler::Nvprof), "l1_shared_bank_conflict", 53 + 54 + 55);
    const Device g80 = deviceOf("sm_10", 100, Profiler::VisualProfiler);
    row(g80, "gld_coherent", 5);
    row(g80, "gld_incoherent", 40);
    row(g80, "warp_serialize", 53 + 54 + 55 + 5); // constant memory, too
    const Device c1060 = deviceOf("sm_13", 130, Profiler::VisualProfiler);
    row(c1060, "gst_64b", 3);
    row(c1060, "gld_coherent", -1);
    const Device mi300 = deviceOf("gfx942", 800, Profiler::Rocprof);
    row(mi300, "SQ_LDS_BANK_CONFLICT", 53 + 54 + 55);
    row(mi300, "TCP_TOTAL_CACHE_ACCESSES_sum", 11 + 12 + 13);
    const Device rdna = deviceOf("gfx1100", 800, Profiler::Rocprof);
    row(rdna, "SQC_LDS_BANK_CONFLICT", 53 + 54 + 55);
    row(rdna, "SQ_LDS_BANK_CONFLICT", -1);
}

void ProfilerCountersTest::readings()
{
    QFETCH(Device, device);
    QFETCH(QString, name);
    QTEST(valueOf(resultOn(device), name.toStdString()), "value");
}

void ProfilerCountersTest::leavesOutWhatIsNotKnown()
{
    Result result = resultOn(deviceOf("sm_80", 800, Profiler::NsightCompute));
    result.device.global.atomicLanesMerged = 0;
    result.sites[3].counts.modelled = false;
    QCOMPARE(valueOf(result, "lts__t_sectors_op_atom.sum + lts__t_sectors_op_red.sum"), -1.0);
    QCOMPARE(valueOf(result, "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum"), -1.0);
    QCOMPARE(valueOf(result, "memory_l1_wavefronts_shared"), -1.0);
    QCOMPARE(valueOf(result, "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_st.sum"), 74.0);
    QCOMPARE(valueOf(result, "smsp__inst_executed_op_shared_ld.sum"), 10.0);
}

void ProfilerCountersTest::noProfiler()
{
    QVERIFY(counterReadings(resultOn(deviceOf("custom", 800, Profiler::None))).empty());
    QVERIFY(counterReadings(Result()).empty());
    QVERIFY(nameOf(Profiler::None).empty());
    QCOMPARE(std::string(nameOf(Profiler::NsightCompute)), std::string("Nsight Compute"));
}

void ProfilerCountersTest::namesOfOneSite()
{
    const Device device = deviceOf("sm_80", 800, Profiler::NsightCompute);
    Site store;
    store.kind = AccessKind::Store;
    const auto all = countersFor(device, Space::Global, CounterFigure::Requests);
    QCOMPARE(all.size(), std::size_t(4));
    const auto one = countersFor(device, Space::Global, CounterFigure::Requests, &store);
    QCOMPARE(one.size(), std::size_t(1));
    QCOMPARE(std::string(one[0].name),
             std::string("l1tex__t_requests_pipe_lsu_mem_global_op_st.sum"));
}

void ProfilerCountersTest::everyRowIsWhole()
{
    // Two rows of one name count the same thing on one device only if they are to be added up.
    std::set<std::tuple<Profiler, std::string, Space, std::uint32_t>> seen;
    for (const ProfilerCounter &counter : profilerTable()) {
        QVERIFY(counter.tool != Profiler::None && *counter.name);
        QVERIFY2(counter.fromArch <= counter.toArch, counter.name);
        QVERIFY2(seen.insert({counter.tool, counter.name, counter.space, counter.fromArch}).second,
                 counter.name);
    }
}

QTEST_APPLESS_MAIN(ProfilerCountersTest)
#include "profilercounters_test.moc"
