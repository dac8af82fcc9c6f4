// The loops of worlds.hpp as templates over the machine; see bits.hpp.
#pragma once

#include "bismarck/worlds.hpp"

namespace bismarck {

template <class Isa>
struct WorldLoops {
    static void sample(const Worlds& worlds, std::uint64_t seed, std::uint64_t first, std::uint64_t count,
                       World* into) {
        Rng rng(seed, first);
        for (std::uint64_t index = 0; index < count; ++index) into[index] = worlds.at<Isa>(worlds.draw(rng));
    }
    static void list(const Worlds& worlds, std::uint64_t first, std::uint64_t count, World* into) {
        for (std::uint64_t index = 0; index < count; ++index) into[index] = worlds.at<Isa>(Wide{first} + index);
    }

    static constexpr WorldTable TABLE{&sample, &list};
};

}  // namespace bismarck
