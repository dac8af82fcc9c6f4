// The search behind `Searcher`, for one machine.
#pragma once

#include <chrono>

#include "bismarck/search/engine.hpp"
#include "bismarck/search/searcher.hpp"

namespace bismarck::search {

template <class Machine>
class FastSearcher final : public Searcher {
  public:
    explicit FastSearcher(const SearchOptions& options) : options_(options), table_(options.table_mib) {}

    Answer bounds(const Position& position, int seat, Aim aim, const Budget& budget, int low, int high,
                  int guess) override {
        const Round round = turned(position, seat, aim);
        begin(round);
        const Cards forced = position.forced ? TRUMPS : 0;
        const Limits limits{budget.nodes, budget.ms, budget.cancel, std::chrono::steady_clock::now()};
        const bool trump = position.trump != 0;
        if (aim == Aim::TAKE) {
            return trump ? run<true, false>(round, forced, limits, low, high, guess)
                         : run<false, false>(round, forced, limits, low, high, guess);
        }
        return trump ? run<true, true>(round, forced, limits, low, high, guess)
                     : run<false, true>(round, forced, limits, low, high, guess);
    }

    void clear() override {
        table_.begin_anew();
        cutoffs_.clear();
        known_ = false;
    }

    [[nodiscard]] TableStatistics table() const override {
        return {table_.bytes(), table_.patterns(), table_.replaced()};
    }

    Counters counters;
    [[nodiscard]] const Table<Machine>& store() const { return table_; }

  private:
    // A position turned so that the lone player is 0 and the trump the lowest lane.
    struct Round {
        Deal deal;
        std::array<Cards, 2> played{};
        int count = 0;
        int leader = 0;
        int left = 0;
        Cards cards = 0;
        std::uint64_t kind = 0;
    };

    static Cards swap_trump(Cards cards, Cards trump) {
        if (trump == 0 || trump == TRUMPS) return cards;
        const int shift = std::countr_zero(trump);
        return (cards & ~(trump | TRUMPS)) | (cards & trump) >> shift | (cards & TRUMPS) << shift;
    }

    static Round turned(const Position& position, int seat, Aim aim) {
        Round round;
        for (int player = 0; player < PLAYERS; ++player) {
            const auto from = static_cast<std::size_t>(left_of(seat, player));
            const Cards hand = swap_trump(position.hands[from], position.trump);
            round.deal.hands[static_cast<std::size_t>(player)] = hand;
            for (Cards rest = hand; rest; rest &= rest - 1) round.deal.shape += one_of(player, lowest(rest));
        }
        round.count = position.played;
        for (int place = 0; place < round.count; ++place) {
            const auto at = static_cast<std::size_t>(place);
            round.played[at] = swap_trump(position.trick[at], position.trump);
        }
        round.leader = left_of(position.leader, PLAYERS - seat) % PLAYERS;
        round.left = std::popcount(position.hands[static_cast<std::size_t>(position.leader)]) +
                     static_cast<int>(position.played > 0);
        round.cards = round.deal.all() | round.played[0] | round.played[1];
        round.kind = position.trump ^ static_cast<std::uint64_t>(seat) << 60 ^
                     static_cast<std::uint64_t>(aim == Aim::AVOID) << 62 ^
                     static_cast<std::uint64_t>(position.forced != 0) << 63;
        return round;
    }

    // Proofs hold for any deal of the same kind; but those of another deal are rarely of use and fill the table.
    void begin(const Round& round) {
        const bool same = known_ && round.kind == kind_ && (round.cards & ~cards_) == 0 &&
                          (round.deal.hands[0] & ~hands_[0]) == 0 && (round.deal.hands[1] & ~hands_[1]) == 0 &&
                          (round.deal.hands[2] & ~hands_[2]) == 0;
        if (same) return;
        table_.begin_anew();
        known_ = true;
        kind_ = round.kind;
        cards_ = round.cards;
        for (std::size_t player = 0; player < PLAYERS; ++player) hands_[player] = round.deal.hands[player];
        for (int place = 0; place < round.count; ++place) {
            const int player = left_of(round.leader, place);
            hands_[static_cast<std::size_t>(player)] |= round.played[static_cast<std::size_t>(place)];
        }
    }

    template <bool TRUMP, bool AVOID>
    Answer run(const Round& round, Cards forced, const Limits& limits, int low, int high, int guess) {
        Engine<Machine, TRUMP, AVOID> engine(table_, options_, cutoffs_, forced, limits);
        int goal = std::clamp(guess, low + 1, high);
        while (low < high) {
            const bool reached = engine.reaches(round.deal, round.leader, round.played, round.count, round.left, goal);
            if (engine.stopped()) break;
            if (reached) {
                low = goal;
                goal = low + 1;
            } else {
                high = goal - 1;
                goal = high;
            }
        }
        counters = engine.counters;
        return {low, high, engine.nodes()};
    }

    SearchOptions options_;
    Table<Machine> table_;
    Cutoffs cutoffs_;
    bool known_ = false;
    std::uint64_t kind_ = 0;
    Cards cards_ = 0;
    std::array<Cards, PLAYERS> hands_{};
};

}  // namespace bismarck::search
