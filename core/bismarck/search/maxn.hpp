// What everyone takes where each plays for themselves (max^n), with all cards open: exact, every line of play counts.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "bismarck/play.hpp"
#include "bismarck/search/lone.hpp"

namespace bismarck::search {

// More cards a hand than this do not fit the table's keys, and would take minutes.
inline constexpr int MAXN_CARDS = 8;

// Which of the cards that are equally good for whoever plays is taken: the first in the order S H D C, high to low;
// or the one that shares the other tricks most evenly between the two others, and of those the first.
enum class TieRule : std::uint8_t { FIRST, EVEN };

struct MaxnAnswer {
    std::array<int, PLAYERS> tricks{};
    int best = NO_CARD;  // none where all is played
    std::uint64_t nodes = 0;
    bool exact = true;  // false where the budget ran out: then nothing is known
};

// What was found, by positions in relative ranks: a word each, the position and its tricks.
class MaxnTable {
  public:
    // Forgets all and makes room for about *expected* positions.
    void reset(std::uint64_t expected);

    // The tricks found for *key*, packed as they were stored; none where it is new.
    [[nodiscard]] std::uint64_t find(std::uint64_t key) const {
        for (std::uint64_t slot = key * MIX >> shift_;; slot = (slot + 1) & (slots_.size() - 1)) {
            const std::uint64_t word = slots_[slot];
            if (word >> VALUE_BITS == key || word == 0) return word;
        }
    }
    void store(std::uint64_t key, std::uint64_t value);

    static constexpr int VALUE_BITS = 8;
    static constexpr std::uint64_t VALUE = (1 << VALUE_BITS) - 1;

  private:
    static constexpr std::uint64_t MIX = 0x9E37'79B9'7F4A'7C15;

    void grow();

    std::vector<std::uint64_t> slots_;
    std::uint64_t stored_ = 0;
    int shift_ = 0;
};

// Solves position after position; the memory is kept, what was found is not.
class MaxnSolver {
  public:
    // Hands of more than MAXN_CARDS cards, the open trick's given back, are refused with std::invalid_argument.
    MaxnAnswer solve(const Position& position, TieRule rule, Aim aim, const Budget& budget = {}, bool portable = false);

  private:
    MaxnTable table_;
};

// What each build of the loops offers.
using MaxnLoop = MaxnAnswer (*)(MaxnTable&, const Position&, TieRule, Aim, const Budget&);
MaxnLoop portable_maxn();
MaxnLoop bmi2_maxn();  // null where it was not compiled for BMI2

}  // namespace bismarck::search
