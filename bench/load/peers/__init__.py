"""What the load test compares the server with."""
