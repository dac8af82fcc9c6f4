// All that one seat knows while the cards of a round are played: what a player gets who is to choose a card.
//
// Seats are counted from the one who looks, itself 0, then its left neighbour; cards are lanes. What a seat may not
// know is not in it, so whoever gets nothing else cannot peek.
#pragma once

#include <array>
#include <cstdint>

#include "bismarck/round.hpp"
#include "bismarck/worlds.hpp"

namespace bismarck {

// What the play of a round is for: the contract as numbers.
struct Stakes {
    Scoring scoring = Scoring::TRICKS_OVER;
    bool must_trump = false;
    std::int8_t weight = 1;
    std::uint8_t hand_size = 16;
    std::uint8_t forehand = 0;
    std::uint64_t deck = FULL_PACK;
    std::uint64_t trump = 0;    // its lane
    std::uint64_t counted = 0;  // the cards that count; nothing where tricks do
    std::array<std::int8_t, PLAYERS> quotas{};

    // What a seat scores with so many units.
    [[nodiscard]] constexpr int score(int seat, int units) const {
        const int over = units - quotas[static_cast<std::size_t>(seat)];
        return scoring == Scoring::TRICKS_OVER ? over : -over;
    }
    // +1 where units are wanted, -1 where they are shunned.
    [[nodiscard]] constexpr int sign() const { return scoring == Scoring::TRICKS_OVER ? 1 : -1; }
    // What the cards of a trick, or those laid aside, count.
    [[nodiscard]] constexpr int worth(std::uint64_t cards) const {
        return counted ? weight * std::popcount(cards & counted) : 1;
    }
};

struct Sight {
    Stakes stakes;
    Taken taken = Taken::YES;
    std::uint8_t played = 0;  // cards, finished tricks included
    std::uint8_t leader = 0;  // of the trick to come or on the table
    std::uint64_t hand = 0;
    std::uint64_t aside = 0;                    // what lies aside, where the seat knows it
    std::uint64_t talon = 0;                    // where the seat knows it
    std::uint64_t unplayed = 0;                 // the deck without the cards played
    std::array<std::uint64_t, PLAYERS> gone{};  // the cards each has played
    std::array<std::uint8_t, PLAYERS> voids{};  // bit of each suit that a player has shown to lack
    std::array<std::int8_t, PLAYERS> units{};   // taken so far
    std::array<std::uint8_t, MOST_PLAYED> order{};
    std::array<std::uint8_t, MOST_TRICKS> leaders{};

    [[nodiscard]] int in_trick() const { return played % PLAYERS; }
    [[nodiscard]] int tricks() const { return played / PLAYERS; }
    [[nodiscard]] int to_play() const { return left_of(leader, in_trick()); }
    // The card that the *place*-th (0 the leader) has played to the trick on the table.
    [[nodiscard]] int on_table(int place) const { return order[static_cast<std::size_t>(played - in_trick() + place)]; }
    // The cards that this seat may play when it is its turn.
    [[nodiscard]] std::uint64_t legal() const {
        if (in_trick() == 0) return hand;
        return legal_cards(hand, lane_of(suit_of(on_table(0))), stakes.must_trump ? stakes.trump : 0);
    }
};

// What a round looks like before its first card, from one seat.
struct Opening {
    int contract = 0;
    int trump = NO_TRUMP;
    int forehand = 0;  // counted from the seat that looks
    Taken taken = Taken::YES;
    std::uint64_t hand = 0;   // as it is now
    std::uint64_t aside = 0;  // where known
    std::uint64_t talon = 0;  // where known
};

// The sight of a seat from the opening and the cards played. Throws std::invalid_argument where they do not fit.
Sight make_sight(const RoundPlan& plan, const Opening& opening, const std::uint8_t* order, int played);

// What *seat* knows of a round of which cards are being played; this is the list of what it may know.
Sight sight_of(const RoundPlan& plan, const RoundState& round, int seat);

// The same round with all cards open, for measuring only: where the cards really are, counted from *seat*.
World truth_of(const RoundState& round, int seat);

// Where the cards may be that a seat does not see. Places are seats counted from it, and apart.
Knowledge knowledge_of(const Sight& sight);

}  // namespace bismarck
