// What one seat may know at one moment, as 232 bytes of fixed layout: docs/kernel.md has the table.
//
// Sets of cards are Python's 52-bit masks and cards its numbers from 0 to 51, 255 for none. Seats are counted from
// the one that looks: 0 itself, 1 its left neighbour, 2 its right one; 255 for nobody.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "bismarck/match.hpp"

namespace bismarck {

// What may be done, a bit each. Word 0: the card to play, or to lay aside. Word 1: 6 × contract, + 1 + strain where a
// trump is named with it; then take, leave, and the strain to name.
using Legal = std::array<std::uint64_t, 2>;
inline constexpr int CALLS_OF_A_CONTRACT = 6;
inline constexpr int TAKE_CALL = CALLS_OF_A_CONTRACT * MOST_CONTRACTS;
inline constexpr int LEAVE_CALL = TAKE_CALL + 1;
inline constexpr int TRUMP_CALLS = LEAVE_CALL + 1;
inline constexpr int FIRST_CALL = 64;  // the number of an action is that of its bit
inline constexpr int ACTIONS = 128;

struct Observation {
    Legal legal{};  // nothing where it is not this seat's decision
    std::uint64_t hand = 0;
    std::uint64_t talon = 0;                          // what the seat may know of it
    std::uint64_t aside = 0;                          // the discard or the talon left, where the seat may know it
    std::uint64_t laying = 0;                         // of a discard laid card by card, the cards laid so far
    std::array<std::uint64_t, PLAYERS> gone{};        // the cards each has played
    std::uint64_t last_aside = 0;                     // what lay aside in the round scored last
    std::array<std::uint8_t, MOST_PLAYED> order{};    // the cards played, first to last
    std::array<std::uint8_t, MOST_TRICKS> leaders{};  // who led each trick
    std::array<std::uint8_t, TALON> talon_order{};
    std::uint32_t n = 0;
    std::array<std::int16_t, PLAYERS> totals{};
    std::uint16_t number = 0;
    std::array<std::array<std::uint8_t, MOST_ALLOWED>, PLAYERS> used{};
    std::uint8_t seat = 0;  // which seat this is, from 0 for A
    std::uint8_t due = 0;
    std::uint8_t to_act = NONE;
    std::uint8_t phase = 0;
    std::uint8_t contract = NONE;
    std::uint8_t trump = NONE;
    std::uint8_t cut = NO_CARD;
    std::uint8_t taken = 0;
    std::uint8_t extra = 0;
    std::uint8_t dealer = NONE;
    std::uint8_t forehand = NONE;
    std::uint8_t leader = NONE;
    std::uint8_t played = 0;
    std::uint8_t scoring = NONE;
    std::array<std::uint8_t, PLAYERS> won{};
    std::array<std::uint8_t, PLAYERS> counts{};
    std::array<std::uint8_t, PLAYERS> voids{};
    std::array<std::uint8_t, PLAYERS> quotas{};
    std::array<std::uint8_t, PLAYERS> places{};
    std::uint8_t contenders = 0;
    std::uint8_t ended = 0;
    std::uint8_t misdealt = 0;
    std::uint16_t last_number = 0;
    std::uint8_t last_extra = 0;
    std::uint8_t last_dealer = NONE;
    std::uint8_t last_forehand = NONE;
    std::uint8_t last_contract = NONE;
    std::uint8_t last_trump = NONE;
    std::array<std::uint8_t, PLAYERS> last_tricks{};
    std::array<std::int8_t, PLAYERS> last_scores{};
    std::array<std::uint8_t, 3> spare{};
};
static_assert(sizeof(Observation) == 232);
static_assert(std::is_trivially_copyable_v<Observation>);

// What the player to act may do; nothing where nobody has to.
Legal legal_actions(const RoundPlan& plan, const MatchState& match);

// What *seat* may know. *laying* are the cards of a discard begun, shown to forehand only.
void observe(const RoundPlan& plan, const MatchState& match, int seat, std::uint64_t laying, const Legal& legal,
             Observation& seen);

}  // namespace bismarck
