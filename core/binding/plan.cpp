#include "bismarck/plan.hpp"

#include <nanobind/stl/array.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <stdexcept>
#include <vector>

#include "binding/parts.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace bismarck::binding {
namespace {

std::uint64_t lanes_checked(std::uint64_t mask) {
    if (mask >> PACK) throw std::invalid_argument("a set of cards is a mask of 52 bits");
    return lanes_of(mask);
}

void make_contract(ContractPlan* made, std::uint8_t scoring, std::uint8_t trump_from, std::uint8_t trump,
                   bool may_leave, std::uint8_t limit, const std::array<std::int8_t, 2>& quotas, std::int8_t weight,
                   std::uint64_t counted, Phases chosen, Phases scheduled) {
    new (made) ContractPlan();
    made->scoring = static_cast<Scoring>(scoring);
    made->trump_from = static_cast<TrumpFrom>(trump_from);
    made->trump = trump;
    made->may_leave = may_leave;
    made->limit = limit;
    made->quotas = quotas;
    made->weight = weight;
    made->counted = lanes_checked(counted);
    made->chosen = chosen;
    made->scheduled = scheduled;
}

void make_plan(RoundPlan* made, std::uint64_t deck, std::uint8_t hand_size, std::uint8_t forehand_step,
               std::uint8_t lead_step, bool talon_first, bool talon_with_hand, bool talon_open, bool must_trump,
               bool misdeal, bool extra_rounds, bool each_block, bool then_free, std::uint8_t unit,
               std::uint8_t strains, std::uint8_t allowed, std::uint8_t extra_contract, std::uint16_t block_length,
               std::uint16_t rounds, Phases before_choice, const std::vector<std::uint8_t>& schedule,
               const std::vector<ContractPlan>& contracts) {
    if (schedule.size() > MOST_STEPS) throw std::invalid_argument("a schedule has at most 64 steps");
    if (contracts.size() > MOST_CONTRACTS) throw std::invalid_argument("a plan has at most 9 contracts");
    RoundPlan plan{};
    plan.deck = lanes_checked(deck);
    plan.hand_size = hand_size;
    plan.forehand_step = forehand_step;
    plan.lead_step = lead_step;
    plan.talon_first = talon_first;
    plan.talon_with_hand = talon_with_hand;
    plan.talon_open = talon_open;
    plan.must_trump = must_trump;
    plan.misdeal = misdeal;
    plan.extra_rounds = extra_rounds;
    plan.each_block = each_block;
    plan.then_free = then_free;
    plan.unit = static_cast<ScheduleUnit>(unit);
    plan.strains = strains;
    plan.allowed = allowed;
    plan.contracts = static_cast<std::uint8_t>(contracts.size());
    plan.extra_contract = extra_contract;
    plan.steps = static_cast<std::uint8_t>(schedule.size());
    plan.block_length = block_length;
    plan.rounds = rounds;
    plan.before_choice = before_choice;
    std::copy(schedule.begin(), schedule.end(), plan.schedule.begin());
    std::copy(contracts.begin(), contracts.end(), plan.contract.begin());
    check(plan);
    new (made) RoundPlan(plan);
}

}  // namespace

void add_plan(nb::module_& module) {
    nb::class_<ContractPlan>(module, "ContractPlan", "A contract as the kernel plays it.")
        .def("__init__", &make_contract, nb::kw_only(), "scoring"_a, "trump_from"_a, "trump"_a, "may_leave"_a,
             "limit"_a, "quotas"_a, "weight"_a, "counted"_a, "chosen"_a, "scheduled"_a);
    nb::class_<RoundPlan>(module, "RoundPlan", "A game of the family as the kernel plays it.")
        .def("__init__", &make_plan, nb::kw_only(), "deck"_a, "hand_size"_a, "forehand_step"_a, "lead_step"_a,
             "talon_first"_a, "talon_with_hand"_a, "talon_open"_a, "must_trump"_a, "misdeal"_a, "extra_rounds"_a,
             "each_block"_a, "then_free"_a, "unit"_a, "strains"_a, "allowed"_a, "extra_contract"_a, "block_length"_a,
             "rounds"_a, "before_choice"_a, "schedule"_a, "contracts"_a)
        .def(
            "to_bytes", [](const RoundPlan& plan) { return nb::bytes(&plan, sizeof(plan)); },
            "The plan as the WebAssembly build of the same version reads it.")
        .def_prop_ro("hand_size", [](const RoundPlan& plan) { return plan.hand_size; })
        .def_prop_ro("rounds", [](const RoundPlan& plan) { return plan.rounds; });
}

}  // namespace bismarck::binding
