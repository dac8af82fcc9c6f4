// The decisions of the `greedy` bot (src/bismarck/bots/greedy.py states its rules), on lanes of cards.
//
// The numbers of the rules stand beside what follows them. Each function gets only what the player may know: its own
// hand, the trick, and *loose*, the cards it has not seen.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "bismarck/bits.hpp"
#include "bismarck/cards.hpp"
#include "bismarck/plan.hpp"

namespace bismarck::greedy {

inline constexpr std::uint64_t ONE_OF_EACH = 0x0001'0001'0001'0001;
inline constexpr int QUEEN_OF_SPADES = 10;
inline constexpr int HEARTS = 1;

constexpr int highest(std::uint64_t cards) {
    return 63 - std::countl_zero(cards);
}
constexpr int lowest(std::uint64_t cards) {
    return std::countr_zero(cards);
}
constexpr std::uint64_t lane_with(int card) {
    return SUIT_LANE << (card & 48);
}
constexpr std::uint64_t above(int card) {
    return lane_with(card) & ~((bit_of(card) << 1) - 1);
}
constexpr std::uint64_t below(int card) {
    return lane_with(card) & (bit_of(card) - 1);
}

// Every place of a lane at or below a card of it:  00100100... -> 00111111...
constexpr std::uint64_t filled_down(std::uint64_t cards) {
    cards |= cards >> 1 & 0x7FFF'7FFF'7FFF'7FFF;
    cards |= cards >> 2 & 0x3FFF'3FFF'3FFF'3FFF;
    cards |= cards >> 4 & 0x0FFF'0FFF'0FFF'0FFF;
    return cards | (cards >> 8 & 0x00FF'00FF'00FF'00FF);
}

// Of *cards*, those of the lowest rank among them.
constexpr std::uint64_t of_lowest_rank(std::uint64_t cards) {
    const std::uint64_t folded = cards | cards >> 32;
    const std::uint64_t ranks = folded | folded >> 16;
    return cards & ONE_OF_EACH << std::countr_zero(ranks & SUIT_LANE);
}

// Of *cards* that are one of each suit, the first whose suit is shortest in *hand*.
template <class Isa>
int of_shortest_suit(std::uint64_t cards, std::uint64_t hand) {
    int best = lowest(cards);
    int shortest = Isa::count(hand & lane_with(best));
    for (cards &= cards - 1; cards; cards &= cards - 1) {
        const int card = lowest(cards);
        const int length = Isa::count(hand & lane_with(card));
        if (length < shortest) {
            best = card;
            shortest = length;
        }
    }
    return best;
}

constexpr std::uint64_t first_of(std::uint64_t a, std::uint64_t b, std::uint64_t c, std::uint64_t d) {
    return a ? a : b ? b : c ? c : d;
}

template <class Isa>
int lead_to_take(std::uint64_t hand, std::uint64_t trump, std::uint64_t loose) {
    const std::uint64_t trumps = hand & trump;
    const std::uint64_t loose_trumps = loose & trump;
    if (trumps && loose_trumps && Isa::count(trumps) >= Isa::count(loose_trumps)) {  // 6
        const int top = highest(trumps);
        if (!(above(top) & loose)) return top;
    }
    const std::uint64_t plain = hand & ~trump;
    const std::uint64_t masters = plain & ~filled_down(loose);
    if (masters) {  // 7
        int best = -1;
        int fewest = RANKS + 1;
        for (std::uint64_t rest = masters; rest;) {
            const std::uint64_t lane = lane_with(lowest(rest));
            const int out = Isa::count(loose & lane);
            if (out < fewest) {
                fewest = out;
                best = highest(rest & lane);
            }
            rest &= ~lane;
        }
        return best;
    }
    if (trumps && (!loose_trumps || trumps == hand)) return highest(trumps);  // 8
    int best = -1;                                                            // 9
    int longest = 0;
    for (std::uint64_t rest = plain; rest;) {
        const int low = lowest(rest);
        const std::uint64_t lane = lane_with(low);
        const int length = Isa::count(plain & lane);
        if (length > longest) {
            longest = length;
            best = low;
        }
        rest &= ~lane;
    }
    return best;
}

template <class Isa>
int lead_to_avoid(std::uint64_t hand, std::uint64_t loose) {
    int best = -1;
    int best_key = -1;
    for (std::uint64_t rest = hand; rest;) {  // 13
        const int low = lowest(rest);
        const std::uint64_t lane = lane_with(low);
        const int higher = Isa::count(loose & above(low));
        const int key = (higher ? 256 : 0) + 64 + 2 * higher - Isa::count(hand & lane);
        if (key > best_key) {
            best_key = key;
            best = low;
        }
        rest &= ~lane;
    }
    return best;
}

template <class Isa>
int throw_to_avoid(std::uint64_t hand, std::uint64_t legal, std::uint64_t loose, Scoring scoring) {
    if (scoring == Scoring::HEARTS_UNDER && legal & lane_of(HEARTS)) return highest(legal & lane_of(HEARTS));  // 15
    if (scoring == Scoring::QUEEN_OF_SPADES) {
        if (legal & bit_of(QUEEN_OF_SPADES)) return QUEEN_OF_SPADES;
        if (loose & bit_of(QUEEN_OF_SPADES) && legal & above(QUEEN_OF_SPADES)) {
            return highest(legal & above(QUEEN_OF_SPADES));
        }
    }
    int best = -1;  // 16
    int best_key = -1;
    for (int suit = 0; suit < SUITS; ++suit) {
        for (std::uint64_t rest = legal & lane_of(suit); rest;) {
            const int card = highest(rest);
            rest ^= bit_of(card);
            const int danger = Isa::count(below(card) & loose) - Isa::count(below(card) & hand);
            const int key = (danger + 32) * 16 + rank_of(card);
            if (key > best_key) {
                best_key = key;
                best = card;
            }
        }
    }
    return best;
}

// The card to lead.
template <class Isa>
int lead(std::uint64_t hand, std::uint64_t trump, std::uint64_t loose, Scoring scoring) {
    return scoring == Scoring::TRICKS_OVER ? lead_to_take<Isa>(hand, trump, loose) : lead_to_avoid<Isa>(hand, loose);
}

// The card to play on the lane *led* when the single bit *best* wins so far.
template <class Isa>
int follow(std::uint64_t hand, std::uint64_t led, std::uint64_t best, std::uint64_t trump, bool must_trump,
           std::uint64_t loose, Scoring scoring, bool third) {
    const std::uint64_t following = hand & led;
    const std::uint64_t forced = must_trump ? hand & trump : 0;
    const std::uint64_t legal = following ? following : forced ? forced : hand;
    const int top_card = std::countr_zero(best);
    const std::uint64_t beating = legal & (above(top_card) | (best & trump ? 0 : trump));
    if (scoring != Scoring::TRICKS_OVER) {
        if (!following) return throw_to_avoid<Isa>(hand, legal, loose, scoring);
        const std::uint64_t under = following & ~beating;  // 14
        return highest(under ? under : following);
    }
    if (beating) {
        if (third || !following) return lowest(beating);  // 10, 11
        const int top = highest(following);
        if (beating & bit_of(top) && !(above(top) & loose)) return top;
    }
    const std::uint64_t losers = filled_down(loose);  // 12
    const std::uint64_t plain = legal & ~trump;
    const std::uint64_t kept = first_of(plain & losers, plain & ~losers, legal & losers, legal);
    return of_shortest_suit<Isa>(of_lowest_rank(kept), hand);
}

// 4 for each ace, 3 for a king, 2 for a queen, 1 for a jack.
template <class Isa>
int points(std::uint64_t cards) {
    const int aces = Isa::count(cards & ONE_OF_EACH << 12);
    const int kings = Isa::count(cards & ONE_OF_EACH << 11);
    const int queens = Isa::count(cards & ONE_OF_EACH << 10);
    return 4 * aces + 3 * kings + 2 * queens + Isa::count(cards & ONE_OF_EACH << 9);
}

// The strain to name of those that *strains* has the bit of.
template <class Isa>
int best_trump(std::uint64_t cards, unsigned strains) {
    int best = std::countr_zero(strains);
    int best_merit = -1;
    for (int suit = 0; suit < SUITS; ++suit) {
        if (!(strains >> suit & 1)) continue;
        const std::uint64_t held = cards & lane_of(suit);
        const int merit = 2 * Isa::count(held) + points<Isa>(held);
        if (merit > best_merit) {
            best_merit = merit;
            best = suit;
        }
    }
    return best;
}

// The merit of a contract for the cards seen: rules 1 and 2.
template <class Isa>
int merit(const ContractPlan& contract, std::uint64_t cards) {
    const int seen = Isa::count(cards);
    const int worth = 13 * points<Isa>(cards) - 10 * seen;
    if (contract.scoring == Scoring::QUEEN_OF_SPADES) return 0;
    if (contract.scoring != Scoring::TRICKS_OVER) return -worth;
    if (contract.trump_from == TrumpFrom::NONE) return worth;
    int longest = 0;
    for (int suit = 0; suit < SUITS; ++suit) {
        const int length = Isa::count(cards & lane_of(suit));
        if (contract.trump_from == TrumpFrom::FIXED && suit != contract.trump) continue;
        longest = length > longest ? length : longest;
    }
    const int trumps = worth + 6 * (4 * longest - seen);
    return contract.trump_from == TrumpFrom::FIXED ? trumps : trumps - 30;
}

// The contract to choose among those *left* has the bit of.
template <class Isa>
int best_contract(const RoundPlan& plan, unsigned left, std::uint64_t cards) {
    int best = -1;
    int best_merit = 0;
    for (; left; left &= left - 1) {
        const int index = std::countr_zero(left);
        const int worth = merit<Isa>(plan.contract[static_cast<std::size_t>(index)], cards);
        if (best < 0 || worth > best_merit) {
            best = index;
            best_merit = worth;
        }
    }
    return best;
}

// The next card to lay aside for tricks: rule 3. *runs* are the cards held with all higher ones of their suit.
template <class Isa>
int aside_to_take(std::uint64_t left, std::uint64_t runs, std::uint64_t trump) {
    const std::uint64_t plain = left & ~trump;
    const std::uint64_t group = first_of(plain & ~runs, plain & runs, left & ~runs, left);
    int shortest = RANKS + 1;
    std::uint64_t best = 0;
    for (std::uint64_t rest = group; rest;) {
        const std::uint64_t lane = lane_with(lowest(rest));
        const int length = Isa::count(left & lane);
        if (length <= shortest) {
            best = (length < shortest ? 0 : best) | (group & lane);
            shortest = length;
        }
        rest &= ~lane;
    }
    return lowest(of_lowest_rank(best));
}

// And in the other contracts: rules 4 and 5.
template <class Isa>
int aside_to_avoid(std::uint64_t left, std::uint64_t kept) {
    const std::uint64_t group = left & ~kept ? left & ~kept : left;
    int best = -1;
    int best_key = -1;
    for (int suit = 0; suit < SUITS; ++suit) {
        const std::uint64_t held = left & lane_of(suit);
        const int length = Isa::count(held);
        int lower = length;
        for (std::uint64_t rest = held; rest;) {
            const int card = highest(rest);
            rest ^= bit_of(card);
            --lower;
            const int key = (rank_of(card) - 2 * lower + 64) * 64 + (32 - length);
            if (group & bit_of(card) && key > best_key) {
                best_key = key;
                best = card;
            }
        }
    }
    return best;
}

// The four cards to lay aside.
template <class Isa>
std::uint64_t discard(std::uint64_t hand, int strain, Scoring scoring) {
    const std::uint64_t trump = lane_of(strain);
    const std::uint64_t runs = hand & ~filled_down(FULL_PACK & ~hand);
    const std::uint64_t kept = scoring == Scoring::HEARTS_UNDER      ? lane_of(HEARTS)
                               : scoring == Scoring::QUEEN_OF_SPADES ? bit_of(QUEEN_OF_SPADES)
                                                                     : 0;
    std::uint64_t left = hand;
    for (int card = 0; card < TALON; ++card) {
        const int next =
            scoring == Scoring::TRICKS_OVER ? aside_to_take<Isa>(left, runs, trump) : aside_to_avoid<Isa>(left, kept);
        left ^= bit_of(next);
    }
    return hand & ~left;
}

}  // namespace bismarck::greedy
