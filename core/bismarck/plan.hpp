// A game of the family as the kernel plays it: plain numbers that Python compiles from its Rules.
#pragma once

#include <array>
#include <cstdint>

#include "bismarck/cards.hpp"

namespace bismarck {

inline constexpr int MOST_CONTRACTS = 9;  // eight of the rules, and one for extra rounds
inline constexpr int MOST_ALLOWED = 8;
inline constexpr int MOST_STEPS = 64;  // of a schedule
inline constexpr int MOST_TRICKS = 16;
inline constexpr int MOST_ROUNDS = 1000;
inline constexpr int MOST_EXTRA_ROUNDS = 3;
inline constexpr int NONE = 255;  // where a small number may be missing

enum class Phase : std::uint8_t { OVER, CUT, TALON, HANDS, ANNOUNCE, TAKE, DISCARD, NAME_TRUMP, PLAY, SCORE };

// The phases of a round still to come, four bits each, the current one lowest; 0 when the round is over.
using Phases = std::uint64_t;

constexpr Phase first(Phases phases) {
    return static_cast<Phase>(phases & 15);
}
constexpr bool contains(Phases phases, Phase wanted) {
    for (; phases; phases >>= 4) {
        if (first(phases) == wanted) return true;
    }
    return false;
}

enum class Scoring : std::uint8_t { TRICKS_OVER, TRICKS_UNDER, HEARTS_UNDER, QUEEN_OF_SPADES };
enum class TrumpFrom : std::uint8_t { NONE, FIXED, WITH_CONTRACT, AFTER_EXCHANGE, FIRST_TALON_CARD, CUT };
enum class ScheduleUnit : std::uint8_t { ROUND, ROUND_OF_THREE };

struct ContractPlan {
    Scoring scoring = Scoring::TRICKS_OVER;
    TrumpFrom trump_from = TrumpFrom::NONE;
    std::uint8_t trump = NO_TRUMP;  // where it is fixed
    bool may_leave = false;
    std::uint8_t limit = NONE;            // how often each forehand may play it
    std::array<std::int8_t, 2> quotas{};  // forehand's and each other's
    std::int8_t weight = 1;               // of each card counted
    std::uint64_t counted = 0;            // the cards that are counted; nothing where tricks are
    Phases chosen = 0;                    // the phases where forehand chose it
    Phases scheduled = 0;                 // and where it was given

    [[nodiscard]] bool names_trump_with_it() const { return trump_from == TrumpFrom::WITH_CONTRACT; }
};

struct RoundPlan {
    std::uint64_t deck = FULL_PACK;
    std::uint8_t hand_size = 16;
    std::uint8_t forehand_step = 1;  // from the dealer to forehand
    std::uint8_t lead_step = 0;      // from forehand to the opening leader
    bool talon_first = true;         // the talon is the first four cards of the deck, else the last
    bool talon_with_hand = false;
    bool talon_open = true;
    bool must_trump = false;
    bool misdeal = false;
    bool extra_rounds = false;
    bool each_block = false;  // a block holds one of each contract that forehand chooses
    bool then_free = false;
    ScheduleUnit unit = ScheduleUnit::ROUND;
    std::uint8_t strains = 0;  // bit of each strain that may be named
    std::uint8_t allowed = 0;  // contracts of the rules; they come first
    std::uint8_t contracts = 0;
    std::uint8_t extra_contract = NONE;
    std::uint8_t steps = 0;
    std::uint16_t block_length = 1;
    std::uint16_t rounds = 0;
    Phases before_choice = 0;
    std::array<std::uint8_t, MOST_STEPS> schedule{};
    std::array<ContractPlan, MOST_CONTRACTS> contract{};

    // The contract that a round (from 1) is given by the schedule; NONE where forehand chooses.
    [[nodiscard]] int scheduled(int number) const {
        if (steps == 0) return NONE;
        int place = number - 1;
        if (unit == ScheduleUnit::ROUND_OF_THREE) place /= PLAYERS;
        if (place >= steps && then_free) return NONE;
        return schedule[static_cast<std::size_t>(place % steps)];
    }
};

// Throws std::invalid_argument where a plan cannot be played.
void check(const RoundPlan& plan);

}  // namespace bismarck
