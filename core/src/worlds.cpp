#include "bismarck/worlds.hpp"

#include <algorithm>
#include <bit>

#include "bismarck/errors.hpp"

namespace bismarck {
namespace {

inline constexpr std::size_t MOST_ALLOCATIONS = 100'000;

}  // namespace

Knowledge knowledge_of(const RoundPlan& plan, const MatchState& match, int seat) {
    const RoundState& round = match.round;
    Knowledge found;
    if (!match.started || round.phases == 0 || round.phase() == Phase::SCORE) {
        refuse("no cards are out: the round has not begun or is played");
    }
    const auto own = static_cast<std::size_t>(seat);
    const bool forehand = seat == round.forehand;
    const bool exchanged = round.aside != 0;
    const bool holds_talon =
        !exchanged && round.hands_dealt && round.talon_dealt && (plan.talon_with_hand || round.taken == Taken::YES);
    const bool sees_talon =
        round.talon_dealt && (plan.talon_open || (forehand && (plan.talon_with_hand || round.taken == Taken::YES)));
    const std::uint64_t talon = sees_talon ? round.deal.talon_set() : 0;
    std::uint64_t apart = 0;  // as far as the seat knows it
    if (exchanged) {
        const bool knows = round.taken == Taken::YES ? forehand : plan.talon_open;
        apart = knows ? round.aside : 0;
    } else if (!holds_talon) {
        apart = talon;
    }
    found.known[APART] = apart;
    found.known[own] = round.hands[own];
    const std::uint64_t gone = round.gone[0] | round.gone[1] | round.gone[2];
    const std::uint64_t unseen = plan.deck & ~(gone | apart | round.hands[own]);
    const bool went_to_forehand = !forehand && (holds_talon || round.taken == Taken::YES);
    const std::uint64_t with_forehand = went_to_forehand ? talon : 0;
    for (int step = 0; step < PLAYERS; ++step) {
        const int other = left_of(round.leader, step);
        const auto place = static_cast<std::size_t>(other);
        if (other == seat && round.hands_dealt) continue;
        std::uint64_t may = unseen;
        for (int suit = 0; suit < SUITS; ++suit) {
            if (round.voids[place] >> suit & 1) may &= ~lane_of(suit);
        }
        if (other != round.forehand) may &= ~with_forehand;
        found.possible[place] = may;
        int count = plan.hand_size - round.tricks() - static_cast<int>(step < round.in_trick());
        if (holds_talon && other == round.forehand) count += TALON;
        found.counts[place] = static_cast<std::uint8_t>(count);
    }
    if (apart == 0 && !holds_talon) {
        found.possible[APART] = unseen;
        found.counts[APART] = TALON;
    }
    // Taken but not laid aside yet: the talon is in forehand's hand.
    if (holds_talon && with_forehand) {
        found.known[round.forehand] |= with_forehand;
        found.possible[round.forehand] &= ~with_forehand;
        found.counts[round.forehand] = static_cast<std::uint8_t>(found.counts[round.forehand] - TALON);
    }
    return found;
}

Worlds::Worlds(const Knowledge& knowledge) : known_(knowledge.known) {
    std::uint64_t cards = 0;
    Counts room{};
    int places = 0;
    for (std::size_t place = 0; place < PLACES; ++place) {
        cards |= knowledge.possible[place];
        room[place] = knowledge.counts[place];
        places += room[place];
    }
    if (places != std::popcount(cards)) refuse("as many cards are unseen as places hold of them");
    std::array<Kind, 1 << PLACES> by_places{};
    for (; cards; cards &= cards - 1) {
        const std::uint64_t card = cards & -cards;
        unsigned owners = 0;
        for (unsigned place = 0; place < PLACES; ++place) {
            if (knowledge.possible[place] & card) owners |= 1U << place;
        }
        by_places[owners].cards |= card;
    }
    for (unsigned owners = 1; owners < by_places.size(); ++owners) {
        Kind& kind = by_places[owners];
        if (kind.cards == 0) continue;
        kind.places = static_cast<std::uint8_t>(owners);
        kind.size = static_cast<std::uint8_t>(std::popcount(kind.cards));
        kind.last = static_cast<std::uint8_t>(std::bit_width(owners) - 1);
        if (std::has_single_bit(owners)) {
            known_[kind.last] |= kind.cards;
            room[kind.last] -= kind.size;
            if (room[kind.last] < 0) refuse("a place cannot hold what must be there");
        } else {
            kinds_.push_back(kind);
        }
    }
    std::vector<Step> path;
    allocate(0, room, path, 1);
    if (total_ == 0) refuse("no world fits what is known");
}

void Worlds::allocate(std::size_t kind, Counts room, std::vector<Step>& path, Wide worlds) {
    if (!fits(kind, room)) return;
    if (kind == kinds_.size()) {
        add(path, worlds);
        return;
    }
    share_out(kind, 0, kinds_[kind].size, room, path, worlds);
}

// Settles how many of the *free* cards of a kind go to *place* and those after it.
void Worlds::share_out(std::size_t kind, int place, int free, Counts room, std::vector<Step>& path, Wide worlds) {
    if (place >= PLACES) return;  // never so, but g++ wants to see it
    const Kind& shared = kinds_[kind];
    const auto at = static_cast<std::size_t>(place);
    if (place == shared.last) {
        if (free > room[at]) return;
        room[at] -= free;
        allocate(kind + 1, room, path, worlds);
        return;
    }
    if (!(shared.places >> place & 1)) {
        share_out(kind, place + 1, free, room, path, worlds);
        return;
    }
    for (int size = 0; size <= std::min(free, room[at]); ++size) {
        Step step;
        step.kind = static_cast<std::uint8_t>(kind);
        step.place = static_cast<std::uint8_t>(place);
        step.free = static_cast<std::uint8_t>(free);
        step.size = static_cast<std::uint8_t>(size);
        step.subsets = SUBSETS[static_cast<std::size_t>(free)][static_cast<std::size_t>(size)];
        path.push_back(step);
        Counts left = room;
        left[at] -= size;
        share_out(kind, place + 1, free - size, left, path, worlds * step.subsets);
        path.pop_back();
    }
}

// Whether every place can still be filled from the kinds from *kind* on.
bool Worlds::fits(std::size_t kind, const Counts& room) const {
    Counts offered{};
    for (std::size_t later = kind; later < kinds_.size(); ++later) {
        for (std::size_t place = 0; place < PLACES; ++place) {
            if (kinds_[later].places >> place & 1) offered[place] += kinds_[later].size;
        }
    }
    for (std::size_t place = 0; place < PLACES; ++place) {
        if (room[place] > offered[place]) return false;
    }
    return true;
}

void Worlds::add(const std::vector<Step>& path, Wide worlds) {
    if (allocations_.size() == MOST_ALLOCATIONS) refuse("what is known is too varied to count");
    Allocation allocation;
    allocation.before = total_;
    allocation.first = static_cast<std::uint32_t>(steps_.size());
    for (std::size_t place = 0; place < path.size(); ++place) {
        Step step = path[place];
        step.begins = place == 0 || path[place - 1].kind != step.kind;
        step.ends = place + 1 == path.size() || path[place + 1].kind != step.kind;
        steps_.push_back(step);
    }
    allocation.end = static_cast<std::uint32_t>(steps_.size());
    allocations_.push_back(allocation);
    total_ += worlds;
}

const Worlds::Allocation& Worlds::allocation_of(Wide number) const {
    const auto after = std::upper_bound(allocations_.begin(), allocations_.end(), number,
                                        [](Wide wanted, const Allocation& next) { return wanted < next.before; });
    return *(after - 1);
}

Wide Worlds::draw(Rng& rng) const {
    if (total_ >> 64 == 0) return rng.exactly_below(static_cast<std::uint64_t>(total_));
    const auto high_bits = static_cast<std::uint64_t>((total_ - 1) >> 64);
    const std::uint64_t high_mask = ~std::uint64_t{0} >> std::countl_zero(high_bits | 1);
    while (true) {  // of the numbers with as many bits; every second one at least is small enough
        const Wide drawn = static_cast<Wide>(rng.next() & high_mask) << 64 | rng.next();
        if (drawn < total_) return drawn;
    }
}

}  // namespace bismarck
