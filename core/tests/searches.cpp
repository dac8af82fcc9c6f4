#include "tests/searches.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <thread>
#include <vector>

#include "bismarck/rng.hpp"
#include "bismarck/search/lone.hpp"
#include "bismarck/search/maxn.hpp"

namespace bismarck::tests {
namespace {

void demand(bool met, const char* what) {
    if (met) return;
    std::fprintf(stderr, "expected: %s\n", what);
    std::exit(1);
}

// *cards* for each, any strain, and up to two cards in the trick.
Position random_ending(Rng& rng, int cards) {
    std::array<int, PACK> pack{};
    for (std::size_t card = 0; card < PACK; ++card) pack[card] = static_cast<int>(card);
    std::array<std::uint64_t, PLAYERS> hands{};
    for (std::size_t place = 0; place < static_cast<std::size_t>(PLAYERS * cards); ++place) {
        std::swap(pack[place], pack[place + rng.below(PACK - place)]);
        hands[place % PLAYERS] |= std::uint64_t{1} << pack[place];
    }
    Position position = read_position(hands, static_cast<int>(rng.below(STRAINS)), static_cast<int>(rng.below(PLAYERS)),
                                      nullptr, 0, rng.below(2) == 0);
    for (std::uint64_t played = rng.below(PLAYERS); played > 0; --played) {
        const std::uint64_t legal = position.legal();
        position = position.after(legal & -legal);
    }
    return position;
}

int played_out(const Position& position, int seat, const std::vector<int>& line) {
    Position now = position;
    int tricks = 0;
    for (const int card : line) {
        demand((now.legal() & bit_of(card)) != 0, "a line is of legal cards");
        const bool last = now.played == PLAYERS - 1;
        now = now.after(bit_of(card));
        tricks += static_cast<int>(last && now.leader == seat);
    }
    demand(now.legal() == 0, "a line goes to the end");
    return tricks;
}

}  // namespace

void searches_agree_with_themselves() {
    Rng rng(21);
    search::SearchOptions little;
    little.table_mib = 1;
    search::SearchOptions plain;
    plain.portable = true;
    search::LoneSolver fast;
    search::LoneSolver cramped(little);
    search::LoneSolver portable(plain);
    search::MaxnSolver everyone;
    for (int attempt = 0; attempt < 60; ++attempt) {
        const Position position = random_ending(rng, 1 + attempt % 8);
        for (int seat = 0; seat < PLAYERS; ++seat) {
            const search::Aim aim = attempt % 2 ? search::Aim::TAKE : search::Aim::AVOID;
            const search::Answer answer = fast.solve(position, seat, aim);
            demand(answer.exact(), "without a limit a value is exact");
            demand(cramped.solve(position, seat, aim).low == answer.low, "a small table changes no value");
            demand(portable.solve(position, seat, aim).low == answer.low, "the portable build finds the same");
            demand(played_out(position, seat, fast.line(position, seat, aim)) == answer.low, "a line takes the value");
            for (const search::MoveValue& move : fast.moves(position, seat, aim)) {
                demand(move.answer.exact(), "so is the value of a move");
            }
            const search::TieRule rule = seat ? search::TieRule::FIRST : search::TieRule::EVEN;
            const search::MaxnAnswer all = everyone.solve(position, rule, aim);
            const search::MaxnAnswer again = everyone.solve(position, rule, aim, {}, true);
            demand(all.tricks == again.tricks && all.nodes == again.nodes, "both builds of max^n do the same");
            const int own = all.tricks[static_cast<std::size_t>(seat)];
            demand(aim == search::Aim::TAKE ? own >= answer.low : own <= answer.low, "nobody does worse than alone");
        }
    }
}

void searches_keep_to_their_limits() {
    Rng rng(22);
    const Position position = random_ending(rng, 16);
    const std::atomic<bool> cancelled = true;
    for (const search::Budget& budget : {search::Budget{1, 0, nullptr}, search::Budget{3000, 0, nullptr},
                                         search::Budget{0, 1, nullptr}, search::Budget{0, 0, &cancelled}}) {
        search::LoneSolver solver;
        const search::Answer answer = solver.solve(position, 0, search::Aim::AVOID, budget);
        demand(0 <= answer.low && answer.low <= answer.high && answer.high <= 16, "bounds are bounds");
        static_cast<void>(solver.moves(position, 0, search::Aim::TAKE, budget));
        static_cast<void>(solver.line(position, 0, search::Aim::TAKE, budget));
        search::MaxnSolver everyone;
        const search::MaxnAnswer all =
            everyone.solve(random_ending(rng, 8), search::TieRule::FIRST, search::Aim::TAKE, budget);
        demand(budget.nodes != 1 || !all.exact, "one node does not do for eight cards");
    }
}

void searches_run_side_by_side() {
    std::atomic<bool> cancel = false;
    const auto work = [&cancel](std::uint64_t seed) {
        Rng rng(seed);
        search::LoneSolver solver;
        for (int attempt = 0; attempt < 10; ++attempt) {
            static_cast<void>(solver.solve(random_ending(rng, 7), 1, search::Aim::TAKE));
        }
        // Whichever comes first: the other thread says so, or the limit.
        static_cast<void>(solver.solve(random_ending(rng, 16), 1, search::Aim::AVOID, {20'000, 0, &cancel}));
        cancel = true;
    };
    std::thread other(work, 23);
    work(24);
    other.join();
}

}  // namespace bismarck::tests
