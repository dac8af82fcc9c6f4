#include "bismarck/search/fast_searcher.hpp"

namespace bismarck::search {

std::unique_ptr<Searcher> any_machine_searcher(const SearchOptions& options) {
    return std::make_unique<FastSearcher<AnyMachine>>(options);
}

}  // namespace bismarck::search
