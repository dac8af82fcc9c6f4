// Whole rounds and matches by built-in players, many at a time.
#pragma once

#include <array>
#include <cstdint>

#include "bismarck/match.hpp"
#include "bismarck/playout.hpp"

namespace bismarck {

// A finished round with everything that happened in it, in Python's numbers and masks of cards: enough to play it
// again in another engine.
struct RoundRecord {
    std::array<std::uint64_t, PLAYERS> hands;  // as dealt
    std::uint64_t aside;
    std::array<std::uint8_t, TALON> talon;
    std::uint8_t cut;
    std::uint8_t contract;
    std::uint8_t trump;
    std::uint8_t taken;  // 1 where forehand took the talon
    std::uint8_t dealer;
    std::uint8_t forehand;
    std::uint8_t extra;
    std::uint8_t spare;
    std::uint16_t number;
    std::array<std::uint8_t, PLAYERS> tricks;
    std::array<std::int8_t, PLAYERS> scores;
    std::array<std::uint8_t, MOST_PLAYED> order;
};
static_assert(sizeof(RoundRecord) == 104);

struct MatchRecord {
    std::array<std::int32_t, PLAYERS> totals;
    std::array<std::uint8_t, PLAYERS> places;
    std::uint8_t rounds;  // extra rounds included, at most 255 counted
};
static_assert(sizeof(MatchRecord) == 16);

// What a batch is asked for. Piece of work *i* has a stream of randomness of its own, so neither the number of
// pieces nor of threads changes what it plays.
struct Batch {
    std::uint64_t seed = 0;
    std::uint64_t first = 0;  // the number of the first piece
    std::uint64_t count = 0;
    Policies policies{};
};

// The loops, once for every machine and once for those with BMI2.
struct BatchTable {
    // Plays only: cards dealt at random, four of them out of play, then tricks in *trump* with A leading. Adds up the
    // tricks of each seat. For measuring.
    void (*play_only)(const RoundPlan& plan, const Batch& batch, int contract, int trump,
                      std::array<std::uint64_t, PLAYERS>& tricks);
    // Whole rounds that begin as *next*, each with the score sheet *standing*. Writes `count` records.
    void (*play_rounds)(const RoundPlan& plan, const Batch& batch, const Standing& standing, const NextRound& next,
                        RoundRecord* records);
    // Whole matches; the first dealer of each is drawn by its stream. Writes `count` records, and, where *rounds* is
    // not null, each match's rounds in a row of *row* records.
    void (*play_matches)(const RoundPlan& plan, const Batch& batch, MatchRecord* matches, RoundRecord* rounds,
                         std::uint64_t row);
};

const BatchTable& portable_batches();
const BatchTable* bmi2_batches();  // null where it was not compiled
// The fastest that runs here, or the portable one where *portable* asks for it.
const BatchTable& batches(bool portable);

}  // namespace bismarck
