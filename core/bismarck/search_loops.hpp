// The searches of searcher.hpp as templates over the machine and the policy of the rollouts; see bits.hpp.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>

#include "bismarck/dealing.hpp"
#include "bismarck/habits.hpp"
#include "bismarck/inference.hpp"
#include "bismarck/maxims_sight.hpp"
#include "bismarck/rollout.hpp"
#include "bismarck/searcher.hpp"

namespace bismarck {

inline constexpr std::size_t MOST_CHOICES = PACK;  // of a player whose hand differs from world to world

template <class Isa, class Policy>
class Search {
  public:
    Search(const Policy& policy, const Player& player, const Sight& sight, Rng& rng, Scratch& scratch)
        : policy_(policy),
          player_(player),
          options_(player.options),
          sight_(sight),
          stakes_(sight.stakes),
          rng_(rng),
          scratch_(scratch) {
        const std::uint64_t legal = sight.legal();
        World unknown{};
        unknown[0] = sight.hand;
        unknown[APART] = sight.aside;
        start_ = Tricks(sight, unknown);
        candidates_ = options_.merge ? one_of_each_run(sight.hand, legal, sight.unplayed & ~sight.aside, start_.best,
                                                       stakes_.counted)
                                     : legal;
        keep_proved();
    }

    Verdict pimc() {
        sample(player_.iterations);
        std::array<std::int64_t, 64> sums{};
        for (const World& world : scratch_.worlds) {
            const Tricks start(sight_, world);
            for (std::uint64_t rest = candidates_; rest; rest &= rest - 1) {
                Tricks tricks = start;
                tricks.play(rest & -rest, stakes_);
                roll_out(policy_, tricks, stakes_);
                sums[static_cast<std::size_t>(std::countr_zero(rest))] += tricks.units[0];
            }
        }
        Verdict verdict;
        const auto worlds = static_cast<std::uint32_t>(scratch_.worlds.size());
        for (std::uint64_t rest = candidates_; rest; rest &= rest - 1) {
            const int card = std::countr_zero(rest);
            enter(verdict, card, worlds, static_cast<double>(sums[static_cast<std::size_t>(card)]) / worlds);
        }
        verdict.iterations = worlds;
        const auto better = [](const Verdict::Value& a, const Verdict::Value& b) { return a.points > b.points; };
        return finish(verdict, better);
    }

    // In worlds sampled from what is known, or in the true one.
    Verdict tree(const World* truth) {
        if (truth != nullptr) {
            scratch_.worlds.assign(1, *truth);
        } else {
            sample(std::min(player_.iterations, options_.worlds));
        }
        scratch_.nodes.assign(1, Node{});
        scratch_.nodes.reserve(player_.iterations + 2);
        std::uint32_t done = 0;
        std::size_t next = 0;
        while (done < player_.iterations) {
            iterate(scratch_.worlds[next]);
            ++done;
            if (++next == scratch_.worlds.size()) next = 0;
            if (options_.early_stop && done % 64 == 0 && settled(player_.iterations - done)) break;
        }
        Verdict verdict;
        verdict.iterations = done;
        for (std::uint32_t at = scratch_.nodes[0].child(); at; at = scratch_.nodes[at].sibling) {
            const Node& node = scratch_.nodes[at];
            enter(verdict, node.card(), node.visits, static_cast<double>(node.units) / node.visits);
        }
        const auto better = [](const Verdict::Value& a, const Verdict::Value& b) {
            return a.visits != b.visits ? a.visits > b.visits : a.points > b.points;
        };
        return finish(verdict, better);
    }

    [[nodiscard]] std::uint64_t candidates() const { return candidates_; }
    // What the policy does by itself.
    [[nodiscard]] std::uint64_t by_rule() const { return choice_of(policy_, start_, stakes_); }

  private:
    // With few cards left: only cards that are right for certain, where there are such.
    void keep_proved() {
        const ProofLimits limits{options_.proof_cards, options_.proof_worlds, options_.proof_nodes};
        if (std::has_single_bit(candidates_) || Isa::count(sight_.hand) > limits.cards) return;
        const std::uint64_t right = candidates_ & prove(sight_, limits, scratch_.proof).right;
        if (right) candidates_ = right;
    }

    void sample(std::uint32_t count) {
        const Worlds worlds(knowledge_of(sight_));
        // Nothing can be inferred before others have laid aside or played.
        const bool lays = options_.belief.laying > 0 && Laying<Isa>(sight_).hidden();
        const bool plays = options_.belief.temper > 0 && sight_.played > 0;
        const bool infers = options_.weighed > 1 && (lays || plays);
        scratch_.worlds.resize(infers ? count * options_.weighed : count);
        for (World& world : scratch_.worlds) world = worlds.at<Isa>(worlds.draw(rng_));
        if (infers) {
            keep_plausible<Isa>(sight_, options_.belief, count, scratch_.worlds, scratch_.kept, scratch_.weights, rng_);
        } else if (lays) {
            for (World& world : scratch_.worlds) Laying<Isa>(sight_).settle(world);
        }
    }

    // Down the tree by the best of each player's own bound, a new card, and the rules to the end.
    void iterate(const World& world) {
        std::vector<Node>& nodes = scratch_.nodes;
        Tricks tricks(sight_, world);
        std::array<std::uint32_t, MOST_PLAYED + 1> path;
        std::array<std::uint8_t, MOST_PLAYED + 1> seats;
        std::size_t depth = 0;
        std::uint32_t at = 0;
        bool fresh = false;
        while (!fresh && tricks.hands[static_cast<std::size_t>(tricks.to_play())]) {
            const int seat = tricks.to_play();
            std::uint64_t cards = candidates_;
            if (depth > 0) {
                cards = tricks.legal(stakes_);
                if (options_.merge && cards & (cards - 1)) {
                    const std::uint64_t own_aside = seat == stakes_.forehand ? tricks.aside : 0;
                    cards = one_of_each_run(tricks.hand(), cards, tricks.unplayed & ~own_aside, tricks.best,
                                            stakes_.counted);
                }
            }
            const std::uint32_t child = select(nodes, at, cards, tricks, fresh);
            tricks.play(bit_of(nodes[child].card()), stakes_);
            path[depth] = child;
            seats[depth] = static_cast<std::uint8_t>(seat);
            ++depth;
            at = child;
        }
        roll_out(policy_, tricks, stakes_);
        for (std::size_t step = 0; step < depth; ++step) {
            Node& node = nodes[path[step]];
            ++node.visits;
            node.units += tricks.units[seats[step]];
        }
    }

    // The child of *at* to go on with, made where it is new (*fresh*).
    std::uint32_t select(std::vector<Node>& nodes, std::uint32_t at, std::uint64_t cards, const Tricks& tricks,
                         bool& fresh) {
        std::array<std::uint32_t, MOST_CHOICES> found;
        std::size_t count = 0;
        std::uint64_t untried = cards;
        std::uint32_t total = 0;
        std::int64_t sum = 0;
        for (std::uint32_t child = nodes[at].child(); child; child = nodes[child].sibling) {
            const Node& node = nodes[child];
            const std::uint64_t card = bit_of(node.card());
            if (!(cards & card)) continue;
            untried ^= card;
            total += node.visits;
            sum += node.units;
            found[count++] = child;
        }
        if (std::has_single_bit(cards)) return count ? found[0] : made(nodes, at, cards, fresh);
        const std::uint64_t favourite = one_for(choice_of(policy_, tricks, stakes_), cards);
        if (count == 0) return made(nodes, at, untried & favourite ? favourite : untried & -untried, fresh);
        const float share = (1.0F - options_.prior) / static_cast<float>(Isa::count(cards) - 1);
        const float reach = options_.exploration * std::sqrt(static_cast<float>(total) + 1.0F);
        const auto sign = static_cast<float>(stakes_.sign());
        std::uint32_t best = 0;
        float best_bound = -1e30F;
        for (std::size_t place = 0; place < count; ++place) {
            const Node& node = nodes[found[place]];
            const float prior = favourite >> node.card() & 1 ? options_.prior : share;
            const auto visits = static_cast<float>(node.visits);
            const float bound = sign * static_cast<float>(node.units) / visits + reach * prior / (1.0F + visits);
            if (bound > best_bound) {
                best_bound = bound;
                best = found[place];
            }
        }
        if (!untried) return best;
        const std::uint64_t wanted = untried & favourite ? favourite : untried & -untried;
        const float prior = wanted & favourite ? options_.prior : share;
        const float bound = sign * static_cast<float>(sum) / static_cast<float>(total) + reach * prior;
        return bound > best_bound ? made(nodes, at, wanted, fresh) : best;
    }

    // A new child of *at* for the single bit *card*.
    static std::uint32_t made(std::vector<Node>& nodes, std::uint32_t at, std::uint64_t card, bool& fresh) {
        fresh = true;
        Node node;
        node.link = static_cast<std::uint32_t>(std::countr_zero(card));
        node.sibling = nodes[at].child();
        const auto number = static_cast<std::uint32_t>(nodes.size());
        nodes.push_back(node);
        nodes[at].adopt(number);
        return number;
    }

    // Whether the most visited card stays so whatever *left* iterations do.
    [[nodiscard]] bool settled(std::uint32_t left) const {
        std::uint32_t first = 0;
        std::uint32_t second = 0;
        for (std::uint32_t at = scratch_.nodes[0].child(); at; at = scratch_.nodes[at].sibling) {
            const std::uint32_t visits = scratch_.nodes[at].visits;
            if (visits > first) {
                second = first;
                first = visits;
            } else if (visits > second) {
                second = visits;
            }
        }
        return first > second + left;
    }

    void enter(Verdict& verdict, int card, std::uint32_t visits, double units) const {
        Verdict::Value& value = verdict.values[static_cast<std::size_t>(verdict.count++)];
        value.card = static_cast<std::uint8_t>(card);
        value.visits = visits;
        value.points = static_cast<float>(stakes_.sign() * (units - stakes_.quotas[0]));
    }

    template <class Better>
    static Verdict& finish(Verdict& verdict, Better better) {
        const auto values = verdict.values.begin();
        std::stable_sort(values, values + verdict.count, better);
        verdict.card = verdict.values[0].card;
        return verdict;
    }

    Policy policy_;
    const Player& player_;
    const SearchOptions& options_;
    const Sight& sight_;
    const Stakes& stakes_;
    Rng& rng_;
    Scratch& scratch_;
    Tricks start_;  // as far as it is known
    std::uint64_t candidates_ = 0;
};

template <class Isa>
struct SearchLoops {
    static Verdict decide(const Player& player, const Sight& sight, Rng& rng, const World* truth, Scratch& scratch) {
        switch (player.kind) {
            case PlayerKind::RANDOM:
                return only(random_card<Isa>(sight.legal(), rng));
            case PlayerKind::RULES:
                return only(bit_of(maxims::card_to_play<Isa>(maxims::table_of(sight))));
            case PlayerKind::HABITS:
            case PlayerKind::LEARNED:
                return decide_by(HabitPolicy<Isa>(sight.stakes), player, sight, rng, truth, scratch);
            case PlayerKind::GREEDY:
            case PlayerKind::PIMC:
            case PlayerKind::ISMCTS:
            case PlayerKind::ORACLE:
                break;
        }
        return decide_by(GreedyPolicy<Isa>(), player, sight, rng, truth, scratch);
    }

    template <class Policy>
    static Verdict decide_by(const Policy& policy, const Player& player, const Sight& sight, Rng& rng,
                             const World* truth, Scratch& scratch) {
        Search<Isa, Policy> search(policy, player, sight, rng, scratch);
        if (!searches(player.kind)) return only(search.by_rule());
        if (std::has_single_bit(search.candidates())) return only(search.candidates());
        if (player.kind == PlayerKind::PIMC) return search.pimc();
        return search.tree(player.kind == PlayerKind::ORACLE ? truth : nullptr);
    }

    static Verdict only(std::uint64_t card) {
        Verdict verdict;
        verdict.count = 1;
        verdict.card = std::countr_zero(card);
        verdict.values[0].card = static_cast<std::uint8_t>(verdict.card);
        return verdict;
    }

    static constexpr SearchTable TABLE{&decide};
};

}  // namespace bismarck
