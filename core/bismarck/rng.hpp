// Randomness that is the same on every build: SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number
// generators", 2014), a counter in steps of the golden ratio through a mixing function. Only integers, no library.
#pragma once

#include <cstdint>

namespace bismarck {

inline constexpr std::uint64_t GOLDEN = 0x9E37'79B9'7F4A'7C15;

constexpr std::uint64_t mixed(std::uint64_t z) {
    z = (z ^ z >> 30) * 0xBF58'476D'1CE4'E5B9;
    z = (z ^ z >> 27) * 0x94D0'49BB'1331'11EB;
    return z ^ z >> 31;
}

// The two halves of a product of 64-bit numbers.
struct Product {
    std::uint64_t high;
    std::uint64_t low;
};

__extension__ using Wide = unsigned __int128;  // pedantic C++20 does not know it, every compiler we use does

constexpr Product product(std::uint64_t a, std::uint64_t b) {
    const Wide both = static_cast<Wide>(a) * b;
    return {static_cast<std::uint64_t>(both >> 64), static_cast<std::uint64_t>(both)};
}

class Rng {
  public:
    constexpr explicit Rng(std::uint64_t seed) : counter_(mixed(seed + GOLDEN)) {}
    // The stream of the *index*-th piece of work under a seed: streams of different pieces start anywhere.
    constexpr Rng(std::uint64_t seed, std::uint64_t index) : counter_(mixed(mixed(seed + GOLDEN) ^ index * GOLDEN)) {}

    constexpr std::uint64_t next() { return mixed(counter_ += GOLDEN); }

    // A number from 0 to *bound* - 1. One bound of 2^64 is missed by at most *bound* / 2^64, which no test can see.
    constexpr std::uint64_t below(std::uint64_t bound) { return product(next(), bound).high; }

    // As `below`, each number exactly as likely as the next.
    constexpr std::uint64_t exactly_below(std::uint64_t bound) {
        Product drawn = product(next(), bound);
        if (drawn.low < bound) {
            const std::uint64_t surplus = -bound % bound;
            while (drawn.low < surplus) drawn = product(next(), bound);
        }
        return drawn.high;
    }

  private:
    std::uint64_t counter_;
};

}  // namespace bismarck
