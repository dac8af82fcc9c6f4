// What hands are worth to forehand, as src/bismarck/bots/worth.py has it: what to lay aside, which suit to name, what a
// contract will score. A model is numbers; worth_numbers.hpp holds ours.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <limits>
#include <vector>

#include "bismarck/bits.hpp"
#include "bismarck/contract_plan.hpp"
#include "bismarck/maxims.hpp"
#include "bismarck/plan.hpp"

namespace bismarck::worth {

// What a contract comes to for whoever plans it.
enum class Kind : std::uint8_t {
    NO_TRUMP,
    FIXED_TRUMP,
    CHOSEN_TRUMP,
    UNKNOWN_TRUMP,
    TRICKS_UNDER,
    HEARTS_UNDER,
    QUEEN_OF_SPADES,
};
inline constexpr std::size_t KINDS = 7;

constexpr Kind kind_of(const ContractPlan& contract) {
    switch (contract.scoring) {
        case Scoring::TRICKS_UNDER:
            return Kind::TRICKS_UNDER;
        case Scoring::HEARTS_UNDER:
            return Kind::HEARTS_UNDER;
        case Scoring::QUEEN_OF_SPADES:
            return Kind::QUEEN_OF_SPADES;
        case Scoring::TRICKS_OVER:
            break;
    }
    switch (contract.trump_from) {
        case TrumpFrom::NONE:
            return Kind::NO_TRUMP;
        case TrumpFrom::FIXED:
            return Kind::FIXED_TRUMP;
        case TrumpFrom::WITH_CONTRACT:
        case TrumpFrom::AFTER_EXCHANGE:
            return Kind::CHOSEN_TRUMP;
        case TrumpFrom::FIRST_TALON_CARD:
        case TrumpFrom::CUT:
            break;
    }
    return Kind::UNKNOWN_TRUMP;
}

// Which cards forehand knows when it judges.
enum class Sight : std::uint8_t { TALON, HAND, HAND_AND_TALON };
inline constexpr std::size_t SIGHTS = 3;

// What one suit of a hand adds where tricks are wanted: by which of A K Q J are held, the ace as bit 3, and by length.
struct Taking {
    std::array<double, 16> honours;
    std::array<double, 10> length;
};

// What one suit of a hand costs where tricks or cards are shunned: by rank for each card from the lowest up.
struct Avoiding {
    std::array<std::array<double, RANKS>, 4> place;
    double none;
};

// What the open talon alone says: per ace, king, queen, jack and ten; by the length of a suit; per two to five.
struct FourCards {
    std::array<double, 5> honours;
    double offset;
    std::array<double, 5> length;
    double low;
    double heart;
};

struct Line {
    double slope;
    double offset;
};

enum class Side : std::uint8_t { NO_TRUMP, SIDE, TRUMP };
enum class Shunned : std::uint8_t { TRICKS, HEARTS, BESIDE_HEARTS, SPADES, BESIDE_SPADES };
enum class Open : std::uint8_t { NO_TRUMP, TRUMP, SIDE, TRICKS_UNDER, HEARTS_UNDER, QUEEN_OF_SPADES };

struct Model {
    std::array<Taking, 3> taking;
    std::array<Avoiding, 5> avoiding;
    std::array<std::array<Line, KINDS>, SIGHTS> estimate;  // nothing for TALON
    std::array<FourCards, 6> talon;
    std::array<std::array<Outlook, KINDS>, SIGHTS> outlook;
};

template <class Isa>
double taking_worth(const Taking& model, unsigned ranks) {
    const int length = Isa::count(ranks);
    return model.honours[ranks >> 9] + model.length[static_cast<std::size_t>(length < 9 ? length : 9)];
}

inline double avoiding_worth(const Avoiding& model, unsigned ranks) {
    if (!ranks) return model.none;
    double total = 0.0;
    for (std::size_t place = 0; ranks; ranks &= ranks - 1, ++place) {
        total += model.place[place < 3 ? place : 3][static_cast<std::size_t>(std::countr_zero(ranks))];
    }
    return total;
}

constexpr Shunned shunned(int suit, Scoring scoring) {
    if (scoring == Scoring::HEARTS_UNDER) return suit == greedy::HEARTS ? Shunned::HEARTS : Shunned::BESIDE_HEARTS;
    if (scoring == Scoring::QUEEN_OF_SPADES) return suit == 0 ? Shunned::SPADES : Shunned::BESIDE_SPADES;
    return Shunned::TRICKS;
}

// What the cards of one suit, as thirteen ranks, add to or cost in expected score.
template <class Isa>
double suit_worth(const Model& model, unsigned ranks, int suit, int trump, Scoring scoring) {
    if (scoring == Scoring::TRICKS_OVER) {
        const Side side = trump == NO_TRUMP ? Side::NO_TRUMP : suit == trump ? Side::TRUMP : Side::SIDE;
        return taking_worth<Isa>(model.taking[static_cast<std::size_t>(side)], ranks);
    }
    return -avoiding_worth(model.avoiding[static_cast<std::size_t>(shunned(suit, scoring))], ranks);
}

constexpr unsigned ranks_of(std::uint64_t cards, int suit) {
    return static_cast<unsigned>(cards >> (LANE_BITS * suit) & SUIT_LANE);
}

template <class Isa>
double hand_worth(const Model& model, std::uint64_t hand, int trump, Scoring scoring) {
    double total = 0.0;
    for (int suit = 0; suit < SUITS; ++suit) {
        total += suit_worth<Isa>(model, ranks_of(hand, suit), suit, trump, scoring);
    }
    return total;
}

struct Kept {
    std::uint64_t aside = 0;
    double worth = -std::numeric_limits<double>::infinity();
};
inline constexpr double LEVEL = 1e-9;  // worths this near are level; the first found counts

// The cards that may be laid aside, and of these the ones that must be.
struct Free {
    std::uint64_t cards = ~std::uint64_t{0};
    std::uint64_t surely = 0;
};

// All ways to lay at most four cards of a suit aside, with the worth of what stays. Cards that count and are laid aside
// count as forehand's, so they cost what they count. In the order of their size, those of low cards first.
template <class Isa, class Visit>
void each_way(const Model& model, std::uint64_t hand, int suit, int trump, Scoring scoring, const Free& free,
              const Visit& visit) {
    const unsigned ranks = ranks_of(hand, suit);
    const unsigned surely = ranks_of(hand & free.surely, suit);
    const auto consider = [&](int number, unsigned aside) {
        if (surely & ~aside) return;
        const std::uint64_t cards = std::uint64_t{aside} << (LANE_BITS * suit);
        const double worth =
            suit_worth<Isa>(model, ranks & ~aside, suit, trump, scoring) - maxims::units<Isa>(cards, scoring);
        visit(number, Kept{cards, worth});
    };
    consider(0, 0);
    for (unsigned first = ranks_of(hand & free.cards, suit); first; first &= first - 1) {
        const unsigned one = first & -first;
        consider(1, one);
        for (unsigned second = first & (first - 1); second; second &= second - 1) {
            const unsigned two = one | (second & -second);
            consider(2, two);
            for (unsigned third = second & (second - 1); third; third &= third - 1) {
                const unsigned three = two | (third & -third);
                consider(3, three);
                for (unsigned fourth = third & (third - 1); fourth; fourth &= fourth - 1) {
                    consider(4, three | (fourth & -fourth));
                }
            }
        }
    }
}

template <class Isa>
std::vector<Kept> all_ways(const Model& model, std::uint64_t hand, int suit, int trump, Scoring scoring) {
    std::vector<Kept> found;
    each_way<Isa>(model, hand, suit, trump, scoring, {}, [&](int, const Kept& way) { found.push_back(way); });
    return found;
}

// For each number of cards of a suit laid aside the best ones and the worth of what stays.
template <class Isa>
std::array<Kept, TALON + 1> ways(const Model& model, std::uint64_t hand, int suit, int trump, Scoring scoring,
                                 const Free& free) {
    std::array<Kept, TALON + 1> found{};
    each_way<Isa>(model, hand, suit, trump, scoring, free, [&](int number, const Kept& way) {
        Kept& best = found[static_cast<std::size_t>(number)];
        if (way.worth > best.worth + LEVEL) best = way;
    });
    return found;
}

// The four cards that are missed least, and the worth of the rest: the worth of a hand is the sum over its suits, so
// the best of each suit for each number of cards laid aside are enough to compare.
template <class Isa>
Kept best_discard(const Model& model, std::uint64_t hand, int trump, Scoring scoring, const Free& free = {}) {
    std::array<std::array<Kept, TALON + 1>, SUITS> by_suit;
    for (int suit = 0; suit < SUITS; ++suit) {
        by_suit[static_cast<std::size_t>(suit)] = ways<Isa>(model, hand, suit, trump, scoring, free);
    }
    Kept best;
    for (std::size_t a = 0; a <= TALON; ++a) {
        for (std::size_t b = 0; a + b <= TALON; ++b) {
            for (std::size_t c = 0; a + b + c <= TALON; ++c) {
                const Kept& spades = by_suit[0][a];
                const Kept& hearts = by_suit[1][b];
                const Kept& diamonds = by_suit[2][c];
                const Kept& clubs = by_suit[3][TALON - a - b - c];
                const double total = spades.worth + hearts.worth + diamonds.worth + clubs.worth;
                if (total > best.worth + LEVEL) {
                    best = {spades.aside | hearts.aside | diamonds.aside | clubs.aside, total};
                }
            }
        }
    }
    return best;
}

template <class Isa>
double kept_worth(const Model& model, std::uint64_t cards, int trump, Scoring scoring, Sight sight) {
    if (sight == Sight::HAND_AND_TALON) return best_discard<Isa>(model, cards, trump, scoring).worth;
    return hand_worth<Isa>(model, cards, trump, scoring);
}

template <class Isa>
double four_cards(std::uint64_t cards, const FourCards& table, int trump) {
    double total = table.offset;
    int longest = 0;
    for (int suit = 0; suit < SUITS; ++suit) {
        const unsigned ranks = ranks_of(cards, suit);
        double honours = 0.0;
        for (std::size_t place = 0; place < table.honours.size(); ++place) {
            if (ranks >> (12 - place) & 1) honours += table.honours[place];
        }
        total += honours;
        total += table.low * Isa::count(ranks & 0xF);
        const int length = Isa::count(ranks);
        if (trump == NO_TRUMP ? length > longest : suit == trump) longest = length;
    }
    total += table.heart * Isa::count(ranks_of(cards, greedy::HEARTS));
    return total + table.length[static_cast<std::size_t>(longest < 4 ? longest : 4)];
}

constexpr const FourCards& open_cards(const Model& model, Open open) {
    return model.talon[static_cast<std::size_t>(open)];
}

constexpr const Line& line(const Model& model, Sight sight, Kind kind) {
    return model.estimate[static_cast<std::size_t>(sight)][static_cast<std::size_t>(kind)];
}

// What a contract for tricks with that trump will score for the cards seen.
template <class Isa>
double strain_score(const Model& model, std::uint64_t cards, int trump, Sight sight) {
    if (sight == Sight::TALON) {
        if (trump == NO_TRUMP) return four_cards<Isa>(cards, open_cards(model, Open::NO_TRUMP), NO_TRUMP);
        const std::uint64_t own = cards & lane_of(trump);
        const double beside = four_cards<Isa>(cards & ~own, open_cards(model, Open::SIDE), NO_TRUMP);
        return four_cards<Isa>(own, open_cards(model, Open::TRUMP), trump) + beside;
    }
    const Line& by = line(model, sight, trump == NO_TRUMP ? Kind::NO_TRUMP : Kind::FIXED_TRUMP);
    return by.slope * kept_worth<Isa>(model, cards, trump, Scoring::TRICKS_OVER, sight) + by.offset;
}

struct Named {
    int strain = NO_TRUMP;
    double score = -std::numeric_limits<double>::infinity();
};

// The trump to name of those that *strains* has the bit of, and what the contract will then score.
template <class Isa>
Named best_strain(const Model& model, std::uint64_t cards, unsigned strains, Sight sight) {
    Named best;
    for (; strains; strains &= strains - 1) {
        const int strain = std::countr_zero(strains);
        const double score = strain_score<Isa>(model, cards, strain, sight);
        if (score > best.score) best = {strain, score};
    }
    return best;
}

// What forehand may expect to score in a contract with the usual quotas; *known_trump* is NONE where the contract's
// trump is still unknown.
template <class Isa>
double estimate(const Model& model, const ContractPlan& contract, std::uint64_t cards, Sight sight, unsigned strains,
                int known_trump) {
    const Kind kind = kind_of(contract);
    switch (kind) {
        case Kind::CHOSEN_TRUMP: {
            if (sight != Sight::HAND) return best_strain<Isa>(model, cards, strains, sight).score;
            double most = -std::numeric_limits<double>::infinity();
            for (unsigned rest = strains; rest; rest &= rest - 1) {
                const double worth = hand_worth<Isa>(model, cards, std::countr_zero(rest), contract.scoring);
                most = worth > most ? worth : most;
            }
            return line(model, sight, kind).slope * most + line(model, sight, kind).offset;
        }
        case Kind::FIXED_TRUMP:
            return strain_score<Isa>(model, cards, contract.trump, sight);
        case Kind::UNKNOWN_TRUMP: {
            if (known_trump != NONE) return strain_score<Isa>(model, cards, known_trump, sight);
            double total = 0.0;
            for (int suit = 0; suit < SUITS; ++suit) total += strain_score<Isa>(model, cards, suit, sight);
            return total / SUITS;
        }
        case Kind::NO_TRUMP:
            return strain_score<Isa>(model, cards, NO_TRUMP, sight);
        case Kind::TRICKS_UNDER:
        case Kind::HEARTS_UNDER:
        case Kind::QUEEN_OF_SPADES:
            break;
    }
    if (sight == Sight::TALON) {
        const Open open = kind == Kind::TRICKS_UNDER   ? Open::TRICKS_UNDER
                          : kind == Kind::HEARTS_UNDER ? Open::HEARTS_UNDER
                                                       : Open::QUEEN_OF_SPADES;
        return four_cards<Isa>(cards, open_cards(model, open), NO_TRUMP);
    }
    const Line& by = line(model, sight, kind);
    return by.slope * kept_worth<Isa>(model, cards, NO_TRUMP, contract.scoring, sight) + by.offset;
}

// A score expected with the usual quotas and hands, under those of *plan*.
constexpr double under_rules(double score, const ContractPlan& contract, const RoundPlan& plan) {
    constexpr std::array<int, 4> USUAL_QUOTA{8, 4, 3, 2};
    const bool over = contract.scoring == Scoring::TRICKS_OVER;
    const double sign = over ? 1 : -1;
    double counted = USUAL_QUOTA[static_cast<std::size_t>(contract.scoring)] + sign * score;
    if (over || contract.scoring == Scoring::TRICKS_UNDER) counted *= plan.hand_size / 16.0;
    return sign * (counted - contract.quotas[0]);
}

}  // namespace bismarck::worth
