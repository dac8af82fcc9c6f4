// What each build of the search offers to `LoneSolver`.
#pragma once

#include <memory>

#include "bismarck/search/lone.hpp"

namespace bismarck::search {

class Searcher {
  public:
    virtual ~Searcher() = default;

    // Proven bounds within *low* to *high*, which are proven already; *guess* is tried first.
    virtual Answer bounds(const Position& position, int seat, Aim aim, const Budget& budget, int low, int high,
                          int guess) = 0;
    virtual void clear() = 0;
    [[nodiscard]] virtual TableStatistics table() const = 0;
};

// The builds; null where this one has not been compiled.
std::unique_ptr<Searcher> any_machine_searcher(const SearchOptions& options);
std::unique_ptr<Searcher> wide_searcher(const SearchOptions& options);
std::unique_ptr<Searcher> widest_searcher(const SearchOptions& options);

}  // namespace bismarck::search
