// A zero-window search over exact positions.
#include <algorithm>
#include <bit>
#include <chrono>
#include <unordered_map>

#include "bismarck/search/searcher.hpp"

namespace bismarck::search {
namespace {

constexpr std::size_t BYTES_OF_A_PROOF = 96;  // with what the map adds

struct Key {
    std::array<std::uint64_t, PLAYERS> hands;
    int leader;
    bool operator==(const Key&) const = default;
};
struct Hash {
    std::size_t operator()(const Key& key) const {
        std::uint64_t mixed = static_cast<std::uint64_t>(key.leader) + 1;
        for (const std::uint64_t hand : key.hands) mixed = (mixed ^ hand ^ mixed >> 29) * 0x9E37'79B9'7F4A'7C15;
        return mixed ^ mixed >> 32;
    }
};
struct Proof {
    int low;
    int high;
};
struct Stopped {};

class PlainSearcher final : public Searcher {
  public:
    explicit PlainSearcher(const SearchOptions& options) : options_(options) {
        most_ = static_cast<std::size_t>(std::max(options.table_mib, 1)) * (1 << 20) / BYTES_OF_A_PROOF;
    }

    Answer bounds(const Position& position, int seat, Aim aim, const Budget& budget, int low, int high) override {
        const std::uint64_t round = std::uint64_t{position.trump} ^ position.forced << 1 ^
                                    static_cast<std::uint64_t>(2 * seat + static_cast<int>(aim));
        if (round != round_) proofs_.clear();
        round_ = round;
        seat_ = seat;
        budget_ = budget;
        nodes_ = 0;
        stopped_ = false;
        lone_wants_ = aim == Aim::TAKE;
        began_ = std::chrono::steady_clock::now();
        while (low < high) {
            const int goal = low + (high - low + 1) / 2;
            const bool reached = reaches(position, goal);
            if (stopped_) break;
            if (reached) {
                low = goal;
            } else {
                high = goal - 1;
            }
        }
        return {low, high, nodes_};
    }

    void clear() override {
        proofs_.clear();
        replaced_ = 0;
    }

    [[nodiscard]] TableStatistics table() const override {
        return {most_ * BYTES_OF_A_PROOF, proofs_.size(), replaced_};
    }

  private:
    bool over() {
        if (budget_.nodes && nodes_ >= budget_.nodes) return true;
        if (nodes_ % 1024 != 0) return false;
        if (budget_.cancel && budget_.cancel->load(std::memory_order_relaxed)) return true;
        if (budget_.ms <= 0) return false;
        const std::chrono::duration<double, std::milli> passed = std::chrono::steady_clock::now() - began_;
        return passed.count() >= budget_.ms;
    }

    // Whether the lone player takes *goal* tricks or more; without meaning once stopped.
    bool reaches(const Position& position, int goal) {
        const int left = std::popcount(position.hands[static_cast<std::size_t>(position.leader)]) +
                         static_cast<int>(position.played > 0);
        if (goal <= 0) return true;
        if (goal > left) return false;
        if (stopped_ || over()) {
            stopped_ = true;
            return false;
        }
        ++nodes_;
        Proof* known = nullptr;
        if (position.played == 0 && options_.table) {
            if (proofs_.size() >= most_) {
                proofs_.clear();
                ++replaced_;
            }
            known = &proofs_.try_emplace({position.hands, position.leader}, Proof{0, left}).first->second;
            if (known->low >= goal) return true;
            if (known->high < goal) return false;
        }
        const bool wanted = (position.to_play() == seat_) == lone_wants_;
        bool reached = !wanted;
        for (std::uint64_t legal = position.legal(); legal; legal &= legal - 1) {
            const Position next = position.after(legal & -legal);
            const bool won = position.played == PLAYERS - 1 && next.leader == seat_;
            if (reaches(next, goal - static_cast<int>(won)) == wanted) {
                reached = wanted;
                break;
            }
        }
        if (position.played == 0 && options_.table && !stopped_) {
            Proof& proof = proofs_.try_emplace({position.hands, position.leader}, Proof{0, left}).first->second;
            if (reached) {
                proof.low = std::max(proof.low, goal);
            } else {
                proof.high = std::min(proof.high, goal - 1);
            }
        }
        return reached;
    }

    SearchOptions options_;
    std::unordered_map<Key, Proof, Hash> proofs_;
    std::size_t most_;
    std::uint64_t replaced_ = 0;
    std::uint64_t round_ = 0;
    std::uint64_t nodes_ = 0;
    int seat_ = 0;
    bool lone_wants_ = true;
    bool stopped_ = false;
    Budget budget_;
    std::chrono::steady_clock::time_point began_;
};

}  // namespace

std::unique_ptr<Searcher> plain_searcher(const SearchOptions& options) {
    return std::make_unique<PlainSearcher>(options);
}

}  // namespace bismarck::search
