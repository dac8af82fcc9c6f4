#include "bismarck/match.hpp"

#include <algorithm>
#include <bit>
#include <string>

#include "bismarck/errors.hpp"

namespace bismarck {

MatchState new_match(int first_dealer) {
    if (first_dealer < 0 || first_dealer >= PLAYERS) {
        refuse("a seat is 0 to 2, got " + std::to_string(first_dealer));
    }
    MatchState match{};
    match.first_dealer = static_cast<std::uint8_t>(first_dealer);
    match.n = 2;
    return match;
}

unsigned choices(const RoundPlan& plan, const Standing& standing, int forehand) {
    const auto& used = standing.used[static_cast<std::size_t>(forehand)];
    const std::uint16_t fewest = *std::min_element(used.begin(), used.begin() + plan.allowed);
    unsigned left = 0;
    for (unsigned index = 0; index < plan.allowed; ++index) {
        const int limit = plan.contract[index].limit;
        const bool allowed = limit == NONE || used[index] < limit;
        if (allowed && !(plan.each_block && used[index] > fewest)) left |= 1U << index;
    }
    return left;
}

int forced_contract(const RoundPlan& plan, const MatchState& match) {
    const RoundState& round = match.round;
    if (round.extra != 0) return plan.extra_contract;
    if (round.scheduled) return plan.scheduled(round.number);
    const unsigned left = choices(plan, match.standing, round.forehand);
    return std::has_single_bit(left) ? std::countr_zero(left) : NONE;
}

Due due(const RoundPlan& plan, const MatchState& match) {
    if (match.ended) return Due::OVER;
    if (!match.started) return Due::ROUND;
    switch (match.round.phase()) {
        case Phase::OVER:
            return match.standing.decided ? Due::NOTHING : Due::ROUND;
        case Phase::CUT:
        case Phase::TALON:
        case Phase::HANDS:
            return Due::CARDS;
        case Phase::ANNOUNCE: {
            const int contract = forced_contract(plan, match);
            const bool asked =
                contract == NONE || plan.contract[static_cast<std::size_t>(contract)].names_trump_with_it();
            return asked ? Due::DECISION : Due::NOTHING;
        }
        case Phase::TAKE:
            return plan.contract[match.round.contract].may_leave ? Due::DECISION : Due::NOTHING;
        case Phase::DISCARD:
        case Phase::NAME_TRUMP:
        case Phase::PLAY:
            return Due::DECISION;
        case Phase::SCORE:
            break;
    }
    return Due::NOTHING;
}

int to_act(const RoundPlan& plan, const MatchState& match) {
    if (due(plan, match) != Due::DECISION) return NONE;
    return match.round.phase() == Phase::PLAY ? match.round.to_play() : match.round.forehand;
}

NextRound next_round(const RoundPlan& plan, const MatchState& match) {
    if (!match.started) return {1, 0, match.first_dealer};
    const RoundState& before = match.round;
    if (before.misdealt) return {before.number, before.extra, before.dealer};
    if (match.standing.contenders != 0) return {before.number, before.extra + 1, left_of(before.dealer)};
    const bool passes = before.number % plan.block_length == 0;
    return {before.number + 1, 0, left_of(before.dealer, passes ? 1 : 0)};
}

void check_next(const RoundPlan& plan, const Standing& standing, const NextRound& next) {
    const bool given = next.extra != 0 || plan.scheduled(next.number) != NONE;
    if (!given && choices(plan, standing, left_of(next.dealer, plan.forehand_step)) == 0) {
        refuse("forehand has no contract left for round " + std::to_string(next.number));
    }
}

void start_round(const RoundPlan& plan, MatchState& match, const NextRound& next) {
    check_next(plan, match.standing, next);
    const int contract = next.extra != 0 ? plan.extra_contract : plan.scheduled(next.number);
    const bool again = match.started && match.round.misdealt;
    const RoundState* before = again ? &match.round : nullptr;
    begin_round(plan, match.round, next.number, next.extra, next.dealer, contract, before);
    match.started = true;
    ++match.n;
}

void score_round(const RoundPlan& plan, MatchState& match) {
    RoundState& round = match.round;
    Standing& standing = match.standing;
    const std::array<int, PLAYERS> points = scores(plan, round);
    RoundResult& last = standing.last;
    last.number = round.number;
    last.extra = round.extra;
    last.dealer = round.dealer;
    last.forehand = round.forehand;
    last.contract = round.contract;
    last.trump = round.trump;
    last.tricks = round.won;
    last.aside = round.aside;
    for (std::size_t seat = 0; seat < PLAYERS; ++seat) last.scores[seat] = static_cast<std::int8_t>(points[seat]);
    round.phases = 0;
    round.scored = true;
    ++match.n;
    if (round.extra != 0) {
        int best = -1000;
        for (std::size_t seat = 0; seat < PLAYERS; ++seat) {
            if (standing.contenders >> seat & 1) best = std::max(best, points[seat]);
        }
        for (std::size_t seat = 0; seat < PLAYERS; ++seat) {
            if (points[seat] != best) standing.contenders &= static_cast<std::uint8_t>(~(1U << seat));
        }
        const unsigned level = standing.contenders;
        standing.decided = std::has_single_bit(level) || round.extra == MOST_EXTRA_ROUNDS;
        return;
    }
    if (round.contract < plan.allowed) ++standing.used[round.forehand][round.contract];
    for (std::size_t seat = 0; seat < PLAYERS; ++seat) standing.totals[seat] += points[seat];
    if (round.number < plan.rounds) return;
    const int top = *std::max_element(standing.totals.begin(), standing.totals.end());
    unsigned leaders = 0;
    for (std::size_t seat = 0; seat < PLAYERS; ++seat) {
        if (standing.totals[seat] == top) leaders |= 1U << seat;
    }
    if (plan.extra_rounds && !std::has_single_bit(leaders)) {
        standing.contenders = static_cast<std::uint8_t>(leaders);
    } else {
        standing.decided = true;
    }
}

void end_match(MatchState& match) {
    const Standing& standing = match.standing;
    const auto key = [&standing](std::size_t seat) {
        const int contends = standing.contenders >> seat & 1;
        return (std::int64_t{contends} << 40) + standing.totals[seat];
    };
    for (std::size_t seat = 0; seat < PLAYERS; ++seat) {
        std::uint8_t place = 1;
        for (std::size_t other = 0; other < PLAYERS; ++other) {
            if (key(other) > key(seat)) ++place;
        }
        match.places[seat] = place;
    }
    match.ended = true;
    ++match.n;
}

}  // namespace bismarck
