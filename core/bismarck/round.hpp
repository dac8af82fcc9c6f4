// One round: its state and how each thing that happens changes it. Nothing here refuses; `decide.hpp` does.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "bismarck/plan.hpp"
#include "bismarck/play.hpp"

namespace bismarck {

inline constexpr int UNKNOWN_TRUMP = NONE;
inline constexpr int MOST_PLAYED = PLAYERS * MOST_TRICKS;

// How the deck fell: the hands and the talon in the order dealt, and the card cut for trump from another shuffle.
struct Deal {
    std::array<std::uint64_t, PLAYERS> hands{};
    std::array<std::uint8_t, TALON> talon{};
    std::uint8_t cut = NO_CARD;

    [[nodiscard]] std::uint64_t talon_set() const {
        return bit_of(talon[0]) | bit_of(talon[1]) | bit_of(talon[2]) | bit_of(talon[3]);
    }
};

enum class Taken : std::uint8_t { NO, YES, OPEN };

struct RoundState {
    Deal deal;  // what has fallen so far
    std::array<std::uint64_t, PLAYERS> hands{};
    std::array<std::uint64_t, PLAYERS> gone{};     // the cards each has played
    std::array<std::uint64_t, PLAYERS> counted{};  // the counted cards each has taken
    std::uint64_t aside = 0;                       // the discard, or the talon left
    Phases phases = 0;
    std::uint16_t number = 0;
    std::uint8_t extra = 0;  // 0 outside extra rounds
    std::uint8_t dealer = 0;
    std::uint8_t forehand = 0;
    std::uint8_t contract = NONE;
    std::uint8_t trump = UNKNOWN_TRUMP;
    std::uint8_t leader = 0;
    std::uint8_t played = 0;  // cards, finished tricks included
    Taken taken = Taken::OPEN;
    bool scheduled = false;
    bool talon_dealt = false;
    bool hands_dealt = false;
    bool misdealt = false;
    bool scored = false;
    std::array<std::uint8_t, PLAYERS> won{};
    std::array<std::uint8_t, PLAYERS> voids{};      // bit of each suit that a player has shown to lack
    std::array<std::uint8_t, MOST_TRICKS> leaders;  // of each trick begun
    std::array<std::uint8_t, MOST_PLAYED> order;    // the cards played
    // The same as observations show it, kept up by `play_card` so that they are copied and not computed: the cards in
    // Python's numbers, and the leaders counted from each seat; NONE beyond the last.
    std::array<std::uint8_t, MOST_PLAYED> shown_order;
    std::array<std::array<std::uint8_t, MOST_TRICKS>, PLAYERS> shown_leaders;

    [[nodiscard]] Phase phase() const { return first(phases); }
    [[nodiscard]] int in_trick() const { return played % PLAYERS; }
    [[nodiscard]] int tricks() const { return played / PLAYERS; }
    [[nodiscard]] int to_play() const { return left_of(leader, in_trick()); }
    [[nodiscard]] bool begun() const { return talon_dealt || hands_dealt; }
};

// The cards that *round*'s player to move may play.
inline std::uint64_t legal_now(const RoundPlan& plan, const RoundState& round) {
    const std::uint64_t hand = round.hands[static_cast<std::size_t>(round.to_play())];
    const int place = round.in_trick();
    if (place == 0) return hand;
    const std::uint64_t led = lane_of(suit_of(round.order[static_cast<std::size_t>(round.played - place)]));
    return legal_cards(hand, led, plan.must_trump ? lane_of(round.trump) : 0);
}

// A new round of a contract, or of none where forehand chooses. *before* is the misdealt round it repeats, if any.
void begin_round(const RoundPlan& plan, RoundState& round, int number, int extra, int dealer, int contract,
                 const RoundState* before);

inline void advance_phase(RoundState& round) {
    round.phases >>= 4;
}

inline void with_talon_in_hand(RoundState& round) {
    round.hands[round.forehand] |= round.deal.talon_set();
}

inline void deal_talon(const RoundPlan& plan, RoundState& round, const std::array<std::uint8_t, TALON>& talon) {
    round.deal.talon = talon;
    round.talon_dealt = true;
    if (round.contract != NONE && plan.contract[round.contract].trump_from == TrumpFrom::FIRST_TALON_CARD) {
        round.trump = static_cast<std::uint8_t>(suit_of(talon[0]));
    }
    advance_phase(round);
    if (plan.talon_with_hand && round.hands_dealt) with_talon_in_hand(round);
}

inline void deal_hands(const RoundPlan& plan, RoundState& round, const std::array<std::uint64_t, PLAYERS>& hands) {
    round.deal.hands = hands;
    round.hands = hands;
    round.hands_dealt = true;
    advance_phase(round);
    if (plan.talon_with_hand && round.talon_dealt) with_talon_in_hand(round);
}

inline void show_cut(RoundState& round, int card) {
    round.deal.cut = static_cast<std::uint8_t>(card);
    round.trump = static_cast<std::uint8_t>(suit_of(card));
    advance_phase(round);
}

void announce(const RoundPlan& plan, RoundState& round, int contract, int strain);

inline void take_talon(RoundState& round) {
    round.taken = Taken::YES;
    advance_phase(round);
    with_talon_in_hand(round);
}

inline void leave_talon(RoundState& round) {
    round.taken = Taken::NO;
    round.aside = round.deal.talon_set();
    round.phases >>= 8;  // with the talon, the discard
}

inline void lay_aside(RoundState& round, std::uint64_t cards) {
    round.taken = Taken::YES;
    round.aside = cards;
    round.hands[round.forehand] &= ~cards;
    advance_phase(round);
}

inline void name_trump(RoundState& round, int strain) {
    round.trump = static_cast<std::uint8_t>(strain);
    advance_phase(round);
}

void play_card(const RoundPlan& plan, RoundState& round, int card);

// What a finished round is worth: the units of each by the tricks, or by the cards that the contract counts.
std::array<int, PLAYERS> scores(const RoundPlan& plan, const RoundState& round);

}  // namespace bismarck
