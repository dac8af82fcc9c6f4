"""The requests that the server answers, a module for each group."""
