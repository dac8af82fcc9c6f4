// The parts of the Python module; each is bound in a file of its own.
#pragma once

#include <nanobind/nanobind.h>

namespace bismarck::binding {

void add_play(nanobind::module_& module);
void add_plan(nanobind::module_& module);
void add_match(nanobind::module_& module);
void add_batch(nanobind::module_& module);
void add_worlds(nanobind::module_& module);
void add_vector(nanobind::module_& module);

}  // namespace bismarck::binding
