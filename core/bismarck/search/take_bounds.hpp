// What the lone player, taking, surely gets or surely does not get, seen without search.
//
// Each bound names the cards it rests on. A master is a card of which all that are higher in its suit are held by the
// same player.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "bismarck/search/deal.hpp"

namespace bismarck::search {

template <class Machine, bool TRUMP, int LEAD>
class TakeBounds {
  public:
    TakeBounds(const Deal& deal, int left, int goal, bool forced)
        : deal_(deal), left_(left), goal_(goal), allowed_(left - goal + 1), forced_(forced) {
        for (int suit = 0; suit < SUITS; ++suit) {
            Suit& of = suits_[static_cast<std::size_t>(suit)];
            std::array<unsigned, PLAYERS> cards{};
            std::array<int, PLAYERS> widths{};
            for (std::size_t player = 0; player < PLAYERS; ++player) {
                cards[player] = static_cast<unsigned>(suit_cards(deal.hands[player], suit));
                widths[player] = std::bit_width(cards[player]);
                of.lengths[player] = length(deal.shape, static_cast<int>(player), suit);
            }
            const int others = std::max(widths[1], widths[2]);
            if (widths[0] >= others) {
                of.owner = 0;
                of.masters = Machine::count(cards[0] >> others);
                of.longest = std::max(of.lengths[1], of.lengths[2]);
            } else {
                const std::size_t owner = widths[1] > widths[2] ? 1 : 2;
                of.owner = static_cast<int>(owner);
                of.masters = Machine::count(cards[owner] >> std::max(widths[0], widths[3 - owner]));
                of.longest = std::max(of.lengths[0], of.lengths[3 - owner]);
            }
        }
    }

    // Whether the goal is proven to be reached or missed: 1, -1 or 0.
    int verdict(Relevant& relevant) const {
        if constexpr (TRUMP) {
            return LEAD == 0 ? lone_leads_with_trump(relevant) : others_lead_with_trump(relevant);
        } else {
            return LEAD == 0 ? lone_leads(relevant) : others_lead(relevant);
        }
    }

  private:
    struct Suit {
        std::array<int, PLAYERS> lengths{};
        int owner = 0;    // of the highest card
        int masters = 0;  // how many of the highest cards the owner holds
        int longest = 0;  // the length of the longer of the two others
    };

    static constexpr int NO_RUFF = 16;

    // The n-th highest card of the suit's owner, n from 1; nothing for 0.
    [[nodiscard]] Cards master(int suit, int n) const {
        if (n == 0) return 0;
        const Suit& of = suits_[static_cast<std::size_t>(suit)];
        const auto owner = static_cast<std::size_t>(of.owner);
        return Machine::spread(Cards{1} << (of.lengths[owner] - n), deal_.hands[owner] & lane_of(suit));
    }

    // The tricks that the owner takes by leading the suit, of which *rounds* cannot be ruffed: its masters, or all its
    // cards where nobody else has any left by then.
    [[nodiscard]] static int cashed(const Suit& of, int rounds) {
        if (rounds < NO_RUFF) return std::min(of.masters, rounds);
        return of.masters >= of.longest ? of.lengths[static_cast<std::size_t>(of.owner)] : of.masters;
    }
    // On how many masters it rests that the owner takes *tricks*.
    [[nodiscard]] static int rests(const Suit& of, int tricks) {
        return std::min(tricks, of.masters >= of.longest ? of.longest : of.masters);
    }

    // No trump. Each card that the lone player has of a suit loses as long as there are masters of another above it:
    // one is played whenever the suit is, and until then their owner never has to throw them away, since it holds as
    // many cards as the lone player and so no fewer than the lone player has of those suits.
    [[nodiscard]] int losers(const Suit& of) const { return of.owner ? std::min(of.masters, of.lengths[0]) : 0; }

    // Whether the lone player loses too many, *besides* others, to masters of *owner*, or of both where that is 0.
    bool loses(int first_suit, int besides, int owner, Relevant& relevant) const {
        int lost = besides;
        for (int suit = first_suit; suit < SUITS; ++suit) {
            const Suit& of = suits_[static_cast<std::size_t>(suit)];
            if (owner == 0 || of.owner == owner) lost += losers(of);
        }
        if (lost < allowed_) return false;
        int spare = lost - allowed_;
        for (int suit = first_suit; suit < SUITS; ++suit) {
            const Suit& of = suits_[static_cast<std::size_t>(suit)];
            if (owner && of.owner != owner) continue;
            const int here = losers(of);
            const int kept = here - std::min(spare, here);
            spare -= here - kept;
            relevant.top |= master(suit, kept);
        }
        return true;
    }

    int lone_leads(Relevant& relevant) const {
        int sure = 0;
        for (const Suit& of : suits_) {
            if (of.owner == 0) sure += cashed(of, NO_RUFF);
        }
        if (sure >= goal_) {
            mark_cashed(0, goal_, {NO_RUFF, NO_RUFF, NO_RUFF, NO_RUFF}, 0, relevant);
            return 1;
        }
        return loses(0, 0, 0, relevant) ? -1 : 0;
    }

    // Marks what it rests on that *owner* cashes *wanted* tricks in the suits from *first_suit* on.
    void mark_cashed(int first_suit, int wanted, const std::array<int, SUITS>& rounds, int owner,
                     Relevant& relevant) const {
        for (int suit = first_suit; suit < SUITS && wanted > 0; ++suit) {
            const Suit& of = suits_[static_cast<std::size_t>(suit)];
            if (of.owner != owner) continue;
            const int tricks = std::min(cashed(of, rounds[static_cast<std::size_t>(suit)]), wanted);
            wanted -= tricks;
            relevant.top |= master(suit, rests(of, tricks));
        }
    }

    int others_lead(Relevant& relevant) const {
        constexpr auto LEADER = static_cast<std::size_t>(LEAD);
        constexpr int PARTNER = LEAD == 1 ? 2 : 1;
        int own = 0;
        int partners = 0;
        int lone = 0;
        int before = 0;  // tricks that the others may take before the lone player wins one
        bool entry = false;
        for (const Suit& of : suits_) {
            const int tricks = cashed(of, NO_RUFF);
            if (of.owner == LEAD) {
                own += tricks;
            } else if (of.owner == PARTNER) {
                partners += tricks;
                entry |= of.lengths[LEADER] > 0;
            } else {
                lone += tricks;
            }
            if (of.owner) before += std::max(of.lengths[1], of.lengths[2]);
        }
        const std::array<int, SUITS> rounds{NO_RUFF, NO_RUFF, NO_RUFF, NO_RUFF};
        if (own >= allowed_) {
            mark_cashed(0, allowed_, rounds, LEAD, relevant);
            return -1;
        }
        // The leader cashes, then leads to a master of its partner, which has kept its own.
        if (entry && own + std::min(partners, left_ - own) >= allowed_) {
            mark_cashed(0, own, rounds, LEAD, relevant);
            mark_cashed(0, left_, rounds, PARTNER, relevant);
            return -1;
        }
        // The others run out of tricks without the lone player after `before` of them; until then it throws away what
        // is no master, and then it takes its masters.
        if (before < left_ && std::min(lone, left_ - before) >= goal_) {
            mark_cashed(0, goal_, rounds, 0, relevant);
            // It also rests on that no other suit is theirs.
            for (int suit = 0; suit < SUITS; ++suit) {
                const Suit& of = suits_[static_cast<std::size_t>(suit)];
                if (of.owner == 0 && of.longest > 0) relevant.top |= master(suit, 1);
            }
            return 1;
        }
        return loses(0, 0, 0, relevant) ? -1 : 0;
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

    // What the trumps of the others surely take, each hand's by itself; and whether they lose no fewer side tricks.
    bool loses_with_trump(std::array<int, PLAYERS>& trumps, std::array<Cards, PLAYERS>& marks,
                          Relevant& relevant) const {
        const Cards mine = deal_.hands[0] & TRUMPS;
        for (const std::size_t hand : {std::size_t{1}, std::size_t{2}}) {
            trumps[hand] = unbeaten(deal_.hands[hand] & TRUMPS, mine, allowed_, marks[hand]);
            if (trumps[hand] >= allowed_) {
                relevant.top |= marks[hand];
                return true;
            }
        }
        if (loses(1, 0, 0, relevant)) return true;
        // The trumps and the masters of one hand are played to different tricks.
        for (const std::size_t hand : {std::size_t{1}, std::size_t{2}}) {
            if (forced_ || suits_[0].lengths[0] || trumps[hand] == 0 ||
                !loses(1, trumps[hand], static_cast<int>(hand), relevant))
                continue;
            relevant.top |= marks[hand];
            return true;
        }
        return false;
    }

    // The lone player draws trumps with its masters, then cashes side suits as long as nobody ruffs, and its unbeaten
    // trumps are still to come.
    int lone_leads_with_trump(Relevant& relevant) const {
        const Cards theirs = (deal_.hands[1] | deal_.hands[2]) & TRUMPS;
        Cards mark = 0;
        const int trumps = unbeaten(deal_.hands[0] & TRUMPS, theirs, goal_, mark);
        if (trumps >= goal_) {
            relevant.top |= mark;
            return 1;
        }
        const Suit& trump = suits_[0];
        const int drawn = trump.owner == 0 ? trump.masters : 0;
        const bool first_ruffs = trump.lengths[1] > drawn;
        const bool second_ruffs = trump.lengths[2] > drawn;
        std::array<int, SUITS> rounds{};
        int sure = trumps;
        for (std::size_t suit = 1; suit < SUITS; ++suit) {
            const Suit& of = suits_[suit];
            rounds[suit] = std::min(first_ruffs ? of.lengths[1] : NO_RUFF, second_ruffs ? of.lengths[2] : NO_RUFF);
            if (of.owner == 0) sure += cashed(of, rounds[suit]);
        }
        if (sure >= goal_) {
            // Who has no more trumps after the drawing, does not because of these masters.
            const int longest = std::max(first_ruffs ? 0 : trump.lengths[1], second_ruffs ? 0 : trump.lengths[2]);
            if (longest) relevant.top |= master(0, longest);
            relevant.top |= mark;
            mark_cashed(1, goal_ - trumps, rounds, 0, relevant);
            return 1;
        }
        std::array<int, PLAYERS> theirs_unbeaten{};
        std::array<Cards, PLAYERS> marks{};
        return loses_with_trump(theirs_unbeaten, marks, relevant) ? -1 : 0;
    }

    int others_lead_with_trump(Relevant& relevant) const {
        constexpr auto LEADER = static_cast<std::size_t>(LEAD);
        constexpr std::size_t PARTNER = LEAD == 1 ? 2 : 1;
        std::array<int, PLAYERS> trumps{};
        std::array<Cards, PLAYERS> marks{};
        if (loses_with_trump(trumps, marks, relevant)) return -1;
        const Cards theirs = (deal_.hands[1] | deal_.hands[2]) & TRUMPS;
        Cards mark = 0;
        if (unbeaten(deal_.hands[0] & TRUMPS, theirs, goal_, mark) >= goal_) {
            relevant.top |= mark;
            return 1;
        }
        const Suit& trump = suits_[0];
        int own = 0;
        int partners = 0;
        bool entry = false;
        std::array<int, SUITS> rounds{};
        for (std::size_t suit = 1; suit < SUITS; ++suit) {
            const Suit& of = suits_[suit];
            if (of.owner == 0) continue;
            const bool leaders = of.owner == LEAD;
            rounds[suit] = trump.lengths[0] ? of.lengths[0] : NO_RUFF;
            if (forced_) {
                // A partner without the suit would have to ruff and lead.
                const std::size_t other = leaders ? PARTNER : LEADER;
                if (trump.lengths[other]) rounds[suit] = std::min(rounds[suit], of.lengths[other]);
            }
            const int tricks = cashed(of, rounds[suit]);
            (leaders ? own : partners) += tricks;
            entry |= !leaders && tricks && of.lengths[LEADER];
        }
        // A hand keeps its trumps as long as it has other cards.
        for (const bool by_entry : {false, true}) {
            if (by_entry && !entry) break;
            const int cashes = by_entry ? own + partners : own;
            for (const std::size_t hand : {std::size_t{1}, std::size_t{2}}) {
                if (std::min(cashes, left_ - trump.lengths[hand]) + trumps[hand] < allowed_) continue;
                mark_cashed(1, left_, rounds, LEAD, relevant);
                if (by_entry) mark_cashed(1, left_, rounds, PARTNER, relevant);
                relevant.top |= marks[hand];
                return -1;
            }
        }
        return 0;
    }

    const Deal& deal_;
    int left_;
    int goal_;
    int allowed_;  // tricks that the others need
    bool forced_;
    std::array<Suit, SUITS> suits_{};
};

}  // namespace bismarck::search
