### Not yet read by a native speaker.
### The page about this project.

web-about-lead = Bismarck is a card game for three from Sweden. Here you play it against computers or with friends, learn it, and keep score when the cards are real.
web-about-version = Version { $version }
web-about-licence-title = Free to use
web-about-licence = Free software under the Apache License 2.0: use it, change it, pass it on.
web-about-rules-title = Where the rules come from
web-about-rules = The oldest rules known are from 1944, as Sten Helmfrid tells by way of pagat.com. Each form of the game names its own source in docs/rules.md.
web-about-privacy-title = What is known about you
web-about-privacy = A name, your matches and a random number in this browser: no account, no advertising, no counting of visits, nothing fetched from elsewhere. “My matches” shows all of it and forgets it when you wish.
web-about-languages-title = Languages
web-about-unread = No native speaker has read these texts yet:
web-about-read = Read by native speakers:
web-about-help = Does something sound odd, or is it called something else at your table? Say so to whoever gave you this page, or put it right yourself: docs/how-to/translate.md shows how. The words of those who play win over ours.
web-about-software-title = Built with the work of others
web-about-software-page = In this page
web-about-software-server = In the server
