#include <nanobind/stl/array.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <atomic>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

#include "binding/parts.hpp"
#include "bismarck/search/lone.hpp"
#include "bismarck/threads.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace bismarck::binding {
namespace {

using Hands = std::array<std::uint64_t, PLAYERS>;
using Bounds = std::tuple<int, int, std::uint64_t>;
// Hands, strain, leader, trick, forced trumping, lone seat, whether it avoids.
using Task = std::tuple<Hands, int, int, std::vector<int>, bool, int, bool>;

search::SearchOptions read_options(int table_mib, const std::vector<std::string>& off, bool portable) {
    if (table_mib < 1 || table_mib > (1 << 16)) throw std::invalid_argument("a table has 1 to 65536 MiB");
    search::SearchOptions options;
    options.table_mib = table_mib;
    options.portable = portable;
    for (const auto& name : off) {
        const auto* found = std::find_if(search::TECHNIQUES.begin(), search::TECHNIQUES.end(),
                                         [&name](const auto& technique) { return technique.name == name; });
        if (found == search::TECHNIQUES.end()) throw std::invalid_argument("no technique is called '" + name + "'");
        options.*(found->on) = false;
    }
    return options;
}

int read_seat(int seat) {
    if (seat < 0 || seat >= PLAYERS) throw std::invalid_argument("a seat is 0 to 2, got " + std::to_string(seat));
    return seat;
}

search::Aim aim_of(bool avoid) {
    return avoid ? search::Aim::AVOID : search::Aim::TAKE;
}

Bounds as_bounds(const search::Answer& answer) {
    return {answer.low, answer.high, answer.nodes};
}

// A solver that another thread may cancel.
class Solver {
  public:
    Solver(int table_mib, const std::vector<std::string>& off, bool portable)
        : solver_(read_options(table_mib, off, portable)) {}

    Bounds solve(const Hands& hands, int strain, int leader, const std::vector<int>& trick, int seat, bool must_trump,
                 bool avoid, std::uint64_t nodes, double ms) {
        const Position position = read_position(hands, strain, leader, trick, must_trump);
        const Turn turn(*this, seat);
        return as_bounds(solver_.solve(position, seat, aim_of(avoid), {nodes, ms, &cancelled_}));
    }

    std::vector<std::tuple<int, Bounds>> moves(const Hands& hands, int strain, int leader,
                                               const std::vector<int>& trick, int seat, bool must_trump, bool avoid,
                                               std::uint64_t nodes, double ms) {
        const Position position = read_position(hands, strain, leader, trick, must_trump);
        const Turn turn(*this, seat);
        std::vector<std::tuple<int, Bounds>> found;
        for (const auto& move : solver_.moves(position, seat, aim_of(avoid), {nodes, ms, &cancelled_})) {
            found.emplace_back(index_of(move.card), as_bounds(move.answer));
        }
        return found;
    }

    std::vector<int> line(const Hands& hands, int strain, int leader, const std::vector<int>& trick, int seat,
                          bool must_trump, bool avoid, std::uint64_t nodes, double ms) {
        const Position position = read_position(hands, strain, leader, trick, must_trump);
        const Turn turn(*this, seat);
        std::vector<int> cards = solver_.line(position, seat, aim_of(avoid), {nodes, ms, &cancelled_});
        for (int& card : cards) card = index_of(card);
        return cards;
    }

    void cancel() { cancelled_ = true; }

    void clear() {
        const Turn turn(*this, 0);
        solver_.clear();
    }

    std::tuple<std::uint64_t, std::uint64_t, std::uint64_t> table() {
        const Turn turn(*this, 0);
        const search::TableStatistics found = solver_.table();
        return {found.bytes, found.stored, found.replaced};
    }

  private:
    // One call at a time, without the interpreter's lock; a cancellation holds until the call it met has ended.
    class Turn {
      public:
        Turn(Solver& solver, int seat) : solver_(solver) {
            read_seat(seat);
            if (solver_.busy_.exchange(true)) throw std::invalid_argument("this solver is busy in another thread");
        }
        Turn(const Turn&) = delete;
        Turn& operator=(const Turn&) = delete;
        ~Turn() {
            solver_.cancelled_ = false;
            solver_.busy_ = false;
        }

      private:
        Solver& solver_;
        nb::gil_scoped_release released_;
    };

    search::LoneSolver solver_;
    std::atomic<bool> cancelled_ = false;
    std::atomic<bool> busy_ = false;
};

std::vector<Bounds> solve_many(const std::vector<Task>& tasks, int threads, int table_mib,
                               const std::vector<std::string>& off, std::uint64_t nodes, double ms) {
    if (threads < 1 || threads > 1024) throw std::invalid_argument("threads are 1 to 1024");
    const search::SearchOptions options = read_options(table_mib, off, false);
    std::vector<Position> positions;
    positions.reserve(tasks.size());
    for (const auto& [hands, strain, leader, trick, must_trump, seat, avoid] : tasks) {
        positions.push_back(read_position(hands, strain, leader, trick, must_trump));
        read_seat(seat);
    }
    std::vector<Bounds> found(tasks.size());
    const nb::gil_scoped_release released;
    std::vector<search::LoneSolver> solvers;
    for (int thread = 0; thread < threads; ++thread) solvers.emplace_back(options);
    std::atomic<std::size_t> next = 0;
    // A part a thread, which takes the next task when it is done with one: they differ in length a thousandfold.
    Workers(threads).run(static_cast<std::uint64_t>(threads), [&](std::uint64_t first, std::uint64_t end) {
        for (std::uint64_t thread = first; thread < end; ++thread) {
            for (std::size_t task = next++; task < tasks.size(); task = next++) {
                const int seat = std::get<5>(tasks[task]);
                const bool avoid = std::get<6>(tasks[task]);
                found[task] =
                    as_bounds(solvers[thread].solve(positions[task], seat, aim_of(avoid), {nodes, ms, nullptr}));
            }
        }
    });
    return found;
}

std::vector<std::string> technique_names() {
    std::vector<std::string> names;
    for (const auto& technique : search::TECHNIQUES) names.emplace_back(technique.name);
    return names;
}

}  // namespace

void add_search(nb::module_& module) {
    module.def("techniques", &technique_names, "The techniques of the search that can be switched off.");
    module.def("solve_many", &solve_many, "tasks"_a, "threads"_a, nb::kw_only(), "table_mib"_a,
               "off"_a = std::vector<std::string>{}, "nodes"_a = 0, "ms"_a = 0.0,
               "The bounds of many positions, each (hands, strain, leader, trick, must_trump, seat, avoid).");
    nb::class_<Solver>(module, "LoneSolver", "Tricks of one player against the two others together.")
        .def(nb::init<int, const std::vector<std::string>&, bool>(), "table_mib"_a = 64,
             "off"_a = std::vector<std::string>{}, "portable"_a = false)
        .def("solve", &Solver::solve, "hands"_a, "strain"_a, "leader"_a, "trick"_a, "seat"_a, nb::kw_only(),
             "must_trump"_a, "avoid"_a, "nodes"_a = 0, "ms"_a = 0.0,
             "Proven low and high, and the nodes it took; 0 nodes or milliseconds are no limit.")
        .def("moves", &Solver::moves, "hands"_a, "strain"_a, "leader"_a, "trick"_a, "seat"_a, nb::kw_only(),
             "must_trump"_a, "avoid"_a, "nodes"_a = 0, "ms"_a = 0.0, "Each legal card with what it comes to.")
        .def("line", &Solver::line, "hands"_a, "strain"_a, "leader"_a, "trick"_a, "seat"_a, nb::kw_only(),
             "must_trump"_a, "avoid"_a, "nodes"_a = 0, "ms"_a = 0.0, "Cards that give no trick away, to the end.")
        .def("cancel", &Solver::cancel, "End the call that runs, or else the next one, with what is proven by then.")
        .def("clear", &Solver::clear, "Forget what is in the table.")
        .def_prop_ro("table", &Solver::table, "Bytes, proofs kept, and times that old ones made room.");
}

}  // namespace bismarck::binding
