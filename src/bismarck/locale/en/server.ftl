command-serve = Serve tables for browsers until told to stop.
serve-host = The address to listen on; 0.0.0.0 for every network of this computer.
serve-port = The port to listen on, 0 for a free one.
serve-bot-processes = How many processes the bots get.
play-no-browser = Do not open the browser; only say where the page is.
play-port = The port of the page, 0 for a free one.
