// What Python sees of the core: every function converts and forwards, and decides nothing.
#include "binding/parts.hpp"

NB_MODULE(_core, module) {
    module.doc() = "The C++20 core of Bismarck.";
    bismarck::binding::add_play(module);
    bismarck::binding::add_plan(module);
    bismarck::binding::add_match(module);
    bismarck::binding::add_batch(module);
    bismarck::binding::add_worlds(module);
    bismarck::binding::add_vector(module);
    bismarck::binding::add_maxn(module);
    bismarck::binding::add_search(module);
    bismarck::binding::add_bots(module);
    bismarck::binding::add_proof(module);
    bismarck::binding::add_trials(module);
    bismarck::binding::add_chooser(module);
}
