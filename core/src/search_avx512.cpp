// Compiled for machines with BMI2 and AVX-512; where the compiler was not told to, there is nothing here.
#include "bismarck/search/fast_searcher.hpp"

namespace bismarck::search {

#if defined(__BMI2__) && defined(__AVX512F__) && defined(__AVX512VL__)
std::unique_ptr<Searcher> widest_searcher(const SearchOptions& options) {
    return std::make_unique<FastSearcher<WidestMachine>>(options);
}
#else
std::unique_ptr<Searcher> widest_searcher(const SearchOptions& /*options*/) {
    return nullptr;
}
#endif

}  // namespace bismarck::search
