"""Benchmarks: each part measures its figures several times and says what each is held to."""
