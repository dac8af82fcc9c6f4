// The loops of trials.hpp as templates over the machine; see bits.hpp.
#pragma once

#include <bit>

#include "bismarck/dealing.hpp"
#include "bismarck/maxims_rollout.hpp"
#include "bismarck/maxims_sight.hpp"
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

    static std::uint64_t lessons(const RoundPlan& plan, const TrialJob& job, const LessonJob& lesson,
                                 std::span<LessonRow> rows) {
        RoundState round;
        std::size_t filled = 0;
        std::uint32_t decision = 0;
        std::uint64_t index = 0;
        for (; filled < rows.size(); ++index) {
            Rng rng(job.seed, job.first + index);
            prepare(plan, job, job.talon, rng, round);
            while (round.played < PLAYERS * plan.hand_size) {
                const std::uint64_t legal = legal_now(plan, round);
                int card = std::countr_zero(legal);
                if (!std::has_single_bit(legal)) {
                    const Sight sight = sight_of(plan, round, round.to_play());
                    const bool looked_at = rng.below(static_cast<std::uint64_t>(lesson.one_in)) == 0;
                    if (looked_at && learn(lesson, sight, legal, rng, decision, rows, filled)) ++decision;
                    card = rng.below(16) == 0 ? std::countr_zero(random_card<Isa>(legal, rng))
                                              : card_of(lesson.players, sight);
                }
                play_card(plan, round, card);
            }
        }
        return index;
    }

    static constexpr TrialTable TABLE{&play, &means, &lessons};

  private:
    static int card_of(Policy policy, const Sight& sight) {
        if (policy == Policy::RULES) return maxims::card_to_play<Isa>(maxims::table_of(sight));
        World unknown{};
        unknown[0] = sight.hand;
        unknown[APART] = sight.aside;
        return std::countr_zero(choice_of(GreedyPolicy<Isa>{}, Tricks(sight, unknown), sight.stakes));
    }

    // Writes a row for each legal card, if there is room for all and not all are equal.
    static bool learn(const LessonJob& lesson, const Sight& sight, std::uint64_t legal, Rng& rng,
                      std::uint32_t decision, std::span<LessonRow> rows, std::size_t& filled) {
        const auto count = static_cast<std::size_t>(Isa::count(legal));
        if (filled + count > rows.size()) {
            filled = rows.size();
            return false;
        }
        std::array<double, 64> totals{};
        const Worlds worlds(knowledge_of(sight));
        for (int layout = 0; layout < lesson.layouts; ++layout) {
            const Tricks start(sight, worlds.at<Isa>(worlds.draw(rng)));
            for (std::uint64_t rest = legal; rest; rest &= rest - 1) {
                Tricks tricks = start;
                tricks.play(rest & -rest, sight.stakes);
                if (lesson.rollouts == Policy::RULES) {
                    roll_out(MaximsPolicy<Isa>{}, tricks, sight.stakes);
                } else {
                    roll_out(GreedyPolicy<Isa>{}, tricks, sight.stakes);
                }
                totals[static_cast<std::size_t>(std::countr_zero(rest))] += tricks.units[0];
            }
        }
        double mean = 0.0;
        for (const double total : totals) mean += total;
        mean /= static_cast<double>(count);
        const maxims::Table table = maxims::table_of(sight);
        const bool follows = table.in_trick > 0 && (table.hand & greedy::lane_with(table.trick[0])) != 0;
        const std::uint32_t role = table.in_trick == 0 ? 0U : !follows ? 3U : table.in_trick == 1 ? 1U : 2U;
        maxims::each_card<Isa, maxims::AllTerms>(table, legal, [&](int card, const maxims::Terms& terms) {
            LessonRow& row = rows[filled++];
            for (std::size_t term = 0; term < maxims::TERMS; ++term) {
                row.terms[term] = static_cast<float>(terms.values[term]);
            }
            const double more = totals[static_cast<std::size_t>(card)] - mean;
            row.value = static_cast<float>(sight.stakes.sign() * more / lesson.layouts);
            row.decision = decision;
            row.role = role;
        });
        return true;
    }
};

}  // namespace bismarck
