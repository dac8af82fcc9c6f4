"""The game itself: pure functions from state and wish to event, and from event to state."""
