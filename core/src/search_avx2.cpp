// Compiled for machines with BMI2 and AVX2; where the compiler was not told to, there is nothing here.
#include "bismarck/search/fast_searcher.hpp"

namespace bismarck::search {

#if defined(__BMI2__) && defined(__AVX2__)
std::unique_ptr<Searcher> wide_searcher(const SearchOptions& options) {
    return std::make_unique<FastSearcher<WideMachine>>(options);
}
#else
std::unique_ptr<Searcher> wide_searcher(const SearchOptions& /*options*/) {
    return nullptr;
}
#endif

}  // namespace bismarck::search
