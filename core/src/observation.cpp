#include "bismarck/observation.hpp"

#include <algorithm>
#include <bit>

namespace bismarck {
namespace {

constexpr std::uint8_t index_or_none(int card) {
    return static_cast<std::uint8_t>(card == NO_CARD ? NO_CARD : index_of(card));
}

Legal legal_calls(const RoundPlan& plan, const MatchState& match) {
    const int forced = forced_contract(plan, match);
    unsigned left = forced == NONE ? choices(plan, match.standing, match.round.forehand) : 1U << forced;
    std::uint64_t calls = 0;
    for (; left; left &= left - 1) {
        const int contract = std::countr_zero(left);
        const int base = CALLS_OF_A_CONTRACT * contract;
        const bool named = plan.contract[static_cast<std::size_t>(contract)].names_trump_with_it();
        calls |= named ? std::uint64_t{plan.strains} << (base + 1) : std::uint64_t{1} << base;
    }
    return {0, calls};
}

std::uint8_t seen_from(int seat, int other) {
    return static_cast<std::uint8_t>(other == NONE ? NONE : left_of(other, PLAYERS - seat) % PLAYERS);
}

void see_cards(const RoundPlan& plan, const RoundState& round, int seat, std::uint64_t laying, Observation& seen) {
    const bool own = seat == round.forehand;
    seen.hand = mask_of(round.hands[static_cast<std::size_t>(seat)]);
    const bool knows_talon = plan.talon_open || (own && (plan.talon_with_hand || round.taken == Taken::YES));
    const bool shows_talon = round.talon_dealt && knows_talon;
    seen.talon = shows_talon ? mask_of(round.deal.talon_set()) : 0;
    for (std::size_t place = 0; place < TALON; ++place) {
        seen.talon_order[place] = shows_talon ? NUMBERS[round.deal.talon[place]] : NO_CARD;
    }
    const bool own_discard = round.taken == Taken::YES && own;
    const bool open_talon_left = round.taken == Taken::NO && plan.talon_open;
    seen.aside = round.scored || own_discard || open_talon_left ? mask_of(round.aside) : 0;
    seen.laying = own ? mask_of(laying) : 0;
    seen.order = round.shown_order;
    seen.leaders = round.shown_leaders[static_cast<std::size_t>(seat)];
}

void see_counts(const RoundPlan& plan, const RoundState& round, Observation& seen, int seat) {
    const bool dealt = round.hands_dealt && (round.phases != 0 || round.tricks() > 0);
    for (int step = 0; step < PLAYERS; ++step) {
        const int other = left_of(seat, step);
        const auto at = static_cast<std::size_t>(step);
        const int behind = (other - round.leader + PLAYERS) % PLAYERS;
        int count = plan.hand_size - round.tricks() - static_cast<int>(behind < round.in_trick());
        const bool holds =
            round.aside == 0 && (round.taken == Taken::YES || (plan.talon_with_hand && round.talon_dealt));
        if (holds && other == round.forehand) count += TALON;
        seen.counts[at] = static_cast<std::uint8_t>(dealt ? count : 0);
        seen.won[at] = round.won[static_cast<std::size_t>(other)];
        seen.voids[at] = round.voids[static_cast<std::size_t>(other)];
        seen.gone[at] = mask_of(round.gone[static_cast<std::size_t>(other)]);
        if (round.contract != NONE) {
            const auto& quotas = plan.contract[round.contract].quotas;
            seen.quotas[at] = static_cast<std::uint8_t>(quotas[other == round.forehand ? 0 : 1]);
        }
    }
}

void see_standing(const MatchState& match, int seat, Observation& seen) {
    const Standing& standing = match.standing;
    for (int step = 0; step < PLAYERS; ++step) {
        const auto other = static_cast<std::size_t>(left_of(seat, step));
        const auto at = static_cast<std::size_t>(step);
        seen.totals[at] = static_cast<std::int16_t>(standing.totals[other]);
        for (std::size_t contract = 0; contract < MOST_ALLOWED; ++contract) {
            seen.used[at][contract] = static_cast<std::uint8_t>(std::min<int>(standing.used[other][contract], 255));
        }
        seen.contenders |= static_cast<std::uint8_t>((standing.contenders >> other & 1) << at);
        seen.places[at] = match.ended ? match.places[other] : 0;
        seen.last_tricks[at] = standing.last.tricks[other];
        seen.last_scores[at] = standing.last.scores[other];
    }
    if (standing.last.number == 0) return;
    seen.last_number = standing.last.number;
    seen.last_extra = standing.last.extra;
    seen.last_dealer = seen_from(seat, standing.last.dealer);
    seen.last_forehand = seen_from(seat, standing.last.forehand);
    seen.last_contract = standing.last.contract;
    seen.last_trump = standing.last.trump;
    seen.last_aside = mask_of(standing.last.aside);
}

}  // namespace

Legal legal_actions(const RoundPlan& plan, const MatchState& match) {
    if (due(plan, match) != Due::DECISION) return {};
    const RoundState& round = match.round;
    switch (round.phase()) {
        case Phase::ANNOUNCE:
            return legal_calls(plan, match);
        case Phase::TAKE:
            return {0, std::uint64_t{3} << TAKE_CALL};
        case Phase::DISCARD:
            return {mask_of(round.hands[round.forehand]), 0};
        case Phase::NAME_TRUMP:
            return {0, std::uint64_t{plan.strains} << TRUMP_CALLS};
        default:
            return {mask_of(legal_now(plan, round)), 0};
    }
}

void observe(const RoundPlan& plan, const MatchState& match, int seat, std::uint64_t laying, const Legal& legal,
             Observation& seen) {
    seen = Observation{};
    seen.seat = static_cast<std::uint8_t>(seat);
    seen.n = match.n;
    seen.due = static_cast<std::uint8_t>(due(plan, match));
    const int turn = to_act(plan, match);
    seen.to_act = seen_from(seat, turn);
    if (turn == seat) seen.legal = legal;
    see_standing(match, seat, seen);
    seen.ended = static_cast<std::uint8_t>(match.ended);
    seen.dealer = seen_from(seat, match.started ? match.round.dealer : match.first_dealer);
    if (!match.started) {
        seen.order.fill(NO_CARD);
        seen.leaders.fill(NONE);
        seen.talon_order.fill(NO_CARD);
        return;
    }
    const RoundState& round = match.round;
    see_cards(plan, round, seat, laying, seen);
    see_counts(plan, round, seen, seat);
    seen.number = round.number;
    seen.extra = round.extra;
    seen.phase = static_cast<std::uint8_t>(round.phase());
    seen.contract = round.contract;
    seen.trump = round.trump;
    seen.cut = index_or_none(round.deal.cut);
    seen.taken = static_cast<std::uint8_t>(round.taken);
    seen.forehand = seen_from(seat, round.forehand);
    seen.leader = seen_from(seat, round.leader);
    seen.played = round.played;
    seen.misdealt = static_cast<std::uint8_t>(round.misdealt);
    if (round.contract != NONE) seen.scoring = static_cast<std::uint8_t>(plan.contract[round.contract].scoring);
}

}  // namespace bismarck
