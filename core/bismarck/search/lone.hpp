// Exact tricks of one player against the two others together, with all cards open: the face of the search.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "bismarck/play.hpp"

namespace bismarck::search {

// What the lone player plays for; the two others play for the opposite.
enum class Aim : std::uint8_t { TAKE, AVOID };

// The techniques of the search. Each changes how long it takes and never what it answers.
struct SearchOptions {
    bool table = true;        // remember what was proven
    bool generalise = true;   // for all positions that share what the proof rests on
    bool equal_cards = true;  // one card of each run
    bool irrelevant = true;   // one of the cards below what a refutation rests on
    bool bounds = true;       // sure tricks
    int table_mib = 64;
    bool portable = false;  // only what every machine has
};

struct Technique {
    std::string_view name;
    bool SearchOptions::* on;
};
inline constexpr std::array TECHNIQUES{
    Technique{"table", &SearchOptions::table},
    Technique{"generalise", &SearchOptions::generalise},
    Technique{"equal_cards", &SearchOptions::equal_cards},
    Technique{"irrelevant", &SearchOptions::irrelevant},
    Technique{"bounds", &SearchOptions::bounds},
};

// When a search stops before it is done; 0 or null for never.
struct Budget {
    std::uint64_t nodes = 0;
    double ms = 0;
    const std::atomic<bool>* cancel = nullptr;
};

// Proven bounds of the tricks that the lone player still takes, the open trick included.
struct Answer {
    int low = 0;
    int high = 0;
    std::uint64_t nodes = 0;

    [[nodiscard]] bool exact() const { return low == high; }
};

// What it comes to when *card* is played now; its nodes are those that this card cost.
struct MoveValue {
    int card = NO_CARD;
    Answer answer;
};

struct TableStatistics {
    std::uint64_t bytes = 0;
    std::uint64_t stored = 0;    // proofs kept now
    std::uint64_t replaced = 0;  // times that old proofs made room, since the last clear
};

class Searcher;

// One solver a thread. The table is kept over the positions of one round, that is while the cards, the strain, the
// forced trumping, the seat and the aim stay, and begun anew otherwise.
class LoneSolver {
  public:
    explicit LoneSolver(const SearchOptions& options = {});
    LoneSolver(LoneSolver&&) noexcept;
    LoneSolver& operator=(LoneSolver&&) noexcept;
    ~LoneSolver();

    Answer solve(const Position& position, int seat, Aim aim, const Budget& budget = {});

    // After each legal card, S H D C and high to low; the budget is for all of them together.
    std::vector<MoveValue> moves(const Position& position, int seat, Aim aim, const Budget& budget = {});

    // Cards that both sides may play to the end without giving a trick away; of equally good cards the first in the
    // order of `moves`. It ends early where the budget does.
    std::vector<int> line(const Position& position, int seat, Aim aim, const Budget& budget = {});

    void clear();
    [[nodiscard]] TableStatistics table() const;

  private:
    std::unique_ptr<Searcher> searcher_;
};

}  // namespace bismarck::search
