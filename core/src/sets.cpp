#include "bismarck/sets.hpp"

#include <algorithm>
#include <bit>
#include <ctime>

#include "bismarck/chooser.hpp"
#include "bismarck/dealing.hpp"
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
    SetRound(const RoundPlan& plan, const SetJob& job, std::uint64_t index, Scratch& scratch, Chooser& chooser)
        : plan_(plan), job_(job), index_(index), scratch_(scratch), chooser_(chooser) {}

    void play(const Seating& seating, SetRecord* records) {
        MatchState match = new_match(static_cast<int>(index_ % PLAYERS));
        if (job_.layer != Layer::MATCH) {
            begin(match);
            deal(0);
            play_round(match, seating, *records);
            return;
        }
        for (int number = 1; number <= plan_.rounds; ++number) {
            start_round(plan_, match, next_round(plan_, match));
            deal(number);
            play_round(match, seating, *records++);
            score_round(plan_, match);
        }
    }

  private:
    // The cards of a round; those of the first layers' only round are its number 0.
    void deal(int number) {
        Rng rng(job_.seed, index_ + (static_cast<std::uint64_t>(number) << 40));
        deal_randomly<Portable>(plan_, rng, deal_);
        cut_ = std::countr_zero(random_card<Portable>(plan_.deck, rng));
    }

    void play_round(MatchState& match, const Seating& seating, SetRecord& record) {
        RoundState& round = match.round;
        const Choices& choices = job_.layer == Layer::PLAY ? GREEDY : job_.players[seating[round.forehand]].choices;
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
                    choose_contract(match, choices);
                    break;
                case Phase::TAKE:
                    take_talon(round);
                    break;
                case Phase::DISCARD: {
                    Rng rng(chance(round));
                    lay_aside(round, chooser_.discard(choices, round, rng));
                    break;
                }
                case Phase::NAME_TRUMP: {
                    Rng rng(chance(round));
                    name_trump(round, chooser_.strain(choices, round, rng));
                    break;
                }
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

    // The seed of a decision; 63 and 62 come after all cards.
    [[nodiscard]] std::uint64_t chance(const RoundState& round, int card = 63) const {
        return mixed(job_.seed ^ mixed(index_ * 64 + static_cast<unsigned>(card)) ^ round.number * GOLDEN);
    }

    void begin(MatchState& match) const {
        const int number = 1 + static_cast<int>(index_ / PLAYERS % plan_.rounds);
        int contract = plan_.scheduled(number);
        if (job_.layer != Layer::ROUND) contract = scheduled(wanted()) ? wanted() : NONE;
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

    void choose_contract(MatchState& match, const Choices& choices) {
        RoundState& round = match.round;
        Rng rng(chance(round, 62));
        const int wished = job_.layer == Layer::PLAY || job_.layer == Layer::EXCHANGE ? wanted() : NONE;
        const Chosen chosen = chooser_.contract(choices, match, wished, rng);
        announce(plan_, round, chosen.contract, chosen.strain);
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
        const std::uint64_t before = spent_ns();
        const Verdict verdict = decide(player, sight, chance(round, round.played),
                                       player.kind == PlayerKind::ORACLE ? &truth : nullptr, scratch_);
        const std::uint64_t spent = spent_ns() - before;
        ++record.decisions[at];
        record.spent_ns[at] += spent;
        record.iterations[at] += verdict.iterations;
        record.longest_us[at] = std::max(record.longest_us[at], static_cast<std::uint32_t>(spent / 1000));
        int card = verdict.card;
        if (job_.lessons != nullptr) {
            learn(sight, verdict);
            Rng rng(chance(round, round.played), 1);
            if (rng.below(100) < job_.stray) card = std::countr_zero(random_card<Portable>(legal, rng));
        }
        play_card(plan_, round, card);
    }

    void learn(const Sight& sight, const Verdict& verdict) {
        if (verdict.count < 2) return;
        World known{};
        known[0] = sight.hand;
        known[APART] = sight.aside;
        const Choice<Portable> choice(Tricks(sight, known), sight.stakes);
        const std::uint64_t chosen = one_for(bit_of(verdict.card), choice.cards);
        job_.lessons->push_back(static_cast<std::uint32_t>(std::popcount(choice.cards)));
        job_.lessons->push_back(static_cast<std::uint32_t>(std::popcount(choice.cards & (chosen - 1))));
        for (std::uint64_t rest = choice.cards; rest; rest &= rest - 1) {
            const auto features = choice.features(std::countr_zero(rest));
            job_.lessons->insert(job_.lessons->end(), features.begin(), features.end());
        }
    }

    const RoundPlan& plan_;
    const SetJob& job_;
    std::uint64_t index_;
    Scratch& scratch_;
    Chooser& chooser_;
    static constexpr Choices GREEDY{};
    Deal deal_;
    int cut_ = 0;
};

}  // namespace

std::uint64_t rows_of(const RoundPlan& plan, Layer layer) {
    return layer == Layer::MATCH ? plan.rounds : 1;
}

void play_set(const RoundPlan& plan, const SetJob& job, std::uint64_t index, Scratch& scratch, Chooser& chooser,
              SetRecord* records) {
    SetRound round(plan, job, index, scratch, chooser);
    for (const Seating& seating : job.seatings) {
        std::fill_n(records, rows_of(plan, job.layer), SetRecord{});
        round.play(seating, records);
        records += rows_of(plan, job.layer);
    }
}

}  // namespace bismarck
