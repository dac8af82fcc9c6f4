#include "bismarck/batch_loops.hpp"

namespace bismarck {

const BatchTable& portable_batches() {
    return BatchLoops<Portable>::TABLE;
}

const BatchTable& batches(bool portable) {
    const BatchTable* fast = portable || !has_bmi2() ? nullptr : bmi2_batches();
    return fast != nullptr ? *fast : portable_batches();
}

}  // namespace bismarck
