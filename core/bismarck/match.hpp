// A match: rounds one after the other by the plan's schedule, the score sheet, extra rounds, the end.
#pragma once

#include <array>
#include <cstdint>

#include "bismarck/plan.hpp"
#include "bismarck/round.hpp"

namespace bismarck {

// What a match waits for. People and commitments are the table's business; the kernel deals at once.
enum class Due : std::uint8_t { ROUND, CARDS, NOTHING, DECISION, OVER };

struct RoundResult {
    std::uint16_t number = 0;  // 0 where no round has been scored
    std::uint8_t extra = 0;
    std::uint8_t dealer = 0;
    std::uint8_t forehand = 0;
    std::uint8_t contract = NONE;
    std::uint8_t trump = NO_TRUMP;
    std::array<std::uint8_t, PLAYERS> tricks{};
    std::array<std::int8_t, PLAYERS> scores{};
    std::uint64_t aside = 0;
};

struct Standing {
    std::array<std::array<std::uint16_t, MOST_ALLOWED>, PLAYERS> used{};
    std::array<std::int32_t, PLAYERS> totals{};
    std::uint8_t contenders = 0;  // bit of each seat still level while extra rounds are played
    bool decided = false;
    RoundResult last;
};

struct MatchState {
    RoundState round;  // valid once `started`
    Standing standing;
    std::uint32_t n = 0;  // events so far; the last one opened the decision due
    std::uint8_t first_dealer = 0;
    bool started = false;
    bool ended = false;
    std::array<std::uint8_t, PLAYERS> places{};
};

// How the next round begins.
struct NextRound {
    int number = 1;
    int extra = 0;
    int dealer = 0;
};

// A match whose players sit and whose dealer is drawn. Throws std::invalid_argument where there is no such seat.
MatchState new_match(int first_dealer);

Due due(const RoundPlan& plan, const MatchState& match);

// Whose decision it is; NONE where it is nobody's.
int to_act(const RoundPlan& plan, const MatchState& match);

// The contracts that *forehand* has left, as bits.
unsigned choices(const RoundPlan& plan, const Standing& standing, int forehand);

// The contract of the current round where forehand has none to choose, else NONE.
int forced_contract(const RoundPlan& plan, const MatchState& match);

NextRound next_round(const RoundPlan& plan, const MatchState& match);

// Throws std::invalid_argument where forehand would have no contract left in that round.
void check_next(const RoundPlan& plan, const Standing& standing, const NextRound& next);

// Begins the round that is due. Throws std::invalid_argument where forehand would have no contract left.
void start_round(const RoundPlan& plan, MatchState& match, const NextRound& next);

// Enters the round just played in the score sheet.
void score_round(const RoundPlan& plan, MatchState& match);

// Ends a decided match: the places are competition ranks (1, 1, 3), those level after extra rounds first.
void end_match(MatchState& match);

}  // namespace bismarck
