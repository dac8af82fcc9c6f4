// The play of a round in one world, from any card on, with a rule policy to finish it: the inner loop of every search.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "bismarck/greedy.hpp"
#include "bismarck/sight.hpp"

namespace bismarck {

using Units = std::array<std::int16_t, PLAYERS>;

// The cards of a world in the middle of a trick. Seats are counted as in the sight it was made from.
struct Tricks {
    std::array<std::uint64_t, PLAYERS> hands{};
    std::uint64_t unplayed = 0;  // what lies aside included
    std::uint64_t aside = 0;     // what forehand knows to lie aside
    std::uint64_t led = 0;       // the lane of the suit led; 0 before the lead
    std::uint64_t best = 0;      // the card that wins so far, as a single bit
    std::uint64_t pile = 0;      // the cards of the trick
    Units units{};               // those laid aside included
    std::uint8_t leader = 0;
    std::uint8_t place = 0;   // cards in the trick
    std::uint8_t winner = 0;  // who has played `best`

    Tricks() = default;
    Tricks(const Sight& sight, const World& world) {
        const Stakes& stakes = sight.stakes;
        for (std::size_t seat = 0; seat < PLAYERS; ++seat) {
            hands[seat] = world[seat];
            units[seat] = sight.units[seat];
        }
        unplayed = sight.unplayed;
        aside = sight.taken == Taken::YES ? world[APART] : 0;
        if (stakes.counted) {
            units[stakes.forehand] = static_cast<std::int16_t>(units[stakes.forehand] + stakes.worth(world[APART]));
        }
        leader = winner = sight.leader;
        for (int card = 0; card < sight.in_trick(); ++card) lay(bit_of(sight.on_table(card)), stakes.trump);
    }

    [[nodiscard]] int to_play() const { return left_of(leader, place); }
    [[nodiscard]] std::uint64_t hand() const { return hands[static_cast<std::size_t>(to_play())]; }
    [[nodiscard]] std::uint64_t legal(const Stakes& stakes) const {
        return place == 0 ? hand() : legal_cards(hand(), led, stakes.must_trump ? stakes.trump : 0);
    }
    // The cards that *seat*, which plays next, has not seen.
    [[nodiscard]] std::uint64_t loose(int seat, const Stakes& stakes) const {
        return unplayed & ~(hands[static_cast<std::size_t>(seat)] | (seat == stakes.forehand ? aside : 0));
    }

    // Plays the single bit *card* for the player to move.
    void play(std::uint64_t card, const Stakes& stakes) {
        hands[static_cast<std::size_t>(to_play())] ^= card;
        unplayed ^= card;
        lay(card, stakes.trump);
        if (place == PLAYERS) take(stakes);
    }

    // Ends the trick.
    void take(const Stakes& stakes) {
        units[winner] = static_cast<std::int16_t>(units[winner] + stakes.worth(pile));
        leader = winner;
        place = 0;
        led = best = pile = 0;
    }

    // Whether the single bit *card* beats *other*, which led or beat what was led.
    static bool beats(std::uint64_t card, std::uint64_t other, std::uint64_t trump) {
        return card & greedy::lane_with(std::countr_zero(other)) ? card > other : (card & trump) != 0;
    }

  private:
    void lay(std::uint64_t card, std::uint64_t trump) {
        if (place == 0) {
            led = greedy::lane_with(std::countr_zero(card));
            best = card;
            winner = leader;
        } else if (beats(card, best, trump)) {
            best = card;
            winner = static_cast<std::uint8_t>(to_play());
        }
        pile |= card;
        ++place;
    }
};

// The card that wins the trick on the table so far, as a single bit; nothing before the lead.
inline std::uint64_t best_on_table(const Sight& sight) {
    return Tricks(sight, World{}).best;
}

// The policy `greedy` for searches.
template <class Isa>
struct GreedyPolicy {
    std::uint64_t lead(const Tricks& tricks, int seat, const Stakes& stakes) const {
        const std::uint64_t hand = tricks.hands[static_cast<std::size_t>(seat)];
        return bit_of(greedy::lead<Isa>(hand, stakes.trump, tricks.loose(seat, stakes), stakes.scoring));
    }
    std::uint64_t follow(const Tricks& tricks, int seat, const Stakes& stakes, bool third) const {
        const std::uint64_t hand = tricks.hands[static_cast<std::size_t>(seat)];
        return bit_of(greedy::follow<Isa>(hand, tricks.led, tricks.best, stakes.trump, stakes.must_trump,
                                          tricks.loose(seat, stakes), stakes.scoring, third));
    }
};

// What *policy* plays next.
template <class Policy>
std::uint64_t choice_of(const Policy& policy, const Tricks& tricks, const Stakes& stakes) {
    const int seat = tricks.to_play();
    if (tricks.place == 0) return policy.lead(tricks, seat, stakes);
    return policy.follow(tricks, seat, stakes, tricks.place == 2);
}

// Plays to the last card by *policy*; the units of each seat are then in `units`.
template <class Policy>
void roll_out(const Policy& policy, Tricks& tricks, const Stakes& stakes) {
    while (tricks.place != 0) tricks.play(choice_of(policy, tricks, stakes), stakes);
    while (tricks.hands[0]) {
        int seat = tricks.leader;
        std::uint64_t card = policy.lead(tricks, seat, stakes);
        tricks.hands[static_cast<std::size_t>(seat)] ^= card;
        tricks.unplayed ^= card;
        tricks.led = greedy::lane_with(std::countr_zero(card));
        tricks.best = tricks.pile = card;
        int winner = seat;
        for (int place = 1; place < PLAYERS; ++place) {
            seat = left_of(seat);
            card = policy.follow(tricks, seat, stakes, place == 2);
            tricks.hands[static_cast<std::size_t>(seat)] ^= card;
            tricks.unplayed ^= card;
            tricks.pile |= card;
            if (Tricks::beats(card, tricks.best, stakes.trump)) {
                tricks.best = card;
                winner = seat;
            }
        }
        auto& units = tricks.units[static_cast<std::size_t>(winner)];
        units = static_cast<std::int16_t>(units + stakes.worth(tricks.pile));
        tricks.leader = static_cast<std::uint8_t>(winner);
    }
}

// Of *legal* in *hand*, one of each run of cards that do the same: the lowest of those of which no card that others
// may hold lies between, nor *best*, the card that wins the trick so far. Cards that a contract counts are alike only
// among themselves.
inline std::uint64_t one_of_each_run(std::uint64_t hand, std::uint64_t legal, std::uint64_t unplayed,
                                     std::uint64_t best, std::uint64_t counted) {
    const std::uint64_t gone = FULL_PACK & ~(unplayed | best);
    // The card above each card, over gaps of cards that are gone: a carry runs through the gap.
    //   hand 0100, gone 0011000 above it  ->  0111000 + ... carries into the next place that is not gone
    const auto next_up = [gone](std::uint64_t cards) {
        const std::uint64_t up = cards << 1;
        return (((up & gone) + gone) | up) & ~gone;
    };
    std::uint64_t same = 0;
    if (counted) {
        same = (next_up(hand & counted) & hand & counted) | (next_up(hand & ~counted) & hand & ~counted);
    } else {
        same = next_up(hand) & hand;
    }
    return legal & ~same;
}

// The card among *cards*, one of each run, that stands for *card*: itself or the next lower one.
constexpr std::uint64_t one_for(std::uint64_t card, std::uint64_t cards) {
    return std::bit_floor(cards & (card | (card - 1)));
}

}  // namespace bismarck
