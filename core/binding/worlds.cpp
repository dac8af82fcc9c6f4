#include "bismarck/worlds.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>

#include <stdexcept>
#include <utility>

#include "binding/parts.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace bismarck::binding {
namespace {

using Rows = nb::ndarray<std::uint64_t, nb::shape<-1, PLACES>, nb::c_contig, nb::device::cpu>;

void make_worlds(Worlds* made, const World& known, const World& possible,
                 const std::array<std::uint8_t, PLACES>& counts) {
    for (std::size_t place = 0; place < PLACES; ++place) {
        if (possible[place] >> PACK || known[place] >> PACK) throw std::invalid_argument("a set is a mask of 52 bits");
    }
    new (made) Worlds(Knowledge{known, possible, counts});
}

World* rows_in(const Rows& rows) {
    if (reinterpret_cast<std::uintptr_t>(rows.data()) % alignof(World) != 0) {
        throw std::invalid_argument("the array must be aligned to 8 bytes");
    }
    return reinterpret_cast<World*>(rows.data());
}

}  // namespace

void add_worlds(nb::module_& module) {
    nb::class_<Worlds>(module, "Worlds", "The worlds that fit what a player knows, numbered.")
        .def("__init__", &make_worlds, "known"_a, "possible"_a, "counts"_a)
        .def_prop_ro(
            "count",
            [](const Worlds& worlds) {
                const Wide count = worlds.count();
                return std::pair{static_cast<std::uint64_t>(count >> 64), static_cast<std::uint64_t>(count)};
            },
            "The high and the low half of how many there are.")
        .def(
            "sample",
            [](const Worlds& worlds, std::uint64_t seed, Rows into, bool portable) {
                World* rows = rows_in(into);
                const nb::gil_scoped_release released;
                world_loops(portable).sample(worlds, seed, 0, into.shape(0), rows);
            },
            "seed"_a, "into"_a.noconvert(), "portable"_a = false)
        .def(
            "list",
            [](const Worlds& worlds, std::uint64_t first, Rows into) {
                const std::uint64_t count = into.shape(0);
                if (first > worlds.count() || count > worlds.count() - first) {
                    throw std::invalid_argument("there are fewer worlds than that");
                }
                World* rows = rows_in(into);
                const nb::gil_scoped_release released;
                world_loops(false).list(worlds, first, count, rows);
            },
            "first"_a, "into"_a.noconvert());
}

}  // namespace bismarck::binding
