// The card play of the `rules` bot (src/bismarck/bots/rules_bot.py), on lanes of cards.
//
// Each legal card is weighed by its terms; src/bismarck/bots/terms.py says what each of them is. The same sums are
// added up in the same order, so both come to the same card, to the last bit. A role (family of contracts and place in
// the trick) uses only some of the terms, and only those are computed.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "bismarck/greedy.hpp"
#include "bismarck/maxims_weights.hpp"
#include "bismarck/subsets.hpp"

namespace bismarck::maxims {

using greedy::above;
using greedy::below;
using greedy::highest;
using greedy::lane_with;
using greedy::lowest;

inline constexpr double SURE = 0.999;
inline constexpr int QUEEN_UNITS = 6;
inline constexpr std::array<double, 3> STICKS_OUT{1.0, 0.5, 0.2};

// The play as one seat knows it; others are in the order next, last. `may_hold` are the cards that each may hold, of
// those that are loose, `counts` how many it does hold, `trick` the cards of this trick, leader's first, `left` the
// tricks to come with this one.
struct Table {
    std::uint64_t hand = 0;
    std::uint64_t loose = 0;
    std::array<std::uint64_t, 2> may_hold{};
    std::array<int, 2> counts{};
    std::array<int, 2> trick{};
    int in_trick = 0;
    int trump = NO_TRUMP;
    int left = 0;
    bool must_trump = false;
    Scoring scoring = Scoring::TRICKS_OVER;

    [[nodiscard]] std::uint64_t legal() const {
        if (in_trick == 0) return hand;
        return legal_cards(hand, lane_with(trick[0]), must_trump ? lane_of(trump) : 0);
    }
};

inline bool beats(int card, int best, int trump) {
    return suit_of(card) == suit_of(best) ? card > best : suit_of(card) == trump;
}

// The card that wins a trick that has begun.
inline int best_card(const Table& table) {
    if (table.in_trick == 2 && beats(table.trick[1], table.trick[0], table.trump)) return table.trick[1];
    return table.trick[0];
}

inline constexpr std::size_t MOST_LOOSE = 36;  // cards that one player has not seen

// The chance that *count* of *pool* cards dealt at random hold none of *special* ones, at [count][pool][special].
inline constexpr auto NONE_HELD = [] {
    std::array<std::array<std::array<double, RANKS + 1>, MOST_LOOSE + 1>, MOST_TRICKS + 1> table{};
    for (std::size_t count = 0; count <= MOST_TRICKS; ++count) {
        for (std::size_t pool = 0; pool <= MOST_LOOSE; ++pool) {
            const std::size_t size = count < pool ? count : pool;
            for (std::size_t special = 0; special <= RANKS && special <= pool; ++special) {
                const std::uint64_t none = size <= pool - special ? SUBSETS[pool - special][size] : 0;
                table[count][pool][special] = static_cast<double>(none) / static_cast<double>(SUBSETS[pool][size]);
            }
        }
    }
    return table;
}();

inline double none_held(int pool, int count, int special) {
    return NONE_HELD[static_cast<std::size_t>(count)][static_cast<std::size_t>(pool)]
                    [static_cast<std::size_t>(special)];
}

// The cards of one suit that no loose one is above.
inline std::uint64_t masters(std::uint64_t held, std::uint64_t out) {
    return out ? held & above(highest(out)) : held;
}

// The tricks of one suit if it is led from the top and two loose cards fall to each lead.
inline int runs(std::uint64_t held, std::uint64_t out) {
    int tricks = 0;
    while (held) {
        const int top = highest(held);
        held ^= bit_of(top);
        const std::uint64_t higher = out & above(top);
        if (higher) {
            out ^= higher & -higher;
        } else {
            ++tricks;
            out &= out - 1;
        }
        out &= out ? out - 1 : 0;
    }
    return tricks;
}

// How far the cards of one suit stick out.
template <class Isa>
double danger(std::uint64_t held, std::uint64_t out) {
    double total = 0.0;
    if (!out) return total;
    // Below the lowest loose card nothing sticks out.
    for (std::uint64_t rest = held & ~((out & -out) - 1); rest;) {
        const int card = highest(rest);
        rest ^= bit_of(card);
        const int higher = Isa::count(above(card) & out);
        if (higher >= static_cast<int>(STICKS_OUT.size())) break;  // as for all cards further down
        total += STICKS_OUT[static_cast<std::size_t>(higher)];
    }
    return total;
}

// What the contract counts on some cards, tricks aside.
template <class Isa>
int units(std::uint64_t cards, Scoring scoring) {
    if (scoring == Scoring::HEARTS_UNDER) return Isa::count(cards & lane_of(greedy::HEARTS));
    if (scoring == Scoring::QUEEN_OF_SPADES) return cards & bit_of(greedy::QUEEN_OF_SPADES) ? QUEEN_UNITS : 0;
    return 0;
}

struct Chances {
    double eager = 0.0;  // that a card wins if all later players who can beat it do
    double shy = 0.0;    // and if all who can stay below do
};

template <class Isa>
Chances chances(const Table& table, int card, int best) {
    const int suit = suit_of(card);
    if (table.in_trick > 0 && !beats(card, best, table.trump)) return {};
    const int led = table.in_trick > 0 ? suit_of(table.trick[0]) : suit;
    const int later = PLAYERS - 1 - table.in_trick;
    Chances found{1.0, 1.0};
    for (int other = 0; other < later; ++other) {
        const auto place = static_cast<std::size_t>(other);
        const std::uint64_t cards = table.may_hold[place];
        const int pool = Isa::count(cards);
        const int count = table.counts[place];
        const int of_suit = Isa::count(cards & lane_of(led));
        const double is_void = none_held(pool, count, of_suit);
        double loses = 0.0;
        if (suit == led) {
            const int higher = Isa::count(cards & above(card));
            loses = 1 - none_held(pool, count, higher);
            found.shy *= 1 - (none_held(pool, count, of_suit - higher) - is_void);
        }
        if (table.trump != NO_TRUMP && table.trump != led) {
            const std::uint64_t over = cards & (suit == table.trump ? above(card) : lane_of(table.trump));
            const int others = pool - of_suit > 1 ? pool - of_suit : 1;
            loses += is_void * (1 - none_held(others, count, Isa::count(over)));
        }
        const double holds = 1 - loses;
        found.eager *= holds > 0.0 ? holds : 0.0;
    }
    if (suit != led) found.shy = found.eager;
    return found;
}

// The loose cards of the suit led, less those that the later players will probably play.
inline std::uint64_t out_after(const Table& table, int card, std::uint64_t out) {
    if (table.in_trick > 0) {
        if (table.in_trick == 1) out &= out ? out - 1 : 0;
        return out;
    }
    const std::uint64_t higher = out & above(card);
    const std::uint64_t falls = higher ? higher & -higher : out & -out;
    out ^= falls;
    return out & (out ? out - 1 : 0);
}

// Calls *visit* with each legal card and its terms, of which those that *Role* uses are filled in; in card order.
template <class Isa, class Role, class Visit>
void each_card(const Table& table, std::uint64_t legal, const Visit& visit) {
    constexpr auto uses = [](Term term) { return (Role::USED >> static_cast<int>(term) & 1) != 0; };
    const std::uint64_t hand = table.hand;
    const std::uint64_t loose = table.loose;
    const std::uint64_t trump = lane_of(table.trump);
    const int best = table.in_trick > 0 ? best_card(table) : NO_CARD;
    const int led = table.in_trick > 0 ? suit_of(table.trick[0]) : NO_TRUMP;
    Terms terms;
    terms[Term::ONE] = 1.0;
    std::array<std::uint64_t, SUITS> mine{};
    int all_masters = 0;
    constexpr bool WHOLE = uses(Term::ALL_MASTERS) || uses(Term::MISSING) || uses(Term::CLOSING) || uses(Term::CLOSED);
    if constexpr (WHOLE) {
        for (int suit = 0; suit < SUITS; ++suit) {
            const std::uint64_t lane = lane_of(suit);
            mine[static_cast<std::size_t>(suit)] = masters(hand & lane, loose & lane);
            all_masters += Isa::count(mine[static_cast<std::size_t>(suit)]);
        }
    }
    if constexpr (uses(Term::ALL_RUNS)) {
        int all_runs = 0;
        for (int suit = 0; suit < SUITS; ++suit) all_runs += runs(hand & lane_of(suit), loose & lane_of(suit));
        terms[Term::ALL_RUNS] = all_runs;
    }
    const int trumps = Isa::count(hand & trump);
    const int loose_trumps = Isa::count(loose & trump);
    const int missing = table.left - all_masters;
    terms[Term::TRUMPS] = trumps;
    terms[Term::LOOSE_TRUMPS] = loose_trumps;
    terms[Term::ALL_MASTERS] = all_masters;
    terms[Term::LEFT] = table.left;
    terms[Term::MISSING] = missing;
    terms[Term::DRAWN] = loose_trumps == 0;
    terms[Term::LEAD_TRUMPS] = trumps >= loose_trumps;
    terms[Term::CLOSING] = missing <= 3;
    terms[Term::CLOSED] = missing <= 0;
    if constexpr (uses(Term::STAKED)) {
        std::uint64_t cards = 0;
        for (int place = 0; place < table.in_trick; ++place)
            cards |= bit_of(table.trick[static_cast<std::size_t>(place)]);
        const bool tricks = table.scoring == Scoring::TRICKS_OVER || table.scoring == Scoring::TRICKS_UNDER;
        terms[Term::STAKED] = units<Isa>(cards, table.scoring) + (tricks ? 1 : 0);
    }
    for (int suit = 0; suit < SUITS; ++suit) {
        const std::uint64_t lane = lane_of(suit);
        if (!(legal & lane)) continue;
        const std::uint64_t held = hand & lane;
        const std::uint64_t out = loose & lane;
        const int length = Isa::count(held);
        const int loose_count = Isa::count(out);
        if constexpr (!WHOLE) mine[static_cast<std::size_t>(suit)] = masters(held, out);
        const int suit_masters = Isa::count(mine[static_cast<std::size_t>(suit)]);
        int suit_runs = 0;
        if constexpr (uses(Term::RUNS) || uses(Term::RUNS_CHANGE) || uses(Term::LONGER)) suit_runs = runs(held, out);
        double suit_danger = 0.0;
        if constexpr (uses(Term::DANGER) || uses(Term::DANGER_CHANGE)) suit_danger = danger<Isa>(held, out);
        if constexpr (uses(Term::VOIDS)) {
            double voids = 0.0;
            for (std::size_t other = 0; other < 2; ++other) {
                const std::uint64_t cards = table.may_hold[other];
                voids += none_held(Isa::count(cards), table.counts[other], Isa::count(cards & lane));
            }
            terms[Term::VOIDS] = voids;
        }
        terms[Term::MASTERS] = suit_masters;
        terms[Term::RUNS] = suit_runs;
        terms[Term::DANGER] = suit_danger;
        terms[Term::LENGTH] = length;
        terms[Term::LOOSE] = loose_count;
        terms[Term::TRUMP] = suit == table.trump;
        terms[Term::SINGLE] = length == 1;
        terms[Term::PAIR] = length == 2;
        terms[Term::LAST] = loose_count == 0;
        terms[Term::LONGER] = suit_runs > suit_masters;
        for (std::uint64_t rest = legal & lane; rest;) {
            const int card = highest(rest);
            rest ^= bit_of(card);
            if constexpr (uses(Term::CHANCE) || uses(Term::FORCED)) {
                const Chances chance = chances<Isa>(table, card, best);
                terms[Term::CHANCE] = chance.eager;
                terms[Term::FORCED] = chance.shy;
            }
            if constexpr (uses(Term::BEATS)) terms[Term::BEATS] = best == NO_CARD || beats(card, best, table.trump);
            const std::uint64_t kept = held ^ bit_of(card);
            std::uint64_t after = out;
            if constexpr (uses(Term::MASTERS_CHANGE) || uses(Term::RUNS_CHANGE) || uses(Term::DANGER_CHANGE)) {
                if (table.in_trick == 0 || suit == led) after = out_after(table, card, out);
            }
            const int higher_loose = Isa::count(out & above(card));
            const int lower_loose = loose_count - higher_loose;
            const int lower = Isa::count(held & below(card));
            if constexpr (uses(Term::MASTERS_CHANGE)) {
                terms[Term::MASTERS_CHANGE] = Isa::count(masters(kept, after)) - suit_masters;
            }
            if constexpr (uses(Term::RUNS_CHANGE)) terms[Term::RUNS_CHANGE] = runs(kept, after) - suit_runs;
            if constexpr (uses(Term::DANGER_CHANGE)) {
                terms[Term::DANGER_CHANGE] = danger<Isa>(kept, after) - suit_danger;
            }
            terms[Term::LOWER] = lower;
            terms[Term::HIGHER] = length - 1 - lower;
            terms[Term::ABOVE] = higher_loose;
            terms[Term::BELOW] = lower_loose;
            if constexpr (uses(Term::ABOVE_NEXT)) {
                terms[Term::ABOVE_NEXT] = Isa::count(table.may_hold[0] & above(card));
            }
            if constexpr (uses(Term::ABOVE_LAST)) {
                terms[Term::ABOVE_LAST] = Isa::count(table.may_hold[1] & above(card));
            }
            terms[Term::RANK] = rank_of(card);
            if constexpr (uses(Term::COUNTED)) terms[Term::COUNTED] = units<Isa>(bit_of(card), table.scoring);
            terms[Term::MASTER] = higher_loose == 0;
            terms[Term::LOWEST] = lower == 0;
            terms[Term::HIGHEST] = lower == length - 1;
            terms[Term::BOTTOM] = lower_loose == 0;
            terms[Term::GUARD] = higher_loose == 1 && length > 1;
            terms[Term::THIRD] = higher_loose == 2;
            visit(card, terms);
        }
    }
}

// The legal card with the highest sum of weighed terms, the first in card order.
template <class Isa, class Role>
int weighed_best(const Table& table, std::uint64_t legal) {
    int found = NO_CARD;
    double most = 0.0;
    each_card<Isa, Role>(table, legal, [&](int card, const Terms& terms) {
        const double total = Role::total(terms);
        if (found == NO_CARD || total > most) {
            found = card;
            most = total;
        }
    });
    return found;
}

// For who wants all terms.
struct AllTerms {
    static constexpr std::uint64_t USED = ~std::uint64_t{0};
};

// Whether nothing that others may play, or have played now, lies between two cards of a suit.
inline bool touching(const Table& table, int first, int second) {
    std::uint64_t between = table.loose;
    for (int place = 0; place < table.in_trick; ++place)
        between |= bit_of(table.trick[static_cast<std::size_t>(place)]);
    const int low = first < second ? first : second;
    const int high = first < second ? second : first;
    return (between & below(high) & above(low)) == 0;
}

// Of the cards that do the same as *card* the one that people expect.
template <class Isa>
int plain(const Table& table, std::uint64_t legal, int card) {
    std::uint64_t mates = legal & lane_with(card);
    if (table.scoring == Scoring::TRICKS_OVER && table.in_trick > 0) {
        const int best = best_card(table);
        const double chance = chances<Isa>(table, card, best).eager;
        const bool beating = beats(card, best, table.trump);
        const bool settled = !beating || chance >= SURE;
        for (; mates; mates &= mates - 1) {
            const int mate = lowest(mates);
            if (beats(mate, best, table.trump) != beating) continue;
            if (touching(table, mate, card)) return mate;
            if (settled && chances<Isa>(table, mate, best).eager >= chance) return mate;
        }
        return card;
    }
    while (mates) {
        const int mate = highest(mates);
        mates ^= bit_of(mate);
        const bool alike = units<Isa>(bit_of(mate), table.scoring) == units<Isa>(bit_of(card), table.scoring);
        if (alike && touching(table, mate, card)) return mate;
    }
    return card;
}

template <class Isa, class Family>
int by_place(const Table& table, std::uint64_t legal) {
    if (table.in_trick == 0) return weighed_best<Isa, typename Family::Lead>(table, legal);
    if (!(table.hand & lane_with(table.trick[0]))) return weighed_best<Isa, typename Family::Throw>(table, legal);
    if (table.in_trick == 1) return weighed_best<Isa, typename Family::Second>(table, legal);
    return weighed_best<Isa, typename Family::Third>(table, legal);
}

// The card to play.
template <class Isa>
int card_to_play(const Table& table) {
    const std::uint64_t legal = table.legal();
    if (std::has_single_bit(legal)) return lowest(legal);
    int card = NO_CARD;
    switch (table.scoring) {
        case Scoring::TRICKS_OVER:
            card = table.trump == NO_TRUMP ? by_place<Isa, weights::NoTrump>(table, legal)
                                           : by_place<Isa, weights::Trump>(table, legal);
            break;
        case Scoring::TRICKS_UNDER:
            card = by_place<Isa, weights::TricksUnder>(table, legal);
            break;
        case Scoring::HEARTS_UNDER:
            card = by_place<Isa, weights::HeartsUnder>(table, legal);
            break;
        case Scoring::QUEEN_OF_SPADES:
            card = by_place<Isa, weights::QueenOfSpades>(table, legal);
            break;
    }
    return plain<Isa>(table, legal, card);
}

}  // namespace bismarck::maxims
