#include "bismarck/play.hpp"

#include <nanobind/stl/array.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>
#include <vector>

#include "binding/parts.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace bismarck::binding {
namespace {

std::uint64_t count_lines(const std::array<std::uint64_t, PLAYERS>& hands, int strain, int leader,
                          const std::vector<int>& trick, int depth, bool must_trump) {
    if (depth < 0) throw std::invalid_argument("a depth is 0 or more cards");
    const Position position = read_position(hands, strain, leader, trick, must_trump);
    const nb::gil_scoped_release released;
    return perft(position, depth);
}

}  // namespace

Position read_position(const std::array<std::uint64_t, PLAYERS>& hands, int strain, int leader,
                       const std::vector<int>& trick, bool must_trump) {
    if (trick.size() >= PLAYERS) throw std::invalid_argument("an open trick has 0 to 2 cards");
    return bismarck::read_position(hands, strain, leader, trick.data(), static_cast<int>(trick.size()), must_trump);
}

void add_play(nb::module_& module) {
    module.def("perft", &count_lines, "hands"_a, "strain"_a, "leader"_a, "trick"_a, "depth"_a, nb::kw_only(),
               "must_trump"_a,
               "The number of legal sequences of exactly depth cards, or of all cards where fewer are left.");
}

}  // namespace bismarck::binding
