#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

#include "binding/parts.hpp"
#include "bismarck/sets.hpp"
#include "bismarck/threads.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace bismarck::binding {
namespace {

using Bytes = nb::ndarray<std::uint8_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
inline constexpr int MOST_THREADS = 256;
inline constexpr std::uint32_t MOST_ITERATIONS = 10'000'000;  // a tree of 280 MB

void make_player(Player* made, std::uint8_t kind, std::uint32_t iterations, std::uint8_t choices,
                 std::uint8_t candidates, std::uint32_t playouts,
                 const nb::typed<nb::dict, nb::str, nb::object>& options) {
    if (kind > static_cast<std::uint8_t>(PlayerKind::LEARNED)) throw std::invalid_argument("an unknown kind of player");
    if (iterations > MOST_ITERATIONS) throw std::invalid_argument("a search has at most 10,000,000 iterations");
    if (choices > static_cast<std::uint8_t>(Foresight::PLAN)) throw std::invalid_argument("an unknown way to choose");
    if (candidates < 1) throw std::invalid_argument("a discard has 1 candidate or more");
    new (made) Player(usual_player(static_cast<PlayerKind>(kind), iterations));
    if (searches(made->kind) && iterations == 0) throw std::invalid_argument("a search needs 1 iteration or more");
    made->choices = {static_cast<Foresight>(choices), candidates, playouts};
    SearchOptions& into = made->options;
    for (const auto& [key, value] : options) {
        const auto name = nb::cast<std::string>(key);
        if (name == "exploration") {
            into.exploration = nb::cast<float>(value);
        } else if (name == "prior") {
            into.prior = nb::cast<float>(value);
        } else if (name == "merge") {
            into.merge = nb::cast<bool>(value);
        } else if (name == "early_stop") {
            into.early_stop = nb::cast<bool>(value);
        } else if (name == "worlds") {
            into.worlds = std::max(1U, nb::cast<std::uint32_t>(value));
        } else if (name == "weighed") {
            into.weighed = std::clamp(nb::cast<std::uint32_t>(value), 1U, 100U);
        } else if (name == "temper") {
            into.belief.temper = nb::cast<float>(value);
        } else if (name == "doubt") {
            into.belief.doubt = nb::cast<float>(value);
        } else if (name == "laying") {
            into.belief.laying = nb::cast<float>(value);
        } else if (name == "proof_cards") {
            into.proof_cards = nb::cast<int>(value);
        } else if (name == "proof_worlds") {
            into.proof_worlds = nb::cast<std::uint64_t>(value);
        } else if (name == "proof_nodes") {
            into.proof_nodes = nb::cast<std::uint64_t>(value);
        } else {
            throw std::invalid_argument("an unknown option of a search: " + name);
        }
    }
}

std::uint64_t lanes_checked(std::uint64_t mask) {
    if (mask >> PACK) throw std::invalid_argument("a set of cards is a mask of 52 bits");
    return lanes_of(mask);
}

void make_sight_of(Sight* made, const RoundPlan& plan, int contract, int trump, int forehand, int taken,
                   std::uint64_t hand, std::uint64_t aside, std::uint64_t talon, const std::vector<int>& order) {
    Opening opening;
    opening.contract = contract;
    opening.trump = trump;
    opening.forehand = forehand;
    if (taken < 0 || taken > 1) throw std::invalid_argument("the talon is taken or left");
    opening.taken = taken ? Taken::YES : Taken::NO;
    opening.hand = lanes_checked(hand);
    opening.aside = lanes_checked(aside);
    opening.talon = lanes_checked(talon);
    if (order.size() > MOST_PLAYED) throw std::invalid_argument("more cards are played than there are");
    std::array<std::uint8_t, MOST_PLAYED> played{};
    for (std::size_t card = 0; card < order.size(); ++card) {
        if (order[card] < 0 || order[card] >= PACK) throw std::invalid_argument("a card is 0 to 51");
        played[card] = static_cast<std::uint8_t>(card_at(order[card]));
    }
    new (made) Sight(make_sight(plan, opening, played.data(), static_cast<int>(order.size())));
}

// Card, expected points and visits of each card, best first; and how many iterations it took.
using Told = std::tuple<std::vector<std::tuple<int, float, std::uint32_t>>, std::uint32_t>;

Told decide_for(const Player& player, const Sight& sight, std::uint64_t seed, bool portable) {
    if (player.kind == PlayerKind::ORACLE) throw std::invalid_argument("an oracle plays in sets only");
    Scratch scratch;
    Verdict verdict;
    {
        const nb::gil_scoped_release released;
        verdict = decide(player, sight, seed, nullptr, scratch, portable);
    }
    Told told;
    for (std::size_t place = 0; place < static_cast<std::size_t>(verdict.count); ++place) {
        const Verdict::Value& value = verdict.values[place];
        std::get<0>(told).emplace_back(index_of(value.card), value.points, value.visits);
    }
    std::get<1>(told) = verdict.iterations;
    return told;
}

void play_sets(const RoundPlan& plan, const std::vector<Player>& players,
               const std::vector<std::array<std::uint8_t, PLAYERS>>& seatings, std::uint64_t seed, std::uint64_t first,
               std::uint8_t layer, unsigned contracts, Bytes into, int threads, const worth::ContractValues* values) {
    if (threads < 1 || threads > MOST_THREADS) throw std::invalid_argument("threads are 1 to 256");
    if (layer > static_cast<std::uint8_t>(Layer::MATCH)) throw std::invalid_argument("an unknown layer");
    if (players.empty() || seatings.empty()) throw std::invalid_argument("a set needs players and seatings");
    for (const Seating& seating : seatings) {
        for (const std::uint8_t number : seating) {
            if (number >= players.size()) throw std::invalid_argument("a seating names the players by number");
        }
    }
    if (into.shape(1) != sizeof(SetRecord) || reinterpret_cast<std::uintptr_t>(into.data()) % alignof(SetRecord) != 0 ||
        into.shape(0) % (seatings.size() * rows_of(plan, static_cast<Layer>(layer))) != 0) {
        throw std::invalid_argument("the array is not one of aligned records, one for each seating of a set");
    }
    SetRecord* records = reinterpret_cast<SetRecord*>(into.data());
    const std::uint64_t rows = seatings.size() * rows_of(plan, static_cast<Layer>(layer));
    const std::uint64_t count = into.shape(0) / rows;
    SetJob job;
    job.seed = seed;
    job.layer = static_cast<Layer>(layer);
    job.contracts = contracts;
    job.players = players;
    job.seatings = seatings;
    const nb::gil_scoped_release released;
    Workers(threads).run(count, [&](std::uint64_t from, std::uint64_t end) {
        Scratch scratch;
        Chooser chooser(plan, values);
        for (std::uint64_t set = from; set < end; ++set) {
            play_set(plan, job, first + set, scratch, chooser, records + set * rows);
        }
    });
}

// The choices of *player* in all seats, for fitting habits, as 32-bit numbers; sets.hpp tells their order.
nb::bytes lessons(const RoundPlan& plan, const Player& player, std::uint64_t seed, std::uint64_t first,
                  std::uint64_t count, unsigned contracts, unsigned stray) {
    const std::array<Seating, 1> seatings{{{0, 0, 0}}};
    std::vector<std::uint32_t> found;
    SetJob job;
    job.seed = seed;
    job.contracts = contracts;
    job.players = {&player, 1};
    job.seatings = seatings;
    job.lessons = &found;
    job.stray = stray;
    {
        const nb::gil_scoped_release released;
        Scratch scratch;
        Chooser chooser(plan, nullptr);
        SetRecord record;
        for (std::uint64_t set = first; set < first + count; ++set) play_set(plan, job, set, scratch, chooser, &record);
    }
    return nb::bytes(found.data(), found.size() * sizeof(std::uint32_t));
}

}  // namespace

void add_bots(nb::module_& module) {
    module.attr("SET_RECORD_BYTES") = sizeof(SetRecord);
    nb::class_<Player>(module, "Player", "A built-in player: its kind, its iterations, options by name.")
        .def("__init__", &make_player, "kind"_a, "iterations"_a = 0, nb::kw_only(), "choices"_a = 0,
             "candidates"_a = Choices{}.candidates, "playouts"_a = Choices{}.playouts, "options"_a = nb::dict());
    nb::class_<Sight>(module, "Sight", "All that one seat knows while cards are played; seats are counted from it.")
        .def("__init__", &make_sight_of, "plan"_a, nb::kw_only(), "contract"_a, "trump"_a, "forehand"_a, "taken"_a,
             "hand"_a, "aside"_a, "talon"_a, "order"_a);
    module.def("decide", &decide_for, "player"_a, "sight"_a, "seed"_a, "portable"_a = false,
               "Each card with its expected points and visits, best first, and the iterations it took.");
    module.attr("HABITS") = HABITS;
    module.attr("HABIT_FEATURES") = FEATURES;
    module.attr("HABIT_UNIT") = HABIT_UNIT;
    module.def("lessons", &lessons, "plan"_a, "player"_a, nb::kw_only(), "seed"_a, "first"_a, "count"_a, "contracts"_a,
               "stray"_a, "The choices of a player, for fitting habits.");
    module.def("play_sets", &play_sets, "plan"_a, nb::kw_only(), "players"_a, "seatings"_a, "seed"_a, "first"_a,
               "layer"_a, "contracts"_a, "into"_a.noconvert(), "threads"_a, "values"_a.none() = nb::none(),
               "Writes a record for each seating of each set.");
}

}  // namespace bismarck::binding
