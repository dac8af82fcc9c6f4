// What a page or Node sees of the kernel: the same sources as Python's module, behind plain numbers and memory.
//
// Whoever calls writes into memory from `take_memory`. A plan is the bytes of `RoundPlan.to_bytes()`. What is malformed
// stops the program (a trap), as there are no exceptions here.
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>

#include "bismarck/batch.hpp"
#include "bismarck/errors.hpp"
#include "bismarck/vector.hpp"
#include "bismarck/worlds.hpp"

namespace {

using namespace bismarck;

RoundPlan plan_at(const void* bytes) {
    RoundPlan plan;
    std::memcpy(&plan, bytes, sizeof(plan));
    check(plan);
    return plan;
}

Batch batch_of(std::uint64_t seed, std::uint64_t first, std::uint32_t count, std::uint32_t greedy_seats) {
    Batch batch;
    batch.seed = seed;
    batch.first = first;
    batch.count = count;
    for (std::size_t seat = 0; seat < PLAYERS; ++seat) {
        batch.policies[seat] = greedy_seats >> seat & 1 ? Policy::GREEDY : Policy::RANDOM;
    }
    return batch;
}

// One table, with the arrays it shows.
struct OpenTable {
    explicit OpenTable(const RoundPlan& plan, Episode episode, std::uint64_t seed) : tables(plan, episode, seed, 0, 1) {
        arrays = {&observation, &legal, &seat, rewards, &done};
        tables.reset(arrays, 0, 1);
    }
    Observation observation;
    Legal legal{};
    std::int16_t rewards[PLAYERS]{};
    std::uint8_t seat = 0;
    std::uint8_t done = 0;
    Arrays arrays;
    Vector tables;
};

}  // namespace

extern "C" {

[[clang::export_name("take_memory")]] void* take_memory(std::uint32_t bytes) {
    return std::malloc(bytes);
}
[[clang::export_name("give_memory")]] void give_memory(void* memory) {
    std::free(memory);
}
[[clang::export_name("plan_bytes")]] std::uint32_t plan_bytes() {
    return sizeof(RoundPlan);
}
[[clang::export_name("round_bytes")]] std::uint32_t round_bytes() {
    return sizeof(RoundRecord);
}
[[clang::export_name("match_bytes")]] std::uint32_t match_bytes() {
    return sizeof(MatchRecord);
}
[[clang::export_name("observation_bytes")]] std::uint32_t observation_bytes() {
    return sizeof(Observation);
}

[[clang::export_name("play_matches")]] void play_matches(const void* plan, std::uint64_t seed, std::uint64_t first,
                                                         std::uint32_t count, std::uint32_t greedy_seats,
                                                         MatchRecord* matches, RoundRecord* rounds, std::uint32_t row) {
    batches(false).play_matches(plan_at(plan), batch_of(seed, first, count, greedy_seats), matches, rounds, row);
}

[[clang::export_name("play_rounds")]] void play_rounds(const void* plan, std::uint64_t seed, std::uint64_t first,
                                                       std::uint32_t count, std::uint32_t greedy_seats,
                                                       RoundRecord* rounds) {
    batches(false).play_rounds(plan_at(plan), batch_of(seed, first, count, greedy_seats), Standing{}, NextRound{},
                               rounds);
}

// Worlds for four known and four possible masks in a row, and four counts.
[[clang::export_name("sample_worlds")]] void sample_worlds(const std::uint64_t* sets, const std::uint8_t* counts,
                                                           std::uint64_t seed, std::uint32_t count, World* into) {
    Knowledge knowledge;
    for (std::size_t place = 0; place < PLACES; ++place) {
        knowledge.known[place] = sets[place];
        knowledge.possible[place] = sets[PLACES + place];
        knowledge.counts[place] = counts[place];
    }
    world_loops(false).sample(Worlds(knowledge), seed, 0, count, into);
}

// A table of one's own: what its player to act may know, and a step for the action of that player.
[[clang::export_name("open_table")]] void* open_table(const void* plan, std::uint32_t whole_match, std::uint64_t seed) {
    return std::make_unique<OpenTable>(plan_at(plan), whole_match ? Episode::MATCH : Episode::ROUND, seed).release();
}
[[clang::export_name("close_table")]] void close_table(OpenTable* table) {
    std::unique_ptr<OpenTable>(table).reset();
}
[[clang::export_name("observation_of")]] const void* observation_of(const OpenTable* table) {
    return &table->observation;
}
[[clang::export_name("rewards_of")]] const std::int16_t* rewards_of(const OpenTable* table) {
    return table->rewards;
}
[[clang::export_name("done_at")]] std::uint32_t done_at(const OpenTable* table) {
    return table->done;
}
// 1 where the action was legal and is done, else 0 and nothing has changed.
[[clang::export_name("step_table")]] std::uint32_t step_table(OpenTable* table, std::uint32_t action) {
    const auto wished = static_cast<std::uint8_t>(action);
    if (action >= ACTIONS || table->tables.illegal(&wished) >= 0) return 0;
    table->tables.step(table->arrays, &wished, 0, 1);
    return 1;
}
}
