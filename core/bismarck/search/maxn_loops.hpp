// The loops of max^n, compiled once for every machine and once for those with BMI2.
//
// Cards stand in a string without gaps, spades highest, so that two cards side by side in a suit are equals where one
// player holds both, and cards taken from the top come in the order that decides between equals. A trick that is
// played is cut out of the string: what is left is the position in relative ranks, and it is remembered as such.
#pragma once

#include <bit>
#include <chrono>

#include "bismarck/bits.hpp"
#include "bismarck/errors.hpp"
#include "bismarck/search/maxn.hpp"

namespace bismarck::search {

template <class Bits, TieRule RULE, Aim AIM>
class MaxnLoops {
  public:
    static MaxnAnswer solve(MaxnTable& table, const Position& position, const Budget& budget) {
        return MaxnLoops(table, budget).root(position);
    }

  private:
    // The tricks of A, B and C, a byte each.
    using Split = std::uint32_t;

    struct Board {
        std::array<std::uint64_t, PLAYERS> hands{};
        std::array<std::uint64_t, SUITS> lanes{};  // where each suit stands in the string, its open cards included
        std::uint64_t bottoms = 0;                 // the lowest card of each suit
        std::uint64_t trump = 0;
        std::uint64_t forced = 0;
        int tricks = 0;
    };

    MaxnLoops(MaxnTable& table, const Budget& budget)
        : table_(table), budget_(budget), began_(std::chrono::steady_clock::now()) {}

    static constexpr Split one(int seat) { return Split{1} << 8 * seat; }
    static constexpr std::uint64_t hand(const Board& board, int seat) {
        return board.hands[static_cast<std::size_t>(seat)];
    }

    // How much *mover* likes a split; a higher number is better.
    static constexpr unsigned worth(Split split, int mover) {
        const unsigned own = split >> 8 * mover & 255;
        const unsigned liked = AIM == Aim::TAKE ? own : 255 - own;
        if constexpr (RULE == TieRule::FIRST) return liked;
        const unsigned left = split >> 8 * left_of(mover) & 255;
        const unsigned right = split >> 8 * left_of(mover, 2) & 255;
        return liked << 8 | (255 - (left > right ? left : right));
    }
    // Whether the player before *mover*, who wants at least *wanted* tricks, will not play this way: what *mover* has
    // here leaves less.
    static constexpr bool refuted(Split split, int mover, int tricks, int wanted) {
        return AIM == Aim::TAKE && tricks - static_cast<int>(split >> 8 * mover & 255) < wanted;
    }
    // Whether *mover* can do no better, so that no later card can be taken instead.
    static constexpr bool best_of_all(Split split, int mover, int tricks) {
        const int own = static_cast<int>(split >> 8 * mover & 255);
        if constexpr (AIM == Aim::TAKE) return own == tricks;
        return RULE == TieRule::FIRST && own == 0;
    }

    // The highest of each run of equal cards among *cards*; *hole* is a card of the trick that no longer matters.
    static constexpr std::uint64_t tops(const Board& board, std::uint64_t cards, std::uint64_t hole) {
        const std::uint64_t below = (cards & ~board.bottoms) >> 1;
        return cards & ~(below | (below & hole & ~board.bottoms) >> 1);
    }

    static constexpr bool beats(std::uint64_t card, std::uint64_t best, std::uint64_t lane, std::uint64_t trump) {
        return card & lane ? card > best : (card & trump) != 0;
    }

    struct Choice {
        explicit Choice(int seat) : mover(seat) {}
        // The tricks that another card must bring to be taken instead.
        [[nodiscard]] int wanted() const {
            if (best == 0) return 0;
            return static_cast<int>(split >> 8 * mover & 255) + static_cast<int>(RULE == TieRule::FIRST);
        }
        // Takes *offered* where it is better than what there was; says so.
        bool offer(Split offered) {
            const unsigned value = worth(offered, mover) + 1;
            if (value <= best) return false;
            best = value;
            split = offered;
            return true;
        }
        int mover;
        unsigned best = 0;
        Split split = 0;
    };

    Split lead(const Board& board, int leader) {
        ++nodes_;
        if (exhausted()) return 0;
        Choice choice(leader);
        const std::uint64_t all = tops(board, hand(board, leader), 0);
        for (const std::uint64_t lane : board.lanes) {
            for (std::uint64_t cards = all & lane; cards;) {
                const std::uint64_t card = std::bit_floor(cards);
                cards ^= card;
                if (choice.offer(second(board, leader, lane, card, choice.wanted())) &&
                    best_of_all(choice.split, leader, board.tricks)) {
                    return choice.split;
                }
            }
        }
        return choice.split;
    }

    Split second(const Board& board, int leader, std::uint64_t led, std::uint64_t first, int wanted) {
        const int mover = left_of(leader);
        Choice choice(mover);
        for (std::uint64_t cards = tops(board, legal_cards(hand(board, mover), led, board.forced), 0); cards;) {
            const std::uint64_t card = std::bit_floor(cards);
            cards ^= card;
            if (choice.offer(third(board, leader, led, first, card, choice.wanted())) &&
                (best_of_all(choice.split, mover, board.tricks) ||
                 refuted(choice.split, mover, board.tricks, wanted))) {
                break;
            }
        }
        return choice.split;
    }

    Split third(const Board& board, int leader, std::uint64_t led, std::uint64_t first, std::uint64_t card,
                int wanted) {
        const int mover = left_of(leader, 2);
        const Winner so_far = winner_of_two(board, leader, led, first, card);
        Choice choice(mover);
        const std::uint64_t legal = legal_cards(hand(board, mover), led, board.forced);
        for (std::uint64_t cards = tops(board, legal, (first | card) ^ so_far.card); cards;) {
            const std::uint64_t last = std::bit_floor(cards);
            cards ^= last;
            if (choice.offer(finish(board, so_far, mover, first | card | last, last)) &&
                (best_of_all(choice.split, mover, board.tricks) ||
                 refuted(choice.split, mover, board.tricks, wanted))) {
                break;
            }
        }
        return choice.split;
    }

    struct Winner {
        int seat;
        std::uint64_t card;
        std::uint64_t lane;
    };
    static Winner winner_of_two(const Board& board, int leader, std::uint64_t led, std::uint64_t first,
                                std::uint64_t card) {
        if (!beats(card, first, led, board.trump)) return {leader, first, led};
        return {left_of(leader), card, card & led ? led : board.trump};
    }

    Split finish(const Board& board, const Winner& so_far, int mover, std::uint64_t trick, std::uint64_t last) {
        const int winner = beats(last, so_far.card, so_far.lane, board.trump) ? mover : so_far.seat;
        if (board.tricks == 1) return one(winner);
        if (board.tricks == 2) return one(winner) + last_trick(board, winner, trick);
        return one(winner) + after(board, winner, trick);
    }

    static Split last_trick(const Board& board, int leader, std::uint64_t gone) {
        const std::uint64_t first = hand(board, leader) & ~gone;
        const std::uint64_t card = hand(board, left_of(leader)) & ~gone;
        const std::uint64_t last = hand(board, left_of(leader, 2)) & ~gone;
        std::uint64_t led = 0;
        for (const std::uint64_t lane : board.lanes) led |= lane & first ? lane : 0;
        const Winner so_far = winner_of_two(board, leader, led, first, card);
        return one(beats(last, so_far.card, so_far.lane, board.trump) ? left_of(leader, 2) : so_far.seat);
    }

    // The tricks of what is left when the cards of a whole trick are cut out.
    Split after(const Board& board, int leader, std::uint64_t gone) {
        const std::uint64_t left = (board.lanes[0] | board.lanes[1] | board.lanes[2] | board.lanes[3]) & ~gone;
        Board next;
        next.tricks = board.tricks - 1;
        for (std::size_t suit = 0; suit < SUITS; ++suit) next.lanes[suit] = Bits::gather(board.lanes[suit], left);
        next.hands[0] = Bits::gather(board.hands[0], left);
        next.hands[1] = Bits::gather(board.hands[1], left);
        const std::uint64_t key = key_of(next, leader);
        const std::uint64_t known = table_.find(key);
        if (known) return unpacked(known & MaxnTable::VALUE, next.tricks);
        next.hands[2] = Bits::gather(board.hands[2], left);
        for (const std::uint64_t lane : next.lanes) next.bottoms |= lane & -lane;
        next.trump = Bits::gather(board.trump, left);
        next.forced = Bits::gather(board.forced, left);
        const Split split = lead(next, leader);
        if (!stopped_) table_.store(key, (split & 15) << 4 | (split >> 8 & 15));
        return split;
    }

    // 24 bits A's cards, 16 bits B's among the rest, 12 bits the lengths of three suits, 2 bits the leader. The number
    // of A's cards says how many there are in all, and so how long the fourth suit is.
    static std::uint64_t key_of(const Board& board, int leader) {
        const std::uint64_t all = board.lanes[0] | board.lanes[1] | board.lanes[2] | board.lanes[3];
        std::uint64_t key = static_cast<std::uint64_t>(leader);
        for (std::size_t suit = 0; suit < 3; ++suit) {
            key = key << 4 | static_cast<std::uint64_t>(Bits::count(board.lanes[suit]));
        }
        key = key << 16 | Bits::gather(board.hands[1], all & ~board.hands[0]);
        return key << 24 | board.hands[0];
    }
    static constexpr Split unpacked(std::uint64_t value, int tricks) {
        const Split a = static_cast<Split>(value >> 4);
        const Split b = static_cast<Split>(value & 15);
        return a | b << 8 | (static_cast<Split>(tricks) - a - b) << 16;
    }

    MaxnAnswer root(const Position& position) {
        Board board;
        const std::uint64_t all =
            turned(position.hands[0] | position.hands[1] | position.hands[2] |
                   position.trick[0] * (position.played > 0) | position.trick[1] * (position.played > 1));
        const auto packed = [all](std::uint64_t cards) { return Bits::gather(turned(cards), all); };
        for (std::size_t seat = 0; seat < PLAYERS; ++seat) board.hands[seat] = packed(position.hands[seat]);
        for (std::size_t suit = 0; suit < SUITS; ++suit) {
            board.lanes[suit] = packed(lane_of(static_cast<int>(suit)));
            board.bottoms |= board.lanes[suit] & -board.lanes[suit];
        }
        board.trump = packed(position.trump);
        board.forced = packed(position.forced);
        board.tricks = Bits::count(hand(board, position.leader)) + static_cast<int>(position.played > 0);
        if (board.tricks > MAXN_CARDS) refuse("max^n takes at most 8 cards a hand");
        table_.reset((std::uint64_t{1} << (2 * board.tricks)) / 4);
        const std::uint64_t first = packed(position.trick[0]);
        const std::uint64_t led = packed(position.led);
        const std::uint64_t card = packed(position.trick[1]);
        const int mover = position.to_play();
        std::uint64_t hole = 0;
        Winner so_far{};
        if (position.played == 2) {
            so_far = winner_of_two(board, position.leader, led, first, card);
            hole = (first | card) ^ so_far.card;
        }
        MaxnAnswer answer;
        Choice choice(mover);
        for (std::uint64_t cards = tops(board, packed(position.legal()), hole); cards;) {
            const std::uint64_t played = std::bit_floor(cards);
            cards ^= played;
            Split split = 0;
            if (position.played == 0) {
                split = second(board, position.leader, lane_with(board, played), played, choice.wanted());
            } else if (position.played == 1) {
                split = third(board, position.leader, led, first, played, choice.wanted());
            } else {
                split = finish(board, so_far, mover, first | card | played, played);
            }
            if (choice.offer(split)) answer.best = std::countr_zero(turned(Bits::spread(played, all)));
        }
        for (std::size_t seat = 0; seat < PLAYERS; ++seat) {
            answer.tricks[seat] = static_cast<int>(choice.split >> 8 * seat & 255);
        }
        answer.nodes = nodes_;
        answer.exact = !stopped_;
        return answer;
    }

    // The lanes in the other order, spades highest; twice is as before.
    static constexpr std::uint64_t turned(std::uint64_t cards) {
        return (cards & SUIT_LANE) << 48 | (cards >> 16 & SUIT_LANE) << 32 | (cards >> 32 & SUIT_LANE) << 16 |
               cards >> 48;
    }
    static std::uint64_t lane_with(const Board& board, std::uint64_t card) {
        std::uint64_t found = 0;
        for (const std::uint64_t lane : board.lanes) found |= lane & card ? lane : 0;
        return found;
    }

    bool exhausted() {
        if (stopped_) return true;
        if (budget_.nodes && nodes_ > budget_.nodes) stopped_ = true;
        if (nodes_ % LOOK_EVERY == 1) {
            if (budget_.cancel && budget_.cancel->load(std::memory_order_relaxed)) stopped_ = true;
            if (budget_.ms > 0) {
                const std::chrono::duration<double, std::milli> passed = std::chrono::steady_clock::now() - began_;
                if (passed.count() >= budget_.ms) stopped_ = true;
            }
        }
        return stopped_;
    }

    static constexpr std::uint64_t LOOK_EVERY = 256;

    MaxnTable& table_;
    const Budget& budget_;
    std::chrono::steady_clock::time_point began_;
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
};

template <class Bits>
MaxnAnswer maxn(MaxnTable& table, const Position& position, TieRule rule, Aim aim, const Budget& budget) {
    if (rule == TieRule::FIRST) {
        return aim == Aim::TAKE ? MaxnLoops<Bits, TieRule::FIRST, Aim::TAKE>::solve(table, position, budget)
                                : MaxnLoops<Bits, TieRule::FIRST, Aim::AVOID>::solve(table, position, budget);
    }
    return aim == Aim::TAKE ? MaxnLoops<Bits, TieRule::EVEN, Aim::TAKE>::solve(table, position, budget)
                            : MaxnLoops<Bits, TieRule::EVEN, Aim::AVOID>::solve(table, position, budget);
}

}  // namespace bismarck::search
