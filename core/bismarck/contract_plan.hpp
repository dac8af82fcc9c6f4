// Contracts over a match: what the turns still to come as forehand are worth, by what is left to choose from.
//
// A contract taken now is missing later. So the best choice is not the highest score in sight but the highest sum of
// that score and what the rest of the turns is then worth. The expectation over what a turn will show is either over
// *rows*, each a possible sight with the scores of all contracts and how often it comes up, or, where there are none,
// over independent normal scores.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <vector>

#include "bismarck/match.hpp"

namespace bismarck::worth {

// The score that a contract has before the cards are seen, and how far the cards seen move it.
struct Outlook {
    double mean;
    double deviation;
};

// The mean of the highest of independent normal scores.
double expected_best(const std::vector<Outlook>& scores);

using Used = std::array<std::uint16_t, MOST_ALLOWED>;

struct Prospects {
    std::vector<Outlook> outlooks;  // one for each contract of the rules
    std::vector<float> rows;        // a score for each contract, row by row; may be empty
    std::vector<float> weights;     // of the rows
};

class Planner {
  public:
    Planner(const RoundPlan& plan, Prospects prospects);

    // What *turns* more turns as forehand are worth when the contracts have been played *used* times. Where more than
    // MOST_STATES states lie ahead, the mean scores stand for what can be chosen.
    double worth(const Used& used, int turns);

    // The score of a contract chosen now with all that *turns* turns after it are then worth.
    double merit(double score, const Used& used, int contract, int turns);

    // The contracts that may be chosen, as bits.
    [[nodiscard]] unsigned open(const Used& used) const;

    static constexpr double MOST_STATES = 20'000;

  private:
    [[nodiscard]] bool too_many(const Used& used, int turns) const;
    double expected(const std::vector<std::pair<int, double>>& after) const;
    double by_means(Used used, int turns) const;

    std::array<int, MOST_ALLOWED> limits_{};
    int allowed_;
    bool in_blocks_;
    Prospects prospects_;
    std::map<std::pair<int, Used>, double> found_;
};

// How often *seat* will choose again after the round being played.
int turns_to_come(const RoundPlan& plan, const MatchState& match, int seat);

}  // namespace bismarck::worth
