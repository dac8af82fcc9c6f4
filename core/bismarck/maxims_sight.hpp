// What the card play of `rules` weighs, from all that one seat knows.
#pragma once

#include <bit>

#include "bismarck/maxims.hpp"
#include "bismarck/sight.hpp"

namespace bismarck::maxims {

inline Table table_of(const Sight& sight) {
    const Stakes& stakes = sight.stakes;
    Table table;
    table.hand = sight.hand;
    table.loose = sight.unplayed & ~(sight.hand | sight.aside);
    const bool others_saw = sight.taken == Taken::YES && stakes.forehand != 0;
    for (int step = 1; step < PLAYERS; ++step) {
        const auto other = static_cast<std::size_t>(step);
        std::uint64_t may = table.loose;
        for (int suit = 0; suit < SUITS; ++suit) {
            if (sight.voids[other] >> suit & 1) may &= ~lane_of(suit);
        }
        // Who is not forehand cannot hold what forehand took.
        if (others_saw && step != stakes.forehand) may &= ~sight.talon;
        table.may_hold[other - 1] = may;
        table.counts[other - 1] = stakes.hand_size - std::popcount(sight.gone[other]);
    }
    table.in_trick = sight.in_trick();
    for (int place = 0; place < table.in_trick; ++place) {
        table.trick[static_cast<std::size_t>(place)] = sight.on_table(place);
    }
    table.trump = stakes.trump ? suit_of(std::countr_zero(stakes.trump)) : NO_TRUMP;
    table.left = stakes.hand_size - sight.tricks();
    table.must_trump = stakes.must_trump;
    table.scoring = stakes.scoring;
    return table;
}

}  // namespace bismarck::maxims
