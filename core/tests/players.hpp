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

// What a seat believes of a discard fits all that it knows; before the first card it is the discard of the model.
template <class Expect>
void discard_is_guessed(const Sight& sight, Rng& rng, Expect expect) {
    const Laying<Portable> laying(sight);
    if (!laying.hidden()) return;
    const std::size_t forehand = sight.stakes.forehand;
    const Worlds worlds(knowledge_of(sight));
    World world = worlds.at<Portable>(worlds.draw(rng));
    const World drawn = world;
    const double cost = laying.settle(world);
    expect(cost > -1e-6, "no discard is better than the best");
    expect((world[forehand] | world[APART]) == (drawn[forehand] | drawn[APART]), "no card comes from elsewhere");
    expect((world[forehand] & world[APART]) == 0 && std::popcount(world[APART]) == TALON, "four cards lie aside");
    for (int suit = 0; suit < SUITS; ++suit) {
        const bool lacks = (sight.voids[forehand] >> suit & 1) != 0;
        expect(!lacks || (world[forehand] & lane_of(suit)) == 0, "forehand has no card of a suit that it lacks");
    }
    if (sight.gone[forehand] != 0) return;
    const std::uint64_t all = world[forehand] | world[APART];
    const int trump = sight.stakes.trump ? suit_of(std::countr_zero(sight.stakes.trump)) : NO_TRUMP;
    expect(cost < 1e-6 &&
               worth::best_discard<Portable>(worth::RULES, all, trump, sight.stakes.scoring).aside == world[APART],
           "before it has played forehand may have laid aside what is best");
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
                discard_is_guessed(sight, rng, expect);
                expect(usual_card_is_played(sight, truth), "the tables of habits say what the sums say");
                const auto kind = static_cast<PlayerKind>(rng.below(8));
                Player player = usual_player(kind, 40);
                player.options.weighed = 1 + static_cast<std::uint32_t>(rng.below(3));
                player.options.belief.laying = static_cast<float>(rng.below(3));
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
