// Counting and picking bits, once for every machine and once for those with BMI2; both give the same answers.
//
// Code that is fast with the one and slow with the other is a template over these types and compiled twice: a file
// with `Portable`, a file with `Bmi2` and the compiler's flags for it. `has_bmi2` picks at run time.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace bismarck {

// The place of the n-th set bit of a byte, at [byte * 8 + n].
inline constexpr auto PLACE_IN_BYTE = [] {
    std::array<std::uint8_t, 256 * 8> table{};
    for (std::size_t byte = 0; byte < 256; ++byte) {
        std::size_t found = 0;
        for (std::uint8_t place = 0; place < 8; ++place) {
            if (byte >> place & 1) table[byte * 8 + found++] = place;
        }
    }
    return table;
}();

struct Portable {
    static constexpr int count(std::uint64_t bits) {
        bits -= bits >> 1 & 0x5555'5555'5555'5555;
        bits = (bits & 0x3333'3333'3333'3333) + (bits >> 2 & 0x3333'3333'3333'3333);
        bits = (bits + (bits >> 4)) & 0x0F0F'0F0F'0F0F'0F0F;
        return static_cast<int>(bits * 0x0101'0101'0101'0101 >> 56);
    }

    // The n-th set bit from below, n from 0, as a single bit.
    static constexpr std::uint64_t pick(std::uint64_t bits, std::uint64_t n) {
        std::uint64_t sums = bits - (bits >> 1 & 0x5555'5555'5555'5555);
        sums = (sums & 0x3333'3333'3333'3333) + (sums >> 2 & 0x3333'3333'3333'3333);
        sums = ((sums + (sums >> 4)) & 0x0F0F'0F0F'0F0F'0F0F) * 0x0101'0101'0101'0101;
        // Each byte of sums now counts the bits up to and with it; those with n or fewer lie wholly before the bit.
        const std::uint64_t before =
            ((n * 0x0101'0101'0101'0101 | 0x8080'8080'8080'8080) - sums) & 0x8080'8080'8080'8080;
        const std::uint64_t byte = (before >> 7) * 0x0101'0101'0101'0101 >> 56;
        const std::uint64_t counted = (sums << 8) >> 8 * byte & 0xFF;
        const std::uint64_t place = PLACE_IN_BYTE[(bits >> 8 * byte & 0xFF) * 8 + (n - counted)];
        return std::uint64_t{1} << (8 * byte + place);
    }

    // The low bits of *packed* moved to the places of the set bits of *places*.
    static constexpr std::uint64_t spread(std::uint64_t packed, std::uint64_t places) {
        std::uint64_t found = 0;
        for (; places; places &= places - 1, packed >>= 1) {
            found |= (places & -places) & -(packed & 1);
        }
        return found;
    }

    // The bits of *bits* at the set bits of *places*, packed from below.
    static constexpr std::uint64_t gather(std::uint64_t bits, std::uint64_t places) {
        std::uint64_t found = 0;
        for (std::uint64_t next = 1; places; places &= places - 1, next <<= 1) {
            if (bits & places & -places) found |= next;
        }
        return found;
    }
};

#if defined(__BMI2__)
struct Bmi2 {
    static int count(std::uint64_t bits) { return static_cast<int>(_mm_popcnt_u64(bits)); }
    static std::uint64_t pick(std::uint64_t bits, std::uint64_t n) { return _pdep_u64(std::uint64_t{1} << n, bits); }
    static std::uint64_t spread(std::uint64_t packed, std::uint64_t places) { return _pdep_u64(packed, places); }
    static std::uint64_t gather(std::uint64_t bits, std::uint64_t places) { return _pext_u64(bits, places); }
};
#endif

inline bool has_bmi2() {
#if defined(__x86_64__)
    return __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt") &&
           __builtin_cpu_supports("lzcnt");
#else
    return false;
#endif
}

}  // namespace bismarck
