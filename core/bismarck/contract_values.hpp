// What four open cards are worth to forehand in each contract: a value for every class of four cards.
//
// Where suits are alike, two sets of cards are of one class when renaming suits makes one of the other: 16,432 classes
// of the 270,725 sets. Where one suit is marked as trump the three others may be renamed: 55,042 classes.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "bismarck/cards.hpp"

namespace bismarck::worth {

inline constexpr std::size_t PLAIN_CLASSES = 16'432;
inline constexpr std::size_t MARKED_CLASSES = 55'042;

// The classes in ascending order of their keys: four ranks of thirteen bits, the marked suit's highest and the others
// in descending order.
class OpenClasses {
  public:
    OpenClasses();

    // The number of the class of four cards as lanes; *marked* is the trump suit, or NO_TRUMP where suits are alike.
    [[nodiscard]] std::size_t number(std::uint64_t cards, int marked = NO_TRUMP) const;

    // A set of cards of a class, as lanes; the marked suit is spades.
    [[nodiscard]] std::uint64_t example(std::size_t number, bool marked) const;

    // How many sets of four cards are of a class: of a marked one, those in which spades are marked.
    [[nodiscard]] int sets(std::size_t number, bool marked) const;

  private:
    std::vector<std::uint64_t> plain_;
    std::vector<std::uint64_t> marked_;
    std::vector<std::uint8_t> plain_sets_;
    std::vector<std::uint8_t> marked_sets_;
};
const OpenClasses& open_classes();  // made once

// The scores that forehand may expect, over the usual quotas.
class ContractValues {
  public:
    // Throws std::invalid_argument where there is not one value for each class.
    ContractValues(std::span<const float> no_trump, std::span<const float> tricks_under, std::span<const float> trump);

    [[nodiscard]] double no_trump(std::uint64_t cards) const { return no_trump_[open_classes().number(cards)]; }
    [[nodiscard]] double tricks_under(std::uint64_t cards) const { return tricks_under_[open_classes().number(cards)]; }
    [[nodiscard]] double trump(std::uint64_t cards, int suit) const {
        return trump_[open_classes().number(cards, suit)];
    }

  private:
    std::vector<float> no_trump_;
    std::vector<float> tricks_under_;
    std::vector<float> trump_;
};

}  // namespace bismarck::worth
