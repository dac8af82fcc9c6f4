#include "bismarck/errors.hpp"
#include "bismarck/search_loops.hpp"

namespace bismarck {

const SearchTable& portable_searches() {
    return SearchLoops<Portable>::TABLE;
}

Player usual_player(PlayerKind kind, std::uint32_t iterations) {
    Player player;
    player.kind = kind;
    player.iterations = iterations;
    if (kind == PlayerKind::LEARNED) {
        player.options.proof_cards = 5;
        player.options.proof_worlds = 200;
        player.options.proof_nodes = std::uint64_t{20} * iterations;  // a card played costs a fiftieth of an iteration
    }
    return player;
}

Verdict decide(const Player& player, const Sight& sight, std::uint64_t seed, const World* truth, Scratch& scratch,
               bool portable) {
    if (sight.hand == 0 || sight.to_play() != 0) refuse("it is not this seat that plays next");
    if (player.kind == PlayerKind::ORACLE && truth == nullptr) refuse("an oracle needs the true cards");
    if (searches(player.kind) && player.iterations == 0) refuse("a search needs 1 iteration or more");
    const SearchTable* fast = portable || !has_bmi2() ? nullptr : bmi2_searches();
    Rng rng(seed);
    return (fast != nullptr ? *fast : portable_searches()).decide(player, sight, rng, truth, scratch);
}

}  // namespace bismarck
