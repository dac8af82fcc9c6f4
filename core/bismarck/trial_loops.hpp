// The loops of trials.hpp as templates over the machine; see bits.hpp.
#pragma once

#include <bit>

#include "bismarck/dealing.hpp"
#include "bismarck/playout.hpp"
#include "bismarck/trials.hpp"

namespace bismarck {

template <class Isa>
struct TrialLoops {
    static void deal(const RoundPlan& plan, std::uint64_t talon, Rng& rng, Deal& into) {
        if (talon == 0) {
            deal_randomly<Isa>(plan, rng, into);
            return;
        }
        const std::uint64_t deck = plan.deck & ~talon;
        const std::uint64_t third = rng.next() & (rng.next() | (rng.next() & rng.next()));
        into.hands[0] = random_subset<Isa>(deck, third, plan.hand_size, rng);
        into.hands[1] = random_subset<Isa>(deck & ~into.hands[0], rng.next(), plan.hand_size, rng);
        into.hands[2] = deck & ~(into.hands[0] | into.hands[1]);
        for (auto& card : into.talon) {
            card = static_cast<std::uint8_t>(std::countr_zero(talon));
            talon &= talon - 1;
        }
    }

    // In half of the varied discards one to three of the cards change places with cards that were kept.
    static std::uint64_t varied(std::uint64_t hand, std::uint64_t aside, Rng& rng) {
        if (rng.below(4) == 0) return aside;
        const int changes = 1 + static_cast<int>(rng.below(3));
        for (int change = 0; change < changes; ++change) {
            const std::uint64_t back = random_card<Isa>(aside, rng);
            const std::uint64_t away = random_card<Isa>(hand & ~aside, rng);
            aside = (aside ^ back) | away;
        }
        return aside;
    }

    // A round of which forehand is seat 0, up to its first card.
    static void prepare(const RoundPlan& plan, const TrialJob& job, std::uint64_t talon, Rng& rng, RoundState& round) {
        round = RoundState{};
        deal(plan, talon, rng, round.deal);
        round.hands = round.deal.hands;
        round.talon_dealt = round.hands_dealt = true;
        round.contract = static_cast<std::uint8_t>(job.contract);
        round.forehand = 0;
        round.dealer = static_cast<std::uint8_t>(left_of(0, PLAYERS - plan.forehand_step) % PLAYERS);
        round.leader = static_cast<std::uint8_t>(plan.lead_step);
        round.number = 1;
        const Scoring scoring = plan.contract[round.contract].scoring;
        const std::uint64_t open = round.deal.talon_set();
        const std::uint64_t all = round.hands[0] | open;
        int trump = job.trump;
        if (job.naming == Naming::ON_TALON) {
            trump = worth::best_strain<Isa>(*job.model, open, plan.strains, worth::Sight::TALON).strain;
        } else if (job.naming == Naming::AFTER_EXCHANGE) {
            trump = worth::best_strain<Isa>(*job.model, all, plan.strains, worth::Sight::HAND_AND_TALON).strain;
        }
        round.trump = static_cast<std::uint8_t>(trump);
        round.taken = Taken::YES;
        round.aside = worth::best_discard<Isa>(*job.model, all, trump, scoring).aside;
        if (job.aside == Aside::VARIED) round.aside = varied(all, round.aside, rng);
        round.hands[0] = all & ~round.aside;
        round.phases = static_cast<Phases>(Phase::PLAY);
        round.order.fill(NO_CARD);
        round.leaders.fill(NONE);
    }

    static void play_out(const RoundPlan& plan, const TrialJob& job, Rng& rng, Scratch& scratch, RoundState& round) {
        if (job.player == nullptr) {
            constexpr Policies RULES{Policy::RULES, Policy::RULES, Policy::RULES};
            Playout<Isa, Table::RULES>(plan, round, RULES, rng).run(plan);
            return;
        }
        while (round.played < PLAYERS * plan.hand_size) {
            const std::uint64_t legal = legal_now(plan, round);
            int card = std::countr_zero(legal);
            if (!std::has_single_bit(legal)) {
                const Sight sight = sight_of(plan, round, round.to_play());
                card = decide(*job.player, sight, rng.next(), nullptr, scratch).card;
            }
            play_card(plan, round, card);
        }
    }

    static void play(const RoundPlan& plan, const TrialJob& job, TrialRecord* records) {
        Scratch scratch;
        RoundState round;
        for (std::uint64_t index = 0; index < job.count; ++index) {
            Rng rng(job.seed, job.first + index);
            prepare(plan, job, job.talon, rng, round);
            TrialRecord& record = records[index];
            record.hand = mask_of(round.deal.hands[0]);
            record.talon = mask_of(round.deal.talon_set());
            record.aside = mask_of(round.aside);
            record.trump = round.trump;
            play_out(plan, job, rng, scratch, round);
            const auto points = scores(plan, round);
            for (std::size_t seat = 0; seat < PLAYERS; ++seat) {
                record.scores[seat] = static_cast<std::int8_t>(points[seat]);
            }
        }
    }

    static void means(const RoundPlan& plan, const TrialJob& job, std::span<const std::uint64_t> talons, int rounds,
                      float* into) {
        Scratch scratch;
        RoundState round;
        for (std::size_t place = 0; place < talons.size(); ++place) {
            Rng rng(job.seed, job.first + place);
            int total = 0;
            for (int index = 0; index < rounds; ++index) {
                prepare(plan, job, talons[place], rng, round);
                play_out(plan, job, rng, scratch, round);
                total += scores(plan, round)[0];
            }
            into[place] = static_cast<float>(total) / static_cast<float>(rounds);
        }
    }

    static constexpr TrialTable TABLE{&play, &means};
};

}  // namespace bismarck
