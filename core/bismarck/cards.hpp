// Cards and sets of cards as four lanes of sixteen bits in one word: lane = suit (S H D C), bit in it = rank (two = 0).
//
//   63 ........ 48 47 ........ 32 31 ........ 16 15 ......... 0
//   ---AKQJT9..32 ---AKQJT9..32 ---AKQJT9..32 ---AKQJT9..32
//       clubs        diamonds      hearts        spades
//
// A lane is wider than a suit, so that the suit of a card is its number shifted right by four.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace bismarck {

inline constexpr int PLAYERS = 3;
inline constexpr int SUITS = 4;
inline constexpr int RANKS = 13;
inline constexpr int PACK = 52;
inline constexpr int TALON = 4;
inline constexpr int LANE_BITS = 16;
inline constexpr int NO_TRUMP = 4;
inline constexpr int STRAINS = 5;

// A card is its number 16 × suit + rank; this is one that is no card.
inline constexpr int NO_CARD = 255;

inline constexpr std::uint64_t SUIT_LANE = 0x1FFF;
inline constexpr std::uint64_t FULL_PACK = 0x1FFF'1FFF'1FFF'1FFF;

constexpr int suit_of(int card) {
    return card >> 4;
}
constexpr int rank_of(int card) {
    return card & 15;
}
constexpr std::uint64_t bit_of(int card) {
    return std::uint64_t{1} << card;
}

// The lane of a suit; nothing for NO_TRUMP.
constexpr std::uint64_t lane_of(int suit) {
    return suit >= SUITS ? 0 : SUIT_LANE << (LANE_BITS * suit);
}

// Python counts cards without gaps: 13 × suit + rank.
constexpr int index_of(int card) {
    return RANKS * suit_of(card) + rank_of(card);
}
constexpr int card_at(int index) {
    return LANE_BITS * (index / RANKS) + index % RANKS;
}

// `index_of` of each number a card can have.
inline constexpr auto NUMBERS = [] {
    std::array<std::uint8_t, 64> table{};
    for (std::size_t card = 0; card < table.size(); ++card) {
        table[card] = static_cast<std::uint8_t>(index_of(static_cast<int>(card)));
    }
    return table;
}();

// The 52-bit mask of Python's CardSet, and back.
constexpr std::uint64_t mask_of(std::uint64_t lanes) {
    return (lanes & SUIT_LANE) | (lanes >> 3 & SUIT_LANE << 13) | (lanes >> 6 & SUIT_LANE << 26) |
           (lanes >> 9 & SUIT_LANE << 39);
}
constexpr std::uint64_t lanes_of(std::uint64_t mask) {
    return (mask & SUIT_LANE) | (mask & SUIT_LANE << 13) << 3 | (mask & SUIT_LANE << 26) << 6 |
           (mask & SUIT_LANE << 39) << 9;
}

}  // namespace bismarck
