"""The C++20 core of Bismarck."""
