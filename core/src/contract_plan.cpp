#include "bismarck/contract_plan.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

namespace bismarck::worth {
namespace {

inline constexpr int STEPS = 48;      // of the numeric expectation; twice as many move no value by more than 0.002
inline constexpr double REACH = 4.0;  // deviations to either side

Used with(Used used, int contract) {
    ++used[static_cast<std::size_t>(contract)];
    return used;
}

}  // namespace

double expected_best(const std::vector<Outlook>& scores) {
    if (scores.size() == 1) return scores[0].mean;
    double low = scores[0].mean;
    double high = scores[0].mean;
    for (const Outlook& score : scores) {
        low = std::min(low, score.mean - REACH * score.deviation);
        high = std::max(high, score.mean + REACH * score.deviation);
    }
    const double width = (high - low) / STEPS;
    // E[max] = high - ∫ P(max < x) dx, by the middle of each step.
    double below = 0.0;
    for (int step = 0; step < STEPS; ++step) {
        const double x = low + (step + 0.5) * width;
        double chance = 1.0;
        for (const Outlook& score : scores) {
            const double spread = std::max(score.deviation, 1e-9);
            chance *= 0.5 * (1 + std::erf((x - score.mean) / (spread * std::sqrt(2.0))));
        }
        below += chance;
    }
    return high - below * width;
}

Planner::Planner(const RoundPlan& plan, Prospects prospects)
    : allowed_(plan.allowed), in_blocks_(plan.each_block), prospects_(std::move(prospects)) {
    for (std::size_t contract = 0; contract < plan.allowed; ++contract) {
        const int limit = plan.contract[contract].limit;
        limits_[contract] = limit == NONE ? -1 : limit;
    }
}

unsigned Planner::open(const Used& used) const {
    const std::uint16_t fewest = *std::min_element(used.begin(), used.begin() + allowed_);
    unsigned left = 0;
    for (int contract = 0; contract < allowed_; ++contract) {
        const auto at = static_cast<std::size_t>(contract);
        const bool allowed = limits_[at] < 0 || used[at] < limits_[at];
        if (allowed && !(in_blocks_ && used[at] > fewest)) left |= 1U << contract;
    }
    return left;
}

double Planner::merit(double score, const Used& used, int contract, int turns) {
    return score + worth(with(used, contract), turns);
}

double Planner::worth(const Used& used, int turns) {
    if (turns <= 0) return 0.0;
    // Only what may still be chosen matters: not how often a contract without a limit has been, and in blocks not the
    // number of blocks unless a limit counts them.
    Used key = used;
    for (int contract = 0; contract < allowed_; ++contract) {
        const auto at = static_cast<std::size_t>(contract);
        if (limits_[at] < 0 && !in_blocks_) key[at] = 0;
    }
    const auto known = found_.find({turns, key});
    if (known != found_.end()) return known->second;
    if (too_many(key, turns)) return by_means(key, turns);
    std::vector<std::pair<int, double>> after;
    for (unsigned rest = open(key); rest; rest &= rest - 1) {
        const int contract = std::countr_zero(rest);
        after.emplace_back(contract, worth(with(key, contract), turns - 1));
    }
    const double found = after.empty() ? 0.0 : expected(after);
    found_[{turns, key}] = found;
    return found;
}

double Planner::expected(const std::vector<std::pair<int, double>>& after) const {
    if (prospects_.rows.empty()) {
        std::vector<Outlook> merits;
        for (const auto& [contract, later] : after) {
            const Outlook& outlook = prospects_.outlooks[static_cast<std::size_t>(contract)];
            merits.push_back({outlook.mean + later, outlook.deviation});
        }
        return expected_best(merits);
    }
    double total = 0.0;
    double weight = 0.0;
    const float* row = prospects_.rows.data();
    for (const float times : prospects_.weights) {
        double best = -1e30;
        for (const auto& [contract, later] : after) best = std::max(best, row[contract] + later);
        total += times * best;
        weight += times;
        row += allowed_;
    }
    return total / weight;
}

// An upper bound of the ways in which *turns* choices may fall, each contract counted up to its limit.
bool Planner::too_many(const Used& used, int turns) const {
    std::vector<double> ways(static_cast<std::size_t>(turns) + 1, 0.0);
    ways[0] = 1.0;
    for (int contract = 0; contract < allowed_; ++contract) {
        const auto at = static_cast<std::size_t>(contract);
        if (limits_[at] < 0 && !in_blocks_) continue;
        const int left = limits_[at] < 0 ? turns : limits_[at] - used[at];
        for (int turn = turns; turn >= 0; --turn) {
            for (int times = 1; times <= std::min(left, turn); ++times) {
                ways[static_cast<std::size_t>(turn)] += ways[static_cast<std::size_t>(turn - times)];
            }
        }
    }
    double total = 0.0;
    for (const double count : ways) total += count;
    // In blocks a contract is a block ahead of another at most.
    if (in_blocks_) total = std::min(total, static_cast<double>(turns + 1) * (1 << allowed_));
    return total > MOST_STATES;
}

// The mean scores of the contracts that are best by them, turn by turn.
double Planner::by_means(Used used, int turns) const {
    double total = 0.0;
    for (int turn = 0; turn < turns; ++turn) {
        int best = -1;
        for (unsigned rest = open(used); rest; rest &= rest - 1) {
            const int contract = std::countr_zero(rest);
            if (best < 0 || prospects_.outlooks[static_cast<std::size_t>(contract)].mean >
                                prospects_.outlooks[static_cast<std::size_t>(best)].mean) {
                best = contract;
            }
        }
        if (best < 0) break;
        total += prospects_.outlooks[static_cast<std::size_t>(best)].mean;
        used = with(used, best);
    }
    return total;
}

int turns_to_come(const RoundPlan& plan, const MatchState& match, int seat) {
    int turns = 0;
    for (int number = match.round.number + 1; number <= plan.rounds; ++number) {
        const int dealer = (match.first_dealer + (number - 1) / plan.block_length) % PLAYERS;
        if (plan.scheduled(number) == NONE && left_of(dealer, plan.forehand_step) == seat) ++turns;
    }
    return turns;
}

}  // namespace bismarck::worth
