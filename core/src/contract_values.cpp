#include "bismarck/contract_values.hpp"

#include <algorithm>
#include <utility>

#include "bismarck/errors.hpp"

namespace bismarck::worth {
namespace {

// The marked suit first, then the others in descending order; all four where none is marked.
std::uint64_t key_of(std::uint64_t cards, int marked) {
    std::array<std::uint64_t, SUITS> ranks{};
    for (int suit = 0; suit < SUITS; ++suit) {
        const std::uint64_t mark = suit == marked ? 1U << RANKS : 0U;
        ranks[static_cast<std::size_t>(suit)] = mark | (cards >> (LANE_BITS * suit) & SUIT_LANE);
    }
    const auto order = [&ranks](std::size_t first, std::size_t second) {
        if (ranks[first] < ranks[second]) std::swap(ranks[first], ranks[second]);
    };
    order(0, 1);
    order(2, 3);
    order(0, 2);
    order(1, 3);
    order(1, 2);
    std::uint64_t key = 0;
    for (const std::uint64_t held : ranks) key = key << RANKS | (held & SUIT_LANE);
    return key;
}

std::uint64_t cards_of(std::uint64_t key) {
    std::uint64_t cards = 0;
    for (int suit = SUITS - 1; suit >= 0; --suit) {
        cards |= (key & SUIT_LANE) << (LANE_BITS * suit);
        key >>= RANKS;
    }
    return cards;
}

template <class Visit>
void each_set(const Visit& visit) {
    for (int a = 0; a < PACK; ++a) {
        for (int b = a + 1; b < PACK; ++b) {
            for (int c = b + 1; c < PACK; ++c) {
                const std::uint64_t three = bit_of(card_at(a)) | bit_of(card_at(b)) | bit_of(card_at(c));
                for (int d = c + 1; d < PACK; ++d) visit(three | bit_of(card_at(d)));
            }
        }
    }
}

void count_keys(std::vector<std::uint64_t>& keys, std::vector<std::uint8_t>& sets) {
    std::sort(keys.begin(), keys.end());
    std::vector<std::uint64_t> kept;
    for (const std::uint64_t key : keys) {
        if (kept.empty() || kept.back() != key) {
            kept.push_back(key);
            sets.push_back(0);
        }
        ++sets.back();
    }
    keys = std::move(kept);
}

std::size_t place_of(const std::vector<std::uint64_t>& keys, std::uint64_t key) {
    return static_cast<std::size_t>(std::lower_bound(keys.begin(), keys.end(), key) - keys.begin());
}

}  // namespace

OpenClasses::OpenClasses() {
    plain_.reserve(270'725);
    marked_.reserve(270'725);
    each_set([this](std::uint64_t cards) {
        plain_.push_back(key_of(cards, NO_TRUMP));
        marked_.push_back(key_of(cards, 0));
    });
    count_keys(plain_, plain_sets_);
    count_keys(marked_, marked_sets_);
}

std::size_t OpenClasses::number(std::uint64_t cards, int marked) const {
    return place_of(marked == NO_TRUMP ? plain_ : marked_, key_of(cards, marked));
}

std::uint64_t OpenClasses::example(std::size_t number, bool marked) const {
    return cards_of(marked ? marked_[number] : plain_[number]);
}

int OpenClasses::sets(std::size_t number, bool marked) const {
    return marked ? marked_sets_[number] : plain_sets_[number];
}

const OpenClasses& open_classes() {
    static const OpenClasses classes;
    return classes;
}

ContractValues::ContractValues(std::span<const float> no_trump, std::span<const float> tricks_under,
                               std::span<const float> trump)
    : no_trump_(no_trump.begin(), no_trump.end()),
      tricks_under_(tricks_under.begin(), tricks_under.end()),
      trump_(trump.begin(), trump.end()) {
    if (no_trump_.size() != PLAIN_CLASSES || tricks_under_.size() != PLAIN_CLASSES || trump_.size() != MARKED_CLASSES) {
        refuse("expected a value for each class of four open cards: 16432, 16432 and 55042");
    }
}

}  // namespace bismarck::worth
