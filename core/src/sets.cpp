#include "bismarck/sets.hpp"

#include <algorithm>
#include <bit>
#include <ctime>

#include "bismarck/dealing.hpp"
#include "bismarck/greedy.hpp"
#include "bismarck/round.hpp"

namespace bismarck {
namespace {

// The time this thread has computed, in nanoseconds; of the whole program where threads are not told apart.
std::uint64_t spent_ns() {
#if defined(CLOCK_THREAD_CPUTIME_ID) && !defined(__wasm__)
    std::timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<std::uint64_t>(now.tv_sec) * 1'000'000'000 + static_cast<std::uint64_t>(now.tv_nsec);
#else
    return static_cast<std::uint64_t>(std::clock()) * (1'000'000'000 / CLOCKS_PER_SEC);
#endif
}

class SetRound {
  public:
    SetRound(const RoundPlan& plan, const SetJob& job, std::uint64_t index, Scratch& scratch)
        : plan_(plan), job_(job), index_(index), scratch_(scratch) {
        Rng rng(job.seed, index);
        deal_randomly<Portable>(plan, rng, deal_);
        cut_ = std::countr_zero(random_card<Portable>(plan.deck, rng));
    }

    void play(const Seating& seating, SetRecord& record) {
        MatchState match = new_match(static_cast<int>(index_ % PLAYERS));
        begin(match);
        RoundState& round = match.round;
        while (round.phase() != Phase::SCORE) {
            switch (round.phase()) {
                case Phase::CUT:
                    show_cut(round, cut_);
                    break;
                case Phase::TALON:
                    deal_talon(plan_, round, deal_.talon);
                    break;
                case Phase::HANDS:
                    deal_hands(plan_, round, deal_.hands);
                    break;
                case Phase::ANNOUNCE:
                    choose_contract(match);
                    break;
                case Phase::TAKE:
                    take_talon(round);
                    break;
                case Phase::DISCARD: {
                    const Scoring scoring = plan_.contract[round.contract].scoring;
                    lay_aside(round, greedy::discard<Portable>(round.hands[round.forehand], round.trump, scoring));
                    break;
                }
                case Phase::NAME_TRUMP:
                    name_trump(round, greedy::best_trump<Portable>(round.hands[round.forehand], plan_.strains));
                    break;
                case Phase::PLAY:
                    play_card_of(match, seating, record);
                    break;
                case Phase::SCORE:
                case Phase::OVER:
                    break;
            }
        }
        const std::array<int, PLAYERS> points = scores(plan_, round);
        for (std::size_t seat = 0; seat < PLAYERS; ++seat) record.scores[seat] = static_cast<std::int8_t>(points[seat]);
        record.tricks = round.won;
        record.contract = round.contract;
        record.trump = round.trump;
        record.forehand = round.forehand;
    }

  private:
    void begin(MatchState& match) const {
        const int number = 1 + static_cast<int>(index_ / PLAYERS % plan_.rounds);
        int contract = plan_.scheduled(number);
        if (job_.layer == Layer::PLAY) contract = scheduled(wanted()) ? wanted() : NONE;
        begin_round(plan_, match.round, number, 0, match.first_dealer, contract, nullptr);
        match.started = true;
    }

    // The contract of this set.
    [[nodiscard]] int wanted() const {
        unsigned left = job_.contracts & ((1U << plan_.allowed) - 1);
        if (left == 0) left = (1U << plan_.allowed) - 1;
        for (std::uint64_t skip = index_ / PLAYERS % static_cast<unsigned>(std::popcount(left)); skip; --skip) {
            left &= left - 1;
        }
        return std::countr_zero(left);
    }

    [[nodiscard]] bool scheduled(int contract) const {
        const auto end = plan_.schedule.begin() + plan_.steps;
        return std::find(plan_.schedule.begin(), end, contract) != end;
    }

    void choose_contract(MatchState& match) const {
        RoundState& round = match.round;
        const bool knows_talon = round.talon_dealt && (plan_.talon_open || plan_.talon_with_hand);
        const std::uint64_t cards = round.hands[round.forehand] | (knows_talon ? round.deal.talon_set() : 0);
        int contract = wanted();
        if (job_.layer == Layer::ROUND) {
            const int forced = forced_contract(plan_, match);
            const unsigned left = forced == NONE ? choices(plan_, match.standing, round.forehand) : 1U << forced;
            contract = greedy::best_contract<Portable>(plan_, left, cards);
        }
        const bool names = plan_.contract[static_cast<std::size_t>(contract)].names_trump_with_it();
        announce(plan_, round, contract, names ? greedy::best_trump<Portable>(cards, plan_.strains) : NONE);
    }

    void play_card_of(MatchState& match, const Seating& seating, SetRecord& record) {
        RoundState& round = match.round;
        const int seat = round.to_play();
        const auto at = static_cast<std::size_t>(seat);
        const std::uint64_t legal = legal_now(plan_, round);
        if (std::has_single_bit(legal)) {
            play_card(plan_, round, std::countr_zero(legal));
            return;
        }
        const Player& player = job_.players[seating[at]];
        const Sight sight = sight_of(plan_, round, seat);
        const World truth = truth_of(round, seat);
        const std::uint64_t chance = mixed(job_.seed ^ mixed(index_ * 64 + round.played));
        const std::uint64_t before = spent_ns();
        const Verdict verdict =
            decide(player, sight, chance, player.kind == PlayerKind::ORACLE ? &truth : nullptr, scratch_);
        const std::uint64_t spent = spent_ns() - before;
        ++record.decisions[at];
        record.spent_ns[at] += spent;
        record.iterations[at] += verdict.iterations;
        record.longest_us[at] = std::max(record.longest_us[at], static_cast<std::uint32_t>(spent / 1000));
        play_card(plan_, round, verdict.card);
    }

    const RoundPlan& plan_;
    const SetJob& job_;
    std::uint64_t index_;
    Scratch& scratch_;
    Deal deal_;
    int cut_ = 0;
};

}  // namespace

void play_set(const RoundPlan& plan, const SetJob& job, std::uint64_t index, Scratch& scratch, SetRecord* records) {
    SetRound round(plan, job, index, scratch);
    for (const Seating& seating : job.seatings) {
        *records = SetRecord{};
        round.play(seating, *records++);
    }
}

}  // namespace bismarck
