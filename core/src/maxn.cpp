#include "bismarck/search/maxn.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "bismarck/bits.hpp"

namespace bismarck::search {

void MaxnTable::reset(std::uint64_t expected) {
    const std::uint64_t wanted = std::bit_ceil(std::max<std::uint64_t>(expected * 2, 64));
    slots_.assign(wanted, 0);
    stored_ = 0;
    shift_ = 64 - std::countr_zero(wanted);
}

void MaxnTable::store(std::uint64_t key, std::uint64_t value) {
    if (2 * ++stored_ > slots_.size()) grow();
    std::uint64_t slot = key * MIX >> shift_;
    while (slots_[slot] != 0) slot = (slot + 1) & (slots_.size() - 1);
    slots_[slot] = key << VALUE_BITS | value;
}

void MaxnTable::grow() {
    const std::vector<std::uint64_t> old = std::exchange(slots_, std::vector<std::uint64_t>(slots_.size() * 4));
    shift_ -= 2;
    for (const std::uint64_t word : old) {
        if (word == 0) continue;
        std::uint64_t slot = (word >> VALUE_BITS) * MIX >> shift_;
        while (slots_[slot] != 0) slot = (slot + 1) & (slots_.size() - 1);
        slots_[slot] = word;
    }
}

MaxnAnswer MaxnSolver::solve(const Position& position, TieRule rule, Aim aim, const Budget& budget, bool portable) {
    const MaxnLoop fast = portable || !has_bmi2() ? nullptr : bmi2_maxn();
    return (fast != nullptr ? fast : portable_maxn())(table_, position, rule, aim, budget);
}

}  // namespace bismarck::search
