#include "bismarck/trial_loops.hpp"

namespace bismarck {

const TrialTable& portable_trials() {
    return TrialLoops<Portable>::TABLE;
}

const TrialTable& trials(bool portable) {
    const TrialTable* fast = portable || !has_bmi2() ? nullptr : bmi2_trials();
    return fast != nullptr ? *fast : portable_trials();
}

}  // namespace bismarck
