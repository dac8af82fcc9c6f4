// What a forehand of the kernel chooses before play, by its `Choices`.
#pragma once

#include <array>
#include <optional>

#include "bismarck/contract_plan.hpp"
#include "bismarck/contract_values.hpp"
#include "bismarck/prelude.hpp"
#include "bismarck/rules_choice.hpp"

namespace bismarck {

// A contract, the trump that is named with it (NONE where none is), and what it is expected to score.
struct Chosen {
    int contract = NONE;
    int strain = NONE;
    double score = 0.0;
    double merit = 0.0;  // with what the turns to come are then worth
};

// What forehand may see of the match when it announces.
struct Turn {
    worth::Seen seen;
    Forehand known;
    worth::Used used{};
    unsigned open = 0;  // the contracts it may choose
    int turns = 0;      // to come after this one
};
Turn turn_of(const RoundPlan& plan, const MatchState& match);

class Chooser {
  public:
    // *values* may be null: then the models of `rules` judge open cards too.
    Chooser(const RoundPlan& plan, const worth::ContractValues* values);

    // Every contract that may be chosen with its score and merit, best first; NOW and PLAN only.
    std::vector<Chosen> ranked(const Choices& choices, const Turn& turn, Rng& rng);

    // What is announced: *wished* where it is given, else what forehand must or wants to play.
    Chosen contract(const Choices& choices, const MatchState& match, int wished, Rng& rng);
    std::uint64_t discard(const Choices& choices, const RoundState& round, Rng& rng);
    int strain(const Choices& choices, const RoundState& round, Rng& rng);

    worth::Planner& planner(worth::Sight sight);

  private:
    Chosen valued(const Turn& turn, int contract, int playouts, Rng& rng) const;
    [[nodiscard]] double open_value(const Turn& turn, const ContractPlan& contract, int& strain) const;

    const RoundPlan& plan_;
    const worth::ContractValues* values_;
    worth::RulesChoice<Portable> rules_;
    std::array<std::optional<worth::Planner>, worth::SIGHTS> planners_;
};

}  // namespace bismarck
