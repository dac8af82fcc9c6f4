// Work shared out among threads that stay.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace bismarck {

// Calls a function on parts of a range, a part for each thread; the caller's own thread takes the first part.
class Workers {
  public:
    using Part = std::function<void(std::uint64_t first, std::uint64_t end)>;

    // Throws std::system_error where the machine has no more threads. The other constructor has made the object by
    // then, so its destructor stops those that have begun.
    explicit Workers(int threads) : Workers() {
        for (int worker = 1; worker < threads; ++worker) {
            threads_.emplace_back([this, worker] { serve(static_cast<std::uint64_t>(worker)); });
        }
    }
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;
    ~Workers() {
        {
            const std::lock_guard held(mutex_);
            stop_ = true;
        }
        wake_.notify_all();
        for (auto& thread : threads_) thread.join();
    }

    // Calls *part* on parts of 0 to *count*. What it throws must not leave it.
    void run(std::uint64_t count, const Part& part) {
        if (threads_.empty()) {
            part(0, count);
            return;
        }
        {
            const std::lock_guard held(mutex_);
            part_ = &part;
            count_ = count;
            left_ = threads_.size();
            ++job_;
        }
        wake_.notify_all();
        part(start(0), start(1));
        std::unique_lock held(mutex_);
        done_.wait(held, [this] { return left_ == 0; });
    }

  private:
    Workers() = default;

    [[nodiscard]] std::uint64_t start(std::uint64_t worker) const { return count_ * worker / (threads_.size() + 1); }

    void serve(std::uint64_t worker) {
        std::uint64_t seen = 0;
        while (true) {
            const Part* part = nullptr;
            {
                std::unique_lock held(mutex_);
                wake_.wait(held, [this, seen] { return stop_ || job_ != seen; });
                if (stop_) return;
                seen = job_;
                part = part_;
            }
            (*part)(start(worker), start(worker + 1));
            const std::lock_guard held(mutex_);
            if (--left_ == 0) done_.notify_one();
        }
    }

    std::mutex mutex_;
    std::condition_variable wake_;
    std::condition_variable done_;
    const Part* part_ = nullptr;
    std::uint64_t count_ = 0;
    std::uint64_t job_ = 0;
    std::size_t left_ = 0;
    bool stop_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace bismarck
