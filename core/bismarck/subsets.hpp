// Subsets by number.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "bismarck/cards.hpp"

namespace bismarck {

// Pascal's triangle: subsets of size k of n things, at [n][k].
inline constexpr auto SUBSETS = [] {
    std::array<std::array<std::uint64_t, PACK + 1>, PACK + 1> rows{};
    for (std::size_t n = 0; n <= PACK; ++n) {
        rows[n][0] = 1;
        for (std::size_t k = 1; k <= n; ++k) rows[n][k] = rows[n - 1][k - 1] + (k < n ? rows[n - 1][k] : 0);
    }
    return rows;
}();

inline constexpr int CHUNK = 12;

// The subsets of twelve things in the order of their size, then of their mask: those of a size among the first n
// things come first of that size.
struct ChunkTable {
    std::array<std::uint16_t, CHUNK + 1> start{};
    std::array<std::uint16_t, 1 << CHUNK> masks{};
};
inline constexpr auto CHUNKS = [] {
    ChunkTable table;
    std::array<std::uint16_t, CHUNK + 1> next{};
    std::uint16_t start = 0;
    for (std::size_t size = 0; size <= CHUNK; ++size) {
        table.start[size] = next[size] = start;
        start = static_cast<std::uint16_t>(start + SUBSETS[CHUNK][size]);
    }
    for (unsigned mask = 0; mask < 1U << CHUNK; ++mask) {
        const auto size = static_cast<std::size_t>(std::popcount(mask));
        table.masks[next[size]++] = static_cast<std::uint16_t>(mask);
    }
    return table;
}();

// The subset of that number of *size* things among *n*, up to twelve of them.
constexpr std::uint64_t small_subset(int size, std::uint64_t number) {
    return CHUNKS.masks[CHUNKS.start[static_cast<std::size_t>(size)] + number];
}

// The subset of that number of *size* things among *n*, up to 52: the last twelve first, then the others.
constexpr std::uint64_t subset(int n, int size, std::uint64_t number) {
    if (n <= CHUNK) return small_subset(size, number);
    const int rest = n - CHUNK;
    for (int low = size < CHUNK ? size : CHUNK; low >= 0; --low) {
        if (size - low > rest) continue;
        const std::uint64_t lower = SUBSETS[CHUNK][static_cast<std::size_t>(low)];
        const std::uint64_t upper = SUBSETS[static_cast<std::size_t>(rest)][static_cast<std::size_t>(size - low)];
        if (number < lower * upper) {
            return small_subset(low, number % lower) | subset(rest, size - low, number / lower) << CHUNK;
        }
        number -= lower * upper;
    }
    return 0;
}

}  // namespace bismarck
