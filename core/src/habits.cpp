#include "bismarck/habits.hpp"

#include <algorithm>
#include <bit>
#include <mutex>
#include <vector>

namespace bismarck {
namespace {

struct Made {
    std::once_flag once;
    std::vector<SuitBest> rows;
};

void fill(std::vector<SuitBest>& rows, int context, int kind) {
    rows.resize(ROWS);
    const std::int16_t* table = &HABIT_POINTS[static_cast<std::size_t>(context * HABITS_OF_A_CONTEXT)];
    for (int length = 1; length <= RANKS; ++length) {
        const std::uint32_t all = (1U << length) - 1;
        for (std::uint32_t held = 1; held <= all; ++held) {
            const SuitChoice suit{held, held & ~(held << 1), all & ~held};
            int best = -1'000'000'000;
            for (std::uint32_t rest = suit.cards; rest; rest &= rest - 1) {
                const int rank = std::countr_zero(rest);
                best = std::max(best, suit.points<Portable>(table, rank, kind) * LANE_BITS + rank);
            }
            SuitBest& row = rows[(all + 1) | held];
            row.place = static_cast<std::uint8_t>(best & (LANE_BITS - 1));
            row.points = static_cast<std::int16_t>(best >> 4);
        }
    }
}

}  // namespace

const SuitBest* habit_table(int context, int kind) {
    static std::array<Made, CONTEXTS * KINDS> made;
    Made& table = made[static_cast<std::size_t>(context * KINDS + kind)];
    std::call_once(table.once, [&] { fill(table.rows, context, kind); });
    return table.rows.data();
}

}  // namespace bismarck
