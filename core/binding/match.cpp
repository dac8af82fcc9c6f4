#include <nanobind/stl/array.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <bit>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

#include "binding/parts.hpp"
#include "bismarck/decide.hpp"
#include "bismarck/observation.hpp"
#include "bismarck/worlds.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace bismarck::binding {
namespace {

// A deal of a plan's deck, checked; where a cut is asked for it has one.
struct CheckedDeal {
    CheckedDeal(const RoundPlan& plan, const std::array<std::uint64_t, PLAYERS>& hands, const std::vector<int>& talon,
                int cut) {
        if (talon.size() != TALON) throw std::invalid_argument("a talon has 4 cards");
        std::uint64_t all = 0;
        for (std::size_t place = 0; place < TALON; ++place) {
            if (talon[place] < 0 || talon[place] >= PACK) throw std::invalid_argument("a card is 0 to 51");
            deal.talon[place] = static_cast<std::uint8_t>(card_at(talon[place]));
            all |= bit_of(deal.talon[place]);
        }
        for (std::size_t seat = 0; seat < PLAYERS; ++seat) {
            if (hands[seat] >> PACK || std::popcount(hands[seat]) != plan.hand_size) {
                throw std::invalid_argument("a hand is a mask of " + std::to_string(plan.hand_size) + " cards");
            }
            deal.hands[seat] = lanes_of(hands[seat]);
            all |= deal.hands[seat];
        }
        if (all != plan.deck) throw std::invalid_argument("the hands and the talon must be the deck, each card once");
        if (cut < -1 || cut >= PACK || (cut >= 0 && !(plan.deck & bit_of(card_at(cut))))) {
            throw std::invalid_argument("the card cut is one of the deck, or -1 for none");
        }
        deal.cut = static_cast<std::uint8_t>(cut < 0 ? NO_CARD : card_at(cut));
    }
    Deal deal;
};

struct Match {
    RoundPlan plan;
    MatchState state;

    Match(const RoundPlan& with, int first_dealer) : plan(with), state(new_match(first_dealer)) {}

    [[nodiscard]] int seat_checked(int seat) const {
        if (seat < 0 || seat >= PLAYERS) throw std::invalid_argument("a seat is 0 to 2, got " + std::to_string(seat));
        return seat;
    }

    void set_sheet(const std::vector<std::vector<int>>& used, const std::array<int, PLAYERS>& totals,
                   unsigned contenders) {
        if (state.started) throw std::invalid_argument("a sheet is set before the first round");
        if (contenders > 7) throw std::invalid_argument("contenders are a bit for each seat");
        Standing sheet = read_sheet(plan, used, totals);
        sheet.contenders = static_cast<std::uint8_t>(contenders);
        state.standing = sheet;
    }

    Event start(int number, int extra, int dealer) {
        if (due(plan, state) != Due::ROUND) throw std::invalid_argument("no round is due");
        if (number < 1 || number > MOST_ROUNDS) throw std::invalid_argument("a round is 1 to 1000");
        const bool extra_fits = extra == 0 || (plan.extra_contract != NONE && extra > 0 && extra <= MOST_EXTRA_ROUNDS);
        if (!extra_fits) throw std::invalid_argument("an extra round is 1 to 3, where the plan has a contract for it");
        start_round(plan, state, {number, extra, seat_checked(dealer)});
        Event event;
        event.kind = EventKind::ROUND_STARTED;
        event.number = static_cast<std::uint16_t>(number);
        event.extra = static_cast<std::uint8_t>(extra);
        event.seat = static_cast<std::uint8_t>(dealer);
        return event;
    }

    Event advance_with(const CheckedDeal* given) {
        if (due(plan, state) != Due::CARDS) return advance(plan, state, Deal{});
        if (given == nullptr) return {};
        const Deal& deal = given->deal;
        const RoundState& round = state.round;
        if (round.phase() == Phase::CUT && (deal.cut == NO_CARD || !(plan.deck & bit_of(deal.cut)))) {
            throw std::invalid_argument("a card is to be cut, and the deal has none");
        }
        std::uint64_t other = 0;
        if (round.phase() == Phase::HANDS && round.talon_dealt) other = round.deal.talon_set();
        if (round.phase() == Phase::TALON && round.hands_dealt) {
            other = round.deal.hands[0] | round.deal.hands[1] | round.deal.hands[2];
        }
        const std::uint64_t now = round.phase() == Phase::HANDS   ? deal.hands[0] | deal.hands[1] | deal.hands[2]
                                  : round.phase() == Phase::TALON ? deal.talon_set()
                                                                  : 0;
        const bool both = round.phase() != Phase::CUT && other != 0;
        if ((both && (other | now) != plan.deck) || (now & ~plan.deck)) {
            throw std::invalid_argument("the hands and the talon must come from one deal of this deck");
        }
        return advance(plan, state, deal);
    }

    static Action action(std::uint8_t kind, int contract, int strain, int card, std::uint64_t cards) {
        if (kind > static_cast<std::uint8_t>(ActionKind::CALL_MISDEAL))
            throw std::invalid_argument("an unknown action");
        if (contract < 0 || contract > NONE || strain < 0 || strain > NONE) {
            throw std::invalid_argument("a contract and a strain are 0 to 255");
        }
        if (cards >> PACK) throw std::invalid_argument("a set of cards is a mask of 52 bits");
        Action made;
        made.kind = static_cast<ActionKind>(kind);
        made.contract = static_cast<std::uint8_t>(contract);
        made.strain = static_cast<std::uint8_t>(strain);
        made.card = static_cast<std::uint8_t>(card < 0 || card >= PACK ? NO_CARD : card_at(card));
        made.cards = lanes_of(cards);
        return made;
    }

    int refuse(int seat, const Action& wished) const {
        return static_cast<int>(refusal(plan, state, seat_checked(seat), wished));
    }

    Event act_as(int seat, const Action& wished) {
        if (refuse(seat, wished) != 0) throw std::invalid_argument("the rules do not allow this action now");
        return act(plan, state, wished);
    }

    // The known and the possible cards of each place as masks, and the counts of the latter.
    [[nodiscard]] std::tuple<World, World, std::array<std::uint8_t, PLACES>> knowledge_from(int seat) const {
        Knowledge found = knowledge_of(plan, state, seat_checked(seat));
        for (auto& cards : found.known) cards = mask_of(cards);
        for (auto& cards : found.possible) cards = mask_of(cards);
        return {found.known, found.possible, found.counts};
    }

    [[nodiscard]] nb::bytes observe_from(int seat) const {
        Observation seen;
        observe(plan, state, seat_checked(seat), 0, legal_actions(plan, state), seen);
        return nb::bytes(&seen, sizeof(seen));
    }
};

int index_or_minus_one(int card) {
    return card == NO_CARD ? -1 : index_of(card);
}

void add_event(nb::module_& module) {
    nb::class_<Event>(module, "Event", "What has happened; fields that a kind does not hold have no meaning.")
        .def_prop_ro("kind", [](const Event& event) { return static_cast<int>(event.kind); })
        .def_prop_ro("seat", [](const Event& event) { return static_cast<int>(event.seat); })
        .def_prop_ro("contract", [](const Event& event) { return static_cast<int>(event.contract); })
        .def_prop_ro("strain", [](const Event& event) { return static_cast<int>(event.strain); })
        .def_prop_ro("card", [](const Event& event) { return index_or_minus_one(event.card); })
        .def_prop_ro("extra", [](const Event& event) { return static_cast<int>(event.extra); })
        .def_prop_ro("shown", [](const Event& event) { return static_cast<int>(event.shown); })
        .def_prop_ro("forced", [](const Event& event) { return event.forced; })
        .def_prop_ro("number", [](const Event& event) { return static_cast<int>(event.number); })
        .def_prop_ro("talon",
                     [](const Event& event) {
                         std::array<int, TALON> cards{};
                         for (std::size_t place = 0; place < TALON; ++place)
                             cards[place] = index_of(event.talon[place]);
                         return cards;
                     })
        .def_prop_ro("small", [](const Event& event) { return event.small; })
        .def_prop_ro("points", [](const Event& event) { return event.points; })
        .def_prop_ro("sets", [](const Event& event) {
            return std::array<std::uint64_t, PLAYERS>{mask_of(event.sets[0]), mask_of(event.sets[1]),
                                                      mask_of(event.sets[2])};
        });
}

}  // namespace

Standing read_sheet(const RoundPlan& plan, const std::vector<std::vector<int>>& used,
                    const std::array<int, PLAYERS>& totals) {
    if (used.size() != PLAYERS) throw std::invalid_argument("a sheet has three rows");
    Standing sheet;
    for (std::size_t seat = 0; seat < PLAYERS; ++seat) {
        if (used[seat].size() != plan.allowed) throw std::invalid_argument("a row counts each contract");
        for (std::size_t contract = 0; contract < plan.allowed; ++contract) {
            const int times = used[seat][contract];
            if (times < 0 || times > MOST_ROUNDS) throw std::invalid_argument("a contract is played 0 to 1000 times");
            sheet.used[seat][contract] = static_cast<std::uint16_t>(times);
        }
        if (totals[seat] < -30000 || totals[seat] > 30000) throw std::invalid_argument("a total is -30000 to 30000");
        sheet.totals[seat] = totals[seat];
    }
    return sheet;
}

void add_match(nb::module_& module) {
    add_event(module);
    nb::class_<Action>(module, "Action", "A wish.")
        .def(
            "__init__",
            [](Action* made, std::uint8_t kind, int contract, int strain, int card, std::uint64_t cards) {
                new (made) Action(Match::action(kind, contract, strain, card, cards));
            },
            "kind"_a, nb::kw_only(), "contract"_a = NONE, "strain"_a = NONE, "card"_a = -1, "cards"_a = 0);
    nb::class_<CheckedDeal>(module, "Deal", "How the deck falls: hands as masks, the talon in order, the card cut.")
        .def(nb::init<const RoundPlan&, const std::array<std::uint64_t, PLAYERS>&, const std::vector<int>&, int>(),
             "plan"_a, "hands"_a, "talon"_a, "cut"_a = -1);
    nb::class_<Match>(module, "Match", "A match whose players sit and whose first dealer is drawn.")
        .def(nb::init<const RoundPlan&, int>(), "plan"_a, "first_dealer"_a)
        .def("set_sheet", &Match::set_sheet, "used"_a, "totals"_a, "contenders"_a)
        .def("start", &Match::start, "number"_a, "extra"_a, "dealer"_a)
        .def("advance", &Match::advance_with, "deal"_a.none())
        .def("refusal", &Match::refuse, "seat"_a, "action"_a)
        .def("act", &Match::act_as, "seat"_a, "action"_a)
        .def("observe", &Match::observe_from, "seat"_a)
        .def(
            "seen",
            [](const Match& match, const Event& event, int seat) {
                return seen_by(match.plan, match.state.round.forehand, event, match.seat_checked(seat));
            },
            "event"_a, "seat"_a)
        .def("knowledge", &Match::knowledge_from, "seat"_a)
        .def_prop_ro("n", [](const Match& match) { return match.state.n; })
        .def_prop_ro("due", [](const Match& match) { return static_cast<int>(due(match.plan, match.state)); })
        .def_prop_ro("to_act", [](const Match& match) { return to_act(match.plan, match.state); })
        .def_prop_ro("legal", [](const Match& match) { return legal_actions(match.plan, match.state); });
}

}  // namespace bismarck::binding
