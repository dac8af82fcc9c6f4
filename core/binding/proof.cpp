#include "bismarck/proof.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/tuple.h>

#include <tuple>

#include "binding/parts.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace bismarck::binding {
namespace {

std::tuple<std::uint64_t, std::uint64_t, std::uint64_t, bool> prove_for(const Sight& sight, int cards,
                                                                        std::uint64_t worlds, std::uint64_t nodes) {
    const nb::gil_scoped_release released;
    ProofMemory memory;
    const Proof proof = prove(sight, {.cards = cards, .worlds = worlds, .nodes = nodes}, memory);
    return {mask_of(proof.right), proof.worlds, proof.nodes, proof.complete};
}

}  // namespace

void add_proof(nb::module_& module) {
    module.def("prove", &prove_for, "sight"_a, nb::kw_only(), "cards"_a, "worlds"_a, "nodes"_a,
               "The mask of the cards that are certainly right, the worlds looked at, the nodes it took, and whether "
               "these were all worlds.");
}

}  // namespace bismarck::binding
