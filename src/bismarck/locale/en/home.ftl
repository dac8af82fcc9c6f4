### Not yet read by a native speaker.
### The first page, besides pages.ftl.

web-home-keep = Keep score
web-home-keep-about = For a game with real cards
web-home-learn = Learn to play
web-home-learn-about = Short lessons at the table
