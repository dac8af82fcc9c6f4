// Sums over the four lanes of a word at once; see cards.hpp for the lanes.
#pragma once

#include <bit>
#include <cstdint>

#include "bismarck/cards.hpp"

namespace bismarck::search {

using Cards = std::uint64_t;

inline constexpr Cards LANE_GUARDS = 0x8000'8000'8000'8000;
inline constexpr Cards ABOVE_SUITS = 0x2000'2000'2000'2000;  // the bit above the ace in each lane

// Of *cards*, which holds at most 15 bits a lane, everything from the lowest of each lane up.
//   x | -x lane by lane; a guard bit keeps the borrow in its lane.
constexpr Cards upward(Cards cards) {
    return (cards | (LANE_GUARDS - cards)) & FULL_PACK;
}

// And everything from the highest of each lane down.
constexpr Cards downward(Cards cards) {
    cards |= cards >> 1 & 0x0FFF'0FFF'0FFF'0FFF;
    cards |= cards >> 2 & 0x07FF'07FF'07FF'07FF;
    cards |= cards >> 4 & 0x01FF'01FF'01FF'01FF;
    return cards | (cards >> 8 & 0x001F'001F'001F'001F);
}

constexpr Cards lowest(Cards cards) {
    return cards & -cards;
}

constexpr Cards suit_cards(Cards cards, int suit) {
    return cards >> LANE_BITS * suit & SUIT_LANE;
}

// The lane of a single bit.
constexpr Cards lane_with(Cards card) {
    return lane_of(suit_of(std::countr_zero(card)));
}

// How many cards each player has of each suit, four bits each: bit 16 × player + 4 × suit.
using Shape = std::uint64_t;

constexpr Shape one_of(int player, Cards card) {
    return Shape{1} << (LANE_BITS * player + 4 * suit_of(std::countr_zero(card)));
}
constexpr int length(Shape shape, int player, int suit) {
    return static_cast<int>(shape >> (LANE_BITS * player + 4 * suit) & 15);
}

// Of each run of *hand*, cards that no other of *all* comes between, the lowest.
template <class Machine>
Cards lowest_of_runs(Cards hand, Cards all) {
    const Cards places = all | ABOVE_SUITS;  // a place above each suit keeps runs of neighbouring suits apart
    const Cards packed = Machine::gather(hand, places);
    return Machine::spread(packed & ~(packed << 1), places);
}

// The highest card of *hand* that no other of *all* comes between and the single bit *card* of *hand*.
inline Cards top_of_run(Cards card, Cards hand, Cards all) {
    const Cards others = (all ^ hand) | ABOVE_SUITS;
    const Cards next = lowest(others & ~(card | (card - 1)));  // the lowest of the others above; the lane's end at most
    return std::bit_floor(hand & (next - 1));
}

}  // namespace bismarck::search
