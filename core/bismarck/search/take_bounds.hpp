// What the lone player, taking, surely gets or surely does not get, seen without search.
//
// Each bound gives the cards it rests on. With "master" we mean a card that none of another player's is above.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "bismarck/search/deal.hpp"

namespace bismarck::search {

template <class Machine, bool TRUMP>
class TakeBounds {
  public:
    TakeBounds(const Deal& deal, int left, int goal, bool forced)
        : deal_(deal), left_(left), goal_(goal), forced_(forced) {
        const Cards all = deal.all();
        for (int suit = 0; suit < SUITS; ++suit) {
            const auto at = static_cast<std::size_t>(suit);
            for (int player = 0; player < PLAYERS; ++player) {
                const auto who = static_cast<std::size_t>(player);
                lengths_[at][who] = length(deal.shape, player, suit);
            }
            const Cards lane = suit_cards(all, suit);
            if (lane == 0) continue;
            const Cards top = std::bit_floor(lane);
            const Cards first = suit_cards(deal.hands[0], suit);
            const Cards second = suit_cards(deal.hands[1], suit);
            const Cards third = suit_cards(deal.hands[2], suit);
            const int owner = first & top ? 0 : second & top ? 1 : 2;
            const Cards mine = owner == 0 ? first : owner == 1 ? second : third;
            const Cards run = mine >> std::bit_width(lane ^ mine);
            owners_[at] = owner;
            masters_[at] = Machine::count(run);
        }
    }

    // Whether the goal is proven to be reached or missed, with player *leader* to lead: 1, -1 or 0.
    int verdict(int leader, Relevant& relevant) const {
        if constexpr (TRUMP) {
            return with_trump(leader, relevant);
        } else {
            return leader == 0 ? lone_leads(relevant) : others_lead(leader, relevant);
        }
    }

  private:
    // The n-th highest card of a suit, n from 1, as a mark.
    [[nodiscard]] Cards nth_from_top(int suit, int n) const {
        Cards lane = suit_cards(deal_.all(), suit);
        for (int above = 1; above < n; ++above) lane ^= std::bit_floor(lane);
        return std::bit_floor(lane) << LANE_BITS * suit;
    }

    // The tricks that the holder of the top cards of a suit takes by leading it: its masters, or all its cards where
    // nobody else has any left by then. *rests* is how many top cards that rests on.
    int cashed(int suit, int& rests) const {
        const auto at = static_cast<std::size_t>(suit);
        const int owner = owners_[at];
        const int longest = std::max(lengths_[at][static_cast<std::size_t>(next_to(owner))],
                                     lengths_[at][static_cast<std::size_t>(next_to(next_to(owner)))]);
        if (masters_[at] >= longest) {
            rests = longest;
            return lengths_[at][static_cast<std::size_t>(owner)];
        }
        rests = masters_[at];
        return masters_[at];
    }

    [[nodiscard]] bool empty(int suit) const {
        const auto& of = lengths_[static_cast<std::size_t>(suit)];
        return of[0] + of[1] + of[2] == 0;
    }

    int lone_leads(Relevant& relevant) const {
        int sure = 0;
        int runs = 0;  // as many tricks the lone player may take before somebody else leads
        int stopped = -1;
        Cards rests_on = 0;
        for (int suit = 0; suit < SUITS; ++suit) {
            const auto at = static_cast<std::size_t>(suit);
            if (lengths_[at][0] == 0) continue;
            if (owners_[at] != 0) {
                stopped = suit;
                continue;
            }
            int rests = 0;
            const int tricks = cashed(suit, rests);
            runs += lengths_[at][0];
            if (sure >= goal_) continue;
            const int needed = goal_ - sure;
            if (tricks > needed && needed < rests) rests = needed;
            sure += tricks;
            if (rests) rests_on |= nth_from_top(suit, rests);
        }
        if (sure >= goal_) {
            relevant.top |= rests_on;
            return 1;
        }
        if (goal_ == left_ && stopped >= 0) {
            relevant.top |= nth_from_top(stopped, 1);
            return -1;
        }
        return 0;
    }

    int others_lead(int leader, Relevant& relevant) const {
        const int partner = leader == 1 ? 2 : 1;
        const auto lead = static_cast<std::size_t>(leader);
        const int allowed = left_ - goal_ + 1;  // tricks that the others need
        int own = 0;
        int partners = 0;
        int before = 0;  // tricks that the others may take before the lone player wins one
        int lone = 0;
        bool entry = false;
        Cards own_rests_on = 0;
        Cards partners_rests_on = 0;
        Cards lone_rests_on = 0;
        for (int suit = 0; suit < SUITS; ++suit) {
            if (empty(suit)) continue;
            const auto at = static_cast<std::size_t>(suit);
            int rests = 0;
            const int tricks = cashed(suit, rests);
            const Cards mark = rests ? nth_from_top(suit, rests) : 0;
            if (owners_[at] == leader) {
                own += tricks;
                own_rests_on |= mark;
            } else if (owners_[at] == partner) {
                partners += tricks;
                partners_rests_on |= mark;
                entry |= lengths_[at][lead] > 0;
            }
            if (owners_[at] == 0) {
                lone += tricks;
                lone_rests_on |= mark;
            } else {
                before += std::max(lengths_[at][1], lengths_[at][2]);
            }
        }
        if (own >= allowed) {
            relevant.top |= own_rests_on;
            return -1;
        }
        if (entry && own + std::min(partners, left_ - own) >= allowed) {
            relevant.top |= own_rests_on | partners_rests_on;
            return -1;
        }
        // The others run out of tricks without the lone player after `before` of them; until then it throws away what
        // is no master, and then it takes its masters.
        if (before < left_ && std::min(lone, left_ - before) >= goal_) {
            relevant.top |= lone_rests_on;
            return 1;
        }
        return 0;
    }

    // The trumps of *mine* that win whoever leads: each of *theirs* that is higher can beat one of them. *wanted* of
    // them suffice; *mark* is the lowest card that this rests on.
    static int unbeaten(Cards mine, Cards theirs, int wanted, Cards& mark) {
        int most = 0;
        int count = 0;
        mark = 0;
        while (mine && most < wanted) {
            const Cards card = std::bit_floor(mine);
            mine ^= card;
            const int above = Machine::count(theirs & ~(card | (card - 1)));
            if (++count - above > most) {
                most = count - above;
                mark = card;
            }
        }
        return most;
    }

    static constexpr int NO_RUFF = 16;

    int with_trump(int leader, Relevant& relevant) const {
        const Cards mine = deal_.hands[0] & TRUMPS;
        Cards mark = 0;
        const int trumps = unbeaten(mine, (deal_.hands[1] | deal_.hands[2]) & TRUMPS, goal_, mark);
        if (trumps >= goal_) {
            relevant.top |= mark;
            return 1;
        }
        if (leader == 0) {
            const int reached = lone_leads_with_trump(trumps, mark, relevant);
            if (reached) return reached;
        }
        const int allowed = left_ - goal_ + 1;  // tricks that the others need
        Cards first_mark = 0;
        Cards second_mark = 0;
        const int first = unbeaten(deal_.hands[1] & TRUMPS, mine, allowed, first_mark);
        if (first >= allowed) {
            relevant.top |= first_mark;
            return -1;
        }
        const int second = unbeaten(deal_.hands[2] & TRUMPS, mine, allowed, second_mark);
        if (second >= allowed) {
            relevant.top |= second_mark;
            return -1;
        }
        if (leader == 0) return 0;
        return others_lead_with_trump(leader, {0, first, second}, {0, first_mark, second_mark}, allowed, relevant);
    }

    // The lone player draws trumps with its masters, then cashes side suits as long as nobody ruffs, and its unbeaten
    // trumps are still to come.
    int lone_leads_with_trump(int trumps, Cards mark, Relevant& relevant) const {
        const int drawn = owners_[0] == 0 ? masters_[0] : 0;
        const bool first_ruffs = lengths_[0][1] > drawn;
        const bool second_ruffs = lengths_[0][2] > drawn;
        int sure = trumps;
        Cards rests_on = mark;
        if (drawn && (!first_ruffs || !second_ruffs)) {
            // Who has no more trumps then, does not because of these masters.
            const int longest = std::max(first_ruffs ? 0 : lengths_[0][1], second_ruffs ? 0 : lengths_[0][2]);
            if (longest) rests_on |= nth_from_top(0, longest);
        }
        for (int suit = 1; suit < SUITS && sure < goal_; ++suit) {
            const auto at = static_cast<std::size_t>(suit);
            if (lengths_[at][0] == 0 || owners_[at] != 0) continue;
            const int rounds =
                std::min(first_ruffs ? lengths_[at][1] : NO_RUFF, second_ruffs ? lengths_[at][2] : NO_RUFF);
            int rests = 0;
            const int tricks = first_ruffs || second_ruffs ? std::min(masters_[at], rounds) : cashed(suit, rests);
            if (first_ruffs || second_ruffs) rests = tricks;
            const int needed = goal_ - sure;
            if (tricks > needed && needed < rests) rests = needed;
            sure += tricks;
            if (rests) rests_on |= nth_from_top(suit, rests);
        }
        if (sure < goal_) return 0;
        relevant.top |= rests_on;
        return 1;
    }

    int others_lead_with_trump(int leader, const std::array<int, PLAYERS>& unbeaten_trumps,
                               const std::array<Cards, PLAYERS>& marks, int allowed, Relevant& relevant) const {
        const auto lead = static_cast<std::size_t>(leader);
        const auto partner = static_cast<std::size_t>(3 - leader);
        const bool ruffs = lengths_[0][0] > 0;
        int own = 0;
        int partners = 0;
        bool entry = false;
        Cards own_rests_on = 0;
        Cards partners_rests_on = 0;
        for (int suit = 1; suit < SUITS; ++suit) {
            const auto at = static_cast<std::size_t>(suit);
            if (empty(suit) || owners_[at] == 0) continue;
            // Where trumping is forced, a partner without the suit would ruff and lead; so nobody may be without it.
            int rounds = ruffs ? lengths_[at][0] : NO_RUFF;
            const std::size_t other = owners_[at] == leader ? partner : lead;
            if (lengths_[0][other]) rounds = std::min(rounds, std::max(lengths_[at][other], forced_ ? 0 : NO_RUFF));
            if (rounds == 0) continue;
            int rests = 0;
            int tricks = 0;
            if (rounds < NO_RUFF) {
                rests = tricks = std::min(masters_[at], rounds);
            } else {
                tricks = cashed(suit, rests);
            }
            const Cards mark = rests ? nth_from_top(suit, rests) : 0;
            if (owners_[at] == leader) {
                own += tricks;
                own_rests_on |= mark;
            } else {
                partners += tricks;
                partners_rests_on |= mark;
                entry |= lengths_[at][lead] > 0;
            }
        }
        // A hand keeps its trumps as long as it has other cards.
        for (const std::size_t hand : {std::size_t{1}, std::size_t{2}}) {
            const int others = left_ - lengths_[0][hand];
            if (std::min(own, others) + unbeaten_trumps[hand] >= allowed) {
                relevant.top |= own_rests_on | marks[hand];
                return -1;
            }
        }
        if (!entry) return 0;
        for (const std::size_t hand : {std::size_t{1}, std::size_t{2}}) {
            const int others = left_ - lengths_[0][hand];
            if (std::min(own + partners, others) + unbeaten_trumps[hand] >= allowed) {
                relevant.top |= own_rests_on | partners_rests_on | marks[hand];
                return -1;
            }
        }
        return 0;
    }

    const Deal& deal_;
    int left_;
    int goal_;
    bool forced_;
    std::array<std::array<int, PLAYERS>, SUITS> lengths_{};
    std::array<int, SUITS> owners_{};
    std::array<int, SUITS> masters_{};
};

}  // namespace bismarck::search
