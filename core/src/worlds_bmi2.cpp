// Compiled for machines with BMI2; where the compiler was not told to, there is nothing here.
#include "bismarck/world_loops.hpp"

namespace bismarck {

#if defined(__BMI2__)
const WorldTable* bmi2_worlds() {
    return &WorldLoops<Bmi2>::TABLE;
}
#else
const WorldTable* bmi2_worlds() {
    return nullptr;
}
#endif

}  // namespace bismarck
