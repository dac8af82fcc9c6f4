// Which card to try first. Nothing here changes an answer.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "bismarck/search/deal.hpp"
#include "bismarck/search/machine.hpp"

namespace bismarck::search {

// Whether *card*, played later, wins over *best*: a trick's cards as single bits.
template <bool TRUMP>
constexpr bool beats(Cards card, Cards best) {
    const bool same_suit = std::countr_zero(card) >> 4 == std::countr_zero(best) >> 4;
    if (same_suit) return card > best;
    return TRUMP && (card & TRUMPS);
}

// The lead that last settled a position with the same hand of the leader.
class Cutoffs {
  public:
    [[nodiscard]] Cards at(Cards hand, int leader) const { return cards_[slot(hand, leader)]; }
    void put(Cards hand, int leader, Cards card) { cards_[slot(hand, leader)] = card; }
    void clear() { cards_.fill(0); }

  private:
    static constexpr int BITS = 12;
    static std::size_t slot(Cards hand, int leader) {
        return (hand + static_cast<Cards>(leader)) * 0x9E37'79B9'7F4A'7C15 >> (64 - BITS);
    }
    std::array<Cards, 1 << BITS> cards_{};
};

template <class Machine, bool TRUMP, bool AVOID, int LEAD>
class Leads {
  public:
    Leads(const Deal& deal, Cards all, Cards may, Cards hint, const Cutoffs& cutoffs) : deal_(deal), all_(all) {
        if (hint & may) {
            first_ = hint;
        }
        const Cards cut = cutoffs.at(deal.hands[LEAD], LEAD);
        if (cut & may) second_ = cut;
    }

    // The next of the cards *left*; 0 when there are none.
    Cards next(Cards left) {
        if (left == 0) return 0;
        if (first_ & left) return first_;
        if (second_ & left) return second_;
        if ((left & (left - 1)) == 0) return left;
        if (!scored_) score(left);
        int best = -1;
        for (int place = 0; place < count_; ++place) {
            if ((cards_[static_cast<std::size_t>(place)] & left) == 0) continue;
            if (best < 0 || scores_[static_cast<std::size_t>(place)] > scores_[static_cast<std::size_t>(best)]) {
                best = place;
            }
        }
        return cards_[static_cast<std::size_t>(best)];
    }

    void remember(Cards card, Cutoffs& cutoffs) const { cutoffs.put(deal_.hands[LEAD], LEAD, card); }

  private:
    void score(Cards left) {
        scored_ = true;
        std::array<int, SUITS> suit_score{};
        std::array<Cards, SUITS> tops{};
        for (int suit = 0; suit < SUITS; ++suit) {
            const Cards lane = lane_of(suit);
            if (left & lane)
                suit_score[static_cast<std::size_t>(suit)] = score_suit(suit, tops[static_cast<std::size_t>(suit)]);
        }
        for (; left; left &= left - 1) {
            const Cards card = lowest(left);
            const auto suit = static_cast<std::size_t>(suit_of(std::countr_zero(card)) & 3);
            const auto at = static_cast<std::size_t>(count_++);
            cards_[at] = card;
            scores_[at] = suit_score[suit] + card_score(card, static_cast<int>(suit));
        }
    }

    [[nodiscard]] int score_suit(int suit, Cards& top) const {
        if constexpr (AVOID) return 0;
        const Cards lane = lane_of(suit);
        top = std::bit_floor(all_ & lane);
        const int mine = length(deal_.shape, LEAD, suit);
        if constexpr (LEAD == 0) {
            const int longest = std::max(length(deal_.shape, 1, suit), length(deal_.shape, 2, suit));
            int score = 4 * (mine - longest);
            if (top & deal_.hands[0]) score += 10;
            if constexpr (TRUMP) {
                if (suit == 0) score += 6;
            }
            return score;
        } else {
            constexpr int PARTNER = LEAD == 1 ? 2 : 1;
            const int lone = length(deal_.shape, 0, suit);
            int score = 2 * mine + 2 * length(deal_.shape, PARTNER, suit) - 4 * lone;
            if (top & deal_.hands[0]) score -= 12;
            if (top & deal_.hands[PARTNER]) score += 8;
            if (top & deal_.hands[LEAD]) score += 6;
            if constexpr (TRUMP) {
                if (lone == 0 && suit != 0) score -= 10;
                if (length(deal_.shape, PARTNER, suit) == 0 && lone > 0) score += 8;
            }
            return score;
        }
    }

    [[nodiscard]] int card_score(Cards card, int suit) const {
        const Cards lane = lane_of(suit);
        if constexpr (AVOID) {
            return LEAD == 0 ? losing_lead(card, lane) : forcing_lead(card, lane);
        } else {
            const Cards others = (all_ ^ deal_.hands[LEAD]) & lane;
            const bool master = card > others;
            if (master) return 8;
            const Cards lower = deal_.hands[LEAD] & lane & (card - 1);
            return lower ? 0 : 3;  // from the bottom, else from the middle
        }
    }

    // The lone player leads what somebody has to beat, and of that what is highest.
    [[nodiscard]] int losing_lead(Cards card, Cards lane) const {
        const Cards first = deal_.hands[1] & lane;
        const Cards second = deal_.hands[2] & lane;
        if ((first | second) == 0) return -60;
        const Cards under = card - 1;
        const int first_under = Machine::count(first & under);
        const int second_under = Machine::count(second & under);
        const int higher = Machine::count((all_ ^ deal_.hands[0]) & lane) - first_under - second_under;
        if ((first && first_under == 0) || (second && second_under == 0)) return 40 - higher;
        return -4 * (first_under + second_under) + higher;
    }

    // The others lead what the lone player has to beat, where the partner can stay under it.
    [[nodiscard]] int forcing_lead(Cards card, Cards lane) const {
        constexpr int PARTNER = LEAD == 1 ? 2 : 1;
        const Cards lone = deal_.hands[0] & lane;
        if (lone == 0) return -40;
        const int ducks = Machine::count(lone & (card - 1));
        const Cards partner = deal_.hands[PARTNER] & lane;
        const bool under = partner == 0 || (partner & (lowest(lone) - 1));
        const int lower = Machine::count(all_ & lane & (card - 1));
        if (ducks == 0) return (under ? 30 : 10) + lower;
        return -4 * ducks - lower;
    }

    const Deal& deal_;
    Cards all_;
    Cards first_ = 0;
    Cards second_ = 0;
    bool scored_ = false;
    int count_ = 0;
    std::array<Cards, 16> cards_;
    std::array<int, 16> scores_;
};

template <class Machine, bool TRUMP, bool AVOID, int LEAD>
class Replies {
  public:
    Replies(const Deal& deal, Cards led, Cards lead, Cards hand) : deal_(deal), led_(led), lead_(lead), hand_(hand) {}

    // The next card of the second player.
    [[nodiscard]] Cards second(Cards left) const {
        if ((left & (left - 1)) == 0) return left;
        constexpr int SELF = next_to(LEAD);
        constexpr int LAST = next_to(SELF);
        if (left & led_) {
            const Cards last = deal_.hands[LAST] & led_;
            const Cards own = left & led_;
            if constexpr (AVOID) return avoiding_second(own);
            const Cards over_lead = own & ~(lead_ | (lead_ - 1));
            if constexpr (SELF == 0 || LAST == 0) {
                // An opponent still plays: win for sure as cheaply as may be, or else play low.
                const Cards bar = last > lead_ ? std::bit_floor(last) : lead_;
                const Cards sure = own & ~(bar | (bar - 1));
                if constexpr (LAST == 0) {
                    // The partner led: nothing to win where its card already beats the last hand.
                    if (lead_ > std::bit_floor(last)) return lowest(own);
                }
                return sure ? lowest(sure) : lowest(own);
            } else {
                // The partner still plays: leave it to it where it can win.
                if (last > lead_ && std::bit_floor(last) > lead_) return lowest(own);
                return over_lead ? lowest(over_lead) : lowest(own);
            }
        }
        if constexpr (TRUMP) {
            if (const Cards trumps = left & TRUMPS) {
                constexpr bool PARTNER_LED = LAST == 0;
                const bool partner_wins =
                    PARTNER_LED && (deal_.hands[LAST] & led_) != 0 && lead_ > std::bit_floor(deal_.hands[LAST] & led_);
                if (!partner_wins && !AVOID) return lowest(trumps);
            }
        }
        return discard(left, SELF);
    }

    [[nodiscard]] Cards third(Cards left, Cards best, int best_player) const {
        if ((left & (left - 1)) == 0) return left;
        constexpr int SELF = next_to(next_to(LEAD));
        const bool friendly = (best_player == 0) == (SELF == 0);
        if (left & led_) {
            const Cards own = left & led_;
            const bool ruffed = (best & led_) == 0;
            if (ruffed) return AVOID && SELF == 0 ? std::bit_floor(own) : lowest(own);
            if constexpr (AVOID) return under_or_highest(own, SELF == 0 || best_player == 0 ? best : 0);
            if (friendly) return lowest(own);
            const Cards over = own & ~(best | (best - 1));
            return over ? lowest(over) : lowest(own);
        }
        if constexpr (TRUMP && !AVOID) {
            const Cards trumps = left & TRUMPS;
            if (trumps && !friendly) {
                const Cards over = best & TRUMPS ? trumps & ~(best | (best - 1)) : trumps;
                if (over) return lowest(over);
            }
        }
        return discard(left, SELF);
    }

  private:
    // The highest card under *best*; the highest of all where there is none, since it wins anyway or has nothing to
    // fear.
    static Cards under_or_highest(Cards own, Cards best) {
        const Cards under = best ? own & (best - 1) : 0;
        return std::bit_floor(under ? under : own);
    }

    [[nodiscard]] Cards avoiding_second(Cards own) const {
        if constexpr (LEAD == 1) {
            // The partner led and the lone player is last: stay under all it has.
            const Cards lone = deal_.hands[0] & led_;
            return under_or_highest(own, lone && lowest(lone) > lead_ ? lowest(lone) : 0);
        } else if constexpr (LEAD == 2) {
            // The lone player, with one of the others still to come, who may have to beat it.
            const Cards last = deal_.hands[1] & led_;
            const Cards bar = last && lowest(last) > lead_ ? lowest(last) : lead_;
            return under_or_highest(own, bar);
        } else {
            return under_or_highest(own, lead_);
        }
    }

    [[nodiscard]] Cards discard(Cards left, int self) const {
        int best_suit = -1;
        int best_score = 0;
        const Cards all = deal_.all();
        for (int suit = 0; suit < SUITS; ++suit) {
            const Cards lane = lane_of(suit);
            if ((left & lane) == 0) continue;
            int score = 0;
            if constexpr (AVOID) {
                // The lone player throws what is high; the others what is high, too.
                score = 16 + Machine::count(all & lane & (std::bit_floor(left & lane) - 1));
            } else {
                score = 2 * length(deal_.shape, self, suit) + 16;
                if (std::bit_floor(all & lane) & hand_) score -= 4;
                if (TRUMP && suit == 0) score -= 15;
            }
            if (best_suit < 0 || score > best_score) {
                best_suit = suit;
                best_score = score;
            }
        }
        const Cards lane = left & lane_of(best_suit);
        return AVOID ? std::bit_floor(lane) : lowest(lane);
    }

    const Deal& deal_;
    Cards led_;
    Cards lead_;
    Cards hand_;
};

}  // namespace bismarck::search
