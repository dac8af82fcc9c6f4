// Compiled for machines with BMI2; where the compiler was not told to, there is nothing here.
#include "bismarck/trial_loops.hpp"

namespace bismarck {

#if defined(__BMI2__)
const TrialTable* bmi2_trials() {
    return &TrialLoops<Bmi2>::TABLE;
}
#else
const TrialTable* bmi2_trials() {
    return nullptr;
}
#endif

}  // namespace bismarck
