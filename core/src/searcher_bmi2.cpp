// Compiled for machines with BMI2; where the compiler was not told to, there is nothing here.
#include "bismarck/search_loops.hpp"

namespace bismarck {

#if defined(__BMI2__)
const SearchTable* bmi2_searches() {
    return &SearchLoops<Bmi2>::TABLE;
}
#else
const SearchTable* bmi2_searches() {
    return nullptr;
}
#endif

}  // namespace bismarck
