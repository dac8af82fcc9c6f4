// How the core says no: with an exception, except where the build has none (WebAssembly), which stops there.
#pragma once

#include <string>

namespace bismarck {

// Throws std::invalid_argument; Python raises it as a ValueError.
[[noreturn]] void refuse(const std::string& message);

}  // namespace bismarck
