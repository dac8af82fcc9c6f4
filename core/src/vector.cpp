#include "bismarck/vector.hpp"

#include <bit>

#include "bismarck/bits.hpp"
#include "bismarck/dealing.hpp"
#include "bismarck/greedy.hpp"

namespace bismarck {

Vector::Vector(const RoundPlan& plan, Episode episode, std::uint64_t seed, std::uint64_t first, std::size_t tables)
    : plan_(plan), episode_(episode), seed_(seed), first_(first), tables_(tables) {}

void Vector::reset(const Arrays& arrays, std::size_t from, std::size_t end) {
    for (std::size_t number = from; number < end; ++number) {
        TableState& table = tables_[number];
        table.rng = Rng(seed_, first_ + number);
        begin(table);
        for (std::size_t seat = 0; seat < PLAYERS; ++seat) arrays.rewards[PLAYERS * number + seat] = 0;
        arrays.done[number] = 0;
        settle(table, number, arrays);
        show(table, number, arrays);
    }
}

void Vector::begin(TableState& table) {
    table.match = new_match(static_cast<int>(table.rng.below(PLAYERS)));
    table.laying = 0;
}

// Lets happen what needs no decision.
void Vector::settle(TableState& table, std::size_t number, const Arrays& arrays) {
    MatchState& match = table.match;
    while (true) {
        switch (due(plan_, match)) {
            case Due::DECISION:
                return;
            case Due::ROUND:
                if (episode_ == Episode::ROUND && match.started) {
                    arrays.done[number] = 1;
                    begin(table);
                    break;
                }
                start_round(plan_, match, next_round(plan_, match));
                deal_randomly<Portable>(plan_, table.rng, match.round.deal);
                match.round.deal.cut = NO_CARD;
                break;
            case Due::OVER:
                arrays.done[number] = 1;
                begin(table);
                break;
            case Due::CARDS: {
                Deal deal = match.round.deal;
                if (match.round.phase() == Phase::CUT) {
                    deal.cut =
                        static_cast<std::uint8_t>(std::countr_zero(random_card<Portable>(plan_.deck, table.rng)));
                }
                advance(plan_, match, deal);
                break;
            }
            case Due::NOTHING: {
                const bool scores = match.round.phase() == Phase::SCORE;
                advance(plan_, match, Deal{});
                for (std::size_t seat = 0; scores && seat < PLAYERS; ++seat) {
                    arrays.rewards[PLAYERS * number + seat] = match.standing.last.scores[seat];
                }
                break;
            }
        }
    }
}

void Vector::show(TableState& table, std::size_t number, const Arrays& arrays) const {
    const int seat = to_act(plan_, table.match);
    table.legal = legal_actions(plan_, table.match);
    table.legal[0] &= ~mask_of(table.laying);
    arrays.seats[number] = static_cast<std::uint8_t>(seat);
    arrays.legal[number] = table.legal;
    observe(plan_, table.match, seat, table.laying, table.legal, arrays.observations[number]);
}

void Vector::apply(TableState& table, unsigned action) const {
    MatchState& match = table.match;
    Action made;
    if (action < FIRST_CALL) {
        const auto card = static_cast<std::uint8_t>(card_at(static_cast<int>(action)));
        if (match.round.phase() == Phase::PLAY) {
            made.kind = ActionKind::PLAY;
            made.card = card;
        } else {
            table.laying |= bit_of(card);
            if (std::popcount(table.laying) < TALON) return;
            made.kind = ActionKind::DISCARD;
            made.cards = table.laying;
            table.laying = 0;
        }
    } else {
        const int call = static_cast<int>(action) - FIRST_CALL;
        if (call >= TRUMP_CALLS) {
            made.kind = ActionKind::NAME_TRUMP;
            made.strain = static_cast<std::uint8_t>(call - TRUMP_CALLS);
        } else if (call >= TAKE_CALL) {
            made.kind = call == TAKE_CALL ? ActionKind::TAKE : ActionKind::LEAVE;
        } else {
            made.kind = ActionKind::CHOOSE;
            made.contract = static_cast<std::uint8_t>(call / CALLS_OF_A_CONTRACT);
            const int strain = call % CALLS_OF_A_CONTRACT;
            made.strain = static_cast<std::uint8_t>(strain == 0 ? NONE : strain - 1);
        }
    }
    act(plan_, match, made);
}

std::int64_t Vector::illegal(const std::uint8_t* actions) const {
    for (std::size_t number = 0; number < tables_.size(); ++number) {
        const unsigned action = actions[number];
        const bool legal = action < ACTIONS && (tables_[number].legal[action / FIRST_CALL] >> action % FIRST_CALL & 1);
        if (!legal) return static_cast<std::int64_t>(number);
    }
    return -1;
}

void Vector::step(const Arrays& arrays, const std::uint8_t* actions, std::size_t from, std::size_t end) {
    for (std::size_t number = from; number < end; ++number) {
        TableState& table = tables_[number];
        for (std::size_t seat = 0; seat < PLAYERS; ++seat) arrays.rewards[PLAYERS * number + seat] = 0;
        arrays.done[number] = 0;
        apply(table, actions[number]);
        settle(table, number, arrays);
        show(table, number, arrays);
    }
}

void Vector::choose_randomly(const Legal* legal, std::uint8_t* actions, std::size_t count, Rng& rng) {
    for (std::size_t number = 0; number < count; ++number) {
        const Legal& may = legal[number];
        const unsigned word = may[0] == 0;
        const std::uint64_t bits = may[word];
        if (bits == 0) continue;
        const std::uint64_t drawn = random_card<Portable>(bits, rng);
        actions[number] = static_cast<std::uint8_t>(FIRST_CALL * word + static_cast<unsigned>(std::countr_zero(drawn)));
    }
}

void Vector::choose_greedily(std::uint8_t* actions) const {
    for (std::size_t number = 0; number < tables_.size(); ++number) {
        actions[number] = static_cast<std::uint8_t>(greedy_action(tables_[number]));
    }
}

unsigned Vector::greedy_action(const TableState& table) const {
    const RoundState& round = table.match.round;
    if (round.phase() != Phase::PLAY && round.phase() != Phase::DISCARD) return FIRST_CALL + greedy_call(table);
    const Scoring scoring = plan_.contract[round.contract].scoring;
    if (round.phase() == Phase::DISCARD) {
        const std::uint64_t aside = greedy::discard<Portable>(round.hands[round.forehand], round.trump, scoring);
        const std::uint64_t left = aside & ~table.laying;  // nothing where another player began the discard otherwise
        const std::uint64_t next = left ? left : round.hands[round.forehand] & ~table.laying;
        return static_cast<unsigned>(index_of(std::countr_zero(next)));
    }
    const int seat = round.to_play();
    const std::uint64_t hand = round.hands[static_cast<std::size_t>(seat)];
    const std::uint64_t own_aside = round.taken == Taken::YES && seat == round.forehand ? round.aside : 0;
    const std::uint64_t gone = round.gone[0] | round.gone[1] | round.gone[2];
    const std::uint64_t loose = plan_.deck & ~(hand | gone | own_aside);
    const std::uint64_t trump = lane_of(round.trump);
    const int place = round.in_trick();
    if (place == 0) return static_cast<unsigned>(index_of(greedy::lead<Portable>(hand, trump, loose, scoring)));
    const std::uint8_t* trick = &round.order[static_cast<std::size_t>(round.played - place)];
    const std::uint64_t led = lane_of(suit_of(trick[0]));
    std::uint64_t best = bit_of(trick[0]);
    if (place == 2 && winning_place(best, bit_of(trick[1]), 0, led, trump) == 1) best = bit_of(trick[1]);
    return static_cast<unsigned>(
        index_of(greedy::follow<Portable>(hand, led, best, trump, plan_.must_trump, loose, scoring, place == 2)));
}

unsigned Vector::greedy_call(const TableState& table) const {
    const MatchState& match = table.match;
    const RoundState& round = match.round;
    const std::uint64_t hand = round.hands[round.forehand];
    if (round.phase() == Phase::TAKE) return TAKE_CALL;
    if (round.phase() == Phase::NAME_TRUMP) {
        return TRUMP_CALLS + static_cast<unsigned>(greedy::best_trump<Portable>(hand, plan_.strains));
    }
    const int forced = forced_contract(plan_, match);
    const unsigned left = forced == NONE ? choices(plan_, match.standing, round.forehand) : 1U << forced;
    const bool knows_talon = round.talon_dealt && (plan_.talon_open || plan_.talon_with_hand);
    const std::uint64_t cards = hand | (knows_talon ? round.deal.talon_set() : 0);
    const auto contract = static_cast<unsigned>(greedy::best_contract<Portable>(plan_, left, cards));
    const bool names = plan_.contract[contract].names_trump_with_it();
    const unsigned strain = names ? 1 + static_cast<unsigned>(greedy::best_trump<Portable>(cards, plan_.strains)) : 0;
    return CALLS_OF_A_CONTRACT * contract + strain;
}

}  // namespace bismarck
