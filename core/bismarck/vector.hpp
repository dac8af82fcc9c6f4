// Many tables at once for learners: one array of observations, of masks, of seats, of rewards, and a step for all.
//
// A table plays matches, or single rounds as the first of a match. Everything that needs no decision happens inside a
// step; a finished episode is begun anew at once, and the arrays then show its first decision. A discard is laid card
// by card, four decisions for one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "bismarck/decide.hpp"
#include "bismarck/observation.hpp"
#include "bismarck/rng.hpp"

namespace bismarck {

enum class Episode : std::uint8_t { ROUND, MATCH };

// Where a vector writes; each array has an entry for each table.
struct Arrays {
    Observation* observations = nullptr;  // of the player to act
    Legal* legal = nullptr;
    std::uint8_t* seats = nullptr;    // whose decision it is
    std::int16_t* rewards = nullptr;  // three for each table: the points of rounds scored since the last step
    std::uint8_t* done = nullptr;     // 1 where an episode ended in the last step
};

class Vector {
  public:
    // *first* is the number of the first table: table i of a seed plays the same wherever it stands.
    Vector(const RoundPlan& plan, Episode episode, std::uint64_t seed, std::uint64_t first, std::size_t tables);

    [[nodiscard]] std::size_t size() const { return tables_.size(); }

    // Begins every table anew.
    void reset(const Arrays& arrays, std::size_t from, std::size_t end);
    // The number of the first table for which *actions* is not legal, or -1.
    [[nodiscard]] std::int64_t illegal(const std::uint8_t* actions) const;
    // Every table's player to act does what *actions* says; each must be legal.
    void step(const Arrays& arrays, const std::uint8_t* actions, std::size_t from, std::size_t end);
    // A legal action for every table, each as likely as the next, from a stream that the tables do not use.
    static void choose_randomly(const Legal* legal, std::uint8_t* actions, std::size_t count, Rng& rng);
    // What the built-in greedy player does at every table.
    void choose_greedily(std::uint8_t* actions) const;

  private:
    struct TableState {
        MatchState match;
        Rng rng{0};
        std::uint64_t laying = 0;
        Legal legal{};
    };

    static void begin(TableState& table);
    void settle(TableState& table, std::size_t number, const Arrays& arrays);
    void show(TableState& table, std::size_t number, const Arrays& arrays) const;
    void apply(TableState& table, unsigned action) const;
    [[nodiscard]] unsigned greedy_action(const TableState& table) const;
    [[nodiscard]] unsigned greedy_call(const TableState& table) const;

    RoundPlan plan_;
    Episode episode_;
    std::uint64_t seed_;
    std::uint64_t first_;
    std::vector<TableState> tables_;
};

}  // namespace bismarck
