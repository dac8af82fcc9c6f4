// What the bot `rules` chooses as forehand before play: contract, trump, discard.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>

#include "bismarck/contract_plan.hpp"
#include "bismarck/worth.hpp"
#include "bismarck/worth_numbers.hpp"

namespace bismarck::worth {

// What forehand has seen when it announces.
struct Seen {
    std::uint64_t cards = 0;
    Sight sight = Sight::TALON;
    int first_card_suit = NONE;  // the trump of a contract that takes it from the talon, where that is known

    Seen() = default;
    Seen(const RoundPlan& plan, const RoundState& round) {
        const bool knows_talon = round.talon_dealt && (plan.talon_open || plan.talon_with_hand);
        cards = round.hands[round.forehand] | (knows_talon ? round.deal.talon_set() : 0);
        if (round.hands_dealt) sight = knows_talon ? Sight::HAND_AND_TALON : Sight::HAND;
        if (round.talon_dealt && plan.talon_open) first_card_suit = suit_of(round.deal.talon[0]);
    }
};

template <class Isa>
class RulesChoice {
  public:
    explicit RulesChoice(const RoundPlan& plan) : plan_(plan) {}

    // The contract with the highest score now and with all turns to come, of those that may be chosen.
    int contract(const MatchState& match) {
        const int forced = forced_contract(plan_, match);
        if (forced != NONE) return forced;
        const Seen seen(plan_, match.round);
        const int seat = match.round.forehand;
        const int turns = turns_to_come(plan_, match, seat);
        const Used& used = match.standing.used[static_cast<std::size_t>(seat)];
        Planner& planner = planner_for(seen.sight);
        int best = NONE;
        double most = 0.0;
        for (unsigned rest = choices(plan_, match.standing, seat); rest; rest &= rest - 1) {
            const int index = std::countr_zero(rest);
            const ContractPlan& contract = plan_.contract[static_cast<std::size_t>(index)];
            const int known = contract.trump_from == TrumpFrom::FIRST_TALON_CARD ? seen.first_card_suit : NONE;
            const double score = estimate<Isa>(RULES, contract, seen.cards, seen.sight, plan_.strains, known);
            const double merit = planner.merit(under_rules(score, contract, plan_), used, index, turns);
            if (best == NONE || merit > most) {
                best = index;
                most = merit;
            }
        }
        return best;
    }

    // The trump to name with a contract, and after the exchange.
    int strain(const RoundState& round) const {
        const Seen seen(plan_, round);
        return best_strain<Isa>(RULES, seen.cards, plan_.strains, seen.sight).strain;
    }
    int strain(std::uint64_t hand) const { return best_strain<Isa>(RULES, hand, plan_.strains, Sight::HAND).strain; }

    // The four cards to lay aside; where the trump is named later, for the one that will be best.
    std::uint64_t discard(const RoundState& round) const {
        const std::uint64_t hand = round.hands[round.forehand];
        const int trump = round.trump != UNKNOWN_TRUMP
                              ? round.trump
                              : best_strain<Isa>(RULES, hand, plan_.strains, Sight::HAND_AND_TALON).strain;
        return best_discard<Isa>(RULES, hand, trump, plan_.contract[round.contract].scoring).aside;
    }

  private:
    Planner& planner_for(Sight sight) {
        std::optional<Planner>& planner = planners_[static_cast<std::size_t>(sight)];
        if (!planner) {
            Prospects prospects;
            for (std::size_t index = 0; index < plan_.allowed; ++index) {
                const ContractPlan& contract = plan_.contract[index];
                const Outlook& usual =
                    RULES.outlook[static_cast<std::size_t>(sight)][static_cast<std::size_t>(kind_of(contract))];
                const double scale = plan_.hand_size / 16.0;
                prospects.outlooks.push_back({under_rules(usual.mean, contract, plan_), usual.deviation * scale});
            }
            planner.emplace(plan_, std::move(prospects));
        }
        return *planner;
    }

    const RoundPlan& plan_;
    std::array<std::optional<Planner>, SIGHTS> planners_;
};

}  // namespace bismarck::worth
