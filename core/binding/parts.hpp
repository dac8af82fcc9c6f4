// The parts of the Python module; each is bound in a file of its own.
#pragma once

#include <nanobind/nanobind.h>

namespace bismarck::binding {

void add_play(nanobind::module_& module);

}  // namespace bismarck::binding
