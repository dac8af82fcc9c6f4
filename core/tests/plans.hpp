// A few plans by hand, between them with every phase, source of trumps and scoring.
#pragma once

#include <initializer_list>
#include <vector>

#include "bismarck/plan.hpp"

namespace bismarck::tests {

inline Phases in_order(std::initializer_list<Phase> order) {
    Phases packed = 0;
    int shift = 0;
    for (const Phase phase : order) {
        packed |= static_cast<Phases>(phase) << shift;
        shift += 4;
    }
    return packed;
}

inline ContractPlan contract(Scoring scoring, TrumpFrom from, std::array<std::int8_t, 2> quotas, Phases chosen,
                             Phases scheduled) {
    ContractPlan made;
    made.scoring = scoring;
    made.trump_from = from;
    made.trump = from == TrumpFrom::FIXED ? 0 : NO_TRUMP;
    made.quotas = quotas;
    made.limit = 3;
    made.chosen = chosen;
    made.scheduled = scheduled;
    if (scoring == Scoring::HEARTS_UNDER) made.counted = lane_of(1);
    if (scoring == Scoring::QUEEN_OF_SPADES) {
        made.counted = bit_of(10);
        made.weight = 6;
    }
    return made;
}

// The talon first and open, the contract chosen on it, trump with it; players who cannot follow must trump.
inline RoundPlan on_the_talon() {
    using enum Phase;
    const Phases chosen = in_order({TALON, ANNOUNCE, HANDS, TAKE, DISCARD, PLAY, SCORE});
    const Phases given = in_order({ANNOUNCE, TALON, HANDS, TAKE, DISCARD, PLAY, SCORE});
    const Phases named = in_order({TALON, HANDS, ANNOUNCE, TAKE, DISCARD, PLAY, SCORE});
    RoundPlan plan{};
    plan.must_trump = true;
    plan.misdeal = true;
    plan.strains = 15;
    plan.rounds = 12;
    plan.allowed = plan.contracts = 4;
    plan.before_choice = in_order({TALON, ANNOUNCE});
    plan.contract[0] = contract(Scoring::TRICKS_OVER, TrumpFrom::NONE, {8, 4}, chosen, given);
    plan.contract[1] = contract(Scoring::TRICKS_OVER, TrumpFrom::FIXED, {8, 4}, chosen, given);
    plan.contract[2] = contract(Scoring::TRICKS_OVER, TrumpFrom::WITH_CONTRACT, {8, 4}, chosen, named);
    plan.contract[3] = contract(Scoring::TRICKS_UNDER, TrumpFrom::NONE, {4, 6}, chosen, given);
    return plan;
}

// The talon last and hidden, perhaps left; trump named after the exchange; cards counted; extra rounds.
inline RoundPlan on_the_hand() {
    using enum Phase;
    const Phases order = in_order({HANDS, TALON, ANNOUNCE, TAKE, DISCARD, PLAY, SCORE});
    const Phases given = in_order({ANNOUNCE, HANDS, TALON, TAKE, DISCARD, PLAY, SCORE});
    const Phases naming = in_order({HANDS, TALON, ANNOUNCE, TAKE, DISCARD, NAME_TRUMP, PLAY, SCORE});
    const Phases naming_given = in_order({ANNOUNCE, HANDS, TALON, TAKE, DISCARD, NAME_TRUMP, PLAY, SCORE});
    RoundPlan plan{};
    plan.talon_first = plan.talon_open = false;
    plan.forehand_step = 0;
    plan.lead_step = 1;
    plan.strains = 31;
    plan.rounds = 6;
    plan.extra_rounds = true;
    plan.allowed = plan.contracts = 4;
    plan.extra_contract = 0;
    plan.before_choice = in_order({HANDS, TALON, ANNOUNCE});
    plan.contract[0] = contract(Scoring::TRICKS_OVER, TrumpFrom::AFTER_EXCHANGE, {8, 4}, naming, naming_given);
    plan.contract[1] = contract(Scoring::HEARTS_UNDER, TrumpFrom::NONE, {3, 5}, order, given);
    plan.contract[2] = contract(Scoring::QUEEN_OF_SPADES, TrumpFrom::NONE, {2, 2}, order, given);
    plan.contract[3] = contract(Scoring::TRICKS_UNDER, TrumpFrom::NONE, {4, 6}, order, given);
    for (auto& each : plan.contract) each.may_leave = each.trump_from == TrumpFrom::NONE;
    return plan;
}

// The talon dealt with the hand, a card cut for trump, a short deck, a fixed schedule.
inline RoundPlan on_the_cut() {
    using enum Phase;
    const Phases chosen = in_order({HANDS, TALON, ANNOUNCE, DISCARD, PLAY, SCORE});
    const Phases given = in_order({ANNOUNCE, HANDS, TALON, DISCARD, PLAY, SCORE});
    RoundPlan plan{};
    plan.deck =
        FULL_PACK & ~(std::uint64_t{7} | std::uint64_t{3} << 16 | std::uint64_t{3} << 32 | std::uint64_t{3} << 48);
    plan.hand_size = 13;
    plan.talon_first = plan.talon_open = false;
    plan.talon_with_hand = true;
    plan.forehand_step = 0;
    plan.strains = 15;
    plan.rounds = 6;
    plan.block_length = 2;
    plan.steps = 2;
    plan.schedule = {0, 1};
    plan.allowed = plan.contracts = 2;
    plan.before_choice = in_order({HANDS, TALON, ANNOUNCE});
    plan.contract[0] = contract(Scoring::TRICKS_OVER, TrumpFrom::CUT, {7, 3},
                                in_order({HANDS, TALON, ANNOUNCE, CUT, DISCARD, PLAY, SCORE}),
                                in_order({ANNOUNCE, CUT, HANDS, TALON, DISCARD, PLAY, SCORE}));
    plan.contract[1] = contract(Scoring::TRICKS_OVER, TrumpFrom::FIRST_TALON_CARD, {7, 3}, chosen, given);
    return plan;
}

inline std::vector<RoundPlan> plans() {
    return {on_the_talon(), on_the_hand(), on_the_cut()};
}

}  // namespace bismarck::tests
