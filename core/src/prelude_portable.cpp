#include "bismarck/prelude_loops.hpp"

namespace bismarck {

const PreludeTable& portable_preludes() {
    return PreludeLoops<Portable>::TABLE;
}

const PreludeTable& preludes(bool portable) {
    const PreludeTable* fast = portable || !has_bmi2() ? nullptr : bmi2_preludes();
    return fast != nullptr ? *fast : portable_preludes();
}

Forehand forehand_of(const RoundPlan& plan, const RoundState& round) {
    Forehand seen;
    seen.contract = round.contract;
    seen.trump = round.trump;
    const bool knows_talon =
        round.talon_dealt && (plan.talon_open || plan.talon_with_hand || round.taken == Taken::YES);
    if (knows_talon) seen.talon = round.deal.talon_set();
    seen.exchanged = round.aside != 0;
    if (round.taken == Taken::YES || plan.talon_open) seen.aside = round.aside;
    seen.own = round.hands[round.forehand];
    if (!seen.exchanged) seen.own |= seen.talon;
    return seen;
}

}  // namespace bismarck
