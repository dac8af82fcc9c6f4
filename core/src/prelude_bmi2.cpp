// Compiled for machines with BMI2; where the compiler was not told to, there is nothing here.
#include "bismarck/prelude_loops.hpp"

namespace bismarck {

#if defined(__BMI2__)
const PreludeTable* bmi2_preludes() {
    return &PreludeLoops<Bmi2>::TABLE;
}
#else
const PreludeTable* bmi2_preludes() {
    return nullptr;
}
#endif

}  // namespace bismarck
