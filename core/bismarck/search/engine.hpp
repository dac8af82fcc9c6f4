// The search itself: whether the lone player takes a number of tricks, trick by trick.
#pragma once

#include <array>
#include <atomic>
#include <bit>
#include <chrono>
#include <cstdint>
#include <type_traits>

#include "bismarck/search/avoid_bounds.hpp"
#include "bismarck/search/deal.hpp"
#include "bismarck/search/lone.hpp"
#include "bismarck/search/order.hpp"
#include "bismarck/search/table.hpp"
#include "bismarck/search/take_bounds.hpp"

namespace bismarck::search {

struct Counters {
    std::uint64_t nodes = 0, bounded = 0, hits = 0, probes = 0, blocks = 0, stores = 0, lead_first = 0, lead_cut = 0;
    std::array<std::uint64_t, 20> per_left{};
};

// When to stop, looked at every so many nodes.
struct Limits {
    std::uint64_t nodes = 0;
    double ms = 0;
    const std::atomic<bool>* cancel = nullptr;
    std::chrono::steady_clock::time_point began;
};

template <class Machine, bool TRUMP, bool AVOID>
class Engine {
  public:
    Engine(Table<Machine>& table, const SearchOptions& options, Cutoffs& cutoffs, Cards forced, const Limits& limits)
        : table_(table), options_(options), cutoffs_(cutoffs), forced_(forced), limits_(limits) {}

    // Whether the lone player takes *goal* of the *left* tricks or more; *leader* leads, *played* cards lie.
    bool reaches(const Deal& deal, int leader, const std::array<Cards, 2>& played, int count, int left, int goal) {
        Relevant relevant;
        switch (leader) {
            case 0:
                return start<0>(deal, played, count, left, goal, relevant);
            case 1:
                return start<1>(deal, played, count, left, goal, relevant);
            default:
                return start<2>(deal, played, count, left, goal, relevant);
        }
    }

    [[nodiscard]] bool stopped() const { return stopped_; }
    [[nodiscard]] std::uint64_t nodes() const { return counters.nodes; }

    Counters counters;

  private:
    static constexpr std::uint64_t LOOK_EVERY = 1024;

    template <int LEAD>
    using Bounds = std::conditional_t<AVOID, AvoidBounds<Machine, TRUMP, LEAD>, TakeBounds<Machine, TRUMP, LEAD>>;

    // A trick under way. `all` are the cards in play when it began.
    struct Trick {
        Deal deal;
        Cards all = 0;
        int left = 0;
        int goal = 0;
        std::array<Cards, 2> cards{};
    };

    static constexpr bool wants_most(int player) { return (player == 0) != AVOID; }

    template <int LEAD>
    bool start(const Deal& deal, const std::array<Cards, 2>& played, int count, int left, int goal,
               Relevant& relevant) {
        if (count == 0) return trick<LEAD>(deal, left, goal, relevant);
        Trick now{deal, deal.all() | played[0] | played[1], left, goal, played};
        now.deal.shape += one_of(LEAD, played[0]);
        if (count == 1) return second<LEAD>(now, relevant);
        now.deal.shape += one_of(next_to(LEAD), played[1]);
        return third<LEAD>(now, relevant);
    }

    bool look_around() {
        if (limits_.nodes && counters.nodes >= limits_.nodes) stopped_ = true;
        if (counters.nodes % LOOK_EVERY == 1) {
            if (limits_.cancel && limits_.cancel->load(std::memory_order_relaxed)) stopped_ = true;
            if (limits_.ms > 0) {
                const std::chrono::duration<double, std::milli> passed =
                    std::chrono::steady_clock::now() - limits_.began;
                if (passed.count() >= limits_.ms) stopped_ = true;
            }
        }
        return stopped_;
    }

    template <int LEAD>
    bool trick(const Deal& deal, int left, int goal, Relevant& relevant) {
        ++counters.nodes;
        ++counters.per_left[static_cast<std::size_t>(left)];
        if (look_around()) return false;
        if (left == 1) return last_trick<LEAD>(deal, relevant);

        const Cards all = deal.all();
        const std::uint64_t key = deal.shape | static_cast<std::uint64_t>(LEAD + 1) << 48;
        const std::uint32_t hash = Table<Machine>::hash(key);
        if (options_.table) table_.prefetch(hash);
        if (options_.bounds) {
            const Bounds<LEAD> bounds(deal, left, goal, forced_ != 0);
            const int verdict = bounds.verdict(relevant);
            if (verdict) {
                ++counters.bounded;
                return verdict > 0;
            }
        }
        Owners owners{};
        Cards hint = 0;
        if (options_.table) {
            owners = {Machine::gather(deal.hands[0], all), Machine::gather(deal.hands[1], all)};
            ++counters.probes;
            if (const std::uint32_t head = table_.find(key, hash)) {
                const Found found = table_.probe(head, owners, goal);
                if (found.verdict) {
                    ++counters.hits;
                    relevant |= split(Machine::spread(found.cares, all), all);
                    return found.verdict > 0;
                }
                if (found.lead >= 0) hint = Machine::spread(std::uint64_t{1} << found.lead, all);
            }
        }

        Trick now{deal, all, left, goal, {}};
        constexpr bool WANTS = wants_most(LEAD);
        Cards left_to_try = representatives(deal.hands[LEAD], all);
        Leads<Machine, TRUMP, AVOID, LEAD> leads(deal, all, left_to_try, hint, cutoffs_);
        Relevant rests_on;
        bool result = !WANTS;
        int tried = 0;
        Cards best = 0;
        while (const Cards card = leads.next(left_to_try)) {
            now.cards[0] = card;
            now.deal.hands[LEAD] = deal.hands[LEAD] ^ card;
            Relevant after;
            const bool reached = second<LEAD>(now, after);
            if (stopped_) return false;
            best = card;
            if (reached == WANTS) {
                result = WANTS;
                rests_on = chosen(card, deal.hands[LEAD], all, after);
                ++counters.lead_cut;
                counters.lead_first += tried == 0;
                break;
            }
            left_to_try = worth_trying(left_to_try ^ card, card, deal.hands[LEAD], all, after);
            rests_on |= after;
            ++tried;
        }
        if (result == WANTS) leads.remember(best, cutoffs_);
        if (options_.table) {
            ++counters.stores;
            const std::uint64_t cares =
                Machine::gather(options_.generalise ? upward(rests_on.top) | downward(rests_on.low) : all, all);
            const int place = Machine::count(all & (best - 1));
            table_.keep(key, hash, owners, cares, result ? goal : 0, result ? MOST_BOUND : goal - 1, place);
        }
        relevant |= rests_on;
        return result;
    }

    [[nodiscard]] Cards representatives(Cards hand, Cards all) const {
        return options_.equal_cards ? lowest_of_runs<Machine>(hand, all) : hand;
    }

    // The cards of a pattern as the top and the low part of each suit; a suit wholly in it is a low part.
    static Relevant split(Cards cares, Cards all) {
        const Cards from_gap = upward(all & ~cares);
        return {cares & from_gap, cares & ~from_gap};
    }

    // What it rests on that *card* of *hand* settles the position. A run is tried by its lowest card; if it wins with
    // it and no other card of the run counts, then the highest would do as well, and nothing rests on the others.
    [[nodiscard]] Relevant chosen(Cards card, Cards hand, Cards all, Relevant after) const {
        if (after.top & card) {
            const Cards top = top_of_run(card, hand, all);
            const Cards run = lane_with(card) & hand & ((top << 1) - card);
            if (((after.top | after.low) & run) == card && (after.low & card) == 0) {
                after.top = (after.top ^ card) | top;
            }
        }
        return after;
    }

    // Of the *cards* of *hand* still to be tried those that may do better than *card*, which failed for what *after*
    // says. Another card of its suit does the same if both lie between the top and the low cards that this rests on. A
    // run is tried by its lowest card only: where a proof rests on one of its cards, it rests on all.
    [[nodiscard]] Cards worth_trying(Cards cards, Cards card, Cards hand, Cards all, Relevant& after) const {
        const Cards lane = lane_with(card);
        const Cards top = lowest(after.top & lane);
        const Cards low = std::bit_floor(after.low & lane);
        bool counts = false;
        if (top || low) {
            const Cards end = top_of_run(card, hand, all);
            if (top && end >= top) {
                after.top |= card;
                counts = true;
            }
            if (low >= card) {
                after.low |= end;
                counts = true;
            }
        }
        if (counts || !options_.irrelevant) return cards;
        Cards between = cards & lane;
        if (low) between &= ~(low | (low - 1));
        if (top) {
            between &= top - 1;
            if (between) {
                const Cards next = std::bit_floor(between);
                if (top_of_run(next, hand, all) >= top) between ^= next;
            }
        }
        return cards ^ between;
    }

    template <int LEAD>
    bool second(Trick& now, Relevant& relevant) {
        constexpr int SELF = next_to(LEAD);
        constexpr bool WANTS = wants_most(SELF);
        const Cards hand = now.deal.hands[SELF];
        const Cards led = lane_with(now.cards[0]);
        Cards left_to_try = representatives(legal_cards(hand, led, forced_), now.all);
        Relevant rests_on;
        bool result = !WANTS;
        Replies<Machine, TRUMP, AVOID, LEAD> replies(now.deal, led, now.cards[0], hand);
        while (left_to_try) {
            const Cards card = replies.second(left_to_try);
            now.cards[1] = card;
            now.deal.hands[SELF] = hand ^ card;
            Relevant after;
            const bool reached = third<LEAD>(now, after);
            if (stopped_) break;
            if (reached == WANTS) {
                result = WANTS;
                rests_on = chosen(card, hand, now.all, after);
                break;
            }
            left_to_try = worth_trying(left_to_try ^ card, card, hand, now.all, after);
            rests_on |= after;
        }
        now.deal.hands[SELF] = hand;
        relevant |= rests_on;
        return result;
    }

    template <int LEAD>
    bool third(Trick& now, Relevant& relevant) {
        constexpr int MIDDLE = next_to(LEAD);
        constexpr int SELF = next_to(MIDDLE);
        constexpr bool WANTS = wants_most(SELF);
        const Cards hand = now.deal.hands[SELF];
        const Cards led = lane_with(now.cards[0]);
        const bool middle_wins = beats<TRUMP>(now.cards[1], now.cards[0]);
        const Cards best = middle_wins ? now.cards[1] : now.cards[0];
        const int best_player = middle_wins ? MIDDLE : LEAD;
        Cards left_to_try = representatives(legal_cards(hand, led, forced_), now.all);
        Relevant rests_on;
        bool result = !WANTS;
        const Shape shape = now.deal.shape - one_of(LEAD, now.cards[0]) - one_of(MIDDLE, now.cards[1]);
        Replies<Machine, TRUMP, AVOID, LEAD> replies(now.deal, led, now.cards[0], hand);
        while (left_to_try) {
            const Cards card = replies.third(left_to_try, best, best_player);
            const bool wins = beats<TRUMP>(card, best);
            const int winner = wins ? SELF : best_player;
            const Cards winning = wins ? card : best;
            Deal next = now.deal;
            next.hands[SELF] = hand ^ card;
            next.shape = shape - one_of(SELF, card);
            Relevant after;
            const int goal = now.goal - static_cast<int>(winner == 0);
            bool reached = true;
            if (goal > now.left - 1) {
                reached = false;
            } else if (goal > 0) {
                reached = winner == 0   ? trick<0>(next, now.left - 1, goal, after)
                          : winner == 1 ? trick<1>(next, now.left - 1, goal, after)
                                        : trick<2>(next, now.left - 1, goal, after);
                if (stopped_) break;
            }
            const Cards lane = lane_with(winning);
            const Cards others = (now.cards[0] | now.cards[1] | card) & lane & ~winning;
            if (others) after.top |= winning;
            if (reached == WANTS) {
                result = WANTS;
                rests_on = chosen(card, hand, now.all, after);
                break;
            }
            left_to_try = worth_trying(left_to_try ^ card, card, hand, now.all, after);
            rests_on |= after;
        }
        relevant |= rests_on;
        return result;
    }

    template <int LEAD>
    bool last_trick(const Deal& deal, Relevant& relevant) const {
        constexpr int MIDDLE = next_to(LEAD);
        constexpr int LAST = next_to(MIDDLE);
        Cards best = deal.hands[LEAD];
        int winner = LEAD;
        if (beats<TRUMP>(deal.hands[MIDDLE], best)) {
            best = deal.hands[MIDDLE];
            winner = MIDDLE;
        }
        if (beats<TRUMP>(deal.hands[LAST], best)) {
            best = deal.hands[LAST];
            winner = LAST;
        }
        if (deal.all() & lane_with(best) & ~best) relevant.top |= best;
        return winner == 0;
    }

    Table<Machine>& table_;
    SearchOptions options_;
    Cutoffs& cutoffs_;
    Cards forced_;
    Limits limits_;
    bool stopped_ = false;
};

}  // namespace bismarck::search
