#include "bismarck/chooser.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "bismarck/greedy.hpp"

namespace bismarck {
namespace {

using worth::Kind;

double usual_hand(const RoundPlan& plan) {
    return plan.hand_size / 16.0;
}

}  // namespace

Turn turn_of(const RoundPlan& plan, const MatchState& match) {
    const RoundState& round = match.round;
    Turn turn{worth::Seen(plan, round), forehand_of(plan, round)};
    turn.used = match.standing.used[round.forehand];
    const int forced = forced_contract(plan, match);
    turn.open = forced == NONE ? choices(plan, match.standing, round.forehand) : 1U << forced;
    turn.turns = worth::turns_to_come(plan, match, round.forehand);
    return turn;
}

Chooser::Chooser(const RoundPlan& plan, const worth::ContractValues* values)
    : plan_(plan), values_(values), rules_(plan) {}

double Chooser::open_value(const Turn& turn, const ContractPlan& contract, int& strain) const {
    const std::uint64_t cards = turn.seen.cards;
    const Kind kind = worth::kind_of(contract);
    switch (kind) {
        case Kind::NO_TRUMP:
            return values_->no_trump(cards);
        case Kind::TRICKS_UNDER:
            return values_->tricks_under(cards);
        case Kind::FIXED_TRUMP:
            return values_->trump(cards, contract.trump);
        case Kind::CHOSEN_TRUMP: {
            double best = -1e30;
            for (unsigned rest = plan_.strains; rest; rest &= rest - 1) {
                const int named = std::countr_zero(rest);
                const double value = named == NO_TRUMP ? values_->no_trump(cards) : values_->trump(cards, named);
                if (value > best) {
                    best = value;
                    strain = named;
                }
            }
            return best;
        }
        case Kind::UNKNOWN_TRUMP: {
            if (contract.trump_from == TrumpFrom::FIRST_TALON_CARD && turn.seen.first_card_suit != NONE) {
                return values_->trump(cards, turn.seen.first_card_suit);
            }
            double total = 0.0;
            for (int suit = 0; suit < SUITS; ++suit) total += values_->trump(cards, suit);
            return total / SUITS;
        }
        case Kind::HEARTS_UNDER:
        case Kind::QUEEN_OF_SPADES:
            break;
    }
    return worth::estimate<Portable>(worth::RULES, contract, cards, worth::Sight::TALON, plan_.strains, NONE);
}

Chosen Chooser::valued(const Turn& turn, int contract, int playouts, Rng& rng) const {
    const ContractPlan& played = plan_.contract[static_cast<std::size_t>(contract)];
    const bool first_card = played.trump_from == TrumpFrom::FIRST_TALON_CARD;
    Chosen chosen;
    chosen.contract = contract;
    if (turn.seen.sight == worth::Sight::TALON && values_ != nullptr) {
        chosen.score = worth::under_rules(open_value(turn, played, chosen.strain), played, plan_);
    } else {
        const int known = first_card ? turn.seen.first_card_suit : NONE;
        const double score =
            worth::estimate<Portable>(worth::RULES, played, turn.seen.cards, turn.seen.sight, plan_.strains, known);
        chosen.score = worth::under_rules(score, played, plan_);
        if (played.names_trump_with_it()) {
            chosen.strain =
                worth::best_strain<Portable>(worth::RULES, turn.seen.cards, plan_.strains, turn.seen.sight).strain;
        }
        if (playouts > 0 && turn.seen.sight != worth::Sight::TALON) {
            Forehand known_now = turn.known;
            known_now.contract = contract;
            known_now.trump = played.trump_from == TrumpFrom::NONE || played.trump_from == TrumpFrom::FIXED
                                  ? played.trump
                              : first_card ? turn.seen.first_card_suit
                                           : chosen.strain;
            chosen.score = preludes(false).played_score(plan_, known_now, playouts, rng);
        }
    }
    if (!played.names_trump_with_it()) chosen.strain = NONE;
    return chosen;
}

std::vector<Chosen> Chooser::ranked(const Choices& choices, const Turn& turn, Rng& rng) {
    const int count = std::popcount(turn.open);
    const int playouts = count > 1 ? static_cast<int>(choices.playouts) / count : 0;
    std::vector<Chosen> found;
    for (unsigned rest = turn.open; rest; rest &= rest - 1) {
        Chosen chosen = valued(turn, std::countr_zero(rest), playouts, rng);
        chosen.merit = chosen.score;
        if (choices.by == Foresight::PLAN && count > 1) {
            chosen.merit = planner(turn.seen.sight).merit(chosen.score, turn.used, chosen.contract, turn.turns);
        }
        found.push_back(chosen);
    }
    std::stable_sort(found.begin(), found.end(), [](const Chosen& a, const Chosen& b) { return a.merit > b.merit; });
    return found;
}

Chosen Chooser::contract(const Choices& choices, const MatchState& match, int wished, Rng& rng) {
    Turn turn = turn_of(plan_, match);
    if (wished != NONE) turn.open = 1U << wished;
    Chosen chosen;
    if (choices.by == Foresight::NOW || choices.by == Foresight::PLAN) return ranked(choices, turn, rng).front();
    const bool only = std::has_single_bit(turn.open);
    if (choices.by == Foresight::RULES) {
        chosen.contract = only ? std::countr_zero(turn.open) : rules_.contract(match);
    } else {
        chosen.contract = greedy::best_contract<Portable>(plan_, turn.open, turn.seen.cards);
    }
    if (plan_.contract[static_cast<std::size_t>(chosen.contract)].names_trump_with_it()) {
        chosen.strain = choices.by == Foresight::RULES ? rules_.strain(match.round)
                                                       : greedy::best_trump<Portable>(turn.seen.cards, plan_.strains);
    }
    return chosen;
}

std::uint64_t Chooser::discard(const Choices& choices, const RoundState& round, Rng& rng) {
    switch (choices.by) {
        case Foresight::GREEDY:
            return greedy::discard<Portable>(round.hands[round.forehand], round.trump,
                                             plan_.contract[round.contract].scoring);
        case Foresight::RULES:
            return rules_.discard(round);
        case Foresight::NOW:
        case Foresight::PLAN:
            break;
    }
    const Forehand seen = forehand_of(plan_, round);
    const int playouts = static_cast<int>(choices.playouts);
    return preludes(false).discards(plan_, seen, choices.candidates, playouts, rng).front().aside;
}

int Chooser::strain(const Choices& choices, const RoundState& round, Rng& rng) {
    const std::uint64_t hand = round.hands[round.forehand];
    switch (choices.by) {
        case Foresight::GREEDY:
            return greedy::best_trump<Portable>(hand, plan_.strains);
        case Foresight::RULES:
            return rules_.strain(hand);
        case Foresight::NOW:
        case Foresight::PLAN:
            break;
    }
    return preludes(false).named_trump(plan_, forehand_of(plan_, round), static_cast<int>(choices.playouts), rng);
}

worth::Planner& Chooser::planner(worth::Sight sight) {
    std::optional<worth::Planner>& planner = planners_[static_cast<std::size_t>(sight)];
    if (planner) return *planner;
    worth::Prospects prospects;
    for (std::size_t index = 0; index < plan_.allowed; ++index) {
        const ContractPlan& contract = plan_.contract[index];
        const auto kind = static_cast<std::size_t>(worth::kind_of(contract));
        const worth::Outlook& usual = worth::RULES.outlook[static_cast<std::size_t>(sight)][kind];
        prospects.outlooks.push_back(
            {worth::under_rules(usual.mean, contract, plan_), usual.deviation * usual_hand(plan_)});
    }
    if (sight == worth::Sight::TALON && values_ != nullptr) {
        // One row for each class of open cards with spades marked: every contract's value follows from the cards.
        const worth::OpenClasses& classes = worth::open_classes();
        for (std::size_t number = 0; number < worth::MARKED_CLASSES; ++number) {
            Turn turn{};
            turn.seen.cards = classes.example(number, true);
            prospects.weights.push_back(static_cast<float>(classes.sets(number, true)));
            for (std::size_t index = 0; index < plan_.allowed; ++index) {
                const ContractPlan& contract = plan_.contract[index];
                int strain = NONE;
                const double value = open_value(turn, contract, strain);
                prospects.rows.push_back(static_cast<float>(worth::under_rules(value, contract, plan_)));
            }
        }
    }
    planner.emplace(plan_, std::move(prospects));
    return *planner;
}

}  // namespace bismarck
