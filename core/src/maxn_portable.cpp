#include "bismarck/search/maxn_loops.hpp"

namespace bismarck::search {

MaxnLoop portable_maxn() {
    return &maxn<Portable>;
}

}  // namespace bismarck::search
