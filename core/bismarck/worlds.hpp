// The worlds that a player holds possible: counted exactly, numbered, and so sampled uniformly without trying twice.
//
// A world says where every unseen card is: with A, B or C, or apart (talon or discard). All that a player knows comes
// down to how many cards each place holds and which cards each may hold. Cards that may be in the same places are of
// one kind. First it is settled how many of each kind go to each place, an *allocation*; each allocation stands for a
// product of binomials of worlds, so a number below the sum of these names an allocation and a subset for each step.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "bismarck/bits.hpp"
#include "bismarck/match.hpp"
#include "bismarck/rng.hpp"
#include "bismarck/subsets.hpp"

namespace bismarck {

inline constexpr int PLACES = 4;  // A, B, C, apart
inline constexpr int APART = 3;
using World = std::array<std::uint64_t, PLACES>;

// What a player knows of where the cards are: `known` are those it can place, `possible` what else each place may
// hold, `counts` how many of those it does hold. Sets are masks of any one numbering of cards.
struct Knowledge {
    World known{};
    World possible{};
    std::array<std::uint8_t, PLACES> counts{};
};

// What *seat* knows of the round that has begun.
Knowledge knowledge_of(const RoundPlan& plan, const MatchState& match, int seat);

class Worlds {
  public:
    // Throws std::invalid_argument where the counts do not add up, a place cannot be filled, or there are more than
    // a hundred thousand allocations, which no round leads to.
    explicit Worlds(const Knowledge& knowledge);

    [[nodiscard]] Wide count() const { return total_; }
    // A uniform number below `count`.
    [[nodiscard]] Wide draw(Rng& rng) const;

    // The world of a number below `count`.
    template <class Isa>
    [[nodiscard]] World at(Wide number) const {
        const Allocation& allocation = allocation_of(number);
        number -= allocation.before;
        World world = known_;
        std::uint64_t free = 0;
        for (std::uint32_t place = allocation.first; place < allocation.end; ++place) {
            const Step& step = steps_[place];
            if (step.begins) free = kinds_[step.kind].cards;
            const std::uint64_t chosen =
                Isa::spread(subset(step.free, step.size, taken_off(number, step.subsets)), free);
            world[step.place] |= chosen;
            free ^= chosen;
            if (step.ends) world[kinds_[step.kind].last] |= free;
        }
        return world;
    }

  private:
    // *size* cards of those of a kind that are still free go to *place*.
    struct Step {
        std::uint8_t kind = 0;
        std::uint8_t place = 0;
        std::uint8_t free = 0;
        std::uint8_t size = 0;
        bool begins = false;  // its kind
        bool ends = false;
        std::uint64_t subsets = 1;
    };
    struct Allocation {
        Wide before = 0;  // worlds of the allocations before it
        std::uint32_t first = 0;
        std::uint32_t end = 0;
    };
    struct Kind {
        std::uint64_t cards = 0;
        std::uint8_t places = 0;
        std::uint8_t size = 0;
        std::uint8_t last = 0;  // the place that gets what the steps leave
    };
    using Counts = std::array<int, PLACES>;

    // The remainder of *number* by *divisor*; *number* becomes the quotient.
    static std::uint64_t taken_off(Wide& number, std::uint64_t divisor) {
        if (number >> 64 == 0) {  // nearly always, and four times as fast
            const auto small = static_cast<std::uint64_t>(number);
            number = small / divisor;
            return small % divisor;
        }
        const auto rest = static_cast<std::uint64_t>(number % divisor);
        number /= divisor;
        return rest;
    }

    void allocate(std::size_t kind, Counts room, std::vector<Step>& path, Wide worlds);
    void share_out(std::size_t kind, int place, int free, Counts room, std::vector<Step>& path, Wide worlds);
    [[nodiscard]] bool fits(std::size_t kind, const Counts& room) const;
    void add(const std::vector<Step>& path, Wide worlds);
    [[nodiscard]] const Allocation& allocation_of(Wide number) const;

    World known_{};
    std::vector<Kind> kinds_;
    std::vector<Allocation> allocations_;
    std::vector<Step> steps_;
    Wide total_ = 0;
};

// The loops over worlds, once for every machine and once for those with BMI2. They write worlds in rows of four.
struct WorldTable {
    void (*sample)(const Worlds& worlds, std::uint64_t seed, std::uint64_t first, std::uint64_t count, World* into);
    void (*list)(const Worlds& worlds, std::uint64_t first, std::uint64_t count, World* into);
};
const WorldTable& portable_worlds();
const WorldTable* bmi2_worlds();  // null where it was not compiled
const WorldTable& world_loops(bool portable);

}  // namespace bismarck
