// The play of a round by built-in players, as fast as it goes.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "bismarck/dealing.hpp"
#include "bismarck/greedy.hpp"
#include "bismarck/maxims.hpp"
#include "bismarck/round.hpp"

namespace bismarck {

enum class Policy : std::uint8_t { RANDOM, GREEDY, RULES };
using Policies = std::array<Policy, PLAYERS>;

// How the three places of a table are filled; three of a kind have loops of their own.
enum class Table : std::uint8_t { RANDOM, GREEDY, RULES, MIXED };

constexpr Table table_of(const Policies& policies) {
    if (policies[0] != policies[1] || policies[1] != policies[2]) return Table::MIXED;
    switch (policies[0]) {
        case Policy::RANDOM:
            return Table::RANDOM;
        case Policy::GREEDY:
            return Table::GREEDY;
        case Policy::RULES:
            break;
    }
    return Table::RULES;
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
          left_open_(round.taken == Taken::NO && plan.talon_open ? round.aside : 0),
          went_to_forehand_(round.taken == Taken::YES && plan.talon_open ? round.deal.talon_set() : 0),
          tricks_(plan.hand_size),
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
        drawn_ = table == Table::RANDOM || table == Table::MIXED ? rng_.next() : 0;
        trick_ = trick;
        const int second = left_of(leader_, 1);
        const int third = left_of(leader_, 2);
        in_trick_ = 0;
        const std::uint64_t a = choose(leader_, 0, 0, false);
        const int card = std::countr_zero(a);
        const std::uint64_t led = SUIT_LANE << (card & 48);
        in_trick_ = 1;
        on_table_[0] = card;
        const std::uint64_t b = choose(second, led, a, false);
        if constexpr (COUNTS) note_lack(second, b, led);
        std::uint64_t best = a;
        if constexpr (table != Table::RANDOM) best = beats(b, a) ? b : a;
        in_trick_ = 2;
        on_table_[1] = std::countr_zero(b);
        const std::uint64_t c = choose(third, led, best, true);
        if constexpr (COUNTS) note_lack(third, c, led);
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
        } else if (table == Table::RULES || (table == Table::MIXED && policy(seat) == Policy::RULES)) {
            card = bit_of(maxims::card_to_play<Isa>(table_for(seat, hand)));
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

    // Who does not follow has none of the suit led, nor of trumps where one of them must be played then.
    void note_lack(int seat, std::uint64_t card, std::uint64_t led) {
        if (card & led) return;
        lacking_[static_cast<std::size_t>(seat)] |= led | (must_trump_ && !(card & trump_) ? trump_ : 0);
    }

    // What *seat*, which holds *hand* and is to play, can work out.
    [[nodiscard]] maxims::Table table_for(int seat, std::uint64_t hand) const {
        maxims::Table seen;
        seen.hand = hand;
        seen.loose = unseen_ & ~(hand | left_open_ | (seat == forehand_ ? aside_ : 0));
        for (int step = 1; step < PLAYERS; ++step) {
            const int other = left_of(seat, step);
            const auto place = static_cast<std::size_t>(step - 1);
            const std::uint64_t elsewhere = other == forehand_ ? 0 : went_to_forehand_;
            seen.may_hold[place] = seen.loose & ~(lacking_[static_cast<std::size_t>(other)] | elsewhere);
            const bool has_played = step + in_trick_ >= PLAYERS;
            seen.counts[place] = tricks_ - trick_ - static_cast<int>(has_played);
        }
        seen.trick = on_table_;
        seen.in_trick = in_trick_;
        seen.trump = round_.trump;
        seen.left = tricks_ - trick_;
        seen.must_trump = must_trump_;
        seen.scoring = scoring_;
        return seen;
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

    static constexpr bool COUNTS = table == Table::RULES || table == Table::MIXED;

    RoundState& round_;
    const Policies& policies_;
    Rng& rng_;
    Scoring scoring_;
    bool must_trump_;
    std::uint64_t trump_;
    std::uint64_t unseen_;            // the cards not played
    std::uint64_t aside_;             // what forehand knows of the cards laid aside
    std::uint64_t left_open_;         // the talon that was left, where all saw it
    std::uint64_t went_to_forehand_;  // and that forehand took
    std::array<std::uint64_t, PLAYERS> lacking_{};
    std::uint64_t drawn_ = 0;
    std::array<int, 2> on_table_{};
    int tricks_;
    int trick_ = 0;
    int in_trick_ = 0;
    int forehand_;
    std::array<std::uint64_t, PLAYERS> hands_;
    std::array<std::uint8_t, PLAYERS> won_{};
    int leader_;
};

}  // namespace bismarck
