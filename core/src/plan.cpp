#include "bismarck/plan.hpp"

#include <bit>
#include <initializer_list>
#include <string>

#include "bismarck/errors.hpp"

namespace bismarck {
namespace {

void require(bool met, const char* what) {
    if (!met) refuse(std::string("a round plan that cannot be played: ") + what);
}

int place(Phases phases, Phase wanted) {
    for (int found = 0; phases; phases >>= 4, ++found) {
        if (first(phases) == wanted) return found;
    }
    return -1;
}

// Each phase at most once, and those of a whole round in an order in which each has what it needs.
void check_phases(const RoundPlan& plan, const ContractPlan& contract, Phases phases, bool chosen) {
    unsigned seen = 0;
    for (Phases rest = phases; rest; rest >>= 4) {
        const auto phase = static_cast<unsigned>(first(rest));
        require(phase != 0 && phase <= static_cast<unsigned>(Phase::SCORE), "an unknown phase");
        require(!(seen >> phase & 1), "a phase stands twice");
        seen |= 1U << phase;
    }
    const auto at = [phases](Phase phase) { return place(phases, phase); };
    for (const Phase phase : {Phase::TALON, Phase::HANDS, Phase::ANNOUNCE, Phase::DISCARD, Phase::PLAY, Phase::SCORE}) {
        require(at(phase) >= 0, "a phase is missing");
    }
    require(at(Phase::PLAY) + 1 == at(Phase::SCORE) && (phases >> 4 * (at(Phase::SCORE) + 1)) == 0,
            "a round ends with play and score");
    require((at(Phase::TAKE) >= 0) != plan.talon_with_hand, "a talon is taken unless it is dealt with the hand");
    require(!plan.talon_with_hand || !contract.may_leave, "a talon dealt with the hand cannot be left");
    if (at(Phase::TAKE) >= 0) {
        require(at(Phase::TAKE) + 1 == at(Phase::DISCARD), "the discard follows the talon");
    }
    const int taken = at(Phase::TAKE) >= 0 ? at(Phase::TAKE) : at(Phase::DISCARD);
    require(at(Phase::TALON) < taken && at(Phase::HANDS) < taken && at(Phase::ANNOUNCE) < taken,
            "cards are dealt and the contract is announced before the exchange");
    require((at(Phase::CUT) >= 0) == (contract.trump_from == TrumpFrom::CUT), "a cut is for a contract cut for");
    require(at(Phase::CUT) < taken, "the cut comes before the exchange");
    const bool names = contract.trump_from == TrumpFrom::AFTER_EXCHANGE;
    require((at(Phase::NAME_TRUMP) >= 0) == names, "a trump is named after the exchange where the contract says so");
    require(!names || at(Phase::NAME_TRUMP) + 1 == at(Phase::PLAY), "a trump is named just before play");
    const Phases before = phases & ((Phases{1} << 4 * (at(Phase::ANNOUNCE) + 1)) - 1);
    require(!chosen || before == plan.before_choice, "what comes before a choice is the same for every contract");
    require(contract.trump_from != TrumpFrom::CUT || at(Phase::ANNOUNCE) < at(Phase::CUT),
            "the contract is announced before the cut");
}

void check_contract(const RoundPlan& plan, const ContractPlan& contract) {
    require(contract.scoring <= Scoring::QUEEN_OF_SPADES, "an unknown scoring");
    require(contract.trump_from <= TrumpFrom::CUT, "an unknown source of trumps");
    require((contract.trump_from == TrumpFrom::FIXED) == (contract.trump < SUITS) && contract.trump <= NO_TRUMP,
            "a trump is given where it is fixed");
    require(contract.limit >= 1, "a limit is 1 or more");
    require(contract.quotas[0] >= 0 && contract.quotas[1] >= 0, "a quota is 0 or more");
    require(contract.weight >= 0, "a weight is 0 or more");
    require((contract.counted & ~FULL_PACK) == 0, "the cards counted are a mask of 52 bits");
    const bool counts_tricks = contract.scoring == Scoring::TRICKS_OVER || contract.scoring == Scoring::TRICKS_UNDER;
    const int units = counts_tricks ? plan.hand_size : contract.weight * std::popcount(contract.counted & plan.deck);
    require(!counts_tricks || contract.counted == 0, "cards are counted where tricks are");
    require(contract.quotas[0] + 2 * contract.quotas[1] == units, "the quotas add up to what is shared out");
    require(units <= 127, "a round shares out at most 127 units");  // a score is a signed byte
    const bool named =
        contract.trump_from == TrumpFrom::WITH_CONTRACT || contract.trump_from == TrumpFrom::AFTER_EXCHANGE;
    require(!named || plan.strains != 0, "a trump is named, but no strain may be");
    check_phases(plan, contract, contract.scheduled, false);
    check_phases(plan, contract, contract.chosen, true);
}

// Every forehand must have a contract left whenever it chooses.
void check_limits(const RoundPlan& plan) {
    int total = 0;
    int least = NONE;
    int most = 0;
    for (int index = 0; index < plan.allowed; ++index) {
        const int limit = plan.contract[static_cast<std::size_t>(index)].limit;
        least = limit < least ? limit : least;
        most = limit > most ? limit : most;
        total += limit;
    }
    require(!plan.each_block || least == most || (plan.steps > 0 && !plan.then_free),
            "a block has one of each contract");
    if (most == NONE) return;
    std::array<int, PLAYERS> turns{};
    for (int number = 0; number < plan.rounds; ++number) {
        const int turn = number / plan.block_length % PLAYERS;
        require(++turns[static_cast<std::size_t>(turn)] <= total, "more rounds than the limits allow");
    }
}

}  // namespace

void check(const RoundPlan& plan) {
    require((plan.deck & ~FULL_PACK) == 0, "the deck is a mask of 52 bits");
    require(plan.hand_size >= 1 && plan.hand_size <= MOST_TRICKS &&
                std::popcount(plan.deck) == PLAYERS * plan.hand_size + TALON,
            "the deck is three hands and four cards");
    require(plan.forehand_step < PLAYERS && plan.lead_step < PLAYERS, "a step is 0 to 2 seats");
    require(plan.unit <= ScheduleUnit::ROUND_OF_THREE, "an unknown unit of the schedule");
    require(plan.strains < 1U << STRAINS, "an unknown strain");
    require(plan.allowed >= 1 && plan.allowed <= MOST_ALLOWED, "the rules have 1 to 8 contracts");
    require(plan.contracts >= plan.allowed && plan.contracts <= MOST_CONTRACTS, "there are 1 to 9 contracts");
    require(!plan.extra_rounds || plan.extra_contract < plan.contracts, "extra rounds need a contract");
    require(plan.steps <= MOST_STEPS, "a schedule has at most 64 steps");
    require(plan.rounds >= 1 && plan.rounds <= MOST_ROUNDS, "a match has 1 to 1000 rounds");
    require(plan.block_length >= 1 && plan.block_length <= MOST_ROUNDS, "a block has 1 to 1000 rounds");
    require(!plan.talon_with_hand || !plan.talon_first, "a talon dealt with the hand is the last of the deck");
    for (int step = 0; step < plan.steps; ++step) {
        require(plan.schedule[static_cast<std::size_t>(step)] < plan.allowed, "an unknown contract in the schedule");
    }
    require(place(plan.before_choice, Phase::ANNOUNCE) >= 0, "a choice has a phase");
    for (int index = 0; index < plan.contracts; ++index) {
        check_contract(plan, plan.contract[static_cast<std::size_t>(index)]);
    }
    check_limits(plan);
}

}  // namespace bismarck
