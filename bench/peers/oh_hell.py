"""Random games of oh hell, three players and sixteen tricks, in OpenSpiel: the same size as a round of Bismarck.

Usage: `oh_hell.py GAMES GAMES_WITH_TENSORS`. Prints games a second of CPU time, by OpenSpiel's own bots in C++, and by
random steps through Python with an information state tensor and a mask for each decision.
"""

import json
import random
import sys
import time

import pyspiel  # type: ignore[import-not-found]  # it lives in the environment of the peers

SETTING = "oh_hell(num_suits=4,num_cards_per_suit=13,players=3,num_tricks_fixed=16)"


def main() -> int:
    """Play and print."""
    games, with_tensors = (int(word) for word in sys.argv[1:])
    game = pyspiel.load_game(SETTING)
    bots = [pyspiel.make_uniform_random_bot(player, 7 + player) for player in range(3)]
    start = time.process_time()
    for seed in range(games):
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
    bots_rate = games / (time.process_time() - start)
    start = time.process_time()
    for seed in range(with_tensors):
        play(game, random.Random(seed))
    tensor_rate = with_tensors / (time.process_time() - start)
    print(json.dumps({"by_bots": bots_rate, "with_tensors": tensor_rate}))
    return 0


def play(game: pyspiel.Game, rng: random.Random) -> None:
    """One game with what a learner needs at each decision."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            state.information_state_tensor(state.current_player())
            state.legal_actions_mask()
        state.apply_action(rng.choice(state.legal_actions()))


if __name__ == "__main__":
    sys.exit(main())
