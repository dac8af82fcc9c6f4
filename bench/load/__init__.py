"""The server under the load of thousands of players, with peers in the same run."""
