// The loops of prelude.hpp as templates over the machine; see bits.hpp.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "bismarck/dealing.hpp"
#include "bismarck/playout.hpp"
#include "bismarck/prelude.hpp"
#include "bismarck/worth.hpp"
#include "bismarck/worth_numbers.hpp"

namespace bismarck {

template <class Isa>
class PreludeLoops {
  public:
    static std::vector<Laid> discards(const RoundPlan& plan, const Forehand& seen, int candidates, int playouts,
                                      Rng& rng) {
        std::vector<Candidate> field = field_of(plan, seen, static_cast<std::size_t>(candidates));
        if (playouts > 0 && field.size() > 1) race(plan, seen, field, playouts, rng);
        std::vector<Laid> found;
        for (const Candidate& candidate : field) found.push_back(candidate.laid);
        return found;
    }

    static double played_score(const RoundPlan& plan, const Forehand& seen, int playouts, Rng& rng) {
        const ContractPlan& contract = plan.contract[static_cast<std::size_t>(seen.contract)];
        double total = 0.0;
        RoundState deal;
        for (int guess = 0; guess < playouts; ++guess) {
            deal_guess(plan, seen, rng, deal);
            Forehand full = seen;
            full.own = deal.hands[0];
            if (seen.trump == NONE && contract.trump_from == TrumpFrom::CUT) {
                full.trump = suit_of(std::countr_zero(random_card<Isa>(plan.deck, rng)));
            } else if (seen.trump == NONE && contract.trump_from == TrumpFrom::FIRST_TALON_CARD) {
                full.trump = suit_of(deal.deal.talon[0]);
            }
            total += score_of(plan, deal, seen.contract, usual_discard(plan, full), rng);
        }
        return total / playouts;
    }

    static int named_trump(const RoundPlan& plan, const Forehand& seen, int playouts, Rng& rng) {
        const unsigned strains = plan.strains;
        int best = worth::best_strain<Isa>(worth::RULES, seen.own, strains, worth::Sight::HAND).strain;
        if (playouts <= 0 || std::has_single_bit(strains)) return best;
        std::array<int, STRAINS> totals{};
        RoundState deal;
        for (int guess = std::max(1, playouts / std::popcount(strains)); guess > 0; --guess) {
            deal_guess(plan, seen, rng, deal);
            for (unsigned rest = strains; rest; rest &= rest - 1) {
                const int strain = std::countr_zero(rest);
                const Laid laid{seen.aside, strain, 0.0, 0};
                totals[static_cast<std::size_t>(strain)] += score_of(plan, deal, seen.contract, laid, rng);
            }
        }
        for (unsigned rest = strains; rest; rest &= rest - 1) {
            const int strain = std::countr_zero(rest);
            if (totals[static_cast<std::size_t>(strain)] > totals[static_cast<std::size_t>(best)]) best = strain;
        }
        return best;
    }

    static constexpr PreludeTable TABLE{&discards, &played_score, &named_trump};

  private:
    struct Candidate {
        Laid laid;
        double guessed = 0.0;  // by the model
        double total = 0.0;
    };
    // How far the model's scores of discards may be off, and the noise of the difference between two in one guess:
    // squared deviations in points.
    static constexpr double DOUBT = 0.1;
    static constexpr double NOISE = 2.0;

    // Deals what forehand does not see: it is seat 0 and then holds all its cards, twenty before the exchange.
    static void deal_guess(const RoundPlan& plan, const Forehand& seen, Rng& rng, RoundState& round) {
        const int wanted = plan.hand_size + (seen.exchanged ? 0 : TALON);
        const std::uint64_t own = random_subset<Isa>(plan.deck & ~seen.aside, seen.own, Isa::count(seen.own), rng);
        std::uint64_t more = 0;
        std::uint64_t rest = plan.deck & ~(own | seen.aside);
        for (int count = Isa::count(own); count < wanted; ++count) {
            const std::uint64_t card = random_card<Isa>(rest, rng);
            more |= card;
            rest ^= card;
        }
        std::uint64_t talon = seen.talon;
        if (!talon) talon = Isa::count(more) >= TALON ? random_four<Isa>(more, rng) : seen.aside;
        for (std::size_t place = 0; place < TALON; ++place) {
            round.deal.talon[place] = static_cast<std::uint8_t>(talon ? std::countr_zero(talon) : 0);
            talon &= talon ? talon - 1 : 0;
        }
        const std::uint64_t half = rng.next();
        round.hands[0] = own | more;
        round.hands[1] = random_subset<Isa>(rest, half, plan.hand_size, rng);
        round.hands[2] = rest & ~round.hands[1];
        round.aside = seen.aside;
        if (Isa::count(round.hands[2]) > plan.hand_size) {  // a talon left unseen
            round.aside = random_subset<Isa>(round.hands[2], 0, TALON, rng);
            round.hands[2] &= ~round.aside;
        }
    }

    // Forehand's score when `rules` plays a deal out after that discard.
    static int score_of(const RoundPlan& plan, const RoundState& deal, int contract, const Laid& laid, Rng& rng) {
        constexpr Policies RULES{Policy::RULES, Policy::RULES, Policy::RULES};
        RoundState round;
        round.deal.talon = deal.deal.talon;
        round.hands = deal.hands;
        round.hands[0] &= ~laid.aside;
        round.aside = laid.aside ? laid.aside : deal.aside;
        round.contract = static_cast<std::uint8_t>(contract);
        round.trump = static_cast<std::uint8_t>(laid.trump);
        round.phases = static_cast<Phases>(Phase::PLAY);
        round.leader = plan.lead_step;
        round.taken = Taken::YES;
        Playout<Isa, Table::RULES>(plan, round, RULES, rng).run(plan);
        return scores(plan, round)[0];
    }

    static Laid usual_discard(const RoundPlan& plan, const Forehand& seen) {
        const Scoring scoring = plan.contract[static_cast<std::size_t>(seen.contract)].scoring;
        int trump = seen.trump;
        if (trump == NONE) {
            const auto sight = seen.exchanged ? worth::Sight::HAND : worth::Sight::HAND_AND_TALON;
            trump = worth::best_strain<Isa>(worth::RULES, seen.own, plan.strains, sight).strain;
        }
        if (seen.exchanged) return {seen.aside, trump, 0.0, 0};
        return {worth::best_discard<Isa>(worth::RULES, seen.own, trump, scoring).aside, trump, 0.0, 0};
    }

    // The discards that the model thinks best, of the two strains it thinks best where the trump is named later.
    static std::vector<Candidate> field_of(const RoundPlan& plan, const Forehand& seen, std::size_t most) {
        std::vector<Candidate> field;
        if (seen.trump != NONE) {
            add_discards(plan, seen, seen.trump, most, field);
        } else {
            std::vector<std::pair<double, int>> strains;
            for (unsigned rest = plan.strains; rest; rest &= rest - 1) {
                const int strain = std::countr_zero(rest);
                const double score =
                    worth::strain_score<Isa>(worth::RULES, seen.own, strain, worth::Sight::HAND_AND_TALON);
                strains.emplace_back(-score, strain);
            }
            std::stable_sort(strains.begin(), strains.end());
            if (strains.size() > 2) strains.resize(2);
            for (const auto& [score, strain] : strains) {
                add_discards(plan, seen, strain, std::max<std::size_t>(1, most / strains.size()), field);
            }
        }
        std::stable_sort(field.begin(), field.end(),
                         [](const Candidate& a, const Candidate& b) { return a.guessed > b.guessed; });
        return field;
    }

    static void add_discards(const RoundPlan& plan, const Forehand& seen, int trump, std::size_t most,
                             std::vector<Candidate>& field) {
        const Scoring scoring = plan.contract[static_cast<std::size_t>(seen.contract)].scoring;
        std::array<std::vector<worth::Kept>, SUITS> ways;
        for (int suit = 0; suit < SUITS; ++suit) {
            ways[static_cast<std::size_t>(suit)] = worth::all_ways<Isa>(worth::RULES, seen.own, suit, trump, scoring);
        }
        std::vector<worth::Kept> found;
        for (const worth::Kept& a : ways[0]) {
            const int first = Isa::count(a.aside);
            for (const worth::Kept& b : ways[1]) {
                const int second = first + Isa::count(b.aside);
                if (second > TALON) continue;
                for (const worth::Kept& c : ways[2]) {
                    const int third = second + Isa::count(c.aside);
                    if (third > TALON) continue;
                    for (const worth::Kept& d : ways[3]) {
                        if (third + Isa::count(d.aside) != TALON) continue;
                        found.push_back({a.aside | b.aside | c.aside | d.aside, a.worth + b.worth + c.worth + d.worth});
                    }
                }
            }
        }
        const std::size_t kept = std::min(most, found.size());
        const auto better = [](const worth::Kept& a, const worth::Kept& b) {
            return a.worth != b.worth ? a.worth > b.worth : a.aside < b.aside;
        };
        std::partial_sort(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(kept), found.end(), better);
        const worth::Kind kind = worth::kind_of(plan.contract[static_cast<std::size_t>(seen.contract)]);
        const worth::Kind by = scoring != Scoring::TRICKS_OVER ? kind
                               : trump == NO_TRUMP             ? worth::Kind::NO_TRUMP
                                                               : worth::Kind::FIXED_TRUMP;
        const worth::Line& line = worth::line(worth::RULES, worth::Sight::HAND_AND_TALON, by);
        for (std::size_t place = 0; place < kept; ++place) {
            Candidate candidate;
            candidate.guessed = line.slope * found[place].worth + line.offset;
            candidate.laid = {found[place].aside, trump, candidate.guessed, 0};
            field.push_back(candidate);
        }
    }

    // Plays the field in the same guesses and halves it until two are left.
    static void race(const RoundPlan& plan, const Forehand& seen, std::vector<Candidate>& field, int playouts,
                     Rng& rng) {
        int halvings = 1;
        while ((std::size_t{2} << halvings) <= field.size()) ++halvings;
        std::size_t left = field.size();
        int guesses = 0;
        RoundState deal;
        for (int heat = 0; heat < halvings; ++heat) {
            const int now = std::max(1, playouts / halvings / static_cast<int>(left));
            for (int guess = 0; guess < now; ++guess) {
                deal_guess(plan, seen, rng, deal);
                for (std::size_t place = 0; place < left; ++place) {
                    field[place].total += score_of(plan, deal, seen.contract, field[place].laid, rng);
                }
            }
            guesses += now;
            // The model's scores are told against the mean of the field, as the played ones are.
            double guessed = 0.0;
            double played = 0.0;
            for (std::size_t place = 0; place < left; ++place) {
                guessed += field[place].guessed;
                played += field[place].total / guesses;
            }
            const double weight = guesses / NOISE / (guesses / NOISE + 1 / DOUBT);
            for (std::size_t place = 0; place < left; ++place) {
                Candidate& candidate = field[place];
                const double by_model = candidate.guessed + (played - guessed) / static_cast<double>(left);
                candidate.laid.score = weight * candidate.total / guesses + (1 - weight) * by_model;
                candidate.laid.rounds = guesses;
            }
            std::stable_sort(field.begin(), field.begin() + static_cast<std::ptrdiff_t>(left),
                             [](const Candidate& a, const Candidate& b) { return a.laid.score > b.laid.score; });
            left = std::max<std::size_t>(2, (left + 1) / 2);
        }
    }
};

}  // namespace bismarck
