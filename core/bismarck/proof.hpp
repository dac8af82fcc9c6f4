// The cards that are certainly right: in every world that their player holds possible each of them does at least as
// well, whatever the others do, as any of the remaining cards does at its best.
#pragma once

#include <cstdint>
#include <vector>

#include "bismarck/sight.hpp"

namespace bismarck {

struct ProofLimits {
    int cards = 5;                      // in hand; with more there are too many lines
    std::uint64_t worlds = 10'000;      // where there are more, so many are looked at
    std::uint64_t nodes = 100'000'000;  // cards played in all worlds together
};

struct Proof {
    std::uint64_t right = 0;   // equal cards included; 0 where nothing is found
    std::uint64_t worlds = 0;  // that were looked at
    std::uint64_t nodes = 0;
    bool complete = false;  // whether these are all worlds
};

// What is known of the rest of a round in a world, by its cards; a memory for one thread.
struct ProofMemory {
    struct Entry {
        std::uint64_t key = 0;
        std::int8_t least = 0;
        std::int8_t most = 0;
    };
    std::vector<Entry> entries;
};

// What can be proved for the player of *sight*, whose turn it must be; nothing where all its cards are alike. An
// incomplete proof holds in the worlds looked at, which are spread evenly; where some card is right, one that is right
// is among those it finds.
Proof prove(const Sight& sight, const ProofLimits& limits, ProofMemory& memory);

}  // namespace bismarck
