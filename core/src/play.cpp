#include "bismarck/play.hpp"

#include <string>

#include "bismarck/errors.hpp"

namespace bismarck {

Position read_position(const std::array<std::uint64_t, PLAYERS>& hands, int strain, int leader, const int* trick,
                       int played, bool must_trump) {
    if (strain < 0 || strain >= STRAINS) {
        refuse("a strain is 0 to 4, got " + std::to_string(strain));
    }
    if (leader < 0 || leader >= PLAYERS) {
        refuse("a seat is 0 to 2, got " + std::to_string(leader));
    }
    if (played < 0 || played >= PLAYERS) {
        refuse("an open trick has 0 to 2 cards, got " + std::to_string(played));
    }
    Position position;
    position.trump = lane_of(strain);
    position.forced = must_trump ? position.trump : 0;
    position.leader = leader;
    position.played = played;
    std::uint64_t seen = 0;
    for (int place = 0; place < played; ++place) {
        if (trick[place] < 0 || trick[place] >= PACK) {
            refuse("a card is 0 to 51, got " + std::to_string(trick[place]));
        }
        const int card = card_at(trick[place]);
        if (place == 0) position.led = lane_of(suit_of(card));
        if (seen & bit_of(card)) refuse("a card is in the trick twice");
        seen |= bit_of(card);
        position.trick[static_cast<std::size_t>(place)] = bit_of(card);
    }
    int most = 0;
    for (int place = 0; place < PLAYERS; ++place) {
        const int seat = left_of(leader, place);
        const std::uint64_t mask = hands[static_cast<std::size_t>(seat)];
        if (mask >> PACK) refuse("a hand is a mask of 52 bits");
        const std::uint64_t hand = lanes_of(mask);
        if (seen & hand) refuse("a card is in the position twice");
        seen |= hand;
        const int count = std::popcount(hand) + static_cast<int>(place < played);
        if (place == 0) most = count;
        if (count != most) refuse("the hands must be equal once the trick is given back");
        position.hands[static_cast<std::size_t>(seat)] = hand;
    }
    return position;
}

std::uint64_t perft(const Position& position, int depth) {
    if (depth <= 0) return 1;
    std::uint64_t legal = position.legal();
    if (legal == 0) return 1;
    if (depth == 1) return static_cast<std::uint64_t>(std::popcount(legal));
    std::uint64_t lines = 0;
    for (; legal; legal &= legal - 1) {
        lines += perft(position.after(legal & -legal), depth - 1);
    }
    return lines;
}

}  // namespace bismarck
