// What forehand decides before the first card: trump, discard, and what a contract is worth, by rounds played out.
//
// All is decided from what forehand may see. A guess is a deal that fits it; all candidates are played in the same
// guesses by `rules` in all seats, so that luck falls on all of them alike.
#pragma once

#include <cstdint>
#include <vector>

#include "bismarck/match.hpp"
#include "bismarck/rng.hpp"

namespace bismarck {

// What forehand knows of its own round: `own` are the cards that it holds or is sure to get, `talon` those of the
// talon that it has seen, `aside` what it has laid aside. With `exchanged` it has what it will play with.
struct Forehand {
    int contract = NONE;
    int trump = NONE;  // NONE where it is still to be named or shown
    std::uint64_t own = 0;
    std::uint64_t talon = 0;
    std::uint64_t aside = 0;
    bool exchanged = false;
};

// The same of a round that has begun.
Forehand forehand_of(const RoundPlan& plan, const RoundState& round);

// A discard, the trump that goes with it and its expected score; `rounds` were played for that.
struct Laid {
    std::uint64_t aside = 0;
    int trump = NO_TRUMP;
    double score = 0.0;
    int rounds = 0;
};

// By what a player chooses contract, trump and discard: as the bots GREEDY and RULES do, or by what the contracts are
// worth, the best NOW or the best by the PLAN of all turns to come. NOW and PLAN play *playouts* rounds out for each
// decision that the cards in hand can tell more of.
enum class Foresight : std::uint8_t { GREEDY, RULES, NOW, PLAN };
struct Choices {
    Foresight by = Foresight::GREEDY;
    std::uint8_t candidates = 16;  // discards that are tried
    std::uint32_t playouts = 0;
};

struct PreludeTable {
    // The discards that seem best, best first. *playouts* rounds are shared out by halving the field of candidates;
    // with none the model alone decides.
    std::vector<Laid> (*discards)(const RoundPlan& plan, const Forehand& seen, int candidates, int playouts, Rng& rng);
    // What a contract will score in so many guesses, each with the discard of the model. The trump is *seen*'s, or
    // named, shown or cut as the contract has it.
    double (*played_score)(const RoundPlan& plan, const Forehand& seen, int playouts, Rng& rng);
    // The trump to name after the exchange.
    int (*named_trump)(const RoundPlan& plan, const Forehand& seen, int playouts, Rng& rng);
};
const PreludeTable& portable_preludes();
const PreludeTable* bmi2_preludes();  // null where it was not compiled
const PreludeTable& preludes(bool portable);

}  // namespace bismarck
