#include "bismarck/search/maxn.hpp"

#include <nanobind/stl/array.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <array>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

#include "binding/parts.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace bismarck::binding {
namespace {

// The tricks of A, B and C, the number of the card to play (-1 where none is left), nodes, whether it is exact.
using Found = std::tuple<std::array<int, PLAYERS>, int, std::uint64_t, bool>;

Found solve(const std::array<std::uint64_t, PLAYERS>& hands, int strain, int leader, const std::vector<int>& trick,
            int rule, bool must_trump, bool avoid, std::uint64_t nodes, double ms, bool portable) {
    if (rule != 0 && rule != 1) throw std::invalid_argument("a tie rule is 0 or 1, got " + std::to_string(rule));
    const Position position = read_position(hands, strain, leader, trick, must_trump);
    const nb::gil_scoped_release released;
    search::MaxnSolver solver;
    const search::MaxnAnswer answer =
        solver.solve(position, rule == 0 ? search::TieRule::FIRST : search::TieRule::EVEN,
                     avoid ? search::Aim::AVOID : search::Aim::TAKE, {nodes, ms, nullptr}, portable);
    const int best = answer.best == NO_CARD ? -1 : index_of(answer.best);
    return {answer.tricks, best, answer.nodes, answer.exact};
}

}  // namespace

void add_maxn(nb::module_& module) {
    module.attr("MAXN_CARDS") = search::MAXN_CARDS;
    module.def("solve_maxn", &solve, "hands"_a, "strain"_a, "leader"_a, "trick"_a, "rule"_a, nb::kw_only(),
               "must_trump"_a, "avoid"_a, "nodes"_a = 0, "ms"_a = 0.0, "portable"_a = false,
               "Everyone's tricks, the card to play or -1, nodes, and whether the budget sufficed. Rule 0 takes the "
               "first of equal cards, 1 the one that shares the rest most evenly.");
}

}  // namespace bismarck::binding
