#include "bismarck/batch.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <stdexcept>
#include <vector>

#include "binding/parts.hpp"
#include "bismarck/threads.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace bismarck::binding {
namespace {

using Bytes = nb::ndarray<std::uint8_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
inline constexpr int MOST_THREADS = 256;

Batch batch_of(std::uint64_t seed, std::uint64_t first, std::uint64_t count,
               const std::array<std::uint8_t, PLAYERS>& policies) {
    Batch batch;
    batch.seed = seed;
    batch.first = first;
    batch.count = count;
    for (std::size_t seat = 0; seat < PLAYERS; ++seat) {
        if (policies[seat] > static_cast<std::uint8_t>(Policy::RULES)) throw std::invalid_argument("an unknown policy");
        batch.policies[seat] = static_cast<Policy>(policies[seat]);
    }
    return batch;
}

template <class Record>
Record* records_in(const Bytes& bytes) {
    if (bytes.shape(1) != sizeof(Record) || reinterpret_cast<std::uintptr_t>(bytes.data()) % alignof(Record) != 0) {
        throw std::invalid_argument("the array is not one of aligned records of this kind");
    }
    return reinterpret_cast<Record*>(bytes.data());
}

void check_threads(int threads) {
    if (threads < 1 || threads > MOST_THREADS) throw std::invalid_argument("threads are 1 to 256");
}

Batch part_of(const Batch& batch, std::uint64_t first, std::uint64_t end) {
    Batch part = batch;
    part.first += first;
    part.count = end - first;
    return part;
}

std::array<std::uint64_t, PLAYERS> play_only(const RoundPlan& plan, std::uint64_t seed, std::uint64_t count,
                                             const std::array<std::uint8_t, PLAYERS>& policies, std::uint8_t contract,
                                             std::uint8_t trump, bool portable) {
    if (contract >= plan.contracts) throw std::invalid_argument("an unknown contract");
    if (trump >= STRAINS) throw std::invalid_argument("an unknown strain");
    const Batch batch = batch_of(seed, 0, count, policies);
    std::array<std::uint64_t, PLAYERS> tricks{};
    const nb::gil_scoped_release released;
    batches(portable).play_only(plan, batch, contract, trump, tricks);
    return tricks;
}

void play_rounds(const RoundPlan& plan, std::uint64_t seed, std::uint64_t first,
                 const std::array<std::uint8_t, PLAYERS>& policies, int number, int extra, int dealer,
                 const std::vector<std::vector<int>>& used, Bytes into, int threads, bool portable) {
    check_threads(threads);
    if (number < 1 || number > MOST_ROUNDS || extra < 0 || extra > MOST_EXTRA_ROUNDS || dealer < 0 ||
        dealer >= PLAYERS || (extra > 0 && plan.extra_contract == NONE)) {
        throw std::invalid_argument("a round has a number, perhaps an extra number, and a dealer");
    }
    RoundRecord* records = records_in<RoundRecord>(into);
    const Batch batch = batch_of(seed, first, into.shape(0), policies);
    const Standing sheet = read_sheet(plan, used, {0, 0, 0});
    const NextRound next{number, extra, dealer};
    check_next(plan, sheet, next);
    const nb::gil_scoped_release released;
    Workers(threads).run(batch.count, [&](std::uint64_t from, std::uint64_t end) {
        batches(portable).play_rounds(plan, part_of(batch, from, end), sheet, next, records + from);
    });
}

void play_matches(const RoundPlan& plan, std::uint64_t seed, std::uint64_t first,
                  const std::array<std::uint8_t, PLAYERS>& policies, Bytes into, Bytes rounds, int threads,
                  bool portable) {
    check_threads(threads);
    MatchRecord* matches = records_in<MatchRecord>(into);
    RoundRecord* records = rounds.shape(0) == 0 ? nullptr : records_in<RoundRecord>(rounds);
    const std::uint64_t count = into.shape(0);
    const std::uint64_t row = count == 0 ? 0 : rounds.shape(0) / count;
    if (row * count != rounds.shape(0)) throw std::invalid_argument("each match has as many records as the next");
    const Batch batch = batch_of(seed, first, count, policies);
    const nb::gil_scoped_release released;
    Workers(threads).run(batch.count, [&](std::uint64_t from, std::uint64_t end) {
        RoundRecord* own = records == nullptr ? nullptr : records + from * row;
        batches(portable).play_matches(plan, part_of(batch, from, end), matches + from, own, row);
    });
}

}  // namespace

void add_batch(nb::module_& module) {
    module.attr("ROUND_RECORD_BYTES") = sizeof(RoundRecord);
    module.attr("MATCH_RECORD_BYTES") = sizeof(MatchRecord);
    module.def("has_bmi2", &has_bmi2, "Whether this machine runs the loops made for BMI2.");
    module.def("play_only", &play_only, "plan"_a, nb::kw_only(), "seed"_a, "count"_a, "policies"_a, "contract"_a,
               "trump"_a, "portable"_a = false);
    module.def("play_rounds", &play_rounds, "plan"_a, nb::kw_only(), "seed"_a, "first"_a, "policies"_a, "number"_a,
               "extra"_a, "dealer"_a, "used"_a, "into"_a.noconvert(), "threads"_a, "portable"_a = false);
    module.def("play_matches", &play_matches, "plan"_a, nb::kw_only(), "seed"_a, "first"_a, "policies"_a,
               "into"_a.noconvert(), "rounds"_a.noconvert(), "threads"_a, "portable"_a = false);
}

}  // namespace bismarck::binding
