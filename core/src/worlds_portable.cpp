#include "bismarck/world_loops.hpp"

namespace bismarck {

const WorldTable& portable_worlds() {
    return WorldLoops<Portable>::TABLE;
}

const WorldTable& world_loops(bool portable) {
    const WorldTable* fast = portable || !has_bmi2() ? nullptr : bmi2_worlds();
    return fast != nullptr ? *fast : portable_worlds();
}

}  // namespace bismarck
