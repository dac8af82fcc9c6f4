// Players that search: which card to play, from what one seat knows and so many iterations.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "bismarck/inference.hpp"
#include "bismarck/prelude.hpp"
#include "bismarck/proof.hpp"
#include "bismarck/rng.hpp"
#include "bismarck/sight.hpp"

namespace bismarck {

// RANDOM, GREEDY, RULES and HABITS play by rule, HABITS what searching players play most. PIMC plays every card out in
// sampled worlds. ISMCTS grows one tree over what is seen, a world for each iteration, and LEARNED does so with habits
// to finish the rounds. ORACLE is ISMCTS in the one true world: it peeks, and is for measuring only.
enum class PlayerKind : std::uint8_t { RANDOM, GREEDY, RULES, PIMC, ISMCTS, ORACLE, HABITS, LEARNED };

constexpr bool searches(PlayerKind kind) {
    return kind == PlayerKind::PIMC || kind == PlayerKind::ISMCTS || kind == PlayerKind::ORACLE ||
           kind == PlayerKind::LEARNED;
}

// Each can be switched off, so that its gain can be measured.
struct SearchOptions {
    float exploration = 3;        // how much a card is tried for its prior, in units
    float prior = 0.3F;           // the share of the prior that the rules' card gets
    bool merge = true;            // one card for each run of equal ones
    bool early_stop = true;       // stop when the most visited card cannot be caught up with
    std::uint32_t worlds = 2048;  // at most so many worlds are sampled for a decision, and used in turn
    std::uint32_t weighed = 1;    // worlds drawn for each that is kept for its plausibility; 1 is no inference
    Belief belief{};
    int proof_cards = 0;  // with so many cards or fewer what is certainly right is played; 0 is never
    std::uint64_t proof_worlds = 0;
    std::uint64_t proof_nodes = 0;
};

struct Player {
    PlayerKind kind = PlayerKind::GREEDY;
    std::uint32_t iterations = 0;  // worlds of PIMC
    SearchOptions options{};
    Choices choices{};
};

// A player as it is known by its name: LEARNED with all that pays, the others plain.
Player usual_player(PlayerKind kind, std::uint32_t iterations);

// A card and what each card is worth.
struct Verdict {
    struct Value {
        std::uint8_t card = NO_CARD;
        std::uint32_t visits = 0;
        float points = 0;  // expected score of the round
    };
    int card = NO_CARD;
    int count = 0;  // of `values`, best first
    std::array<Value, MOST_TRICKS> values{};
    std::uint32_t iterations = 0;
};

// A card of the tree: the way to it is the way to its information set. Four of them fill a line of the cache.
struct Node {
    std::uint32_t sibling = 0;  // 0 is none
    std::uint32_t link = 0;     // 64 × the first child + the card
    std::uint32_t visits = 0;
    std::int32_t units = 0;  // sum for the player who plays it

    [[nodiscard]] int card() const { return static_cast<int>(link & 63); }
    [[nodiscard]] std::uint32_t child() const { return link >> 6; }
    void adopt(std::uint32_t first) { link = first << 6 | (link & 63); }
};
static_assert(sizeof(Node) == 16);

// The memory of one thread's searches.
struct Scratch {
    std::vector<World> worlds;
    std::vector<World> kept;
    std::vector<float> weights;
    std::vector<Node> nodes;
    ProofMemory proof;
};

// What *player* does with *sight*, whose turn it must be. The same seed gives the same card. *truth* is for ORACLE.
// Throws std::invalid_argument where the sight is not one of a player who is to play.
Verdict decide(const Player& player, const Sight& sight, std::uint64_t seed, const World* truth, Scratch& scratch,
               bool portable = false);

// The searches, once for every machine and once for those with BMI2.
struct SearchTable {
    Verdict (*decide)(const Player& player, const Sight& sight, Rng& rng, const World* truth, Scratch& scratch);
};
const SearchTable& portable_searches();
const SearchTable* bmi2_searches();  // null where it was not compiled

}  // namespace bismarck
