#include "bismarck/errors.hpp"

#include <cstdlib>
#include <stdexcept>

namespace bismarck {

void refuse(const std::string& message) {
#if defined(__cpp_exceptions)
    throw std::invalid_argument(message);
#else
    static_cast<void>(message);
    std::abort();
#endif
}

}  // namespace bismarck
