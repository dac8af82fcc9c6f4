#include "bismarck/decide.hpp"

#include <bit>

namespace bismarck {
namespace {

Phase phase_of(ActionKind kind) {
    switch (kind) {
        case ActionKind::CHOOSE:
            return Phase::ANNOUNCE;
        case ActionKind::TAKE:
        case ActionKind::LEAVE:
            return Phase::TAKE;
        case ActionKind::DISCARD:
            return Phase::DISCARD;
        case ActionKind::NAME_TRUMP:
            return Phase::NAME_TRUMP;
        case ActionKind::PLAY:
        case ActionKind::CALL_MISDEAL:
            break;
    }
    return Phase::PLAY;
}

bool may_be_named(const RoundPlan& plan, int strain) {
    return strain < STRAINS && (plan.strains >> strain & 1) != 0;
}

Refusal refused_choice(const RoundPlan& plan, const MatchState& match, const Action& action) {
    const RoundState& round = match.round;
    if (round.scheduled || round.extra != 0) {
        if (action.contract != forced_contract(plan, match)) return Refusal::CONTRACT_SCHEDULED;
    } else if (action.contract >= plan.allowed) {
        return Refusal::UNKNOWN_CONTRACT;
    } else if (!(choices(plan, match.standing, round.forehand) >> action.contract & 1)) {
        return Refusal::CONTRACT_USED_UP;
    }
    if (plan.contract[action.contract].names_trump_with_it()) {
        if (action.strain == NONE) return Refusal::STRAIN_NEEDED;
        return may_be_named(plan, action.strain) ? Refusal::NONE : Refusal::STRAIN_NOT_ALLOWED;
    }
    return action.strain == NONE ? Refusal::NONE : Refusal::STRAIN_NOT_NAMED_NOW;
}

Refusal refused_card(const RoundPlan& plan, const RoundState& round, int card) {
    const std::uint64_t bit = card < 64 ? bit_of(card) : 0;
    const std::uint64_t hand = round.hands[static_cast<std::size_t>(round.to_play())];
    if ((hand & bit) == 0) return Refusal::CARD_NOT_HELD;
    if (legal_now(plan, round) & bit) return Refusal::NONE;
    const int led = suit_of(round.order[static_cast<std::size_t>(round.played - round.in_trick())]);
    return hand & lane_of(led) ? Refusal::MUST_FOLLOW : Refusal::MUST_TRUMP;
}

Refusal refused_discard(const RoundState& round, std::uint64_t cards) {
    if (std::popcount(cards) != TALON) return Refusal::DISCARD_COUNT;
    return cards & ~round.hands[round.forehand] ? Refusal::CARD_NOT_HELD : Refusal::NONE;
}

Event announced(const RoundPlan& plan, MatchState& match, int contract, int strain) {
    Event event;
    event.kind = EventKind::CONTRACT_ANNOUNCED;
    event.contract = static_cast<std::uint8_t>(contract);
    event.strain = static_cast<std::uint8_t>(strain);
    event.forced = forced_contract(plan, match) != NONE;
    announce(plan, match.round, contract, strain);
    return event;
}

Event dealt(const RoundPlan& plan, RoundState& round, const Deal& deal) {
    Event event;
    if (round.phase() == Phase::CUT) {
        event.kind = EventKind::CUT_SHOWN;
        event.card = deal.cut;
        show_cut(round, deal.cut);
    } else if (round.phase() == Phase::TALON) {
        event.kind = EventKind::TALON_DEALT;
        event.talon = deal.talon;
        deal_talon(plan, round, deal.talon);
    } else {
        event.kind = EventKind::HANDS_DEALT;
        event.sets = deal.hands;
        deal_hands(plan, round, deal.hands);
    }
    return event;
}

Event scored(const RoundPlan& plan, MatchState& match) {
    Event event;
    event.kind = EventKind::ROUND_SCORED;
    score_round(plan, match);
    const RoundResult& last = match.standing.last;
    event.small = last.tricks;
    for (std::size_t seat = 0; seat < PLAYERS; ++seat) event.points[seat] = last.scores[seat];
    event.sets[0] = last.aside;
    return event;
}

Event ended(MatchState& match) {
    Event event;
    event.kind = EventKind::MATCH_ENDED;
    end_match(match);
    event.points = match.standing.totals;
    event.small = match.places;
    return event;
}

}  // namespace

Refusal refusal(const RoundPlan& plan, const MatchState& match, int seat, const Action& action) {
    if (match.ended) return Refusal::MATCH_OVER;
    const RoundState& round = match.round;
    const bool running = match.started && round.phases != 0;
    if (!running) return Refusal::WRONG_PHASE;
    if (action.kind == ActionKind::CALL_MISDEAL) {
        return plan.misdeal && round.begun() ? Refusal::NONE : Refusal::NO_MISDEAL;
    }
    const Phase wanted = phase_of(action.kind);
    if (round.phase() != wanted) return Refusal::WRONG_PHASE;
    const int turn = to_act(plan, match);
    if (turn == NONE) return wanted == Phase::TAKE ? Refusal::MUST_TAKE : Refusal::WRONG_PHASE;
    if (turn != seat) return Refusal::NOT_YOUR_TURN;
    switch (action.kind) {
        case ActionKind::CHOOSE:
            return refused_choice(plan, match, action);
        case ActionKind::DISCARD:
            return refused_discard(round, action.cards);
        case ActionKind::NAME_TRUMP:
            return may_be_named(plan, action.strain) ? Refusal::NONE : Refusal::STRAIN_NOT_ALLOWED;
        case ActionKind::PLAY:
            return refused_card(plan, round, action.card);
        case ActionKind::TAKE:
        case ActionKind::LEAVE:
        case ActionKind::CALL_MISDEAL:
            break;
    }
    return Refusal::NONE;
}

Event act(const RoundPlan& plan, MatchState& match, const Action& action) {
    RoundState& round = match.round;
    ++match.n;
    Event event;
    switch (action.kind) {
        case ActionKind::CHOOSE:
            return announced(plan, match, action.contract, action.strain);
        case ActionKind::TAKE:
            event.kind = EventKind::TALON_TAKEN;
            event.talon = round.deal.talon;
            event.shown = 0;
            take_talon(round);
            break;
        case ActionKind::LEAVE:
            event.kind = EventKind::TALON_LEFT;
            leave_talon(round);
            break;
        case ActionKind::DISCARD:
            event.kind = EventKind::DISCARDED;
            event.sets[0] = action.cards;
            lay_aside(round, action.cards);
            break;
        case ActionKind::NAME_TRUMP:
            event.kind = EventKind::TRUMP_NAMED;
            event.strain = action.strain;
            name_trump(round, action.strain);
            break;
        case ActionKind::PLAY:
            event.kind = EventKind::CARD_PLAYED;
            event.seat = static_cast<std::uint8_t>(round.to_play());
            event.card = action.card;
            play_card(plan, round, action.card);
            break;
        case ActionKind::CALL_MISDEAL:
            event.kind = EventKind::MISDEALT;
            round.phases = 0;
            round.misdealt = true;
            break;
    }
    return event;
}

Event advance(const RoundPlan& plan, MatchState& match, const Deal& deal) {
    switch (due(plan, match)) {
        case Due::ROUND: {
            const NextRound next = next_round(plan, match);
            start_round(plan, match, next);
            Event event;
            event.kind = EventKind::ROUND_STARTED;
            event.number = static_cast<std::uint16_t>(next.number);
            event.extra = static_cast<std::uint8_t>(next.extra);
            event.seat = static_cast<std::uint8_t>(next.dealer);
            return event;
        }
        case Due::CARDS:
            ++match.n;
            return dealt(plan, match.round, deal);
        case Due::NOTHING:
            break;
        case Due::DECISION:
        case Due::OVER:
            return {};
    }
    switch (match.round.phase()) {
        case Phase::ANNOUNCE:
            ++match.n;
            return announced(plan, match, forced_contract(plan, match), NONE);
        case Phase::TAKE: {
            Action take;
            take.kind = ActionKind::TAKE;
            return act(plan, match, take);
        }
        case Phase::SCORE:
            return scored(plan, match);
        default:
            return ended(match);
    }
}

Event seen_by(const RoundPlan& plan, int forehand, const Event& event, int seat) {
    Event seen = event;
    const bool own = seat == forehand;
    switch (event.kind) {
        case EventKind::TALON_DEALT:
            seen.shown = plan.talon_open || (plan.talon_with_hand && own) ? 1 : 0;
            break;
        case EventKind::TALON_TAKEN:
            seen.shown = own && !plan.talon_open ? 1 : 0;
            break;
        case EventKind::HANDS_DEALT:
            seen.shown = static_cast<std::uint8_t>(1U << seat);
            for (int other = 0; other < PLAYERS; ++other) {
                if (other != seat) seen.sets[static_cast<std::size_t>(other)] = 0;
            }
            break;
        case EventKind::DISCARDED:
            seen.shown = own ? 1 : 0;
            if (!own) seen.sets[0] = 0;
            break;
        default:
            return seen;
    }
    if ((event.kind == EventKind::TALON_DEALT || event.kind == EventKind::TALON_TAKEN) && seen.shown == 0) {
        seen.talon = {};
    }
    return seen;
}

}  // namespace bismarck
