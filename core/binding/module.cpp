#include <nanobind/nanobind.h>

NB_MODULE(_core, module) {
    module.doc() = "The C++20 core of Bismarck.";
}
