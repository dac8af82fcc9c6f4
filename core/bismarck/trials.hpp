// Rounds played to learn from: one contract, the same player in every seat, forehand's cards and what came of them.
#pragma once

#include <cstdint>
#include <span>

#include "bismarck/batch.hpp"
#include "bismarck/maxims.hpp"
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

// A legal card at a decision of a round: its terms, and how many more units it brought than the mean of the legal
// cards, over the same layouts played out. `role`: 0 lead, 1 second, 2 third, 3 throw.
struct LessonRow {
    std::array<float, maxims::TERMS> terms{};
    float value = 0.0F;
    std::uint32_t decision = 0;
    std::uint32_t role = 0;
};
static_assert(sizeof(LessonRow) == 4 * (maxims::TERMS + 3));

// Which decisions are looked at: one in so many, and none of those with a choice among equal cards only. They are of
// rounds by GREEDY or RULES with some cards played at random.
struct LessonJob {
    Policy players = Policy::GREEDY;
    Policy rollouts = Policy::GREEDY;
    int layouts = 120;
    int one_in = 4;
};

struct TrialTable {
    void (*play)(const RoundPlan& plan, const TrialJob& job, TrialRecord* records);
    // The mean scores of forehand for each set of open cards, over *rounds* trials each.
    void (*means)(const RoundPlan& plan, const TrialJob& job, std::span<const std::uint64_t> talons, int rounds,
                  float* means);
    // Fills *rows*, round after round from the job's first on; returns the rounds it took.
    std::uint64_t (*lessons)(const RoundPlan& plan, const TrialJob& job, const LessonJob& lesson,
                             std::span<LessonRow> rows);
};
const TrialTable& portable_trials();
const TrialTable* bmi2_trials();  // null where it was not compiled
const TrialTable& trials(bool portable);

}  // namespace bismarck
