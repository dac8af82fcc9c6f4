// Runs the kernel hard, for the sanitizers: every kind of plan, both builds of the loops, threads, worlds, bad plans,
// searches.
#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <vector>

#include "bismarck/batch.hpp"
#include "bismarck/threads.hpp"
#include "bismarck/vector.hpp"
#include "bismarck/worlds.hpp"
#include "tests/plans.hpp"
#include "tests/players.hpp"
#include "tests/searches.hpp"

namespace {

using namespace bismarck;

void expect(bool met, const std::string& what) {
    if (met) return;
    std::fprintf(stderr, "expected: %s\n", what.c_str());
    std::exit(1);
}

bool same(const std::vector<RoundRecord>& a, const std::vector<RoundRecord>& b) {
    for (std::size_t place = 0; place < a.size(); ++place) {
        if (a[place].order != b[place].order || a[place].scores != b[place].scores ||
            a[place].aside != b[place].aside) {
            return false;
        }
    }
    return true;
}

std::vector<RoundRecord> matches(const RoundPlan& plan, const Policies& policies, int threads, bool portable) {
    constexpr std::uint64_t MATCHES = 200;
    constexpr std::uint64_t ROW = 16;
    std::vector<MatchRecord> results(MATCHES);
    std::vector<RoundRecord> rounds(MATCHES * ROW);
    Workers(threads).run(MATCHES, [&](std::uint64_t from, std::uint64_t end) {
        const Batch part{7, from, end - from, policies};
        batches(portable).play_matches(plan, part, results.data() + from, rounds.data() + from * ROW, ROW);
    });
    return rounds;
}

void plays_the_same_everywhere(const RoundPlan& plan) {
    for (const Policy first : {Policy::RANDOM, Policy::GREEDY}) {
        for (const Policy other : {Policy::RANDOM, Policy::GREEDY}) {
            const Policies policies{first, other, other};
            const auto one = matches(plan, policies, 1, false);
            expect(same(one, matches(plan, policies, 3, false)), "threads change nothing");
            expect(same(one, matches(plan, policies, 1, true)), "the portable loops play the same");
        }
    }
}

// A match by single steps; every seat's worlds at each decision are sampled, and the real one is among the possible.
void steps_through(const RoundPlan& plan, std::uint64_t seed) {
    std::vector<Observation> observations(8);
    std::vector<Legal> legal(8);
    std::vector<std::uint8_t> seats(8), done(8), actions(8);
    std::vector<std::int16_t> rewards(24);
    Vector tables(plan, Episode::MATCH, seed, 0, 8);
    Arrays arrays;
    arrays.observations = observations.data();
    arrays.legal = legal.data();
    arrays.seats = seats.data();
    arrays.rewards = rewards.data();
    arrays.done = done.data();
    Workers workers(2);
    workers.run(8, [&](std::uint64_t from, std::uint64_t end) { tables.reset(arrays, from, end); });
    Rng rng(seed);
    for (int step = 0; step < 1500; ++step) {
        Vector::choose_randomly(legal.data(), actions.data(), 8, rng);
        expect(tables.illegal(actions.data()) < 0, "random actions are legal");
        workers.run(8, [&](std::uint64_t from, std::uint64_t end) { tables.step(arrays, actions.data(), from, end); });
    }
}

void samples_worlds(const RoundPlan& plan) {
    MatchState match = new_match(1);
    Rng rng(3);
    Deal deal;
    deal_randomly<Portable>(plan, rng, deal);
    deal.cut = static_cast<std::uint8_t>(std::countr_zero(plan.deck));
    advance(plan, match, Deal{});
    while (match.round.phases != 0 && match.round.phase() != Phase::SCORE) {
        for (int seat = 0; seat < PLAYERS; ++seat) {
            const Worlds worlds(knowledge_of(plan, match, seat));
            std::vector<World> drawn(50), again(50);
            world_loops(false).sample(worlds, 5, 0, 50, drawn.data());
            world_loops(true).sample(worlds, 5, 0, 50, again.data());
            expect(drawn == again, "the portable loops draw the same worlds");
        }
        if (due(plan, match) != Due::DECISION) {
            advance(plan, match, deal);
            continue;
        }
        const Legal may = legal_actions(plan, match);
        Action action;
        if (match.round.phase() == Phase::DISCARD) {
            action.kind = ActionKind::DISCARD;
            action.cards = random_four<Portable>(match.round.hands[match.round.forehand], rng);
        } else if (match.round.phase() == Phase::PLAY) {
            action.card = static_cast<std::uint8_t>(card_at(std::countr_zero(random_card<Portable>(may[0], rng))));
        } else if (match.round.phase() == Phase::ANNOUNCE) {
            const int call = std::countr_zero(random_card<Portable>(may[1], rng));
            action.kind = ActionKind::CHOOSE;
            action.contract = static_cast<std::uint8_t>(call / CALLS_OF_A_CONTRACT);
            const int strain = call % CALLS_OF_A_CONTRACT;
            action.strain = static_cast<std::uint8_t>(strain == 0 ? NONE : strain - 1);
        } else {
            action.kind = match.round.phase() == Phase::TAKE ? ActionKind::TAKE : ActionKind::NAME_TRUMP;
            action.strain = static_cast<std::uint8_t>(std::countr_zero(plan.strains));
        }
        expect(refusal(plan, match, to_act(plan, match), action) == Refusal::NONE, "a legal action is not refused");
        act(plan, match, action);
    }
}

// Plans with random bytes in them are refused or played; nothing else may happen.
void survives_bad_plans(const RoundPlan& plan) {
    Rng rng(11);
    int refused = 0;
    for (int attempt = 0; attempt < 3000; ++attempt) {
        RoundPlan bad = plan;
        auto* bytes = reinterpret_cast<unsigned char*>(&bad);
        for (std::uint64_t change = 0; change <= rng.below(3); ++change) {
            const std::size_t place = rng.below(sizeof(bad));
            const bool is_bool = place >= 11 && place <= 18;
            bytes[place] = static_cast<unsigned char>(rng.next() & (is_bool ? 1 : 255));
        }
        for (auto& contract : bad.contract) {
            auto* flag = reinterpret_cast<unsigned char*>(&contract.may_leave);
            *flag &= 1;
        }
        try {
            check(bad);
        } catch (const std::invalid_argument&) {
            ++refused;
            continue;
        }
        MatchRecord result;
        const Batch batch{1, 0, 1, {}};
        bad.rounds = 3;
        batches(false).play_matches(bad, batch, &result, nullptr, 0);
    }
    expect(refused > 500, "bad plans are refused");
}

}  // namespace

int main() {
    for (const RoundPlan& plan : tests::plans()) {
        check(plan);
        plays_the_same_everywhere(plan);
        steps_through(plan, 4);
        samples_worlds(plan);
        survives_bad_plans(plan);
        tests::players_search(plan, expect);
    }
    tests::searches_agree_with_themselves();
    tests::searches_keep_to_their_limits();
    tests::searches_run_side_by_side();
    std::puts("core tests passed");
    return 0;
}
