// Random deals, subsets and cards. Everything is uniform up to the 2^-58 of `Rng::below`.
#pragma once

#include <cstdint>

#include "bismarck/rng.hpp"
#include "bismarck/round.hpp"

namespace bismarck {

// One card of *cards*, as a single bit.
template <class Isa>
std::uint64_t random_card(std::uint64_t cards, Rng& rng) {
    return Isa::pick(cards, rng.below(static_cast<std::uint64_t>(Isa::count(cards))));
}

// A subset of *cards* with *size* of them, starting from *guess*, in which every card is alike and independent of
// the others. Adding or removing single cards keeps all cards alike, so every subset of the size is equally likely.
template <class Isa>
std::uint64_t random_subset(std::uint64_t cards, std::uint64_t guess, int size, Rng& rng) {
    guess &= cards;
    int count = Isa::count(guess);
    for (; count < size; ++count) guess |= random_card<Isa>(cards & ~guess, rng);
    for (; count > size; --count) guess ^= random_card<Isa>(guess, rng);
    return guess;
}

// A deal of the plan's deck, and a card cut from it.
template <class Isa>
void deal_randomly(const RoundPlan& plan, Rng& rng, Deal& deal) {
    // Each bit is set with 5/16, near the share of the deck that a hand is, then with 7/16, near that of the rest.
    const std::uint64_t five = rng.next() & (rng.next() | (rng.next() & rng.next()));
    const std::uint64_t a = random_subset<Isa>(plan.deck, five, plan.hand_size, rng);
    const std::uint64_t seven = rng.next() & (rng.next() | rng.next() | rng.next());
    const std::uint64_t b = random_subset<Isa>(plan.deck & ~a, seven, plan.hand_size, rng);
    std::uint64_t c = plan.deck & ~(a | b);
    for (auto& card : deal.talon) {
        const std::uint64_t drawn = random_card<Isa>(c, rng);
        card = static_cast<std::uint8_t>(std::countr_zero(drawn));
        c ^= drawn;
    }
    deal.hands = {a, b, c};
}

// Four cards of *hand*.
template <class Isa>
std::uint64_t random_four(std::uint64_t hand, Rng& rng) {
    std::uint64_t left = hand;
    for (int card = 0; card < TALON; ++card) left ^= random_card<Isa>(left, rng);
    return hand & ~left;
}

}  // namespace bismarck
