#include "bismarck/proof.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>

#include "bismarck/bits.hpp"
#include "bismarck/rollout.hpp"
#include "bismarck/worlds.hpp"

namespace bismarck {
namespace {

using Isa = Portable;

inline constexpr std::size_t ENTRIES = std::size_t{1} << 14;
inline constexpr int FAR = 100;  // beyond every value

// Whether the two others play against the player at place 0, or with it.
enum class Others : std::uint8_t { AGAINST, WITH };

// The rest of a round in one world, for the player at place 0: units times the stakes' sign, so that more is better.
class Rest {
  public:
    Rest(const Stakes& stakes, std::uint64_t nodes, ProofMemory& memory)
        : stakes_(stakes), left_(nodes), entries_(memory.entries) {
        entries_.assign(ENTRIES, {});
    }

    void begin_world(std::uint64_t number) { world_ = mixed(number + 1); }
    [[nodiscard]] std::uint64_t left() const { return left_; }

    // What *card* brings for certain from here to the end of the round.
    int certain(const Tricks& tricks, std::uint64_t card) {
        Tricks after = tricks;
        play(after, card);
        return value(after, Others::AGAINST, -FAR, FAR);
    }

    // Whether *card* can bring more than *limit*.
    bool can_exceed(const Tricks& tricks, std::uint64_t card, int limit) {
        Tricks after = tricks;
        play(after, card);
        return value(after, Others::WITH, limit, limit + 1) > limit;
    }

  private:
    void play(Tricks& tricks, std::uint64_t card) {
        tricks.play(card, stakes_);
        left_ -= left_ != 0;
    }

    // The value, if it is between *low* and *high*, else a bound of it on that side.
    int value(const Tricks& tricks, Others others, int low, int high) {
        const int gained = stakes_.sign() * tricks.units[0];
        if (left_ == 0 || (tricks.place == 0 && tricks.hands[0] == 0)) return gained;
        int least = gained - (stakes_.sign() < 0 ? at_stake(tricks) : 0);
        int most = gained + (stakes_.sign() > 0 ? at_stake(tricks) : 0);
        ProofMemory::Entry* entry = tricks.place == 0 ? &entry_of(tricks, others) : nullptr;
        const std::uint64_t key = entry ? key_of(tricks, others) : 0;
        if (entry && entry->key == key) {
            least = std::max(least, gained + entry->least);
            most = std::min(most, gained + entry->most);
        }
        if (least >= high || least == most) return least;
        if (most <= low) return most;
        // The value is not outside what is known of it: to reach an end of that is enough.
        low = std::max(low, least);
        high = std::min(high, most);
        const int found = searched(tricks, others, low, high);
        if (entry && left_) {
            // The others may have used the place in the meantime: what is written holds whatever stood there.
            if (found > low) least = std::max(least, found);
            if (found < high) most = std::min(most, found);
            *entry = {key, static_cast<std::int8_t>(least - gained), static_cast<std::int8_t>(most - gained)};
        }
        return found;
    }

    int searched(const Tricks& tricks, Others others, int low, int high) {
        const bool raises = others == Others::WITH || tricks.to_play() == 0;
        int found = raises ? -FAR : FAR;
        for (std::uint64_t rest = choices(tricks); rest; rest &= rest - 1) {
            Tricks after = tricks;
            play(after, rest & -rest);
            const int here = value(after, others, low, high);
            if (raises) {
                found = std::max(found, here);
                low = std::max(low, found);
            } else {
                found = std::min(found, here);
                high = std::min(high, found);
            }
            if (low >= high) break;
        }
        return found;
    }

    // The units that can still go to anybody.
    [[nodiscard]] int at_stake(const Tricks& tricks) const {
        const std::uint64_t held = tricks.hands[0] | tricks.hands[1] | tricks.hands[2];
        if (stakes_.counted) return stakes_.worth(held | tricks.pile);
        return (std::popcount(held) + tricks.place) / PLAYERS;
    }

    [[nodiscard]] std::uint64_t choices(const Tricks& tricks) const {
        const std::uint64_t legal = tricks.legal(stakes_);
        if (std::has_single_bit(legal)) return legal;
        const std::uint64_t hand = tricks.hand();
        const std::uint64_t others = (tricks.hands[0] | tricks.hands[1] | tricks.hands[2]) & ~hand;
        return one_of_each_run(hand, legal, others, tricks.best, stakes_.counted);
    }

    [[nodiscard]] std::uint64_t key_of(const Tricks& tricks, Others others) const {
        std::uint64_t key = world_ + tricks.leader * 2U + static_cast<std::uint64_t>(others);
        for (const std::uint64_t hand : tricks.hands) key = mixed(key ^ hand);
        return key;
    }

    ProofMemory::Entry& entry_of(const Tricks& tricks, Others others) {
        return entries_[key_of(tricks, others) & (ENTRIES - 1)];
    }

    const Stakes& stakes_;
    std::uint64_t left_;
    std::uint64_t world_ = 0;
    std::vector<ProofMemory::Entry>& entries_;
};

// Which of the candidates, by number, are still better than or equal to which in every world looked at.
class Order {
  public:
    explicit Order(std::uint64_t candidates) : count_(static_cast<std::size_t>(std::popcount(candidates))) {
        for (std::size_t place = 0; place < count_; ++place, candidates &= candidates - 1) {
            cards_[place] = candidates & -candidates;
            holds_[place] = all() & ~(1U << place);
        }
    }

    void look_at(Rest& rest, const Tricks& start) {
        for (std::size_t place = 0; place < count_; ++place) {
            if (!holds_[place]) continue;
            const int certain = rest.certain(start, cards_[place]);
            for (unsigned others = holds_[place]; others; others &= others - 1) {
                const auto other = static_cast<std::size_t>(std::countr_zero(others));
                // When the work is spent the values are worth nothing.
                if (rest.can_exceed(start, cards_[other], certain) && rest.left()) holds_[place] &= ~(1U << other);
            }
        }
    }

    // The smallest sets of cards of which each is at least as good as each outside, together; 0 where that is all: then
    // it does not matter what is played.
    [[nodiscard]] std::uint64_t right() const {
        std::uint64_t cards = 0;
        std::size_t kept = 0;
        for (std::size_t place = 0; place < count_; ++place) {
            const unsigned with = closed(1U << place);
            if (with == all() || !smallest(with)) continue;
            cards |= cards_[place];
            ++kept;
        }
        return kept == count_ ? 0 : cards;
    }

    [[nodiscard]] bool settled() const {
        for (std::size_t place = 0; place < count_; ++place) {
            if (closed(1U << place) != all()) return false;
        }
        return true;
    }

  private:
    [[nodiscard]] unsigned all() const { return (1U << count_) - 1; }

    // *places* with all that some of them are not known to be as good as.
    [[nodiscard]] unsigned closed(unsigned places) const {
        for (unsigned before = 0; before != places;) {
            before = places;
            for (std::size_t place = 0; place < count_; ++place) {
                if (places >> place & 1) places |= all() & ~(holds_[place] | 1U << place);
            }
        }
        return places;
    }

    // Whether no card of the set *places* is in a smaller one.
    [[nodiscard]] bool smallest(unsigned places) const {
        for (unsigned rest = places; rest; rest &= rest - 1) {
            if (closed(rest & -rest) != places) return false;
        }
        return true;
    }

    std::size_t count_;
    std::array<std::uint64_t, MOST_TRICKS> cards_{};
    std::array<unsigned, MOST_TRICKS> holds_{};
};

// The legal cards that do the same as those of *chosen*, which are among the *candidates*.
std::uint64_t with_equals(std::uint64_t chosen, std::uint64_t candidates, std::uint64_t legal) {
    std::uint64_t found = 0;
    for (std::uint64_t rest = chosen; rest; rest &= rest - 1) {
        const int card = std::countr_zero(rest);
        const std::uint64_t above = (SUIT_LANE << (card & 48)) & ~((bit_of(card) << 1) - 1);
        const std::uint64_t next = above & candidates;
        found |= legal & (bit_of(card) | (above & (next ? (next & -next) - 1 : ~std::uint64_t{0})));
    }
    return found;
}

}  // namespace

Proof prove(const Sight& sight, const ProofLimits& limits, ProofMemory& memory) {
    const std::uint64_t legal = sight.legal();
    const std::uint64_t unseen = sight.unplayed & ~(sight.hand | sight.aside);
    const std::uint64_t candidates =
        one_of_each_run(sight.hand, legal, unseen, best_on_table(sight), sight.stakes.counted);
    Proof proof;
    if (std::has_single_bit(candidates) || std::popcount(sight.hand) > limits.cards) return proof;
    const Worlds worlds(knowledge_of(sight));
    const Wide all = worlds.count();
    const auto looked_at = all > limits.worlds ? limits.worlds : static_cast<std::uint64_t>(all);
    // In strides that reach every world once: neighbours are much alike, and a wrong card shall be found out early.
    Wide stride = all * 5 / 8 + 1;
    while (std::gcd(static_cast<std::uint64_t>(stride % all), static_cast<std::uint64_t>(all)) != 1) ++stride;
    Rest rest(sight.stakes, limits.nodes, memory);
    Order order(candidates);
    Wide number = 0;
    while (proof.worlds < looked_at && !order.settled()) {
        rest.begin_world(proof.worlds);
        order.look_at(rest, Tricks(sight, worlds.at<Isa>(number)));
        if (!rest.left()) break;
        ++proof.worlds;
        number = (number + stride) % all;
    }
    proof.nodes = limits.nodes - rest.left();
    proof.complete = proof.worlds == all;
    if (proof.worlds) proof.right = with_equals(order.right(), candidates, legal);
    return proof;
}

}  // namespace bismarck
