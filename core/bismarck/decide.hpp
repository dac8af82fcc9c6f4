// From a wish to what happened: the only place that refuses. And what happens by itself.
#pragma once

#include <array>
#include <cstdint>

#include "bismarck/match.hpp"

namespace bismarck {

enum class ActionKind : std::uint8_t { CHOOSE, TAKE, LEAVE, DISCARD, NAME_TRUMP, PLAY, CALL_MISDEAL };

struct Action {
    ActionKind kind = ActionKind::PLAY;
    std::uint8_t contract = NONE;  // of CHOOSE; an index no contract has where the name is unknown
    std::uint8_t strain = NONE;    // of CHOOSE, NONE where it names none, and of NAME_TRUMP
    std::uint8_t card = NO_CARD;   // of PLAY
    std::uint64_t cards = 0;       // of DISCARD
};

// In the order of the engine's own codes, as far as the kernel gives them.
enum class Refusal : std::uint8_t {
    NONE,
    NOT_YOUR_TURN,
    WRONG_PHASE,
    MATCH_OVER,
    UNKNOWN_CONTRACT,
    CONTRACT_USED_UP,
    CONTRACT_SCHEDULED,
    STRAIN_NEEDED,
    STRAIN_NOT_NAMED_NOW,
    STRAIN_NOT_ALLOWED,
    DISCARD_COUNT,
    CARD_NOT_HELD,
    MUST_FOLLOW,
    MUST_TRUMP,
    MUST_TAKE,
    NO_MISDEAL,
};

enum class EventKind : std::uint8_t {
    NOTHING,
    ROUND_STARTED,
    CUT_SHOWN,
    TALON_DEALT,
    HANDS_DEALT,
    CONTRACT_ANNOUNCED,
    TALON_TAKEN,
    TALON_LEFT,
    DISCARDED,
    TRUMP_NAMED,
    CARD_PLAYED,
    MISDEALT,
    ROUND_SCORED,
    MATCH_ENDED,
};

// A fact. What a kind does not hold stays as it is here; `shown` has a bit for each of the sets that may be known.
struct Event {
    EventKind kind = EventKind::NOTHING;
    std::uint8_t seat = NONE;
    std::uint8_t contract = NONE;
    std::uint8_t strain = NONE;
    std::uint8_t card = NO_CARD;
    std::uint8_t extra = 0;
    std::uint8_t shown = 7;
    bool forced = false;
    std::uint16_t number = 0;
    std::array<std::uint8_t, TALON> talon{};
    std::array<std::uint8_t, PLAYERS> small{};   // tricks, or places
    std::array<std::int32_t, PLAYERS> points{};  // scores, or totals
    std::array<std::uint64_t, PLAYERS> sets{};   // the hands; the discard first
};

// Why *action* is refused to *seat* now, or NONE.
Refusal refusal(const RoundPlan& plan, const MatchState& match, int seat, const Action& action);

// What *action* does; it must not be refused.
Event act(const RoundPlan& plan, MatchState& match, const Action& action);

// What happens by itself: a round begins, cards fall as in *deal*, forced steps, scores, the end. Nothing where a
// decision is due or the match is over.
Event advance(const RoundPlan& plan, MatchState& match, const Deal& deal);

// What *seat* learns of *event*, which happened in a match of which forehand and plan are these.
Event seen_by(const RoundPlan& plan, int forehand, const Event& event, int seat);

}  // namespace bismarck
