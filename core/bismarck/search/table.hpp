// What was proven, by pattern: for a shape and a leader, some owners of cards and the bounds that these alone prove.
//
// The cards of a position stand side by side, suit after suit from below, at most 48 of them; a shape says where each
// suit begins. A pattern has two bits for each: its owner is player 0 (first bit), player 1 (second bit), player 2
// (neither), or does not matter (both). Seven patterns and a head make a block of two rows of 64 bytes:
//
//   row 0   key of the block     first bits of seven patterns, each with a lead (bits 48-55) and a low bound (56-63)
//   row 1   next block, count    second bits,                                              and a high bound (56-63)
//
// Blocks of one key form a chain. A chain that grows long becomes a branch: a block that names a place and has a chain
// for each of its owners and one for the patterns to which the place does not matter.
//
// Where blocks run out, everything is forgotten and the table begins anew.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>

#include "bismarck/search/machine.hpp"

namespace bismarck::search {

inline constexpr int PATTERNS = 7;
inline constexpr std::uint64_t PLACES_MASK = 0xFFFF'FFFF'FFFF;
inline constexpr int LEAD_SHIFT = 48;
inline constexpr int BOUND_SHIFT = 56;
inline constexpr int MOST_BOUND = 127;
inline constexpr std::uint32_t BRANCH = 255;
inline constexpr std::size_t KINDS = 4;  // the owners of a place: player 2, 0, 1, or any

struct alignas(128) Block {
    std::uint64_t key;
    std::array<std::uint64_t, PATTERNS> first;
    std::uint32_t next;   // 0 for none
    std::uint32_t count;  // of patterns; `BRANCH` where `first[0]` is a place and `second` begins with four chains
    std::array<std::uint64_t, PATTERNS> second;
};
static_assert(sizeof(Block) == 128);

// Where each suit's owners lie, as a query: never both bits of a place.
struct Owners {
    std::uint64_t first;
    std::uint64_t second;
};

// Which of the chains of a branch at *place* holds a pattern: bit 0 from the first word, bit 1 from the second.
constexpr std::size_t kind_at(std::uint64_t place, std::uint64_t first, std::uint64_t second) {
    return (first >> place & 1) | (second >> place & 1) << 1;
}
inline constexpr std::size_t ANY_OWNER = 3;

struct Found {
    int verdict = 0;          // 1: the goal is reached, -1: it is not, 0: unknown
    std::uint64_t cares = 0;  // the places that prove it
    int lead = -1;            // the place of a card that was best in a position alike
};

template <class Machine>
struct Match;

template <>
struct Match<AnyMachine> {
    // A bit for each pattern that fits the owners, and for each that settles the goal too.
    static void compare(const Block& block, const Owners& owners, std::uint64_t goal, unsigned& fits,
                        unsigned& settles) {
        fits = settles = 0;
        for (unsigned place = 0; place < block.count; ++place) {
            const std::uint64_t first = block.first[place];
            const std::uint64_t second = block.second[place];
            const std::uint64_t differ = ((first ^ owners.first) | (second ^ owners.second)) & ~(first & second);
            if (differ & PLACES_MASK) continue;
            fits |= 1U << place;
            if (first >> BOUND_SHIFT >= goal || second >> BOUND_SHIFT < goal) settles |= 1U << place;
        }
    }
    // A bit for each pattern that is a case of the pattern *general*.
    static unsigned cases(const Block& block, const Owners& general) {
        unsigned found = 0;
        const std::uint64_t cares = ~(general.first & general.second) & PLACES_MASK;
        for (unsigned place = 0; place < block.count; ++place) {
            const std::uint64_t differ = (block.first[place] ^ general.first) | (block.second[place] ^ general.second);
            if ((differ & cares) == 0) found |= 1U << place;
        }
        return found;
    }
};

#if defined(__BMI2__) && defined(__AVX2__)
template <>
struct Match<WideMachine> {
    static unsigned zero(__m256i words) {
        return static_cast<unsigned>(_mm256_movemask_pd(_mm256_castsi256_pd(_mm256_cmpeq_epi64(words, __m256i{}))));
    }
    static void compare(const Block& block, const Owners& owners, std::uint64_t goal, unsigned& fits,
                        unsigned& settles) {
        const auto* rows = reinterpret_cast<const __m256i*>(&block);
        const __m256i first_wanted = _mm256_set1_epi64x(static_cast<long long>(owners.first));
        const __m256i second_wanted = _mm256_set1_epi64x(static_cast<long long>(owners.second));
        const __m256i bound = _mm256_set1_epi64x(static_cast<long long>(goal << BOUND_SHIFT));
        const __m256i places = _mm256_set1_epi64x(static_cast<long long>(PLACES_MASK));
        unsigned fit = 0;
        unsigned settle = 0;
        for (int half = 0; half < 2; ++half) {
            const __m256i first = _mm256_load_si256(rows + half);
            const __m256i second = _mm256_load_si256(rows + 2 + half);
            const __m256i differ =
                _mm256_or_si256(_mm256_xor_si256(first, first_wanted), _mm256_xor_si256(second, second_wanted));
            const __m256i matter = _mm256_andnot_si256(_mm256_and_si256(first, second), places);
            fit |= zero(_mm256_and_si256(differ, matter)) << 4 * half;
            // Bounds are the top byte and below 128, so signed comparisons serve.
            const __m256i short_of = _mm256_cmpgt_epi64(bound, first);
            const __m256i at_most = _mm256_cmpgt_epi64(bound, second);
            const __m256i settled = _mm256_or_si256(_mm256_andnot_si256(short_of, _mm256_set1_epi64x(-1)), at_most);
            settle |= static_cast<unsigned>(_mm256_movemask_pd(_mm256_castsi256_pd(settled))) << 4 * half;
        }
        const unsigned filled = (2U << block.count) - 2;  // the head is no pattern
        fits = (fit & filled) >> 1;
        settles = (fit & settle & filled) >> 1;
    }
    static unsigned cases(const Block& block, const Owners& general) {
        const auto* rows = reinterpret_cast<const __m256i*>(&block);
        const __m256i first_wanted = _mm256_set1_epi64x(static_cast<long long>(general.first));
        const __m256i second_wanted = _mm256_set1_epi64x(static_cast<long long>(general.second));
        const __m256i cares =
            _mm256_set1_epi64x(static_cast<long long>(~(general.first & general.second) & PLACES_MASK));
        unsigned found = 0;
        for (int half = 0; half < 2; ++half) {
            const __m256i differ = _mm256_or_si256(_mm256_xor_si256(_mm256_load_si256(rows + half), first_wanted),
                                                   _mm256_xor_si256(_mm256_load_si256(rows + 2 + half), second_wanted));
            found |= zero(_mm256_and_si256(differ, cares)) << 4 * half;
        }
        return (found & ((2U << block.count) - 2)) >> 1;
    }
};
#endif

#if defined(__BMI2__) && defined(__AVX512F__) && defined(__AVX512VL__)
template <>
struct Match<WidestMachine> {
    static constexpr int EITHER_DIFFERS = 0xF6;  // a | (b ^ c)
    static constexpr int AND_NOT_BOTH = 0x70;    // a & ~(b & c)

    static void compare(const Block& block, const Owners& owners, std::uint64_t goal, unsigned& fits,
                        unsigned& settles) {
        const __m512i first = _mm512_load_si512(&block);
        const __m512i second = _mm512_load_si512(&block.next);
        const __m512i bound = _mm512_set1_epi64(static_cast<long long>(goal << BOUND_SHIFT));
        const __m512i differ_first = _mm512_xor_si512(first, _mm512_set1_epi64(static_cast<long long>(owners.first)));
        const __m512i differ = _mm512_ternarylogic_epi64(
            differ_first, second, _mm512_set1_epi64(static_cast<long long>(owners.second)), EITHER_DIFFERS);
        const __m512i matter = _mm512_ternarylogic_epi64(differ, first, second, AND_NOT_BOTH);
        const unsigned filled = (2U << block.count) - 2;  // the head is no pattern
        const unsigned fit =
            _mm512_testn_epi64_mask(matter, _mm512_set1_epi64(static_cast<long long>(PLACES_MASK))) & filled;
        const unsigned settle = _mm512_cmpge_epu64_mask(first, bound) | _mm512_cmplt_epu64_mask(second, bound);
        fits = fit >> 1;
        settles = (fit & settle) >> 1;
    }
    static unsigned cases(const Block& block, const Owners& general) {
        const __m512i cares =
            _mm512_set1_epi64(static_cast<long long>(~(general.first & general.second) & PLACES_MASK));
        const __m512i differ_first =
            _mm512_xor_si512(_mm512_load_si512(&block), _mm512_set1_epi64(static_cast<long long>(general.first)));
        const __m512i differ =
            _mm512_ternarylogic_epi64(differ_first, _mm512_load_si512(&block.next),
                                      _mm512_set1_epi64(static_cast<long long>(general.second)), EITHER_DIFFERS);
        return (_mm512_testn_epi64_mask(differ, cares) & ((2U << block.count) - 2)) >> 1;
    }
};
#endif

template <class Machine>
class Table {
  public:
    explicit Table(int mib) {
        const std::size_t bytes = static_cast<std::size_t>(mib) << 20;
        // Two directories, at most half full; the one grows out of the other.
        most_blocks_ = std::max<std::size_t>(bytes / (sizeof(Block) + 48), 1024);
        blocks_.reset(new Block[most_blocks_]);
        most_entries_ = 2 * std::bit_ceil(most_blocks_);
        for (auto& directory : directories_) directory.reset(new std::uint64_t[most_entries_]);
        begin_anew();
        replaced_ = 0;
    }

    void begin_anew() {
        bits_ = FIRST_BITS;
        std::memset(directories_[0].get(), 0, sizeof(std::uint64_t) << bits_);
        now_ = 0;
        entries_ = 0;
        blocks_used_ = 1;
        patterns_ = 0;
    }

    static std::uint32_t hash(std::uint64_t key) {
        return static_cast<std::uint32_t>((key ^ key >> 31) * 0x9E37'79B9'7F4A'7C15 >> 32);
    }
    void prefetch(std::uint32_t hash) const { Machine::prefetch(&directories_[now_][hash >> (32 - bits_)]); }

    // The first block of a key; 0 for none.
    [[nodiscard]] std::uint32_t find(std::uint64_t key, std::uint32_t hash) const {
        const std::uint64_t* directory = directories_[now_].get();
        const std::uint32_t mask = (1U << bits_) - 1;
        for (std::uint32_t slot = hash >> (32 - bits_);; slot = (slot + 1) & mask) {
            const std::uint64_t entry = directory[slot];
            if (entry == 0) return 0;
            if (entry >> 32 == hash) {
                const auto block = static_cast<std::uint32_t>(entry);
                if (blocks_[block].key == key) return block;
            }
        }
    }

    [[nodiscard]] Found probe(std::uint32_t head, const Owners& owners, int goal) const {
        Found found;
        std::array<std::uint32_t, DEEPEST> waiting;
        std::size_t waits = 0;
        for (std::uint32_t at = head; at; at = at || waits == 0 ? at : waiting[--waits]) {
            const Block& block = blocks_[at];
            if (block.count == BRANCH) {
                const auto owned =
                    static_cast<std::uint32_t>(block.second[kind_at(block.first[0], owners.first, owners.second)]);
                if (owned) {
                    waiting[waits++] = owned;
                    Machine::prefetch(&blocks_[owned]);
                }
                at = static_cast<std::uint32_t>(block.second[ANY_OWNER]);
                continue;
            }
            unsigned fits = 0;
            unsigned settles = 0;
            Match<Machine>::compare(block, owners, static_cast<std::uint64_t>(goal), fits, settles);
            if (settles) {
                const auto place = static_cast<std::size_t>(std::countr_zero(settles));
                found.verdict = static_cast<int>(block.first[place] >> BOUND_SHIFT) >= goal ? 1 : -1;
                found.cares = ~(block.first[place] & block.second[place]) & PLACES_MASK;
                return found;
            }
            if (fits && found.lead < 0) {
                const auto place = static_cast<std::size_t>(std::countr_zero(fits));
                found.lead = static_cast<int>(block.first[place] >> LEAD_SHIFT & 63);
            }
            at = block.next;
        }
        return found;
    }

    // Keeps that where *cares* fit the owners, the value is *low* to *high*.
    void keep(std::uint64_t key, std::uint32_t hash, const Owners& owners, std::uint64_t cares, int low, int high,
              int lead) {
        const std::uint64_t free = ~cares & PLACES_MASK;
        const Owners general{owners.first | free, owners.second | free};
        std::uint32_t head = find(key, hash);
        if (blocks_used_ + MOST_FRESH > most_blocks_) {
            begin_anew();
            ++replaced_;
            head = 0;
        }
        if (head == 0) {
            head = add_key(key, hash);
        } else if (supersede(head, general, low, high, lead)) {
            return;
        }
        add(head, pack(general.first, low, lead), pack(general.second, high, 0));
    }

    [[nodiscard]] std::uint64_t bytes() const {
        return most_blocks_ * sizeof(Block) + 2 * most_entries_ * sizeof(std::uint64_t);
    }
    [[nodiscard]] std::uint64_t patterns() const { return patterns_; }
    [[nodiscard]] std::uint64_t replaced() const { return replaced_; }
    [[nodiscard]] std::uint64_t keys() const { return entries_; }
    [[nodiscard]] std::uint64_t blocks() const { return blocks_used_; }

  private:
    static constexpr int FIRST_BITS = 10;
    static constexpr int LONGEST_CHAIN = 3;
    static constexpr std::size_t DEEPEST = 50;  // branches on a way: each names another place
    // Blocks that one pattern may ask for: its key's, and those of branches that follow from each other.
    static constexpr std::size_t MOST_FRESH = 512;

    static std::uint64_t pack(std::uint64_t owners, int bound, int lead) {
        return owners | static_cast<std::uint64_t>(lead) << LEAD_SHIFT |
               static_cast<std::uint64_t>(bound) << BOUND_SHIFT;
    }

    // Takes out what the new pattern makes needless; true if it found its place in doing so.
    bool supersede(std::uint32_t head, const Owners& general, int low, int high, int lead) {
        bool placed = false;
        std::array<std::uint32_t, KINDS * DEEPEST> waiting;
        std::size_t waits = 0;
        for (std::uint32_t at = head; at; at = at || waits == 0 ? at : waiting[--waits]) {
            Block& block = blocks_[at];
            if (block.count == BRANCH) {
                const std::size_t kind = kind_at(block.first[0], general.first, general.second);
                for (std::size_t other = 0; other < ANY_OWNER; ++other) {
                    const auto chain = static_cast<std::uint32_t>(block.second[other]);
                    if (kind == ANY_OWNER && chain) waiting[waits++] = chain;
                }
                at = static_cast<std::uint32_t>(block.second[kind]);
                continue;
            }
            for (unsigned cases = Match<Machine>::cases(block, general); cases;) {
                const auto place = static_cast<std::size_t>(std::bit_width(cases) - 1);
                cases ^= 1U << place;
                placed |= supersede_one(block, place, general, low, high, lead, placed);
            }
            at = block.next;
        }
        return placed;
    }

    // The same for one pattern, which is a case of the new one; true if it was replaced by it.
    bool supersede_one(Block& block, std::size_t place, const Owners& general, int low, int high, int lead,
                       bool placed) {
        const int old_low = static_cast<int>(block.first[place] >> BOUND_SHIFT);
        const int old_high = static_cast<int>(block.second[place] >> BOUND_SHIFT);
        const bool same =
            (((block.first[place] ^ general.first) | (block.second[place] ^ general.second)) & PLACES_MASK) == 0;
        if (same && !placed) {
            block.first[place] = pack(general.first, std::max(low, old_low), lead);
            block.second[place] = pack(general.second, std::min(high, old_high), 0);
            return true;
        }
        if (low >= old_low && high <= old_high) {
            const std::size_t last = --block.count;
            block.first[place] = block.first[last];
            block.second[place] = block.second[last];
            --patterns_;
        }
        return false;
    }

    void add(std::uint32_t head, std::uint64_t first, std::uint64_t second) {
        std::uint32_t at = head;
        for (int chained = 1;;) {
            Block& block = blocks_[at];
            if (block.count == BRANCH) {
                std::uint64_t& chain = block.second[kind_at(block.first[0], first, second)];
                if (chain == 0) chain = fresh_block(block.key);
                head = at = static_cast<std::uint32_t>(chain);
                chained = 1;
            } else if (block.count < PATTERNS) {
                block.first[block.count] = first;
                block.second[block.count] = second;
                ++block.count;
                ++patterns_;
                return;
            } else if (block.next) {
                at = block.next;
                ++chained;
            } else if (chained == LONGEST_CHAIN && branch(head)) {
                at = head;
            } else {
                const std::uint32_t fresh = fresh_block(block.key);
                blocks_[at].next = fresh;
                at = fresh;
            }
        }
    }

    // Makes the full chain from *head* a branch at the place that tells its patterns apart best; false if none does.
    bool branch(std::uint32_t head) {
        std::array<std::uint64_t, LONGEST_CHAIN * PATTERNS> first;
        std::array<std::uint64_t, LONGEST_CHAIN * PATTERNS> second;
        std::array<std::uint32_t, LONGEST_CHAIN> spare;
        std::size_t count = 0;
        std::size_t spares = 0;
        for (std::uint32_t at = head; at && spares < LONGEST_CHAIN; at = blocks_[at].next) {
            spare[spares++] = at;
            for (std::size_t place = 0; place < PATTERNS; ++place) {
                first[count] = blocks_[at].first[place];
                second[count++] = blocks_[at].second[place];
            }
        }
        // What is read on average by one that asks as the patterns are.
        std::size_t least = count * count * 9 / 10;
        std::uint64_t best = 64;
        for (std::uint64_t place = 0; place < LEAD_SHIFT; ++place) {
            std::array<std::size_t, KINDS> kinds{};
            for (std::size_t pattern = 0; pattern < count; ++pattern) {
                ++kinds[kind_at(place, first[pattern], second[pattern])];
            }
            const std::size_t read =
                kinds[ANY_OWNER] * count + kinds[0] * kinds[0] + kinds[1] * kinds[1] + kinds[2] * kinds[2];
            if (read < least) {
                least = read;
                best = place;
            }
        }
        if (best == 64) return false;
        Block& top = blocks_[head];
        top.count = BRANCH;
        top.next = 0;
        top.first[0] = best;
        top.second.fill(0);
        std::size_t reused = 1;
        for (std::size_t pattern = 0; pattern < count; ++pattern) {
            std::uint64_t& chain = top.second[kind_at(best, first[pattern], second[pattern])];
            if (chain == 0 || blocks_[chain].count == PATTERNS) {
                std::uint32_t fresh = 0;
                if (reused < spares) {
                    fresh = spare[reused++];
                    blocks_[fresh].count = 0;
                } else {
                    fresh = fresh_block(top.key);
                }
                blocks_[fresh].next = static_cast<std::uint32_t>(chain);
                chain = fresh;
            }
            Block& block = blocks_[chain];
            block.first[block.count] = first[pattern];
            block.second[block.count++] = second[pattern];
        }
        return true;
    }

    std::uint32_t fresh_block(std::uint64_t key) {
        const auto fresh = static_cast<std::uint32_t>(blocks_used_++);
        blocks_[fresh].key = key;
        blocks_[fresh].next = 0;
        blocks_[fresh].count = 0;
        return fresh;
    }

    std::uint32_t add_key(std::uint64_t key, std::uint32_t hash) {
        if (2 * entries_ >= std::size_t{1} << bits_) grow();
        const std::uint32_t head = fresh_block(key);
        ++entries_;
        place(directories_[now_].get(), hash, head);
        return head;
    }

    void place(std::uint64_t* directory, std::uint32_t hash, std::uint32_t head) const {
        const std::uint32_t mask = (1U << bits_) - 1;
        std::uint32_t slot = hash >> (32 - bits_);
        while (directory[slot]) slot = (slot + 1) & mask;
        directory[slot] = static_cast<std::uint64_t>(hash) << 32 | head;
    }

    void grow() {
        if (std::size_t{1} << bits_ >= most_entries_) return;
        const std::uint64_t* old = directories_[now_].get();
        const std::size_t old_size = std::size_t{1} << bits_;
        ++bits_;
        now_ ^= 1;
        std::uint64_t* fresh = directories_[now_].get();
        std::memset(fresh, 0, sizeof(std::uint64_t) << bits_);
        for (std::size_t slot = 0; slot < old_size; ++slot) {
            if (old[slot])
                place(fresh, static_cast<std::uint32_t>(old[slot] >> 32), static_cast<std::uint32_t>(old[slot]));
        }
    }

    std::unique_ptr<Block[]> blocks_;
    std::array<std::unique_ptr<std::uint64_t[]>, 2> directories_;
    std::size_t most_blocks_ = 0;
    std::size_t most_entries_ = 0;
    std::size_t blocks_used_ = 1;
    std::size_t entries_ = 0;
    std::size_t patterns_ = 0;
    std::uint64_t replaced_ = 0;
    int bits_ = FIRST_BITS;
    unsigned now_ = 0;
};

}  // namespace bismarck::search
