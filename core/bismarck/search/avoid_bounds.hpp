// What the lone player, avoiding, surely gets or surely does not get, seen without search.
//
// Low cards decide here: each bound names those it rests on.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "bismarck/search/deal.hpp"

namespace bismarck::search {

template <class Machine, bool TRUMP, int LEAD>
class AvoidBounds {
  public:
    AvoidBounds(const Deal& deal, int left, int goal, bool forced)
        : deal_(deal), left_(left), goal_(goal), forced_(forced) {}

    // Whether the goal is proven to be reached or missed: 1, -1 or 0.
    int verdict(Relevant& relevant) const {
        if (is_forced(relevant)) return 1;
        if (LEAD != 0 && ducks(relevant)) return -1;
        return escapes(1, relevant) || escapes(2, relevant) ? -1 : 0;
    }

  private:
    // The n-th lowest of *cards*, n from 1.
    static Cards nth(Cards cards, int n) { return Machine::spread(Cards{1} << (n - 1), cards); }

    // In a suit of which both others hold cards below all of the lone player's, either may lead one, and the lone
    // player has to win. Then it leads; each trick that it loses so gives the others the lead again, so it takes every
    // second trick at least, as long as those low cards last. The others need not throw them away: a hand of nothing
    // else has more of them than it needs.
    bool is_forced(Relevant& relevant) const {
        const int most = LEAD == 0 ? left_ / 2 : (left_ + 1) / 2;
        if (goal_ > most) return false;
        std::array<int, SUITS> rounds{};
        int sure = 0;
        for (int suit = 0; suit < SUITS; ++suit) {
            const Cards lane = lane_of(suit);
            const Cards own = deal_.hands[0] & lane;
            if (own == 0) continue;
            const Cards below = lowest(own) - 1;
            const int first = Machine::count(deal_.hands[1] & lane & below);
            const int second = Machine::count(deal_.hands[2] & lane & below);
            const int here = std::min({first, second, Machine::count(own)});
            rounds[static_cast<std::size_t>(suit)] = here;
            sure += here;
        }
        if (sure < goal_) return false;
        int wanted = goal_;
        for (int suit = 0; suit < SUITS; ++suit) {
            const int here = std::min(rounds[static_cast<std::size_t>(suit)], wanted);
            if (here == 0) continue;
            wanted -= here;
            const Cards lane = lane_of(suit);
            relevant.low |= nth(deal_.hands[1] & lane, here) | nth(deal_.hands[2] & lane, here);
        }
        return true;
    }

    // The others lead. In a suit of which the lone player's cards, counted from below, are each under the others' it
    // can always play lower: it plays the highest that is, throws the highest away, and so stays under them. If all
    // its suits are like that it takes nothing, unless it comes to throw a trump.
    bool ducks(Relevant& relevant) const {
        if (TRUMP && (deal_.hands[0] & TRUMPS)) return false;
        Cards marks = 0;
        for (int suit = 0; suit < SUITS; ++suit) {
            const Cards lane = lane_of(suit);
            Cards own = deal_.hands[0] & lane;
            Cards others = (deal_.hands[1] | deal_.hands[2]) & lane;
            while (own && others) {
                const Cards card = lowest(own);
                if (card > lowest(others)) return false;
                own ^= card;
                others &= others - 1;
                if (own == 0 || others == 0) marks |= card;
            }
        }
        relevant.low |= marks;
        return true;
    }

    // A card of the lone player under all that *other* has of its suit loses whenever the suit is led, by whomever. The
    // lone player leads one each time that it has won a trick. Against that *other* can only throw that suit away, a
    // card for each trick that the lone player wins on the way; where it has more of a suit than the lone player has
    // such cards, the first of those are in vain. A trump might have to be played elsewhere, so it does not count.
    bool escapes(std::size_t other, Relevant& relevant) const {
        const int wanted = left_ - goal_ + 1;
        const int thrown = LEAD == 0 ? wanted - 1 : wanted;
        int sure = 0;
        int slack = left_;
        Cards marks = 0;
        for (int suit = TRUMP ? 1 : 0; suit < SUITS; ++suit) {
            const Cards lane = lane_of(suit);
            const Cards theirs = deal_.hands[other] & lane;
            if (theirs == 0) continue;
            const Cards under = deal_.hands[0] & lane & (lowest(theirs) - 1);
            if (under == 0) continue;
            const int count = Machine::count(theirs);
            const int here = std::min(Machine::count(under), count);
            sure += here;
            slack = std::min(slack, count - here);
            marks |= nth(under, here);
            if (sure - std::max(0, thrown - slack) >= wanted) {
                relevant.low |= marks;
                return true;
            }
        }
        return false;
    }

    const Deal& deal_;
    int left_;
    int goal_;
    bool forced_;
};

}  // namespace bismarck::search
