#include "bismarck/chooser.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <bit>
#include <stdexcept>
#include <tuple>
#include <vector>

#include "binding/parts.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace bismarck::binding {
namespace {

inline constexpr int MOST_PLAYOUTS = 1'000'000;

std::uint64_t cards_checked(const RoundPlan& plan, std::uint64_t mask, bool any_number) {
    const std::uint64_t cards = mask >> PACK ? 0 : lanes_of(mask);
    const bool four = std::popcount(cards) == TALON || cards == 0;
    if (mask >> PACK || cards & ~plan.deck || !(any_number || four)) {
        throw std::invalid_argument("expected cards of the deck, and four or none in the talon and aside");
    }
    return cards;
}

// The plan is copied: a chooser outlives the call that made it.
struct Choosing {
    RoundPlan plan;
    Chooser chooser;
    Choosing(const RoundPlan& rules, const worth::ContractValues* values) : plan(rules), chooser(plan, values) {}
    Choosing(const Choosing&) = delete;
    Choosing& operator=(const Choosing&) = delete;
};

Choices choices_of(bool plans, int candidates, int playouts) {
    if (candidates < 1 || candidates > 255) throw std::invalid_argument("expected 1 to 255 candidates of a discard");
    if (playouts < 0 || playouts > MOST_PLAYOUTS)
        throw std::invalid_argument("expected 0 to 1000000 rounds played out");
    return {plans ? Foresight::PLAN : Foresight::NOW, static_cast<std::uint8_t>(candidates),
            static_cast<std::uint32_t>(playouts)};
}

void check_contract(const RoundPlan& plan, int contract) {
    if (contract < 0 || contract >= plan.contracts) throw std::invalid_argument("an unknown contract");
}

std::vector<std::tuple<int, int, double, double>> contracts(Choosing& choosing, bool plans, int playouts,
                                                            std::uint64_t hand, std::uint64_t talon, bool hands_dealt,
                                                            int first_suit, const std::vector<int>& used, unsigned open,
                                                            int turns, std::uint64_t seed) {
    const RoundPlan& plan = choosing.plan;
    if (used.size() != plan.allowed) throw std::invalid_argument("expected a count for each contract of the rules");
    if (open == 0 || open >> plan.contracts) throw std::invalid_argument("no such contracts are open");
    Turn turn{};
    const std::uint64_t held = cards_checked(plan, hand, true);
    const std::uint64_t shown = cards_checked(plan, talon, false);
    turn.seen.cards = held | shown;
    turn.seen.sight = !hands_dealt ? worth::Sight::TALON : shown ? worth::Sight::HAND_AND_TALON : worth::Sight::HAND;
    turn.seen.first_card_suit = first_suit;
    turn.known.own = held | shown;
    turn.known.talon = shown;
    if (std::popcount(turn.known.own) > plan.hand_size + TALON) throw std::invalid_argument("forehand holds too much");
    for (std::size_t contract = 0; contract < used.size(); ++contract) {
        turn.used[contract] = static_cast<std::uint16_t>(used[contract]);
    }
    turn.open = open;
    turn.turns = turns;
    Rng rng(seed);
    std::vector<std::tuple<int, int, double, double>> told;
    const nb::gil_scoped_release released;
    for (const Chosen& chosen : choosing.chooser.ranked(choices_of(plans, 1, playouts), turn, rng)) {
        told.emplace_back(chosen.contract, chosen.strain, chosen.score, chosen.merit);
    }
    return told;
}

Forehand forehand_known(const RoundPlan& plan, int contract, int trump, std::uint64_t own, std::uint64_t talon,
                        std::uint64_t aside, bool exchanged) {
    check_contract(plan, contract);
    Forehand seen;
    seen.contract = contract;
    seen.trump = trump;
    seen.own = cards_checked(plan, own, true);
    seen.talon = cards_checked(plan, talon, false);
    seen.aside = cards_checked(plan, aside, false);
    seen.exchanged = exchanged;
    if (std::popcount(seen.own) != plan.hand_size + (exchanged ? 0 : TALON)) {
        throw std::invalid_argument("forehand holds another number of cards");
    }
    return seen;
}

std::vector<std::tuple<std::uint64_t, int, double, int>> discards(Choosing& choosing, int candidates, int playouts,
                                                                  int contract, int trump, std::uint64_t own,
                                                                  std::uint64_t talon, std::uint64_t seed) {
    const RoundPlan& plan = choosing.plan;
    if (trump != NONE && (trump < 0 || trump > NO_TRUMP)) throw std::invalid_argument("a strain is 0 to 4");
    const Forehand seen = forehand_known(plan, contract, trump, own, talon, 0, false);
    const Choices choices = choices_of(true, candidates, playouts);
    Rng rng(seed);
    std::vector<std::tuple<std::uint64_t, int, double, int>> told;
    const nb::gil_scoped_release released;
    for (const Laid& laid : preludes(false).discards(plan, seen, choices.candidates, playouts, rng)) {
        told.emplace_back(mask_of(laid.aside), laid.trump, laid.score, laid.rounds);
    }
    return told;
}

int named_trump(Choosing& choosing, int playouts, int contract, std::uint64_t own, std::uint64_t talon,
                std::uint64_t aside, std::uint64_t seed) {
    const Choices choices = choices_of(true, 1, playouts);
    const Forehand seen = forehand_known(choosing.plan, contract, NONE, own, talon, aside, true);
    Rng rng(seed);
    const nb::gil_scoped_release released;
    return preludes(false).named_trump(choosing.plan, seen, static_cast<int>(choices.playouts), rng);
}

double turns_worth(Choosing& choosing, int sight, const std::vector<int>& used, int turns) {
    if (sight < 0 || sight >= static_cast<int>(worth::SIGHTS)) throw std::invalid_argument("an unknown sight");
    if (used.size() != choosing.plan.allowed) throw std::invalid_argument("expected a count for each contract");
    worth::Used counts{};
    for (std::size_t contract = 0; contract < used.size(); ++contract) {
        counts[contract] = static_cast<std::uint16_t>(used[contract]);
    }
    const nb::gil_scoped_release released;
    return choosing.chooser.planner(static_cast<worth::Sight>(sight)).worth(counts, turns);
}

}  // namespace

void add_chooser(nb::module_& module) {
    nb::class_<Choosing>(module, "Chooser", "What forehand chooses before play.")
        .def(nb::init<const RoundPlan&, const worth::ContractValues*>(), "plan"_a, "values"_a.none(),
             nb::keep_alive<1, 3>())
        .def("contracts", &contracts, nb::kw_only(), "plans"_a, "playouts"_a, "hand"_a, "talon"_a, "hands_dealt"_a,
             "first_suit"_a, "used"_a, "open"_a, "turns"_a, "seed"_a,
             "Contract, strain, score and merit of each contract that is open, best first.")
        .def("discards", &discards, nb::kw_only(), "candidates"_a, "playouts"_a, "contract"_a, "trump"_a, "own"_a,
             "talon"_a, "seed"_a, "Cards, trump, score and rounds played of each candidate, best first.")
        .def("trump", &named_trump, nb::kw_only(), "playouts"_a, "contract"_a, "own"_a, "talon"_a, "aside"_a, "seed"_a,
             "The strain to name after the exchange.")
        .def("turns_worth", &turns_worth, nb::kw_only(), "sight"_a, "used"_a, "turns"_a,
             "What turns to come are worth in points when contracts have been played so often.");
}

}  // namespace bismarck::binding
