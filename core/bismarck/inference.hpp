// How plausible a world is after all that the others have done, if they do what good players are used to do: after
// the cards that they played, and after what forehand laid aside.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <vector>

#include "bismarck/habits.hpp"
#include "bismarck/sight.hpp"
#include "bismarck/worth_numbers.hpp"

namespace bismarck {

// How far the habits are believed. A chance p among n cards counts as ((1 - doubt) p + doubt / n) ^ temper, so that
// somebody who plays oddly makes no world impossible.
struct Belief {
    float temper = 0.5F;
    float doubt = 0.1F;
    // How far the model of discards is believed: the chance falls by e for so much less than a point; 0 is not at all.
    float laying = 0;
};

// What forehand has laid aside, for the others.
template <class Isa>
class Laying {
  public:
    explicit Laying(const Sight& sight) : sight_(sight) {}

    // Whether somebody else has laid aside what this seat does not see.
    [[nodiscard]] bool hidden() const {
        return sight_.taken == Taken::YES && sight_.stakes.forehand != 0 && sight_.aside == 0;
    }

    // Of the cards that forehand holds or has laid aside in *world*, those lie aside after this that the model of
    // `rules` would choose, as far as forehand has not played them. Returns what that costs by the model.
    double settle(World& world) const {
        const std::size_t forehand = sight_.stakes.forehand;
        const std::uint64_t trump = sight_.stakes.trump;
        const int strain = trump ? suit_of(std::countr_zero(trump)) : NO_TRUMP;
        worth::Free free{world[forehand] | world[APART], 0};
        for (int suit = 0; suit < SUITS; ++suit) {
            if (sight_.voids[forehand] >> suit & 1) free.surely |= free.cards & lane_of(suit);
        }
        const std::uint64_t all = free.cards | sight_.gone[forehand];
        const Scoring scoring = sight_.stakes.scoring;
        const worth::Kept wanted = worth::best_discard<Isa>(worth::RULES, all, strain, scoring);
        worth::Kept left = wanted;
        if (wanted.aside & ~free.cards || free.surely & ~wanted.aside) {
            left = worth::best_discard<Isa>(worth::RULES, all, strain, scoring, free);
        }
        world[APART] = left.aside;
        world[forehand] = free.cards & ~left.aside;
        return wanted.worth - left.worth;
    }

  private:
    const Sight& sight_;
};

template <class Isa>
class Inference {
  public:
    Inference(const Sight& sight, const Belief& belief) : sight_(sight), belief_(belief), before_(sight) {
        before_.played = 0;
        before_.unplayed = sight.stakes.deck;
        before_.units = {};
        if (sight.played) before_.leader = sight.leaders[0];
    }

    // The logarithm of how likely the others' cards are when they hold what *world* says.
    [[nodiscard]] float plausibility(const World& world) const {
        World dealt = world;
        for (std::size_t seat = 0; seat < PLAYERS; ++seat) dealt[seat] |= sight_.gone[seat];
        Tricks tricks(before_, dealt);
        float sum = 0;
        for (int place = 0; place < sight_.played; ++place) {
            const std::uint64_t card = bit_of(sight_.order[static_cast<std::size_t>(place)]);
            if (tricks.to_play() != 0) sum += of_card(tricks, card);
            tricks.play(card, sight_.stakes);
        }
        return belief_.temper * sum;
    }

  private:
    [[nodiscard]] float of_card(const Tricks& tricks, std::uint64_t card) const {
        const Choice<Isa> choice(tricks, sight_.stakes);
        if (std::has_single_bit(choice.cards)) return 0;
        const float chance = choice.chance(one_for(card, choice.cards));
        const auto count = static_cast<float>(Isa::count(choice.cards));
        return std::log((1 - belief_.doubt) * chance + belief_.doubt / count);
    }

    const Sight& sight_;
    Belief belief_;
    Sight before_;  // the first card
};

// Of *worlds* so many, each as often as its plausibility says, in random order.
template <class Isa>
void keep_plausible(const Sight& sight, const Belief& belief, std::size_t count, std::vector<World>& worlds,
                    std::vector<World>& kept, std::vector<float>& weights, Rng& rng) {
    const Inference<Isa> inference(sight, belief);
    const Laying<Isa> laying(sight);
    const bool lays = belief.laying > 0 && laying.hidden();
    weights.clear();
    float most = -1e30F;
    for (World& world : worlds) {
        float chance = 0;
        if (lays) {
            const float likely = std::exp(-belief.laying * static_cast<float>(laying.settle(world)));
            chance = std::log((1 - belief.doubt) * likely + belief.doubt);
        }
        if (belief.temper > 0) chance += inference.plausibility(world);
        weights.push_back(chance);
        most = std::max(most, weights.back());
    }
    double total = 0;
    for (float& weight : weights) {
        weight = std::exp(weight - most);
        total += static_cast<double>(weight);
    }
    // Evenly spaced points on the sum of the weights: no world comes more than one more often than it should.
    kept.clear();
    const double step = total / static_cast<double>(count);
    double point = step * static_cast<double>(rng.next() >> 11) * 0x1p-53;
    double sum = 0;
    for (std::size_t at = 0; at < worlds.size(); ++at) {
        sum += static_cast<double>(weights[at]);
        for (; kept.size() < count && point < sum; point += step) kept.push_back(worlds[at]);
    }
    while (kept.size() < count) kept.push_back(worlds.back());
    for (std::size_t left = count; left > 1; --left) std::swap(kept[left - 1], kept[rng.below(left)]);
    worlds.swap(kept);
}

}  // namespace bismarck
