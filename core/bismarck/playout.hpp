// The play of a round by built-in players, as fast as it goes.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "bismarck/dealing.hpp"
#include "bismarck/greedy.hpp"
#include "bismarck/round.hpp"

namespace bismarck {

enum class Policy : std::uint8_t { RANDOM, GREEDY };
using Policies = std::array<Policy, PLAYERS>;

// How the three places of a table are filled; RANDOM and GREEDY alone have loops of their own.
enum class Table : std::uint8_t { RANDOM, GREEDY, MIXED };

constexpr Table table_of(const Policies& policies) {
    if (policies[0] != policies[1] || policies[1] != policies[2]) return Table::MIXED;
    return policies[0] == Policy::RANDOM ? Table::RANDOM : Table::GREEDY;
}

template <class Isa, Table table>
class Playout {
  public:
    Playout(const RoundPlan& plan, RoundState& round, const Policies& policies, Rng& rng)
        : round_(round),
          policies_(policies),
          rng_(rng),
          scoring_(plan.contract[round.contract].scoring),
          must_trump_(plan.must_trump),
          trump_(lane_of(round.trump)),
          unseen_(plan.deck),
          aside_(round.taken == Taken::YES ? round.aside : 0),
          forehand_(round.forehand),
          hands_(round.hands),
          leader_(round.leader) {}

    // Plays from the first trick to the last and leaves the round to be scored.
    void run(const RoundPlan& plan) {
        const int tricks = plan.hand_size;
        for (int trick = 0; trick < tricks; ++trick) play_trick(trick);
        round_.played = static_cast<std::uint8_t>(PLAYERS * tricks);
        round_.leader = static_cast<std::uint8_t>(leader_);
        round_.won = won_;
        round_.hands = {};
        advance_phase(round_);
        const std::uint64_t counted = plan.contract[round_.contract].counted;
        if (counted) count_cards(counted, tricks);
    }

  private:
    void play_trick(int trick) {
        drawn_ = table == Table::GREEDY ? 0 : rng_.next();
        const int second = left_of(leader_, 1);
        const int third = left_of(leader_, 2);
        const std::uint64_t a = choose(leader_, 0, 0, false);
        const int card = std::countr_zero(a);
        const std::uint64_t led = SUIT_LANE << (card & 48);
        const std::uint64_t b = choose(second, led, a, false);
        std::uint64_t best = a;
        if constexpr (table != Table::RANDOM) best = beats(b, a) ? b : a;
        const std::uint64_t c = choose(third, led, best, true);
        const int place = winning_place(a, b, c, led, trump_);
        std::uint8_t* order = &round_.order[static_cast<std::size_t>(PLAYERS * trick)];
        order[0] = static_cast<std::uint8_t>(card);
        order[1] = static_cast<std::uint8_t>(std::countr_zero(b));
        order[2] = static_cast<std::uint8_t>(std::countr_zero(c));
        round_.leaders[static_cast<std::size_t>(trick)] = static_cast<std::uint8_t>(leader_);
        leader_ = left_of(leader_, place);
        ++won_[static_cast<std::size_t>(leader_)];
    }

    // Whether the single bit *card* beats *best*, which led or beat what was led.
    [[nodiscard]] bool beats(std::uint64_t card, std::uint64_t best) const {
        const std::uint64_t lane = greedy::lane_with(std::countr_zero(best));
        return card & lane ? card > best : (card & trump_) != 0;
    }

    std::uint64_t choose(int seat, std::uint64_t led, std::uint64_t best, bool third) {
        std::uint64_t& hand = hands_[static_cast<std::size_t>(seat)];
        std::uint64_t card = 0;
        if (table == Table::RANDOM || (table == Table::MIXED && policy(seat) == Policy::RANDOM)) {
            const std::uint64_t legal = led ? legal_cards(hand, led, must_trump_ ? trump_ : 0) : hand;
            // One draw serves a trick: the low half of the product is as good as new for the next card.
            const Product share = product(drawn_, static_cast<std::uint64_t>(Isa::count(legal)));
            drawn_ = share.low;
            card = Isa::pick(legal, share.high);
        } else {
            const std::uint64_t own_aside = seat == forehand_ ? aside_ : 0;
            const std::uint64_t loose = unseen_ & ~(hand | own_aside);
            card = bit_of(led ? greedy::follow<Isa>(hand, led, best, trump_, must_trump_, loose, scoring_, third)
                              : greedy::lead<Isa>(hand, trump_, loose, scoring_));
        }
        hand ^= card;
        if constexpr (table != Table::RANDOM) unseen_ ^= card;
        return card;
    }

    [[nodiscard]] Policy policy(int seat) const { return policies_[static_cast<std::size_t>(seat)]; }

    void count_cards(std::uint64_t counted, int tricks) {
        for (int trick = 0; trick < tricks; ++trick) {
            const std::uint8_t* order = &round_.order[static_cast<std::size_t>(PLAYERS * trick)];
            const bool last = trick + 1 == tricks;
            const int winner = last ? leader_ : round_.leaders[static_cast<std::size_t>(trick + 1)];
            round_.counted[static_cast<std::size_t>(winner)] |=
                (bit_of(order[0]) | bit_of(order[1]) | bit_of(order[2])) & counted;
        }
    }

    RoundState& round_;
    const Policies& policies_;
    Rng& rng_;
    Scoring scoring_;
    bool must_trump_;
    std::uint64_t trump_;
    std::uint64_t unseen_;  // the cards not played
    std::uint64_t aside_;   // what forehand knows of the cards laid aside
    std::uint64_t drawn_ = 0;
    int forehand_;
    std::array<std::uint64_t, PLAYERS> hands_;
    std::array<std::uint8_t, PLAYERS> won_{};
    int leader_;
};

}  // namespace bismarck
