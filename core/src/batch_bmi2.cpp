// Compiled for machines with BMI2; where the compiler was not told to, there is nothing here.
#include "bismarck/batch_loops.hpp"

namespace bismarck {

#if defined(__BMI2__)
const BatchTable* bmi2_batches() {
    return &BatchLoops<Bmi2>::TABLE;
}
#else
const BatchTable* bmi2_batches() {
    return nullptr;
}
#endif

}  // namespace bismarck
