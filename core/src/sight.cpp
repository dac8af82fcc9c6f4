#include "bismarck/sight.hpp"

#include <bit>

#include "bismarck/errors.hpp"

namespace bismarck {
namespace {

Stakes stakes_of(const RoundPlan& plan, const Opening& opening) {
    const ContractPlan& contract = plan.contract[static_cast<std::size_t>(opening.contract)];
    Stakes stakes;
    stakes.scoring = contract.scoring;
    stakes.must_trump = plan.must_trump;
    stakes.weight = contract.weight;
    stakes.hand_size = plan.hand_size;
    stakes.forehand = static_cast<std::uint8_t>(opening.forehand);
    stakes.deck = plan.deck;
    stakes.trump = lane_of(opening.trump);
    stakes.counted = contract.counted;
    for (int seat = 0; seat < PLAYERS; ++seat) {
        stakes.quotas[static_cast<std::size_t>(seat)] = contract.quotas[seat == opening.forehand ? 0 : 1];
    }
    return stakes;
}

void see_card(Sight& sight, int card) {
    const int place = sight.in_trick();
    const auto seat = static_cast<std::size_t>(sight.to_play());
    const Stakes& stakes = sight.stakes;
    if (!(sight.unplayed & bit_of(card))) refuse("a card is played twice, or is not in the deck");
    sight.unplayed ^= bit_of(card);
    sight.gone[seat] |= bit_of(card);
    sight.order[sight.played] = static_cast<std::uint8_t>(card);
    if (place == 0) {
        sight.leaders[static_cast<std::size_t>(sight.tricks())] = sight.leader;
    } else if (const int led = suit_of(sight.on_table(0)); suit_of(card) != led) {
        sight.voids[seat] |= static_cast<std::uint8_t>(1U << led);
        if (stakes.must_trump && stakes.trump && !(stakes.trump & bit_of(card))) {
            const int trump = std::countr_zero(stakes.trump) / LANE_BITS;
            sight.voids[seat] |= static_cast<std::uint8_t>(1U << trump);
        }
    }
    ++sight.played;
    if (place < PLAYERS - 1) return;
    const std::uint8_t* trick = &sight.order[static_cast<std::size_t>(sight.played - PLAYERS)];
    const std::uint64_t lane = lane_of(suit_of(trick[0]));
    const int winning = winning_place(bit_of(trick[0]), bit_of(trick[1]), bit_of(trick[2]), lane, stakes.trump);
    const auto winner = static_cast<std::size_t>(left_of(sight.leader, winning));
    const int worth = stakes.worth(bit_of(trick[0]) | bit_of(trick[1]) | bit_of(trick[2]));
    sight.units[winner] = static_cast<std::int8_t>(sight.units[winner] + worth);
    sight.leader = static_cast<std::uint8_t>(winner);
}

}  // namespace

Sight make_sight(const RoundPlan& plan, const Opening& opening, const std::uint8_t* order, int played) {
    if (opening.contract < 0 || opening.contract >= plan.contracts) refuse("no such contract");
    if (opening.trump < 0 || opening.trump > NO_TRUMP) refuse("a strain is 0 to 4");
    if (opening.forehand < 0 || opening.forehand >= PLAYERS) refuse("a seat is 0 to 2");
    if (played < 0 || played > PLAYERS * plan.hand_size) refuse("more cards are played than there are");
    Sight sight;
    sight.stakes = stakes_of(plan, opening);
    sight.taken = opening.taken;
    sight.leader = static_cast<std::uint8_t>(left_of(opening.forehand, plan.lead_step));
    sight.hand = opening.hand;
    sight.aside = opening.aside;
    sight.talon = opening.talon;
    sight.unplayed = plan.deck;
    for (int card = 0; card < played; ++card) see_card(sight, order[card]);
    const std::uint64_t gone = sight.gone[0] | sight.gone[1] | sight.gone[2];
    if (sight.hand & ~sight.unplayed || sight.aside & (gone | sight.hand) || sight.aside & ~plan.deck) {
        refuse("a card is in two places");
    }
    if (std::popcount(sight.hand) + std::popcount(sight.gone[0]) != plan.hand_size) refuse("a hand has lost cards");
    if (sight.aside && std::popcount(sight.aside) != TALON) refuse("four cards lie aside");
    return sight;
}

Sight sight_of(const RoundPlan& plan, const RoundState& round, int seat) {
    const bool forehand = seat == round.forehand;
    const bool taken = round.taken == Taken::YES;
    const bool knows_talon = plan.talon_open || (forehand && (plan.talon_with_hand || taken));
    const bool knows_aside = taken ? forehand : plan.talon_open;
    Opening opening;
    opening.contract = round.contract;
    opening.trump = round.trump;
    opening.forehand = left_of(round.forehand, PLAYERS - seat) % PLAYERS;
    opening.taken = round.taken;
    opening.hand = round.hands[static_cast<std::size_t>(seat)];
    opening.aside = knows_aside ? round.aside : 0;
    opening.talon = knows_talon ? round.deal.talon_set() : 0;
    return make_sight(plan, opening, round.order.data(), round.played);
}

World truth_of(const RoundState& round, int seat) {
    World world{};
    for (int step = 0; step < PLAYERS; ++step) {
        world[static_cast<std::size_t>(step)] = round.hands[static_cast<std::size_t>(left_of(seat, step))];
    }
    world[APART] = round.aside;
    return world;
}

Knowledge knowledge_of(const Sight& sight) {
    Knowledge found;
    found.known[0] = sight.hand;
    found.known[APART] = sight.aside;
    const std::uint64_t unseen = sight.unplayed & ~(sight.hand | sight.aside);
    for (int other = 1; other < PLAYERS; ++other) {
        const auto place = static_cast<std::size_t>(other);
        std::uint64_t may = unseen;
        for (int suit = 0; suit < SUITS; ++suit) {
            if (sight.voids[place] >> suit & 1) may &= ~lane_of(suit);
        }
        // Who is not forehand cannot hold what forehand took.
        const bool both_see = sight.taken == Taken::YES && sight.stakes.forehand != 0;
        if (both_see && other != sight.stakes.forehand) may &= ~sight.talon;
        found.possible[place] = may;
        found.counts[place] = static_cast<std::uint8_t>(sight.stakes.hand_size - std::popcount(sight.gone[place]));
    }
    if (sight.aside == 0) {
        found.possible[APART] = unseen;
        found.counts[APART] = TALON;
    }
    return found;
}

}  // namespace bismarck
