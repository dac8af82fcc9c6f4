// Tricks: which cards may be played and who wins, and a position with all cards open.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "bismarck/cards.hpp"

namespace bismarck {

// The player *steps* places to the left, that is clockwise.
constexpr int left_of(int seat, int steps = 1) {
    const int place = seat + steps;
    return place >= PLAYERS ? place - PLAYERS : place;
}

// What of *hand* may be played on *led*, the lane of the suit led. *forced* is the trump's lane where a player
// who cannot follow must trump, else nothing.
constexpr std::uint64_t legal_cards(std::uint64_t hand, std::uint64_t led, std::uint64_t forced) {
    const std::uint64_t trumps = hand & forced;
    const std::uint64_t otherwise = trumps ? trumps : hand;
    const std::uint64_t following = hand & led;
    return following ? following : otherwise;
}

// The place (0 the leader's) of the card that wins a trick of three single bits.
constexpr int winning_place(std::uint64_t first, std::uint64_t second, std::uint64_t third, std::uint64_t led,
                            std::uint64_t trump) {
    const std::uint64_t all = first | second | third;
    const std::uint64_t trumps = all & trump;
    const std::uint64_t best = std::bit_floor(trumps ? trumps : all & led);
    return static_cast<int>(second == best) + 2 * static_cast<int>(third == best);
}

// The play of a round with all cards open. `trick` holds the cards played to it as single bits, leader's first.
struct Position {
    std::array<std::uint64_t, PLAYERS> hands{};
    std::array<std::uint64_t, 2> trick{};
    std::uint64_t led = 0;  // the lane of the suit led
    std::uint64_t trump = 0;
    std::uint64_t forced = 0;
    int leader = 0;
    int played = 0;  // cards in the trick

    [[nodiscard]] constexpr int to_play() const { return left_of(leader, played); }
    [[nodiscard]] constexpr std::uint64_t legal() const {
        const std::uint64_t hand = hands[static_cast<std::size_t>(to_play())];
        return played == 0 ? hand : legal_cards(hand, led, forced);
    }
    // The position when the player to move has played the single bit *card*.
    [[nodiscard]] constexpr Position after(std::uint64_t card) const {
        Position next = *this;
        next.hands[static_cast<std::size_t>(to_play())] ^= card;
        if (played == PLAYERS - 1) {
            next.leader = left_of(leader, winning_place(trick[0], trick[1], card, led, trump));
            next.played = 0;
            return next;
        }
        if (played == 0) next.led = lane_of(suit_of(std::countr_zero(card)));
        next.trick[static_cast<std::size_t>(played)] = card;
        next.played = played + 1;
        return next;
    }
};

// A position from what Python sends: 52-bit masks, a strain from 0 (spades) to 4 (no trump), and the numbers of the
// cards in the trick. Throws std::invalid_argument where these are no position.
Position read_position(const std::array<std::uint64_t, PLAYERS>& hands, int strain, int leader, const int* trick,
                       int played, bool must_trump);

// The number of legal sequences of exactly *depth* cards, or of all that are left where they are fewer.
std::uint64_t perft(const Position& position, int depth);

}  // namespace bismarck
