#include "bismarck/trials.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <optional>
#include <span>
#include <stdexcept>
#include <utility>
#include <vector>

#include "binding/parts.hpp"
#include "bismarck/contract_values.hpp"
#include "bismarck/worth_numbers.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace bismarck::binding {
namespace {

using Bytes = nb::ndarray<std::uint8_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using Masks = nb::ndarray<const std::uint64_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Means = nb::ndarray<float, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

static_assert(sizeof(worth::Model) % sizeof(double) == 0);
inline constexpr std::size_t NUMBERS_OF_A_MODEL = sizeof(worth::Model) / sizeof(double);

void make_model(worth::Model* made, const std::vector<double>& numbers) {
    if (numbers.size() != NUMBERS_OF_A_MODEL) throw std::invalid_argument("a model has another number of numbers");
    new (made) worth::Model{};
    std::memcpy(made, numbers.data(), sizeof(worth::Model));
}

std::uint64_t four(std::uint64_t mask) {
    const std::uint64_t cards = mask >> PACK ? 0 : lanes_of(mask);
    if (std::popcount(cards) != TALON) throw std::invalid_argument("four cards lie open");
    return cards;
}

std::uint64_t open_cards(const RoundPlan& plan, std::uint64_t mask) {
    const std::uint64_t cards = four(mask);
    if (cards & ~plan.deck) throw std::invalid_argument("the open cards are of the deck");
    return cards;
}

TrialJob job_of(const RoundPlan& plan, const worth::Model& model, const Player* player, std::uint64_t seed,
                std::uint64_t first, int contract, int trump, int naming, bool varied) {
    if (contract < 0 || contract >= plan.contracts) throw std::invalid_argument("an unknown contract");
    if (trump < 0 || trump > NO_TRUMP) throw std::invalid_argument("a strain is 0 to 4");
    if (naming < 0 || naming > 2) throw std::invalid_argument("an unknown naming of the trump");
    if (naming != 0 && plan.strains == 0) throw std::invalid_argument("no trump may be named");
    if (player != nullptr && player->kind == PlayerKind::ORACLE)
        throw std::invalid_argument("an oracle learns nothing");
    TrialJob job;
    job.seed = seed;
    job.first = first;
    job.contract = contract;
    job.trump = trump;
    job.naming = static_cast<Naming>(naming);
    job.aside = varied ? Aside::VARIED : Aside::BY_WORTH;
    job.model = &model;
    job.player = player;
    return job;
}

void play_trials(const RoundPlan& plan, const worth::Model& model, const std::optional<Player>& player,
                 std::uint64_t seed, std::uint64_t first, int contract, int trump, int naming, bool varied, Bytes into,
                 bool portable) {
    if (into.shape(1) != sizeof(TrialRecord) ||
        reinterpret_cast<std::uintptr_t>(into.data()) % alignof(TrialRecord) != 0) {
        throw std::invalid_argument("the array is not one of aligned records of trials");
    }
    TrialJob job = job_of(plan, model, player ? &*player : nullptr, seed, first, contract, trump, naming, varied);
    job.count = into.shape(0);
    TrialRecord* records = reinterpret_cast<TrialRecord*>(into.data());
    const nb::gil_scoped_release released;
    trials(portable).play(plan, job, records);
}

void play_lessons(const RoundPlan& plan, const worth::Model& model, std::uint64_t seed, std::uint64_t first,
                  int contract, int trump, bool rules_play, bool rules_roll_out, int layouts, Bytes into) {
    if (into.shape(1) != sizeof(LessonRow) || reinterpret_cast<std::uintptr_t>(into.data()) % alignof(LessonRow) != 0) {
        throw std::invalid_argument("the array is not one of aligned rows of lessons");
    }
    if (layouts < 1) throw std::invalid_argument("a lesson is from 1 layout or more");
    const TrialJob job = job_of(plan, model, nullptr, seed, first, contract, trump, 0, true);
    LessonJob lesson;
    lesson.players = rules_play ? Policy::RULES : Policy::GREEDY;
    lesson.rollouts = rules_roll_out ? Policy::RULES : Policy::GREEDY;
    lesson.layouts = layouts;
    LessonRow* rows = reinterpret_cast<LessonRow*>(into.data());
    const std::size_t count = into.shape(0);
    const nb::gil_scoped_release released;
    trials(false).lessons(plan, job, lesson, {rows, count});
}

void trial_means(const RoundPlan& plan, const worth::Model& model, const std::optional<Player>& player,
                 std::uint64_t seed, std::uint64_t first, int contract, int trump, int naming, const Masks& talons,
                 int rounds, Means into) {
    if (talons.shape(0) != into.shape(0)) throw std::invalid_argument("a mean is for each set of open cards");
    if (rounds < 1) throw std::invalid_argument("a mean is of 1 round or more");
    const TrialJob job = job_of(plan, model, player ? &*player : nullptr, seed, first, contract, trump, naming, false);
    std::vector<std::uint64_t> lanes;
    for (std::size_t place = 0; place < talons.shape(0); ++place) lanes.push_back(open_cards(plan, talons(place)));
    float* means = into.data();
    const nb::gil_scoped_release released;
    trials(false).means(plan, job, lanes, rounds, means);
}

using Values = nb::ndarray<const float, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

std::span<const float> span_of(const Values& values) {
    return {values.data(), values.shape(0)};
}

void make_values(worth::ContractValues* made, const Values& no_trump, const Values& tricks_under, const Values& trump) {
    new (made) worth::ContractValues(span_of(no_trump), span_of(tricks_under), span_of(trump));
}

std::vector<std::pair<std::uint64_t, int>> classes_of(bool marked) {
    const worth::OpenClasses& classes = worth::open_classes();
    std::vector<std::pair<std::uint64_t, int>> found;
    const std::size_t count = marked ? worth::MARKED_CLASSES : worth::PLAIN_CLASSES;
    for (std::size_t number = 0; number < count; ++number) {
        found.emplace_back(mask_of(classes.example(number, marked)), classes.sets(number, marked));
    }
    return found;
}

}  // namespace

void add_trials(nb::module_& module) {
    module.attr("TRIAL_RECORD_BYTES") = sizeof(TrialRecord);
    module.attr("LESSON_ROW_BYTES") = sizeof(LessonRow);
    module.attr("NUMBERS_OF_A_MODEL") = NUMBERS_OF_A_MODEL;
    nb::class_<worth::Model>(module, "WorthModel",
                             "What hands are worth to forehand, as numbers in the kernel's order.")
        .def("__init__", &make_model, "numbers"_a);
    nb::class_<worth::ContractValues>(module, "ContractValues",
                                      "What four open cards are worth to forehand, by class and contract.")
        .def("__init__", &make_values, "no_trump"_a, "tricks_under"_a, "trump"_a)
        .def(
            "no_trump",
            [](const worth::ContractValues& values, std::uint64_t cards) { return values.no_trump(four(cards)); },
            "cards"_a)
        .def(
            "tricks_under",
            [](const worth::ContractValues& values, std::uint64_t cards) { return values.tricks_under(four(cards)); },
            "cards"_a)
        .def(
            "trump",
            [](const worth::ContractValues& values, std::uint64_t cards, int suit) {
                if (suit < 0 || suit >= SUITS) throw std::invalid_argument("a suit is 0 to 3");
                return values.trump(four(cards), suit);
            },
            "cards"_a, "suit"_a);
    module.def("open_classes", &classes_of, "marked"_a,
               "An example of each class of four open cards, spades marked, and how many sets are of the class.");
    module.def("play_trials", &play_trials, "plan"_a, "model"_a, "player"_a.none(), nb::kw_only(), "seed"_a, "first"_a,
               "contract"_a, "trump"_a, "naming"_a, "varied"_a, "into"_a.noconvert(), "portable"_a = false);
    module.def("play_lessons", &play_lessons, "plan"_a, "model"_a, nb::kw_only(), "seed"_a, "first"_a, "contract"_a,
               "trump"_a, "rules_play"_a, "rules_roll_out"_a, "layouts"_a, "into"_a.noconvert());
    module.def("trial_means", &trial_means, "plan"_a, "model"_a, "player"_a.none(), nb::kw_only(), "seed"_a, "first"_a,
               "contract"_a, "trump"_a, "naming"_a, "talons"_a.noconvert(), "rounds"_a, "into"_a.noconvert());
}

}  // namespace bismarck::binding
