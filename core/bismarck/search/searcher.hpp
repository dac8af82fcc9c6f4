// What each build of the search offers to `LoneSolver`.
#pragma once

#include <memory>

#include "bismarck/search/lone.hpp"

namespace bismarck::search {

class Searcher {
  public:
    virtual ~Searcher() = default;

    // Proven bounds within *low* to *high*, which are proven already.
    virtual Answer bounds(const Position& position, int seat, Aim aim, const Budget& budget, int low, int high) = 0;
    virtual void clear() = 0;
    [[nodiscard]] virtual TableStatistics table() const = 0;
};

std::unique_ptr<Searcher> plain_searcher(const SearchOptions& options);

}  // namespace bismarck::search
