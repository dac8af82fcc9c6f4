// The parts of the Python module; each is bound in a file of its own.
#pragma once

#include <nanobind/nanobind.h>

#include <array>
#include <vector>

#include "bismarck/match.hpp"
#include "bismarck/play.hpp"

namespace bismarck::binding {

// The score sheet that Python sends: how often each seat has played each contract, and the totals. Throws
// std::invalid_argument where it is none of *plan*'s.
Standing read_sheet(const RoundPlan& plan, const std::vector<std::vector<int>>& used,
                    const std::array<int, PLAYERS>& totals);

// The position that Python sends: three masks, a strain, the leader and the numbers of the cards in the trick. Throws
// std::invalid_argument where these are none.
Position read_position(const std::array<std::uint64_t, PLAYERS>& hands, int strain, int leader,
                       const std::vector<int>& trick, bool must_trump);

void add_play(nanobind::module_& module);
void add_plan(nanobind::module_& module);
void add_match(nanobind::module_& module);
void add_batch(nanobind::module_& module);
void add_worlds(nanobind::module_& module);
void add_vector(nanobind::module_& module);
void add_trials(nanobind::module_& module);
void add_maxn(nanobind::module_& module);
void add_chooser(nanobind::module_& module);
void add_search(nanobind::module_& module);
void add_bots(nanobind::module_& module);
void add_proof(nanobind::module_& module);

}  // namespace bismarck::binding
