#include "bismarck/round.hpp"

#include <bit>

namespace bismarck {
namespace {

// *phases* without those of which *done* has the bit.
Phases without(Phases phases, unsigned done) {
    Phases kept = 0;
    for (int shift = 0; phases; phases >>= 4) {
        if (done >> (phases & 15) & 1) continue;
        kept |= (phases & 15) << shift;
        shift += 4;
    }
    return kept;
}

constexpr unsigned bit(Phase phase) {
    return 1U << static_cast<unsigned>(phase);
}

}  // namespace

void begin_round(const RoundPlan& plan, RoundState& round, int number, int extra, int dealer, int contract,
                 const RoundState* before) {
    const int kept_contract = before != nullptr ? before->contract : NONE;
    const int kept_trump = before != nullptr ? before->trump : UNKNOWN_TRUMP;
    const int kept_cut = before != nullptr ? before->deal.cut : NO_CARD;
    const bool kept_scheduled = before != nullptr && before->scheduled;
    const int forehand = left_of(dealer, plan.forehand_step);
    round.hands = {};
    round.gone = {};
    round.counted = {};
    round.won = {};
    round.voids = {};
    round.aside = 0;
    round.number = static_cast<std::uint16_t>(number);
    round.extra = static_cast<std::uint8_t>(extra);
    round.dealer = static_cast<std::uint8_t>(dealer);
    round.forehand = static_cast<std::uint8_t>(forehand);
    round.leader = static_cast<std::uint8_t>(left_of(forehand, plan.lead_step));
    round.deal.cut = NO_CARD;
    round.contract = NONE;
    round.trump = UNKNOWN_TRUMP;
    round.played = 0;
    round.taken = Taken::OPEN;
    round.talon_dealt = round.hands_dealt = round.misdealt = round.scored = false;
    round.scheduled = contract != NONE;
    round.shown_order.fill(NO_CARD);
    for (auto& leaders : round.shown_leaders) leaders.fill(NONE);
    round.phases = contract == NONE ? plan.before_choice : plan.contract[static_cast<std::size_t>(contract)].scheduled;
    if (kept_contract == NONE) return;
    const ContractPlan& again = plan.contract[static_cast<std::size_t>(kept_contract)];
    unsigned done = bit(Phase::ANNOUNCE);
    round.contract = static_cast<std::uint8_t>(kept_contract);
    if (again.trump_from != TrumpFrom::FIRST_TALON_CARD) round.trump = static_cast<std::uint8_t>(kept_trump);
    if (kept_cut != NO_CARD) done |= bit(Phase::CUT);
    if (round.trump != UNKNOWN_TRUMP) done |= bit(Phase::NAME_TRUMP);
    round.deal.cut = static_cast<std::uint8_t>(kept_cut);
    round.phases = without(kept_scheduled ? again.scheduled : again.chosen, done);
}

void announce(const RoundPlan& plan, RoundState& round, int contract, int strain) {
    const ContractPlan& announced = plan.contract[static_cast<std::size_t>(contract)];
    int trump = UNKNOWN_TRUMP;
    switch (announced.trump_from) {
        case TrumpFrom::NONE:
        case TrumpFrom::FIXED:
            trump = announced.trump;
            break;
        case TrumpFrom::WITH_CONTRACT:
            trump = strain;
            break;
        case TrumpFrom::FIRST_TALON_CARD:
            if (round.talon_dealt) trump = suit_of(round.deal.talon[0]);
            break;
        case TrumpFrom::AFTER_EXCHANGE:
        case TrumpFrom::CUT:
            break;
    }
    round.contract = static_cast<std::uint8_t>(contract);
    round.trump = static_cast<std::uint8_t>(trump);
    Phases rest = round.scheduled ? announced.scheduled : announced.chosen;
    while (first(rest) != Phase::ANNOUNCE) rest >>= 4;
    round.phases = rest >> 4;
}

void play_card(const RoundPlan& plan, RoundState& round, int card) {
    const int place = round.in_trick();
    const auto seat = static_cast<std::size_t>(left_of(round.leader, place));
    const std::uint64_t bit = bit_of(card);
    round.hands[seat] &= ~bit;
    round.gone[seat] |= bit;
    round.order[round.played] = static_cast<std::uint8_t>(card);
    round.shown_order[round.played] = NUMBERS[static_cast<std::size_t>(card)];
    if (place == 0) {
        const auto trick = static_cast<std::size_t>(round.tricks());
        round.leaders[trick] = round.leader;
        for (int viewer = 0; viewer < PLAYERS; ++viewer) {
            const int behind = left_of(round.leader, PLAYERS - viewer) % PLAYERS;
            round.shown_leaders[static_cast<std::size_t>(viewer)][trick] = static_cast<std::uint8_t>(behind);
        }
    } else {
        const int led = suit_of(round.order[static_cast<std::size_t>(round.played - place)]);
        if (suit_of(card) != led) {
            round.voids[seat] |= static_cast<std::uint8_t>(1U << led);
            const bool no_trumps = plan.must_trump && round.trump < SUITS && suit_of(card) != round.trump;
            if (no_trumps) round.voids[seat] |= static_cast<std::uint8_t>(1U << round.trump);
        }
    }
    ++round.played;
    if (place < PLAYERS - 1) return;
    const std::uint8_t* trick = &round.order[static_cast<std::size_t>(round.played - PLAYERS)];
    const std::uint64_t led = bit_of(trick[0]);
    const std::uint64_t second = bit_of(trick[1]);
    const int winning = winning_place(led, second, bit, lane_of(suit_of(trick[0])), lane_of(round.trump));
    const auto winner = static_cast<std::size_t>(left_of(round.leader, winning));
    ++round.won[winner];
    round.counted[winner] |= (led | second | bit) & plan.contract[round.contract].counted;
    round.leader = static_cast<std::uint8_t>(winner);
    if (round.played == PLAYERS * plan.hand_size) advance_phase(round);
}

std::array<int, PLAYERS> scores(const RoundPlan& plan, const RoundState& round) {
    const ContractPlan& contract = plan.contract[round.contract];
    std::array<int, PLAYERS> result{};
    for (std::size_t seat = 0; seat < PLAYERS; ++seat) {
        const bool forehand = seat == round.forehand;
        int units = round.won[seat];
        if (contract.scoring == Scoring::HEARTS_UNDER || contract.scoring == Scoring::QUEEN_OF_SPADES) {
            const std::uint64_t laid = forehand ? round.aside & contract.counted : 0;
            units = contract.weight * std::popcount(round.counted[seat] | laid);
        }
        const int over = units - contract.quotas[forehand ? 0 : 1];
        result[seat] = contract.scoring == Scoring::TRICKS_OVER ? over : -over;
    }
    return result;
}

}  // namespace bismarck
