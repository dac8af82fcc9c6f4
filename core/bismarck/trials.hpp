// Rounds played to learn from: one contract, the same player in every seat, forehand's cards and what came of them.
#pragma once

#include <cstdint>
#include <span>

#include "bismarck/batch.hpp"
#include "bismarck/searcher.hpp"
#include "bismarck/worth.hpp"

namespace bismarck {

// How forehand lays aside: as its model says, or often otherwise, so that there is something to learn from.
enum class Aside : std::uint8_t { BY_WORTH, VARIED };

// When the trump of a contract that names one is chosen; GIVEN is `trump` of the job.
enum class Naming : std::uint8_t { GIVEN, ON_TALON, AFTER_EXCHANGE };

struct TrialJob {
    std::uint64_t seed = 0;
    std::uint64_t first = 0;  // the number of the first trial
    std::uint64_t count = 0;
    int contract = 0;
    int trump = NO_TRUMP;
    Naming naming = Naming::GIVEN;
    Aside aside = Aside::BY_WORTH;
    std::uint64_t talon = 0;  // the open cards where they are given, else nothing
    const worth::Model* model = nullptr;
    const Player* player = nullptr;  // null for RULES in the fast loops
};

// A trial in Python's masks: forehand's sixteen cards as dealt, the talon, the cards aside; scores from forehand on.
struct TrialRecord {
    std::uint64_t hand = 0;
    std::uint64_t talon = 0;
    std::uint64_t aside = 0;
    std::array<std::int8_t, PLAYERS> scores{};
    std::uint8_t trump = NO_TRUMP;
    std::uint32_t spare = 0;
};
static_assert(sizeof(TrialRecord) == 32);

struct TrialTable {
    void (*play)(const RoundPlan& plan, const TrialJob& job, TrialRecord* records);
    // The mean scores of forehand for each set of open cards, over *rounds* trials each.
    void (*means)(const RoundPlan& plan, const TrialJob& job, std::span<const std::uint64_t> talons, int rounds,
                  float* means);
};
const TrialTable& portable_trials();
const TrialTable* bmi2_trials();  // null where it was not compiled
const TrialTable& trials(bool portable);

}  // namespace bismarck
