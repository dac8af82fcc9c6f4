#include <algorithm>
#include <bit>
#include <chrono>

#include "bismarck/bits.hpp"
#include "bismarck/search/lone.hpp"
#include "bismarck/search/searcher.hpp"

namespace bismarck::search {
namespace {

int tricks_left(const Position& position) {
    return std::popcount(position.hands[static_cast<std::size_t>(position.leader)]) +
           static_cast<int>(position.played > 0);
}

// A low goal to begin with: what is reached for sure costs little to prove, and its proofs serve the next goal.
int first_guess(const Position& position) {
    return tricks_left(position) / 5;
}

// The cards that may be played, in the order S H D C and high to low.
std::vector<int> in_order(std::uint64_t cards) {
    std::vector<int> found;
    for (int suit = 0; suit < SUITS; ++suit) {
        std::uint64_t lane = cards & lane_of(suit);
        while (lane) {
            const int card = std::bit_width(lane) - 1;
            found.push_back(card);
            lane ^= bit_of(card);
        }
    }
    return found;
}

// What a budget has left for the next of several searches.
class Purse {
  public:
    explicit Purse(const Budget& budget) : budget_(budget), began_(std::chrono::steady_clock::now()) {}

    void spend(std::uint64_t nodes) { spent_ += nodes; }
    [[nodiscard]] bool empty() const {
        return (budget_.nodes && spent_ >= budget_.nodes) || (budget_.ms > 0 && passed() >= budget_.ms) ||
               (budget_.cancel && budget_.cancel->load(std::memory_order_relaxed));
    }
    [[nodiscard]] Budget left() const {
        Budget rest = budget_;
        if (rest.nodes) rest.nodes -= spent_;
        if (rest.ms > 0) rest.ms = std::max(rest.ms - passed(), 0.001);
        return rest;
    }

  private:
    [[nodiscard]] double passed() const {
        const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - began_;
        return time.count();
    }

    Budget budget_;
    std::chrono::steady_clock::time_point began_;
    std::uint64_t spent_ = 0;
};

std::unique_ptr<Searcher> best_searcher(const SearchOptions& options) {
    std::unique_ptr<Searcher> found;
#if defined(__x86_64__)
    if (!options.portable && has_bmi2() && __builtin_cpu_supports("avx2")) {
        if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl")) found = widest_searcher(options);
        if (!found) found = wide_searcher(options);
    }
#endif
    return found ? std::move(found) : any_machine_searcher(options);
}

}  // namespace

LoneSolver::LoneSolver(const SearchOptions& options) : searcher_(best_searcher(options)) {}
LoneSolver::LoneSolver(LoneSolver&&) noexcept = default;
LoneSolver& LoneSolver::operator=(LoneSolver&&) noexcept = default;
LoneSolver::~LoneSolver() = default;

Answer LoneSolver::solve(const Position& position, int seat, Aim aim, const Budget& budget) {
    return searcher_->bounds(position, seat, aim, budget, 0, tricks_left(position), first_guess(position));
}

std::vector<MoveValue> LoneSolver::moves(const Position& position, int seat, Aim aim, const Budget& budget) {
    Purse purse(budget);
    std::vector<MoveValue> found;
    int guess = first_guess(position);
    for (const int card : in_order(position.legal())) {
        const Position next = position.after(bit_of(card));
        const int won = static_cast<int>(position.played == PLAYERS - 1 && next.leader == seat);
        Answer answer{0, tricks_left(next), 0};
        if (!purse.empty()) answer = searcher_->bounds(next, seat, aim, purse.left(), 0, tricks_left(next), guess);
        guess = answer.low;
        purse.spend(answer.nodes);
        found.push_back({card, {answer.low + won, answer.high + won, answer.nodes}});
    }
    return found;
}

std::vector<int> LoneSolver::line(const Position& position, int seat, Aim aim, const Budget& budget) {
    Purse purse(budget);
    std::vector<int> played;
    Position now = position;
    int value = -1;
    for (std::uint64_t legal = now.legal(); legal; legal = now.legal()) {
        if (value < 0) {
            if (purse.empty()) break;
            const Answer answer =
                searcher_->bounds(now, seat, aim, purse.left(), 0, tricks_left(now), first_guess(now));
            purse.spend(answer.nodes);
            if (!answer.exact()) break;
            value = answer.low;
        }
        const bool most = (now.to_play() == seat) == (aim == Aim::TAKE);
        bool found = false;
        for (const int card : in_order(legal)) {
            const Position next = now.after(bit_of(card));
            const int won = static_cast<int>(now.played == PLAYERS - 1 && next.leader == seat);
            const int left = tricks_left(next);
            // The mover gets no more than the value, so it is enough that this card gets it.
            const int goal = std::clamp(value - won, 0, left);
            if (purse.empty()) break;
            const Answer answer = searcher_->bounds(next, seat, aim, purse.left(), most ? std::max(goal - 1, 0) : goal,
                                                    most ? goal : std::min(goal + 1, left), goal);
            purse.spend(answer.nodes);
            if (answer.exact() && answer.low == goal && value - won == goal) {
                played.push_back(card);
                value -= won;
                now = next;
                found = true;
                break;
            }
        }
        if (!found) break;
    }
    return played;
}

void LoneSolver::clear() {
    searcher_->clear();
}

TableStatistics LoneSolver::table() const {
    return searcher_->table();
}

}  // namespace bismarck::search
