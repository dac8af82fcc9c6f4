// How likely a good player is to play each card: the sum of a few numbers looked up by what counting the suit tells.
//
// Each legal card (one of each run of equal ones) has a few features, each the place of a number in a table; the
// chance of a card is the softmax of the sums. The tables are fitted to the cards that searching players chose.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>

#include "bismarck/habits_numbers.hpp"
#include "bismarck/rollout.hpp"

namespace bismarck {

inline constexpr int FAMILIES = 5;         // no trump, trump, tricks under, hearts under, queen of spades
inline constexpr int PLACES_IN_TRICK = 5;  // lead; second and third that follow; second and third that do not
inline constexpr int CONTEXTS = FAMILIES * PLACES_IN_TRICK;
inline constexpr int KINDS = 4;  // 2 × beats what is on the table, + 1 where it is trump or counts
inline constexpr int FEATURES = 5;

// Sizes of the tables: how many numbers each feature has in a context.
inline constexpr int SUIT_COUNTS = KINDS * 6 * 6 * 6;    // loose above, loose below, length
inline constexpr int GROUP_COUNTS = KINDS * 3 * 3 * 4;   // alike below and above; loose above
inline constexpr int PLACE_COUNTS = KINDS * 13 * 4;      // loose below; loose in the suit
inline constexpr int MASTER_COUNTS = KINDS * 4 * 4 * 7;  // masters of the suit; loose above; loose in the suit
inline constexpr int STATES = 8 * 8 * 2 * 3;  // own trumps, loose trumps, who has the highest; forehand's place
inline constexpr std::array<int, FEATURES> FEATURE_STARTS{0, SUIT_COUNTS, SUIT_COUNTS + GROUP_COUNTS,
                                                          SUIT_COUNTS + GROUP_COUNTS + PLACE_COUNTS,
                                                          SUIT_COUNTS + GROUP_COUNTS + PLACE_COUNTS + MASTER_COUNTS};
inline constexpr int HABITS_OF_A_CONTEXT = SUIT_COUNTS + GROUP_COUNTS + PLACE_COUNTS + MASTER_COUNTS + KINDS * STATES;
inline constexpr int HABITS = CONTEXTS * HABITS_OF_A_CONTEXT;
inline constexpr int HABIT_UNIT = 1024;  // the numbers are whole, in so many parts of one
static_assert(HABIT_POINTS.size() == HABITS, "fit the habits again: tools/fit_habits.py");

constexpr int family_of(const Stakes& stakes) {
    switch (stakes.scoring) {
        case Scoring::TRICKS_OVER:
            return stakes.trump ? 1 : 0;
        case Scoring::TRICKS_UNDER:
            return 2;
        case Scoring::HEARTS_UNDER:
            return 3;
        case Scoring::QUEEN_OF_SPADES:
            break;
    }
    return 4;
}

constexpr int at_most(int number, int most) {
    return number < most ? number : most;
}

// One suit of a choice, its thirteen ranks: what is held, what of it may be chosen, what is loose.
struct SuitChoice {
    std::uint32_t hand = 0;
    std::uint32_t cards = 0;  // one of each run, of one kind
    std::uint32_t loose = 0;

    // The places of a rank's numbers in the tables of a context, all but the last.
    template <class Isa>
    [[nodiscard]] std::array<int, FEATURES - 1> features(int rank, int kind) const {
        const std::uint32_t under = (1U << rank) - 1;
        const int out = Isa::count(loose);
        const int lower = Isa::count(loose & under);
        const int higher = out - lower;
        const int length = Isa::count(hand) - 1;
        const int alike_below = Isa::count(cards & under);
        const int alike_above = Isa::count(cards) - alike_below - 1;
        const int masters = Isa::count(hand & ~(std::bit_ceil(loose + 1) - 1));
        return {((kind * 6 + at_most(higher, 5)) * 6 + at_most(lower, 5)) * 6 + at_most(length, 5),
                ((kind * 3 + at_most(alike_below, 2)) * 3 + at_most(alike_above, 2)) * 4 + at_most(higher, 3),
                (kind * 13 + lower) * 4 + (out > 6   ? 3
                                           : out > 3 ? 2
                                                     : static_cast<int>(out > 0)),
                ((kind * 4 + at_most(masters, 3)) * 4 + at_most(higher, 3)) * 7 + at_most(out, 6)};
    }
    template <class Isa>
    [[nodiscard]] int points(const std::int16_t* table, int rank, int kind) const {
        const std::array<int, FEATURES - 1> found = features<Isa>(rank, kind);
        int sum = 0;
        for (std::size_t feature = 0; feature + 1 < FEATURES; ++feature) {
            sum += table[FEATURE_STARTS[feature] + found[feature]];
        }
        return sum;
    }
};

// The choice of the player to move, as it looks to that player.
template <class Isa>
struct Choice {
    std::uint64_t hand;
    std::uint64_t cards;  // one of each run
    std::uint64_t loose;
    std::uint64_t beating = 0;  // cards that would beat what is on the table
    std::uint64_t special;      // trumps and cards that count
    int context;
    int state;

    Choice(const Tricks& tricks, const Stakes& stakes) : special(stakes.trump | stakes.counted) {
        const int seat = tricks.to_play();
        hand = tricks.hands[static_cast<std::size_t>(seat)];
        loose = tricks.loose(seat, stakes);
        cards = tricks.legal(stakes);
        int role = 0;
        if (tricks.place) {
            role = tricks.place + (hand & tricks.led ? 0 : 2);
            beating = greedy::above(std::countr_zero(tricks.best)) | (tricks.best & stakes.trump ? 0 : stakes.trump);
        }
        if (cards & (cards - 1)) cards = one_of_each_run(hand, cards, loose | hand, tricks.best, stakes.counted);
        context = PLACES_IN_TRICK * family_of(stakes) + role;
        state = state_of(hand, loose, seat, stakes);
    }

    // The part of the last feature that is the same for all cards: the trumps, or without them how far the round is.
    static int state_of(std::uint64_t hand, std::uint64_t loose, int seat, const Stakes& stakes) {
        const int role = left_of(stakes.forehand, PLAYERS - seat) % PLAYERS;
        if (stakes.trump) {
            const std::uint64_t own = hand & stakes.trump;
            const std::uint64_t others = loose & stakes.trump;
            const int counts = at_most(Isa::count(own), 7) * 8 + at_most(Isa::count(others), 7);
            return (counts * 2 + static_cast<int>(own > others)) * 3 + role;
        }
        const int left = Isa::count(hand);
        const int lacking = static_cast<int>(!(hand & lane_of(0))) + static_cast<int>(!(hand & lane_of(1))) +
                            static_cast<int>(!(hand & lane_of(2))) + static_cast<int>(!(hand & lane_of(3)));
        const int stage = left > 10 ? 3 : left > 6 ? 2 : static_cast<int>(left > 3);
        return (stage * SUITS + lacking) * 3 + role;
    }

    [[nodiscard]] int kind(int card) const {
        return 2 * static_cast<int>(beating >> card & 1) + static_cast<int>(special >> card & 1);
    }
    [[nodiscard]] SuitChoice suit(int card) const {
        const std::uint64_t alike = beating >> card & 1 ? cards & beating : cards & ~beating;
        const int shift = card & 48;
        return {static_cast<std::uint32_t>(hand >> shift & SUIT_LANE),
                static_cast<std::uint32_t>(alike >> shift & SUIT_LANE),
                static_cast<std::uint32_t>(loose >> shift & SUIT_LANE)};
    }
    // The sum of a card's numbers.
    [[nodiscard]] int points(int card) const {
        const std::int16_t* table = &HABIT_POINTS[static_cast<std::size_t>(context * HABITS_OF_A_CONTEXT)];
        const int own = kind(card);
        return suit(card).template points<Isa>(table, rank_of(card), own) +
               table[FEATURE_STARTS[FEATURES - 1] + own * STATES + state];
    }
    // The place of each of a card's numbers among all.
    [[nodiscard]] std::array<std::uint32_t, FEATURES> features(int card) const {
        const std::array<int, FEATURES - 1> found = suit(card).template features<Isa>(rank_of(card), kind(card));
        std::array<std::uint32_t, FEATURES> places{};
        for (std::size_t feature = 0; feature < FEATURES; ++feature) {
            const int own = feature + 1 < FEATURES ? found[feature] : kind(card) * STATES + state;
            places[feature] = static_cast<std::uint32_t>(context * HABITS_OF_A_CONTEXT + FEATURE_STARTS[feature] + own);
        }
        return places;
    }
    // The card that is played most.
    [[nodiscard]] std::uint64_t usual() const {
        int best = -1'000'000'000;
        for (std::uint64_t rest = cards; rest; rest &= rest - 1) {
            const int card = std::countr_zero(rest);
            best = std::max(best, points(card) * 64 + card);
        }
        return bit_of(best & 63);
    }
    // The chance that *card* is played.
    [[nodiscard]] float chance(std::uint64_t card) const {
        float total = 0;
        float own = 0;
        for (std::uint64_t rest = cards; rest; rest &= rest - 1) {
            const int sum = points(std::countr_zero(rest));
            const float weight = std::exp(static_cast<float>(sum) * (1.0F / HABIT_UNIT));
            total += weight;
            if (rest & -rest & card) own = weight;
        }
        return own / total;
    }
};

// The best card of a suit by the order of what is held and loose in it: with the cards that are gone left out, a suit
// is a row of at most thirteen places, held or loose, and that row decides all features but the last.
struct SuitBest {
    std::int16_t points = 0;
    std::uint8_t place = 0;  // of the card, counted from below
};
inline constexpr std::size_t ROWS = 1 << (RANKS + 1);  // a row with a one above it

// The table of a context and kind, of `ROWS`; made when it is first asked for and then the same for all threads.
const SuitBest* habit_table(int context, int kind);

// The tables of one family.
struct HabitView {
    std::array<std::array<const SuitBest*, KINDS>, PLACES_IN_TRICK> suits{};
    const std::int16_t* numbers = nullptr;
    bool queen_counts = false;  // some spades count and others do not

    explicit HabitView(const Stakes& stakes)
        : numbers(&HABIT_POINTS[static_cast<std::size_t>(PLACES_IN_TRICK * family_of(stakes) * HABITS_OF_A_CONTEXT)]),
          queen_counts(stakes.scoring == Scoring::QUEEN_OF_SPADES) {
        for (int role = 0; role < PLACES_IN_TRICK; ++role) {
            const int kinds = role == 0 ? 2 : KINDS;  // who leads has nothing to beat
            for (int kind = 0; kind < kinds; ++kind) {
                const int context = PLACES_IN_TRICK * family_of(stakes) + role;
                suits[static_cast<std::size_t>(role)][static_cast<std::size_t>(kind)] = habit_table(context, kind);
            }
        }
    }
};

// The policy that always plays the usual card.
template <class Isa>
class HabitPolicy {
  public:
    explicit HabitPolicy(const Stakes& stakes) : view_(stakes) {}

    std::uint64_t lead(const Tricks& tricks, int seat, const Stakes& stakes) const {
        const std::uint64_t hand = tricks.hands[static_cast<std::size_t>(seat)];
        if ((hand & (hand - 1)) == 0) return hand;
        return best_of(0, seat, hand, hand, 0, tricks, stakes);
    }
    std::uint64_t follow(const Tricks& tricks, int seat, const Stakes& stakes, bool third) const {
        const std::uint64_t hand = tricks.hands[static_cast<std::size_t>(seat)];
        const std::uint64_t legal = legal_cards(hand, tricks.led, stakes.must_trump ? stakes.trump : 0);
        if ((legal & (legal - 1)) == 0) return legal;
        const int top = std::countr_zero(tricks.best);
        const std::uint64_t beating = greedy::above(top) | (tricks.best & stakes.trump ? 0 : stakes.trump);
        const int role = (third ? 2 : 1) + (hand & tricks.led ? 0 : 2);
        return best_of(role, seat, hand, legal, beating, tricks, stakes);
    }

  private:
    std::uint64_t best_of(int role, int seat, std::uint64_t hand, std::uint64_t legal, std::uint64_t beating,
                          const Tricks& tricks, const Stakes& stakes) const {
        const std::uint64_t special = stakes.trump | stakes.counted;
        const std::uint64_t loose = tricks.loose(seat, stakes);
        const std::int16_t* table = view_.numbers + role * HABITS_OF_A_CONTEXT;
        const std::int16_t* last =
            table + FEATURE_STARTS[FEATURES - 1] + Choice<Isa>::state_of(hand, loose, seat, stakes);
        const auto& rows = view_.suits[static_cast<std::size_t>(role)];
        int best = -1'000'000'000;
        for (std::uint64_t rest = legal; rest;) {
            const int low = std::countr_zero(rest);
            const int shift = low & 48;
            const std::uint64_t lane = SUIT_LANE << shift;
            rest &= ~lane;
            const std::uint64_t held = hand & lane;
            const std::uint64_t winners = held & beating;
            if ((winners == 0 || winners == held) &&
                !(view_.queen_counts && shift == 0)) {  // one kind: the row tells all
                const int kind = (winners ? 2 : 0) + (held & special ? 1 : 0);
                const std::uint64_t both = held | (loose & lane);
                const std::uint64_t row = Isa::gather(held, both);
                const SuitBest& found =
                    rows[static_cast<std::size_t>(kind)][row | std::uint64_t{1} << Isa::count(both)];
                const int points = found.points + last[kind * STATES];
                const int card = std::countr_zero(Isa::pick(both, found.place));
                best = std::max(best, points * 64 + card);
                continue;
            }
            const std::uint64_t cards = one_of_each_run(hand, held, loose | hand, tricks.best, stakes.counted);
            for (std::uint64_t each = cards; each; each &= each - 1) {
                const int card = std::countr_zero(each);
                const bool wins = (beating >> card & 1) != 0;
                const int kind = 2 * static_cast<int>(wins) + static_cast<int>(special >> card & 1);
                const SuitChoice suit{static_cast<std::uint32_t>(held >> shift),
                                      static_cast<std::uint32_t>((cards & (wins ? beating : ~beating)) >> shift),
                                      static_cast<std::uint32_t>((loose & lane) >> shift)};
                const int points = suit.points<Isa>(table, rank_of(card), kind) + last[kind * STATES];
                best = std::max(best, points * 64 + card);
            }
        }
        return bit_of(best & 63);
    }

    HabitView view_;
};

}  // namespace bismarck
