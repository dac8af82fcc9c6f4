// Compiled for machines with BMI2; where the compiler was not told to, there is nothing here.
#include "bismarck/search/maxn_loops.hpp"

namespace bismarck::search {

#if defined(__BMI2__)
MaxnLoop bmi2_maxn() {
    return &maxn<Bmi2>;
}
#else
MaxnLoop bmi2_maxn() {
    return nullptr;
}
#endif

}  // namespace bismarck::search
