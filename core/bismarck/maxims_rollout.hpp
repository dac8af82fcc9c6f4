// The card play of `rules` as a policy of rollouts.
#pragma once

#include "bismarck/maxims.hpp"
#include "bismarck/rollout.hpp"

namespace bismarck {

// It weighs what the player to move would know in that world, but for the suits that others have shown to lack.
template <class Isa>
struct MaximsPolicy {
    static maxims::Table table_of(const Tricks& tricks, int seat, const Stakes& stakes, int place) {
        maxims::Table table;
        table.hand = tricks.hands[static_cast<std::size_t>(seat)];
        table.loose = tricks.loose(seat, stakes);
        for (int step = 1; step < PLAYERS; ++step) {
            const std::uint64_t other = tricks.hands[static_cast<std::size_t>(left_of(seat, step))];
            table.may_hold[static_cast<std::size_t>(step - 1)] = table.loose;
            table.counts[static_cast<std::size_t>(step - 1)] = Isa::count(other);
        }
        table.in_trick = place;
        if (place > 0) {
            const std::uint64_t beaten = tricks.pile ^ tricks.best;
            const bool led_is_best = beaten == 0 || !(beaten & tricks.led);
            table.trick[0] = std::countr_zero(led_is_best ? tricks.best : beaten);
            table.trick[1] = std::countr_zero(led_is_best ? beaten : tricks.best);
        }
        table.trump = stakes.trump ? suit_of(std::countr_zero(stakes.trump)) : NO_TRUMP;
        table.left = Isa::count(table.hand);
        table.must_trump = stakes.must_trump;
        table.scoring = stakes.scoring;
        return table;
    }
    std::uint64_t lead(const Tricks& tricks, int seat, const Stakes& stakes) const {
        return bit_of(maxims::card_to_play<Isa>(table_of(tricks, seat, stakes, 0)));
    }
    std::uint64_t follow(const Tricks& tricks, int seat, const Stakes& stakes, bool third) const {
        return bit_of(maxims::card_to_play<Isa>(table_of(tricks, seat, stakes, third ? 2 : 1)));
    }
};

}  // namespace bismarck
