#include "bismarck/vector.hpp"

#include <nanobind/ndarray.h>

#include <algorithm>
#include <mutex>
#include <stdexcept>
#include <string>
#include <vector>

#include "binding/parts.hpp"
#include "bismarck/threads.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace bismarck::binding {
namespace {

template <class Entry, int columns>
using Rows = nb::ndarray<Entry, nb::shape<-1, columns>, nb::c_contig, nb::device::cpu>;
template <class Entry>
using Column = nb::ndarray<Entry, nb::shape<-1>, nb::c_contig, nb::device::cpu>;
using Actions = nb::ndarray<const std::uint8_t, nb::shape<-1>, nb::c_contig, nb::device::cpu>;

inline constexpr std::size_t MOST_TABLES = 1'000'000;

std::uint8_t episode_checked(std::uint8_t episode) {
    if (episode > static_cast<std::uint8_t>(Episode::MATCH)) throw std::invalid_argument("an unknown episode");
    return episode;
}

std::size_t tables_checked(std::size_t tables, int threads) {
    if (tables < 1 || tables > MOST_TABLES) throw std::invalid_argument("tables are 1 to 1000000");
    if (threads < 1 || threads > 256) throw std::invalid_argument("threads are 1 to 256");
    return tables;
}

template <class Array>
bool aligned(const Array& array, std::size_t bytes) {
    return reinterpret_cast<std::uintptr_t>(array.data()) % bytes == 0;
}

// A vector with the arrays it writes to, which it keeps alive, and its threads. Python's own threads take turns: each
// call waits for the one before it, without holding the interpreter.
class Tables {
  public:
    Tables(const RoundPlan& plan, std::uint8_t episode, std::uint64_t seed, std::uint64_t first, int threads,
           Rows<std::uint8_t, sizeof(Observation)> observations, Rows<std::uint64_t, 2> legal,
           Column<std::uint8_t> seats, Rows<std::int16_t, PLAYERS> rewards, Column<std::uint8_t> done)
        : vector_(plan, static_cast<Episode>(episode_checked(episode)), seed, first,
                  tables_checked(seats.shape(0), threads)),
          workers_(threads),
          random_(~seed, first),
          observations_(observations),
          legal_(legal),
          seats_(seats),
          rewards_(rewards),
          done_(done) {
        const std::size_t tables = vector_.size();
        if (observations.shape(0) != tables || legal.shape(0) != tables || rewards.shape(0) != tables ||
            done.shape(0) != tables) {
            throw std::invalid_argument("every array has a row for each table");
        }
        if (!aligned(observations, alignof(Observation)) || !aligned(legal, alignof(Legal)) ||
            !aligned(rewards, alignof(std::int16_t))) {
            throw std::invalid_argument("every array must be aligned as its numbers are");
        }
        arrays_.observations = reinterpret_cast<Observation*>(observations.data());
        arrays_.legal = reinterpret_cast<Legal*>(legal.data());
        arrays_.seats = seats.data();
        arrays_.rewards = rewards.data();
        arrays_.done = done.data();
    }

    void reset() {
        const nb::gil_scoped_release released;
        const std::lock_guard held(mutex_);
        workers_.run(vector_.size(),
                     [this](std::uint64_t from, std::uint64_t end) { vector_.reset(arrays_, from, end); });
    }

    void step(const Actions& actions) {
        if (actions.shape(0) != vector_.size()) throw std::invalid_argument("an action for each table");
        const nb::gil_scoped_release released;
        const std::lock_guard held(mutex_);
        // What was found legal is what is done, even where another thread writes to the caller's array meanwhile.
        wished_.assign(actions.data(), actions.data() + vector_.size());
        const std::int64_t wrong = vector_.illegal(wished_.data());
        if (wrong >= 0) {
            throw std::invalid_argument("action " + std::to_string(wished_[static_cast<std::size_t>(wrong)]) +
                                        " is not legal at table " + std::to_string(wrong) + "; nothing was done");
        }
        workers_.run(vector_.size(), [this](std::uint64_t from, std::uint64_t end) {
            vector_.step(arrays_, wished_.data(), from, end);
        });
    }

    void choose_randomly(const Column<std::uint8_t>& actions) {
        if (actions.shape(0) != vector_.size()) throw std::invalid_argument("an action for each table");
        const nb::gil_scoped_release released;
        const std::lock_guard held(mutex_);
        Vector::choose_randomly(arrays_.legal, actions.data(), vector_.size(), random_);
    }

    void choose_greedily(const Column<std::uint8_t>& actions) {
        if (actions.shape(0) != vector_.size()) throw std::invalid_argument("an action for each table");
        const nb::gil_scoped_release released;
        const std::lock_guard held(mutex_);
        vector_.choose_greedily(actions.data());
    }

  private:
    Vector vector_;
    Workers workers_;
    Rng random_;
    Rows<std::uint8_t, sizeof(Observation)> observations_;
    Rows<std::uint64_t, 2> legal_;
    Column<std::uint8_t> seats_;
    Rows<std::int16_t, PLAYERS> rewards_;
    Column<std::uint8_t> done_;
    Arrays arrays_;
    std::vector<std::uint8_t> wished_;
    std::mutex mutex_;
};

}  // namespace

void add_vector(nb::module_& module) {
    module.attr("OBSERVATION_BYTES") = sizeof(Observation);
    nb::class_<Tables>(module, "Tables", "Many tables at once, in arrays of the caller's.")
        .def(nb::init<const RoundPlan&, std::uint8_t, std::uint64_t, std::uint64_t, int,
                      Rows<std::uint8_t, sizeof(Observation)>, Rows<std::uint64_t, 2>, Column<std::uint8_t>,
                      Rows<std::int16_t, PLAYERS>, Column<std::uint8_t>>(),
             "plan"_a, nb::kw_only(), "episode"_a, "seed"_a, "first"_a, "threads"_a, "observations"_a.noconvert(),
             "legal"_a.noconvert(), "seats"_a.noconvert(), "rewards"_a.noconvert(), "done"_a.noconvert())
        .def("reset", &Tables::reset)
        .def("step", &Tables::step, "actions"_a.noconvert())
        .def("choose_greedily", &Tables::choose_greedily, "actions"_a.noconvert())
        .def("choose_randomly", &Tables::choose_randomly, "actions"_a.noconvert());
}

}  // namespace bismarck::binding
