// A position as the search sees it, and which of its cards a proof rests on.
#pragma once

#include <array>
#include <cstdint>

#include "bismarck/search/lanes.hpp"

namespace bismarck::search {

// The lone player is 0, the others follow to the left; where there is a trump it is the lowest lane.
struct Deal {
    std::array<Cards, PLAYERS> hands{};
    Shape shape = 0;

    [[nodiscard]] Cards all() const { return hands[0] | hands[1] | hands[2]; }
};

inline constexpr Cards TRUMPS = SUIT_LANE;

constexpr int next_to(int player) {
    return player == 2 ? 0 : player + 1;
}

// The cards whose owners a proof rests on: in each suit those of `top` and all above, those of `low` and all below.
struct Relevant {
    Cards top = 0;
    Cards low = 0;

    Relevant& operator|=(const Relevant& other) {
        top |= other.top;
        low |= other.low;
        return *this;
    }
};

}  // namespace bismarck::search
