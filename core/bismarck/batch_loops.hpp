// The loops of batch.hpp as templates over the machine; see bits.hpp.
#pragma once

#include <bit>

#include "bismarck/batch.hpp"
#include "bismarck/decide.hpp"
#include "bismarck/rules_choice.hpp"

namespace bismarck {

template <class Isa>
struct BatchLoops {
    using Rules = worth::RulesChoice<Isa>;

    static int choose_strain(const RoundPlan& plan, Policy policy, std::uint64_t cards, Rng& rng) {
        if (policy == Policy::GREEDY) return greedy::best_trump<Isa>(cards, plan.strains);
        return std::countr_zero(random_card<Isa>(plan.strains, rng));
    }

    static void choose_contract(const RoundPlan& plan, MatchState& match, Policy policy, Rules& rules, Rng& rng) {
        RoundState& round = match.round;
        if (policy == Policy::RULES) {
            const int contract = rules.contract(match);
            const bool names = plan.contract[static_cast<std::size_t>(contract)].names_trump_with_it();
            announce(plan, round, contract, names ? rules.strain(round) : NONE);
            return;
        }
        const int forced = forced_contract(plan, match);
        const unsigned left = forced == NONE ? choices(plan, match.standing, round.forehand) : 1U << forced;
        const bool knows_talon = round.talon_dealt && (plan.talon_open || plan.talon_with_hand);
        const std::uint64_t cards = round.hands[round.forehand] | (knows_talon ? round.deal.talon_set() : 0);
        const int contract = policy == Policy::GREEDY ? greedy::best_contract<Isa>(plan, left, cards)
                                                      : std::countr_zero(random_card<Isa>(left, rng));
        const bool names = plan.contract[static_cast<std::size_t>(contract)].names_trump_with_it();
        announce(plan, round, contract, names ? choose_strain(plan, policy, cards, rng) : NONE);
    }

    // Plays the round that has begun up to its score.
    static void play_round(const RoundPlan& plan, MatchState& match, const Policies& policies, Rules& rules, Rng& rng) {
        RoundState& round = match.round;
        Deal deal;
        deal_randomly<Isa>(plan, rng, deal);
        const Policy policy = policies[round.forehand];
        while (true) {
            switch (round.phase()) {
                case Phase::CUT:
                    show_cut(round, std::countr_zero(random_card<Isa>(plan.deck, rng)));
                    break;
                case Phase::TALON:
                    deal_talon(plan, round, deal.talon);
                    break;
                case Phase::HANDS:
                    deal_hands(plan, round, deal.hands);
                    break;
                case Phase::ANNOUNCE:
                    choose_contract(plan, match, policy, rules, rng);
                    break;
                case Phase::TAKE: {
                    const bool leaves =
                        plan.contract[round.contract].may_leave && policy == Policy::RANDOM && rng.below(2) == 0;
                    if (leaves) {
                        leave_talon(round);
                    } else {
                        take_talon(round);
                    }
                    break;
                }
                case Phase::DISCARD: {
                    const std::uint64_t hand = round.hands[round.forehand];
                    const Scoring scoring = plan.contract[round.contract].scoring;
                    lay_aside(round, policy == Policy::RULES    ? rules.discard(round)
                                     : policy == Policy::GREEDY ? greedy::discard<Isa>(hand, round.trump, scoring)
                                                                : random_four<Isa>(hand, rng));
                    break;
                }
                case Phase::NAME_TRUMP:
                    name_trump(round, policy == Policy::RULES
                                          ? rules.strain(round.hands[round.forehand])
                                          : choose_strain(plan, policy, round.hands[round.forehand], rng));
                    break;
                case Phase::PLAY:
                    play_tricks(plan, round, policies, rng);
                    break;
                case Phase::SCORE:
                case Phase::OVER:
                    return;
            }
        }
    }

    static void play_tricks(const RoundPlan& plan, RoundState& round, const Policies& policies, Rng& rng) {
        switch (table_of(policies)) {
            case Table::RANDOM:
                Playout<Isa, Table::RANDOM>(plan, round, policies, rng).run(plan);
                break;
            case Table::GREEDY:
                Playout<Isa, Table::GREEDY>(plan, round, policies, rng).run(plan);
                break;
            case Table::RULES:
                Playout<Isa, Table::RULES>(plan, round, policies, rng).run(plan);
                break;
            case Table::MIXED:
                Playout<Isa, Table::MIXED>(plan, round, policies, rng).run(plan);
                break;
        }
    }

    static void record(const RoundPlan& plan, const MatchState& match, RoundRecord& into) {
        const RoundState& round = match.round;
        const RoundResult& result = match.standing.last;
        for (std::size_t seat = 0; seat < PLAYERS; ++seat) into.hands[seat] = mask_of(round.deal.hands[seat]);
        into.aside = mask_of(round.aside);
        for (std::size_t place = 0; place < TALON; ++place) into.talon[place] = NUMBERS[round.deal.talon[place]];
        into.cut = NUMBERS[round.deal.cut & 63];
        if (round.deal.cut == NO_CARD) into.cut = NO_CARD;
        into.contract = round.contract;
        into.trump = round.trump;
        into.taken = round.taken == Taken::YES;
        into.dealer = round.dealer;
        into.forehand = round.forehand;
        into.extra = round.extra;
        into.spare = 0;
        into.number = round.number;
        into.tricks = round.won;
        into.scores = result.scores;
        const auto played = static_cast<std::size_t>(PLAYERS * plan.hand_size);
        for (std::size_t place = 0; place < MOST_PLAYED; ++place) {
            into.order[place] = place < played ? NUMBERS[round.order[place]] : static_cast<std::uint8_t>(NO_CARD);
        }
    }

    static void play_only(const RoundPlan& plan, const Batch& batch, int contract, int trump,
                          std::array<std::uint64_t, PLAYERS>& tricks) {
        for (std::uint64_t index = 0; index < batch.count; ++index) {
            Rng rng(batch.seed, batch.first + index);
            RoundState round;
            round.contract = static_cast<std::uint8_t>(contract);
            round.trump = static_cast<std::uint8_t>(trump);
            round.phases = static_cast<Phases>(Phase::PLAY);
            deal_randomly<Isa>(plan, rng, round.deal);
            round.hands = round.deal.hands;
            round.aside = round.deal.talon_set();
            round.taken = Taken::NO;
            play_tricks(plan, round, batch.policies, rng);
            for (std::size_t seat = 0; seat < PLAYERS; ++seat) tricks[seat] += round.won[seat];
        }
    }

    static void play_rounds(const RoundPlan& plan, const Batch& batch, const Standing& standing, const NextRound& next,
                            RoundRecord* records) {
        MatchState match{};
        Rules rules(plan);
        for (std::uint64_t index = 0; index < batch.count; ++index) {
            Rng rng(batch.seed, batch.first + index);
            match.standing = standing;
            match.started = false;
            start_round(plan, match, next);
            play_round(plan, match, batch.policies, rules, rng);
            score_round(plan, match);
            record(plan, match, records[index]);
        }
    }

    static void play_matches(const RoundPlan& plan, const Batch& batch, MatchRecord* matches, RoundRecord* rounds,
                             std::uint64_t row) {
        Rules rules(plan);
        for (std::uint64_t index = 0; index < batch.count; ++index) {
            Rng rng(batch.seed, batch.first + index);
            MatchState match = new_match(static_cast<int>(rng.below(PLAYERS)));
            std::uint64_t played = 0;
            while (!match.standing.decided) {
                start_round(plan, match, next_round(plan, match));
                play_round(plan, match, batch.policies, rules, rng);
                score_round(plan, match);
                if (rounds != nullptr && played < row) record(plan, match, rounds[index * row + played]);
                ++played;
            }
            end_match(match);
            MatchRecord& into = matches[index];
            into.totals = match.standing.totals;
            into.places = match.places;
            into.rounds = static_cast<std::uint8_t>(played < 255 ? played : 255);
        }
    }

    static constexpr BatchTable TABLE{&play_only, &play_rounds, &play_matches};
};

}  // namespace bismarck
