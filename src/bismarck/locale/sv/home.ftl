### Not yet read by a native speaker.
### Första sidan, utöver pages.ftl.

web-home-keep = För protokoll
web-home-keep-about = Ni spelar med riktiga kort
web-home-learn = Lär dig spela
web-home-learn-about = Korta lektioner vid bordet
