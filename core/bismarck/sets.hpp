// Duplicate sets: one deal played by the same players in other seats, for measuring players against each other.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "bismarck/chooser.hpp"
#include "bismarck/match.hpp"
#include "bismarck/searcher.hpp"

namespace bismarck {

// What the players decide. PLAY: cards only; the contract goes round by the set's number, trump and discard are those
// of `greedy`. EXCHANGE: trump and discard too. ROUND: forehand chooses everything; nothing has been played yet of
// its contracts, and the round's number, which counts where there is a schedule, goes round by the set's. MATCH: all
// rounds of a match but extra ones.
enum class Layer : std::uint8_t { PLAY, EXCHANGE, ROUND, MATCH };

using Seating = std::array<std::uint8_t, PLAYERS>;  // the number of the player in each seat

// A round of a set, in one seating.
struct SetRecord {
    std::array<std::int8_t, PLAYERS> scores{};
    std::array<std::uint8_t, PLAYERS> tricks{};
    std::uint8_t contract = 0;
    std::uint8_t trump = 0;
    std::uint8_t forehand = 0;
    std::array<std::uint8_t, 3> spare{};
    std::array<std::uint16_t, PLAYERS> decisions{};  // of more than one card
    std::array<std::uint16_t, PLAYERS> spare_counts{};
    std::array<std::uint32_t, PLAYERS> iterations{};
    std::array<std::uint32_t, PLAYERS> longest_us{};  // the slowest of them, in microseconds of one core
    std::array<std::uint64_t, PLAYERS> spent_ns{};    // all of them
};
static_assert(sizeof(SetRecord) == 72);

struct SetJob {
    std::uint64_t seed = 0;
    Layer layer = Layer::PLAY;
    unsigned contracts = ~0U;  // of PLAY: a bit for each that is played
    std::span<const Player> players;
    std::span<const Seating> seatings;
    // For fitting habits: the searched choices, each as how many cards it was from, the number of the one chosen and
    // the features of each; and of a hundred cards, how many chance plays instead, to be led to odd places too.
    std::vector<std::uint32_t>* lessons = nullptr;
    unsigned stray = 0;
};

// The records that a seating of a set fills.
std::uint64_t rows_of(const RoundPlan& plan, Layer layer);

// Plays set *index* in every seating and writes the records of each. The cards depend on seed and index alone.
void play_set(const RoundPlan& plan, const SetJob& job, std::uint64_t index, Scratch& scratch, Chooser& chooser,
              SetRecord* records);

}  // namespace bismarck
