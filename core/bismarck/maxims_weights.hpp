// Made by `make generated` from src/bismarck/bots/models/rules.json; edit that and not this.
#pragma once

#include <array>
#include <cstdint>

namespace bismarck::maxims {

// What a card is weighed by, in the order of src/bismarck/bots/terms.py.
enum class Term : std::uint8_t {
    ONE,
    CHANCE,
    FORCED,
    BEATS,
    MASTERS,
    RUNS,
    DANGER,
    MASTERS_CHANGE,
    RUNS_CHANGE,
    DANGER_CHANGE,
    LENGTH,
    LOWER,
    HIGHER,
    LOOSE,
    ABOVE,
    BELOW,
    ABOVE_NEXT,
    ABOVE_LAST,
    RANK,
    TRUMP,
    TRUMPS,
    LOOSE_TRUMPS,
    ALL_MASTERS,
    ALL_RUNS,
    LEFT,
    MISSING,
    VOIDS,
    COUNTED,
    STAKED,
    MASTER,
    LOWEST,
    HIGHEST,
    SINGLE,
    PAIR,
    LAST,
    BOTTOM,
    GUARD,
    THIRD,
    LONGER,
    DRAWN,
    LEAD_TRUMPS,
    CLOSING,
    CLOSED,
};
inline constexpr std::size_t TERMS = 43;

struct Terms {
    std::array<double, TERMS> values{};
    double& operator[](Term term) { return values[static_cast<std::size_t>(term)]; }
    double operator[](Term term) const { return values[static_cast<std::size_t>(term)]; }
};

namespace weights {

struct NoTrump {
    struct Lead {
        static constexpr std::uint64_t USED = 0x67CE786A7F6;
        static double total(const Terms& t) {
            double sum = 0.0;
            sum += t[Term::CHANCE] * t[Term::VOIDS] * 0.35;
            sum += t[Term::FORCED] * t[Term::RUNS] * 0.042;
            sum += t[Term::MISSING] * t[Term::BELOW] * -0.003;
            sum += t[Term::MASTERS] * t[Term::LONGER] * -0.12;
            sum += t[Term::GUARD] * t[Term::LENGTH] * -0.12;
            sum += t[Term::CHANCE] * t[Term::CLOSING] * 0.9;
            sum += t[Term::RANK] * t[Term::MASTERS_CHANGE] * 0.005;
            sum += t[Term::CHANCE] * t[Term::MASTERS] * 0.33;
            sum += t[Term::MASTERS] * t[Term::RUNS_CHANGE] * 0.43;
            sum += t[Term::DANGER] * t[Term::GUARD] * 0.33;
            sum += t[Term::LENGTH] * 0.058;
            sum += t[Term::DANGER] * t[Term::LOOSE] * -0.019;
            sum += t[Term::DANGER_CHANGE] * t[Term::ABOVE_LAST] * 0.11;
            sum += t[Term::CLOSING] * t[Term::VOIDS] * -0.29;
            sum += t[Term::MASTERS] * t[Term::LAST] * 0.68;
            sum += t[Term::MASTER] * t[Term::DANGER_CHANGE] * -0.2;
            sum += t[Term::GUARD] * t[Term::BELOW] * -0.068;
            sum += t[Term::GUARD] * t[Term::RUNS_CHANGE] * 0.59;
            sum += t[Term::ABOVE_LAST] * -0.046;
            sum += t[Term::MASTER] * t[Term::MASTERS_CHANGE] * 0.2;
            sum += t[Term::DANGER] * t[Term::RUNS_CHANGE] * -0.09;
            sum += t[Term::HIGHEST] * -0.096;
            sum += t[Term::MASTERS] * t[Term::CLOSED] * -0.48;
            sum += t[Term::LONGER] * t[Term::GUARD] * 0.24;
            sum += t[Term::DANGER] * t[Term::RUNS] * 0.05;
            sum += t[Term::DANGER] * t[Term::ALL_RUNS] * -0.027;
            sum += t[Term::MASTERS] * t[Term::BOTTOM] * -0.073;
            sum += t[Term::LEFT] * t[Term::VOIDS] * -0.036;
            sum += t[Term::MASTER] * t[Term::VOIDS] * -0.22;
            sum += t[Term::RANK] * t[Term::VOIDS] * 0.014;
            sum += t[Term::VOIDS] * 0.28;
            sum += t[Term::CHANCE] * t[Term::ABOVE_LAST] * -0.33;
            sum += t[Term::LOWEST] * t[Term::THIRD] * 0.1;
            sum += t[Term::CLOSING] * t[Term::LOOSE] * 0.059;
            sum += t[Term::FORCED] * t[Term::DANGER] * 0.14;
            sum += t[Term::MISSING] * t[Term::FORCED] * -0.017;
            return sum;
        }
    };
    struct Second {
        static constexpr std::uint64_t USED = 0x202E682275E;
        static double total(const Terms& t) {
            double sum = 0.0;
            sum += t[Term::BEATS] * t[Term::VOIDS] * 0.33;
            sum += t[Term::DANGER_CHANGE] * 0.53;
            sum += t[Term::CHANCE] * t[Term::DANGER] * 0.085;
            sum += t[Term::CHANCE] * t[Term::CLOSING] * 0.52;
            sum += t[Term::MASTER] * t[Term::ALL_RUNS] * -0.054;
            sum += t[Term::BEATS] * t[Term::PAIR] * 0.31;
            sum += t[Term::MASTER] * t[Term::LENGTH] * 0.11;
            sum += t[Term::MASTER] * t[Term::LOOSE] * -0.026;
            sum += t[Term::CHANCE] * t[Term::FORCED] * 0.71;
            sum += t[Term::CHANCE] * t[Term::MISSING] * -0.031;
            sum += t[Term::HIGHEST] * -0.062;
            sum += t[Term::MASTER] * t[Term::RUNS_CHANGE] * 0.15;
            sum += t[Term::LOWEST] * t[Term::BEATS] * -0.13;
            sum += t[Term::BEATS] * t[Term::MASTERS] * 0.12;
            sum += t[Term::ABOVE_LAST] * 0.027;
            sum += t[Term::MASTER] * t[Term::PAIR] * -0.19;
            return sum;
        }
    };
    struct Third {
        static constexpr std::uint64_t USED = 0x20A62034302;
        static double total(const Terms& t) {
            double sum = 0.0;
            sum += t[Term::CHANCE] * t[Term::ABOVE] * -0.033;
            sum += t[Term::DANGER_CHANGE] * 0.52;
            sum += t[Term::CHANCE] * 0.9;
            sum += t[Term::CHANCE] * t[Term::CLOSING] * 0.55;
            sum += t[Term::MASTER] * t[Term::PAIR] * -0.41;
            sum += t[Term::ABOVE_NEXT] * 0.059;
            sum += t[Term::RUNS_CHANGE] * 0.12;
            sum += t[Term::CHANCE] * t[Term::PAIR] * 0.2;
            sum += t[Term::BOTTOM] * -0.064;
            sum += t[Term::CHANCE] * t[Term::ABOVE_LAST] * 0.06;
            sum += t[Term::CHANCE] * t[Term::MISSING] * -0.017;
            sum += t[Term::LOWEST] * t[Term::ABOVE_NEXT] * -0.011;
            return sum;
        }
    };
    struct Throw {
        static constexpr std::uint64_t USED = 0x20B6680C2D0;
        static double total(const Terms& t) {
            double sum = 0.0;
            sum += t[Term::DANGER_CHANGE] * 0.65;
            sum += t[Term::BELOW] * -0.053;
            sum += t[Term::DANGER] * 0.037;
            sum += t[Term::MASTER] * t[Term::SINGLE] * -0.64;
            sum += t[Term::BOTTOM] * -0.11;
            sum += t[Term::MASTER] * t[Term::VOIDS] * 0.33;
            sum += t[Term::MASTER] * t[Term::PAIR] * -0.19;
            sum += t[Term::MASTER] * t[Term::ALL_RUNS] * -0.086;
            sum += t[Term::MASTER] * t[Term::DANGER] * 0.17;
            sum += t[Term::LOWEST] * t[Term::DANGER_CHANGE] * -0.39;
            sum += t[Term::LOWEST] * t[Term::DANGER] * -0.081;
            sum += t[Term::MASTER] * t[Term::MISSING] * 0.056;
            sum += t[Term::MASTERS_CHANGE] * 0.47;
            sum += t[Term::MASTER] * t[Term::CLOSING] * 0.22;
            sum += t[Term::ABOVE] * 0.017;
            sum += t[Term::MASTERS] * 0.049;
            return sum;
        }
    };
};

struct Trump {
    struct Lead {
        static constexpr std::uint64_t USED = 0x7DDA69BE3F6;
        static double total(const Terms& t) {
            double sum = 0.0;
            sum += t[Term::MASTERS] * t[Term::ABOVE_NEXT] * -0.058;
            sum += t[Term::CHANCE] * t[Term::ABOVE_LAST] * -0.51;
            sum += t[Term::FORCED] * t[Term::RUNS] * -0.004;
            sum += t[Term::DANGER_CHANGE] * t[Term::LOOSE] * 0.019;
            sum += t[Term::TRUMP] * t[Term::LEAD_TRUMPS] * -0.14;
            sum += t[Term::CHANCE] * t[Term::CLOSING] * 0.36;
            sum += t[Term::FORCED] * t[Term::LOOSE] * -0.015;
            sum += t[Term::MASTERS] * t[Term::ALL_RUNS] * -0.006;
            sum += t[Term::TRUMP] * t[Term::MASTERS_CHANGE] * -0.14;
            sum += t[Term::GUARD] * t[Term::HIGHEST] * -0.06;
            sum += t[Term::TRUMP] * t[Term::BOTTOM] * -0.05;
            sum += t[Term::MASTERS_CHANGE] * 0.18;
            sum += t[Term::MASTER] * t[Term::MASTERS] * 0.14;
            sum += t[Term::MISSING] * t[Term::MASTERS_CHANGE] * -0.015;
            sum += t[Term::MASTERS] * t[Term::LEAD_TRUMPS] * -0.009;
            sum += t[Term::TRUMPS] * t[Term::RUNS] * 0.011;
            sum += t[Term::DANGER] * t[Term::RUNS_CHANGE] * 0.01;
            sum += t[Term::TRUMPS] * t[Term::LAST] * -0.14;
            sum += t[Term::MASTERS] * t[Term::LAST] * 0.16;
            sum += t[Term::DANGER] * t[Term::ABOVE_LAST] * -0.039;
            sum += t[Term::MASTERS] * t[Term::ABOVE] * 0.096;
            sum += t[Term::FORCED] * t[Term::DRAWN] * 0.39;
            sum += t[Term::DANGER] * t[Term::LOOSE] * 0.007;
            sum += t[Term::MASTERS] * t[Term::TRUMPS] * -0.019;
            sum += t[Term::MISSING] * t[Term::SINGLE] * 0.014;
            sum += t[Term::MASTERS] * t[Term::DRAWN] * -0.097;
            sum += t[Term::MASTERS] * t[Term::MASTERS] * 0.052;
            sum += t[Term::MASTERS] * t[Term::RUNS] * -0.039;
            sum += t[Term::LONGER] * t[Term::DRAWN] * 0.22;
            sum += t[Term::GUARD] * t[Term::DRAWN] * -0.26;
            sum += t[Term::MISSING] * t[Term::TRUMP] * -0.013;
            sum += t[Term::TRUMP] * t[Term::BELOW] * 0.027;
            sum += t[Term::TRUMP] * t[Term::VOIDS] * -0.19;
            sum += t[Term::FORCED] * t[Term::VOIDS] * 0.13;
            sum += t[Term::CHANCE] * t[Term::RUNS] * 0.036;
            sum += t[Term::TRUMP] * t[Term::CLOSED] * 0.34;
            sum += t[Term::GUARD] * t[Term::LOOSE] * -0.034;
            sum += t[Term::DANGER] * t[Term::GUARD] * 0.08;
            sum += t[Term::GUARD] * t[Term::RUNS_CHANGE] * 0.38;
            sum += t[Term::FORCED] * t[Term::HIGHEST] * -0.056;
            sum += t[Term::LONGER] * t[Term::RUNS] * 0.042;
            sum += t[Term::MASTERS] * -0.25;
            sum += t[Term::FORCED] * t[Term::MASTERS] * 0.13;
            sum += t[Term::MASTERS] * t[Term::GUARD] * 0.14;
            return sum;
        }
    };
    struct Second {
        static constexpr std::uint64_t USED = 0x232257CA7C6;
        static double total(const Terms& t) {
            double sum = 0.0;
            sum += t[Term::CHANCE] * t[Term::VOIDS] * 0.044;
            sum += t[Term::FORCED] * t[Term::DANGER] * -0.003;
            sum += t[Term::DANGER_CHANGE] * t[Term::BELOW] * 0.059;
            sum += t[Term::CHANCE] * t[Term::LEFT] * -0.004;
            sum += t[Term::DANGER] * t[Term::DANGER_CHANGE] * -0.34;
            sum += t[Term::CHANCE] * t[Term::LOOSE] * 0.0;
            sum += t[Term::CHANCE] * t[Term::TRUMP] * 0.21;
            sum += t[Term::DANGER_CHANGE] * t[Term::LOOSE_TRUMPS] * -0.041;
            sum += t[Term::DANGER_CHANGE] * 0.48;
            sum += t[Term::CHANCE] * 0.81;
            sum += t[Term::MASTER] * t[Term::CHANCE] * -0.21;
            sum += t[Term::TRUMPS] * t[Term::RUNS_CHANGE] * -0.025;
            sum += t[Term::GUARD] * t[Term::PAIR] * 0.18;
            sum += t[Term::RANK] * t[Term::BELOW] * -0.002;
            sum += t[Term::FORCED] * t[Term::CLOSING] * 0.16;
            sum += t[Term::DANGER_CHANGE] * t[Term::ALL_MASTERS] * 0.035;
            sum += t[Term::DANGER_CHANGE] * t[Term::LENGTH] * 0.049;
            sum += t[Term::RANK] * t[Term::THIRD] * 0.007;
            sum += t[Term::FORCED] * t[Term::RUNS_CHANGE] * -0.066;
            sum += t[Term::DANGER] * t[Term::MASTERS_CHANGE] * 0.06;
            return sum;
        }
    };
    struct Third {
        static constexpr std::uint64_t USED = 0x12072AC342;
        static double total(const Terms& t) {
            double sum = 0.0;
            sum += t[Term::CHANCE] * 0.86;
            sum += t[Term::DANGER_CHANGE] * t[Term::BELOW] * 0.033;
            sum += t[Term::DANGER] * t[Term::BELOW] * -0.001;
            sum += t[Term::ABOVE_LAST] * 0.026;
            sum += t[Term::LEFT] * t[Term::ABOVE_LAST] * 0.001;
            sum += t[Term::GUARD] * t[Term::PAIR] * 0.26;
            sum += t[Term::DANGER_CHANGE] * 1.03;
            sum += t[Term::DANGER] * t[Term::DANGER_CHANGE] * -0.14;
            sum += t[Term::DANGER_CHANGE] * t[Term::VOIDS] * -0.45;
            sum += t[Term::DANGER_CHANGE] * t[Term::LOOSE_TRUMPS] * -0.037;
            sum += t[Term::TRUMP] * t[Term::ABOVE_LAST] * -0.17;
            sum += t[Term::TRUMP] * t[Term::ABOVE] * 0.16;
            sum += t[Term::DANGER_CHANGE] * t[Term::ABOVE_LAST] * -0.18;
            sum += t[Term::DANGER_CHANGE] * t[Term::TRUMP] * -0.17;
            sum += t[Term::MISSING] * t[Term::RUNS_CHANGE] * -0.007;
            sum += t[Term::DANGER] * t[Term::ABOVE_LAST] * -0.024;
            return sum;
        }
    };
    struct Throw {
        static constexpr std::uint64_t USED = 0x575A67CC372;
        static double total(const Terms& t) {
            double sum = 0.0;
            sum += t[Term::DANGER_CHANGE] * t[Term::BELOW] * 0.043;
            sum += t[Term::CHANCE] * t[Term::CHANCE] * 0.81;
            sum += t[Term::DANGER] * t[Term::BELOW] * 0.013;
            sum += t[Term::MASTER] * t[Term::LEAD_TRUMPS] * -0.093;
            sum += t[Term::TRUMP] * -0.44;
            sum += t[Term::ABOVE] * 0.035;
            sum += t[Term::RANK] * t[Term::VOIDS] * 0.011;
            sum += t[Term::DANGER_CHANGE] * t[Term::HIGHEST] * 0.38;
            sum += t[Term::DANGER] * t[Term::HIGHEST] * 0.13;
            sum += t[Term::DANGER_CHANGE] * t[Term::VOIDS] * -0.24;
            sum += t[Term::TRUMPS] * t[Term::VOIDS] * -0.044;
            sum += t[Term::RANK] * t[Term::DANGER_CHANGE] * 0.022;
            sum += t[Term::MISSING] * t[Term::SINGLE] * 0.025;
            sum += t[Term::CHANCE] * t[Term::CLOSED] * 0.35;
            sum += t[Term::RUNS] * 0.055;
            sum += t[Term::LONGER] * t[Term::TRUMPS] * -0.035;
            sum += t[Term::DANGER] * t[Term::ABOVE] * -0.018;
            sum += t[Term::DANGER_CHANGE] * t[Term::ALL_MASTERS] * 0.058;
            sum += t[Term::MASTERS] * t[Term::LEAD_TRUMPS] * -0.045;
            sum += t[Term::DANGER_CHANGE] * t[Term::LOOSE_TRUMPS] * -0.026;
            sum += t[Term::RANK] * t[Term::LAST] * -0.014;
            sum += t[Term::GUARD] * t[Term::BELOW] * -0.021;
            sum += t[Term::MASTER] * t[Term::RUNS_CHANGE] * 0.087;
            sum += t[Term::MASTERS] * t[Term::THIRD] * -0.042;
            return sum;
        }
    };
};

struct TricksUnder {
    struct Lead {
        static constexpr std::uint64_t USED = 0x27DE745FF76;
        static double total(const Terms& t) {
            double sum = 0.0;
            sum += t[Term::FORCED] * t[Term::LOWER] * -0.23;
            sum += t[Term::CHANCE] * t[Term::VOIDS] * -0.15;
            sum += t[Term::RANK] * t[Term::LOOSE] * 0.002;
            sum += t[Term::FORCED] * t[Term::FORCED] * -0.75;
            sum += t[Term::LONGER] * t[Term::DANGER_CHANGE] * 0.37;
            sum += t[Term::DANGER] * t[Term::DANGER_CHANGE] * 0.088;
            sum += t[Term::MASTERS] * t[Term::LOWER] * -0.011;
            sum += t[Term::DANGER_CHANGE] * t[Term::LOOSE] * 0.037;
            sum += t[Term::DANGER] * t[Term::HIGHEST] * 0.013;
            sum += t[Term::GUARD] * t[Term::BOTTOM] * 0.37;
            sum += t[Term::DANGER] * t[Term::ABOVE] * -0.038;
            sum += t[Term::DANGER] * t[Term::LEFT] * 0.011;
            sum += t[Term::CHANCE] * t[Term::HIGHER] * -0.27;
            sum += t[Term::CLOSING] * t[Term::BOTTOM] * 0.16;
            sum += t[Term::GUARD] * t[Term::LOWER] * -0.035;
            sum += t[Term::GUARD] * t[Term::DANGER_CHANGE] * -0.28;
            sum += t[Term::FORCED] * t[Term::BELOW] * 0.088;
            sum += t[Term::MISSING] * t[Term::HIGHEST] * 0.006;
            sum += t[Term::LOWEST] * t[Term::ABOVE] * -0.018;
            sum += t[Term::CHANCE] * t[Term::DANGER] * 0.34;
            sum += t[Term::DANGER_CHANGE] * t[Term::THIRD] * -0.2;
            sum += t[Term::MISSING] * t[Term::VOIDS] * -0.011;
            sum += t[Term::DANGER_CHANGE] * t[Term::DANGER_CHANGE] * 0.1;
            sum += t[Term::MASTER] * t[Term::HIGHEST] * -0.085;
            sum += t[Term::MASTERS] * t[Term::LAST] * 0.21;
            sum += t[Term::FORCED] * t[Term::SINGLE] * 0.14;
            sum += t[Term::MISSING] * t[Term::LAST] * -0.075;
            sum += t[Term::DANGER_CHANGE] * t[Term::ALL_MASTERS] * 0.029;
            sum += t[Term::CLOSING] * t[Term::GUARD] * 0.25;
            sum += t[Term::CHANCE] * t[Term::GUARD] * -0.43;
            sum += t[Term::CHANCE] * t[Term::RUNS_CHANGE] * 0.28;
            sum += t[Term::DANGER_CHANGE] * t[Term::RUNS] * -0.048;
            sum += t[Term::DANGER] * t[Term::LENGTH] * -0.024;
            sum += t[Term::DANGER] * t[Term::LONGER] * 0.081;
            sum += t[Term::MASTERS] * t[Term::ABOVE_NEXT] * 0.016;
            sum += t[Term::FORCED] * t[Term::ALL_MASTERS] * 0.037;
            return sum;
        }
    };
    struct Second {
        static constexpr std::uint64_t USED = 0x61664006E4E;
        static double total(const Terms& t) {
            double sum = 0.0;
            sum += t[Term::FORCED] * -1.16;
            sum += t[Term::ABOVE] * -0.21;
            sum += t[Term::CHANCE] * t[Term::CLOSED] * -1.01;
            sum += t[Term::CHANCE] * t[Term::LENGTH] * -0.14;
            sum += t[Term::CHANCE] * t[Term::DANGER] * 0.18;
            sum += t[Term::LOWEST] * t[Term::DANGER] * -0.081;
            sum += t[Term::LOWER] * -0.043;
            sum += t[Term::LOWEST] * t[Term::PAIR] * -0.15;
            sum += t[Term::LOWEST] * t[Term::GUARD] * 0.29;
            sum += t[Term::BEATS] * t[Term::CLOSING] * -0.31;
            sum += t[Term::BEATS] * t[Term::LOOSE] * -0.021;
            sum += t[Term::BEATS] * t[Term::DANGER_CHANGE] * 0.085;
            sum += t[Term::LOWEST] * t[Term::VOIDS] * -0.16;
            sum += t[Term::MASTER] * t[Term::LOWEST] * 0.34;
            sum += t[Term::CHANCE] * t[Term::LAST] * 0.36;
            sum += t[Term::BEATS] * t[Term::CLOSED] * -1.01;
            return sum;
        }
    };
    struct Third {
        static constexpr std::uint64_t USED = 0x40264044B7A;
        static double total(const Terms& t) {
            double sum = 0.0;
            sum += t[Term::CHANCE] * -1.55;
            sum += t[Term::ABOVE] * -0.19;
            sum += t[Term::BEATS] * t[Term::CLOSED] * -1.68;
            sum += t[Term::LOWEST] * t[Term::DANGER] * -0.16;
            sum += t[Term::CHANCE] * t[Term::RUNS_CHANGE] * 0.12;
            sum += t[Term::LOWEST] * t[Term::PAIR] * -0.21;
            sum += t[Term::LOWEST] * t[Term::DANGER_CHANGE] * -0.55;
            sum += t[Term::LOWEST] * t[Term::RUNS] * 0.026;
            sum += t[Term::MASTER] * t[Term::LOWER] * -0.071;
            sum += t[Term::MASTER] * t[Term::MASTERS] * 0.094;
            sum += t[Term::CHANCE] * t[Term::RANK] * 0.022;
            sum += t[Term::CHANCE] * t[Term::VOIDS] * -0.12;
            return sum;
        }
    };
    struct Throw {
        static constexpr std::uint64_t USED = 0x964C4C660;
        static double total(const Terms& t) {
            double sum = 0.0;
            sum += t[Term::RANK] * 0.006;
            sum += t[Term::BELOW] * 0.074;
            sum += t[Term::LENGTH] * -0.075;
            sum += t[Term::ABOVE] * -0.057;
            sum += t[Term::LOWEST] * t[Term::DANGER] * -0.25;
            sum += t[Term::LOWEST] * t[Term::DANGER_CHANGE] * -0.66;
            sum += t[Term::MASTER] * t[Term::ALL_MASTERS] * 0.12;
            sum += t[Term::MASTER] * t[Term::ALL_RUNS] * -0.067;
            sum += t[Term::MASTER] * t[Term::VOIDS] * -0.061;
            sum += t[Term::LOWEST] * t[Term::RUNS] * 0.086;
            sum += t[Term::LOWEST] * -0.23;
            sum += t[Term::LOWEST] * t[Term::BELOW] * 0.071;
            sum += t[Term::SINGLE] * 0.22;
            sum += t[Term::MASTER] * t[Term::SINGLE] * -0.26;
            sum += t[Term::BOTTOM] * 0.1;
            sum += t[Term::MASTER] * t[Term::DANGER] * 0.051;
            return sum;
        }
    };
};

struct HeartsUnder {
    struct Lead {
        static constexpr std::uint64_t USED = 0x48ED449A46;
        static double total(const Terms& t) {
            double sum = 0.0;
            sum += t[Term::COUNTED] * t[Term::LOWER] * -0.29;
            sum += t[Term::CHANCE] * t[Term::VOIDS] * 0.12;
            sum += t[Term::COUNTED] * t[Term::FORCED] * -1.53;
            sum += t[Term::CHANCE] * t[Term::LONGER] * -0.22;
            sum += t[Term::COUNTED] * t[Term::VOIDS] * 0.77;
            sum += t[Term::FORCED] * t[Term::VOIDS] * -0.47;
            sum += t[Term::COUNTED] * t[Term::RANK] * 0.079;
            sum += t[Term::LOWEST] * t[Term::HIGHER] * -0.025;
            sum += t[Term::FORCED] * t[Term::LOWER] * -0.26;
            sum += t[Term::BELOW] * 0.068;
            sum += t[Term::CHANCE] * t[Term::DANGER] * 0.25;
            sum += t[Term::FORCED] * t[Term::DANGER_CHANGE] * 0.52;
            sum += t[Term::MASTER] * t[Term::HIGHER] * -0.14;
            sum += t[Term::CHANCE] * t[Term::COUNTED] * -0.37;
            sum += t[Term::LOWER] * 0.12;
            sum += t[Term::FORCED] * t[Term::RANK] * -0.019;
            sum += t[Term::COUNTED] * t[Term::BOTTOM] * -0.25;
            sum += t[Term::COUNTED] * t[Term::ALL_MASTERS] * 0.056;
            sum += t[Term::CHANCE] * t[Term::DANGER_CHANGE] * -0.76;
            sum += t[Term::MASTER] * t[Term::DANGER_CHANGE] * 0.31;
            sum += t[Term::FORCED] * t[Term::HIGHEST] * 0.11;
            sum += t[Term::LONGER] * t[Term::VOIDS] * -0.18;
            sum += t[Term::CHANCE] * t[Term::FORCED] * -0.64;
            sum += t[Term::CHANCE] * t[Term::LEFT] * 0.031;
            return sum;
        }
    };
    struct Second {
        static constexpr std::uint64_t USED = 0x4025C02CE4E;
        static double total(const Terms& t) {
            double sum = 0.0;
            sum += t[Term::STAKED] * t[Term::FORCED] * -2.47;
            sum += t[Term::FORCED] * t[Term::VOIDS] * -0.32;
            sum += t[Term::STAKED] * t[Term::ABOVE_LAST] * -0.15;
            sum += t[Term::BEATS] * t[Term::LENGTH] * -0.02;
            sum += t[Term::ABOVE] * -0.13;
            sum += t[Term::FORCED] * t[Term::LOWER] * -0.009;
            sum += t[Term::LOWEST] * t[Term::DANGER] * -0.058;
            sum += t[Term::LOWEST] * t[Term::COUNTED] * -0.32;
            sum += t[Term::CHANCE] * t[Term::CLOSED] * -0.88;
            sum += t[Term::STAKED] * t[Term::LOWER] * -0.11;
            sum += t[Term::FORCED] * -0.39;
            sum += t[Term::CHANCE] * t[Term::LENGTH] * -0.11;
            sum += t[Term::CHANCE] * t[Term::DANGER] * 0.22;
            sum += t[Term::CHANCE] * t[Term::DANGER_CHANGE] * 0.19;
            sum += t[Term::FORCED] * t[Term::PAIR] * 0.28;
            sum += t[Term::LOWEST] * t[Term::BELOW] * 0.029;
            return sum;
        }
    };
    struct Third {
        static constexpr std::uint64_t USED = 0x50278014646;
        static double total(const Terms& t) {
            double sum = 0.0;
            sum += t[Term::CHANCE] * t[Term::STAKED] * -1.13;
            sum += t[Term::STAKED] * t[Term::ABOVE] * -0.039;
            sum += t[Term::CHANCE] * t[Term::LENGTH] * -0.051;
            sum += t[Term::ABOVE_NEXT] * -0.11;
            sum += t[Term::CHANCE] * t[Term::CLOSED] * -1.98;
            sum += t[Term::LOWEST] * t[Term::DANGER] * -0.11;
            sum += t[Term::MASTER] * t[Term::CHANCE] * -0.14;
            sum += t[Term::LOWEST] * t[Term::DANGER_CHANGE] * -0.44;
            sum += t[Term::FORCED] * t[Term::LEAD_TRUMPS] * -0.35;
            sum += t[Term::LOWEST] * t[Term::PAIR] * -0.17;
            sum += t[Term::CHANCE] * t[Term::COUNTED] * -0.63;
            sum += t[Term::COUNTED] * t[Term::ABOVE] * -0.17;
            return sum;
        }
    };
    struct Throw {
        static constexpr std::uint64_t USED = 0xB6840C660;
        static double total(const Terms& t) {
            double sum = 0.0;
            sum += t[Term::BELOW] * 0.059;
            sum += t[Term::COUNTED] * t[Term::ABOVE] * -0.075;
            sum += t[Term::COUNTED] * t[Term::BELOW] * 0.096;
            sum += t[Term::LOWEST] * t[Term::DANGER] * -0.3;
            sum += t[Term::LOWEST] * t[Term::DANGER_CHANGE] * -0.63;
            sum += t[Term::COUNTED] * t[Term::SINGLE] * 0.54;
            sum += t[Term::LOWEST] * t[Term::COUNTED] * -0.21;
            sum += t[Term::COUNTED] * t[Term::PAIR] * 0.29;
            sum += t[Term::MASTER] * t[Term::ALL_MASTERS] * 0.097;
            sum += t[Term::MASTER] * t[Term::LENGTH] * -0.091;
            sum += t[Term::LOWEST] * t[Term::BELOW] * 0.11;
            sum += t[Term::LOWEST] * t[Term::RUNS] * 0.15;
            sum += t[Term::LOWEST] * t[Term::LENGTH] * -0.078;
            sum += t[Term::MASTER] * t[Term::DANGER] * 0.082;
            sum += t[Term::BOTTOM] * 0.11;
            sum += t[Term::MASTER] * t[Term::LOWEST] * -0.17;
            return sum;
        }
    };
};

struct QueenOfSpades {
    struct Lead {
        static constexpr std::uint64_t USED = 0x441AEC4F636;
        static double total(const Terms& t) {
            double sum = 0.0;
            sum += t[Term::COUNTED] * t[Term::FORCED] * -0.73;
            sum += t[Term::CHANCE] * 0.14;
            sum += t[Term::COUNTED] * t[Term::RUNS] * 0.099;
            sum += t[Term::COUNTED] * t[Term::BELOW] * 0.078;
            sum += t[Term::COUNTED] * t[Term::LENGTH] * -0.12;
            sum += t[Term::COUNTED] * t[Term::CLOSED] * 0.65;
            sum += t[Term::MASTER] * t[Term::LOOSE] * 0.081;
            sum += t[Term::CHANCE] * t[Term::MISSING] * -0.072;
            sum += t[Term::COUNTED] * t[Term::RANK] * 0.021;
            sum += t[Term::MASTER] * -0.38;
            sum += t[Term::LONGER] * t[Term::HIGHEST] * -0.09;
            sum += t[Term::COUNTED] * t[Term::ALL_RUNS] * -0.049;
            sum += t[Term::COUNTED] * t[Term::ALL_MASTERS] * 0.074;
            sum += t[Term::COUNTED] * t[Term::MASTERS] * -0.058;
            sum += t[Term::CHANCE] * t[Term::MASTERS] * 0.17;
            sum += t[Term::SINGLE] * 0.09;
            sum += t[Term::FORCED] * t[Term::DANGER_CHANGE] * 0.48;
            sum += t[Term::MASTER] * t[Term::ALL_MASTERS] * -0.079;
            sum += t[Term::CHANCE] * t[Term::DANGER_CHANGE] * -0.3;
            sum += t[Term::LENGTH] * -0.028;
            sum += t[Term::FORCED] * t[Term::VOIDS] * -0.14;
            sum += t[Term::COUNTED] * t[Term::ABOVE] * 0.069;
            sum += t[Term::DANGER_CHANGE] * -0.15;
            sum += t[Term::COUNTED] * t[Term::HIGHER] * -0.064;
            return sum;
        }
    };
    struct Second {
        static constexpr std::uint64_t USED = 0x25FC6845E;
        static double total(const Terms& t) {
            double sum = 0.0;
            sum += t[Term::COUNTED] * t[Term::LENGTH] * -0.042;
            sum += t[Term::FORCED] * t[Term::VOIDS] * -0.53;
            sum += t[Term::COUNTED] * t[Term::VOIDS] * 0.16;
            sum += t[Term::CHANCE] * t[Term::MISSING] * -0.044;
            sum += t[Term::BEATS] * t[Term::STAKED] * -0.83;
            sum += t[Term::ABOVE_LAST] * -0.06;
            sum += t[Term::COUNTED] * t[Term::FORCED] * -0.94;
            sum += t[Term::COUNTED] * t[Term::BELOW] * 0.088;
            sum += t[Term::LOWEST] * t[Term::LEFT] * -0.009;
            sum += t[Term::COUNTED] * t[Term::PAIR] * 0.1;
            sum += t[Term::COUNTED] * t[Term::ALL_RUNS] * -0.043;
            sum += t[Term::COUNTED] * t[Term::ALL_MASTERS] * 0.053;
            sum += t[Term::COUNTED] * t[Term::MASTERS] * -0.097;
            sum += t[Term::COUNTED] * t[Term::DANGER] * 0.075;
            sum += t[Term::COUNTED] * t[Term::LEFT] * 0.017;
            sum += t[Term::RANK] * -0.022;
            return sum;
        }
    };
    struct Third {
        static constexpr std::uint64_t USED = 0x40058C5A942;
        static double total(const Terms& t) {
            double sum = 0.0;
            sum += t[Term::CHANCE] * t[Term::COUNTED] * -1.03;
            sum += t[Term::CHANCE] * t[Term::STAKED] * -1.0;
            sum += t[Term::COUNTED] * t[Term::BELOW] * 0.001;
            sum += t[Term::ABOVE_NEXT] * -0.071;
            sum += t[Term::COUNTED] * t[Term::LOWER] * -0.05;
            sum += t[Term::CHANCE] * t[Term::CLOSED] * -1.69;
            sum += t[Term::COUNTED] * t[Term::RANK] * 0.028;
            sum += t[Term::CHANCE] * t[Term::RUNS_CHANGE] * 0.11;
            sum += t[Term::COUNTED] * t[Term::LOOSE] * 0.081;
            sum += t[Term::COUNTED] * t[Term::ALL_MASTERS] * 0.048;
            sum += t[Term::COUNTED] * t[Term::ALL_RUNS] * -0.033;
            sum += t[Term::LOWEST] * t[Term::DANGER] * -0.046;
            return sum;
        }
    };
    struct Throw {
        static constexpr std::uint64_t USED = 0x4BF844AA40;
        static double total(const Terms& t) {
            double sum = 0.0;
            sum += t[Term::COUNTED] * t[Term::BELOW] * 0.046;
            sum += t[Term::RANK] * 0.014;
            sum += t[Term::COUNTED] * t[Term::SINGLE] * -0.001;
            sum += t[Term::LOWEST] * t[Term::DANGER] * -0.06;
            sum += t[Term::LOWEST] * t[Term::DANGER_CHANGE] * -0.16;
            sum += t[Term::COUNTED] * t[Term::LONGER] * -0.094;
            sum += t[Term::COUNTED] * t[Term::HIGHEST] * 0.07;
            sum += t[Term::LOWEST] * t[Term::BELOW] * 0.015;
            sum += t[Term::MASTER] * t[Term::ALL_MASTERS] * 0.042;
            sum += t[Term::MASTER] * t[Term::RANK] * -0.009;
            sum += t[Term::BOTTOM] * -0.028;
            sum += t[Term::LOWER] * -0.014;
            sum += t[Term::COUNTED] * t[Term::DANGER_CHANGE] * -0.053;
            sum += t[Term::STAKED] * t[Term::RANK] * -0.003;
            sum += t[Term::LOWEST] * t[Term::PAIR] * -0.04;
            sum += t[Term::LOOSE] * 0.006;
            return sum;
        }
    };
};

}  // namespace weights
}  // namespace bismarck::maxims
