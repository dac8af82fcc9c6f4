// What the search asks of the machine: bits moved together and apart, and patterns compared several at a time.
//
// Code is a template over one of these and compiled once for each; `search_lone.cpp` picks at run time. All give the
// same answers.
#pragma once

#include <bit>
#include <cstdint>

#include "bismarck/bits.hpp"

namespace bismarck::search {

struct AnyMachine {
    static constexpr int count(std::uint64_t bits) { return Portable::count(bits); }

    // The bits of *bits* at the set places of *places*, moved together at the low end.
    static constexpr std::uint64_t gather(std::uint64_t bits, std::uint64_t places) {
        std::uint64_t found = 0;
        for (std::uint64_t to = 1; places; places &= places - 1, to <<= 1) {
            if (bits & places & -places) found |= to;
        }
        return found;
    }
    static constexpr std::uint64_t spread(std::uint64_t packed, std::uint64_t places) {
        return Portable::spread(packed, places);
    }
    static void prefetch(const void* /*place*/) {}
};

#if defined(__BMI2__) && defined(__AVX2__)
struct WideMachine {
    static int count(std::uint64_t bits) { return static_cast<int>(_mm_popcnt_u64(bits)); }
    static std::uint64_t gather(std::uint64_t bits, std::uint64_t places) { return _pext_u64(bits, places); }
    static std::uint64_t spread(std::uint64_t packed, std::uint64_t places) { return _pdep_u64(packed, places); }
    static void prefetch(const void* place) { _mm_prefetch(static_cast<const char*>(place), _MM_HINT_T0); }
};
#endif

#if defined(__BMI2__) && defined(__AVX512F__) && defined(__AVX512VL__)
struct WidestMachine : WideMachine {};
#endif

}  // namespace bismarck::search
