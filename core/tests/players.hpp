// The searching players: the same with and without BMI2, within the rules, and by what their seat knows alone.
#pragma once

#include <bit>

#include "bismarck/chooser.hpp"
#include "bismarck/dealing.hpp"
#include "bismarck/search_loops.hpp"
#include "bismarck/sets.hpp"

namespace bismarck::tests {

// A round of the plan's contract that is about to be played.
inline RoundState about_to_play(const RoundPlan& plan, int contract, Rng& rng) {
    Deal deal;
    deal_randomly<Portable>(plan, rng, deal);
    RoundState round;
    begin_round(plan, round, 1, 0, static_cast<int>(rng.below(PLAYERS)), NONE, nullptr);
    round.contract = static_cast<std::uint8_t>(contract);
    round.trump = plan.contract[static_cast<std::size_t>(contract)].trump;
    if (plan.contract[static_cast<std::size_t>(contract)].trump_from > TrumpFrom::FIXED) round.trump = 2;
    round.deal = deal;
    round.hands = deal.hands;
    round.talon_dealt = round.hands_dealt = true;
    round.taken = Taken::YES;
    round.hands[round.forehand] |= deal.talon_set();
    round.aside = random_four<Portable>(round.hands[round.forehand], rng);
    round.hands[round.forehand] &= ~round.aside;
    round.phases = static_cast<Phases>(Phase::PLAY) | static_cast<Phases>(Phase::SCORE) << 4;
    return round;
}

// What the policy of rollouts does by its tables is what the sums of a choice say.
inline bool usual_card_is_played(const Sight& sight, const World& world) {
    const Tricks tricks(sight, world);
    const Choice<Portable> choice(tricks, sight.stakes);
    return choice_of(HabitPolicy<Portable>(sight.stakes), tricks, sight.stakes) == choice.usual();
}

template <class Expect>
void players_search(const RoundPlan& plan, Expect expect) {
    Scratch scratch;
    Rng rng(20);
    for (int contract = 0; contract < plan.contracts; ++contract) {
        for (int repeat = 0; repeat < 3; ++repeat) {
            RoundState round = about_to_play(plan, contract, rng);
            while (round.phase() == Phase::PLAY) {
                const int seat = round.to_play();
                const Sight sight = sight_of(plan, round, seat);
                const World truth = truth_of(round, seat);
                const std::uint64_t legal = legal_now(plan, round);
                expect(sight.legal() == legal, "a sight knows what may be played");
                expect(usual_card_is_played(sight, truth), "the tables of habits say what the sums say");
                const auto kind = static_cast<PlayerKind>(rng.below(8));
                Player player = usual_player(kind, 40);
                player.options.weighed = 1 + static_cast<std::uint32_t>(rng.below(3));
                const std::uint64_t seed = rng.next();
                const Verdict here = decide(player, sight, seed, &truth, scratch);
                const Verdict there = decide(player, sight, seed, &truth, scratch, true);
                expect(here.card == there.card && here.iterations == there.iterations, "the same on every machine");
                expect((legal & bit_of(here.card)) != 0, "a search plays what may be played");
                play_card(plan, round, rng.below(3) ? here.card : std::countr_zero(random_card<Portable>(legal, rng)));
            }
        }
    }
}

}  // namespace bismarck::tests
