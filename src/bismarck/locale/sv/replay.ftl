### Not yet read by a native speaker.
### En färdigspelad match att stega igenom.

replay-title = Repris
replay-back = Ett steg tillbaka
replay-on = Ett steg framåt
replay-deal-back = Till givens början, eller given före
replay-deal-on = Till nästa giv
replay-deal = Giv
replay-moment = Var i given
replay-moment-of = { $moment } av { $all }
replay-flip = Vrid
replay-flip-about = Vrid bordet
replay-show = Alla händer
replay-link = Länk
replay-link-title = Länk till det här läget
replay-link-about = Den som har länken kan se hela matchen, med alla kort.
replay-tricks = Sticken hittills
replay-no-tricks = Inget stick är spelat än.
replay-trick-number = Stick
replay-to-trick = Till stick { $trick }
replay-takes = tar sticket
replay-file = En sparad matchlogg
replay-file-about = Du kan också stega igenom en match som du har sparat som fil. Den granskas, visas och sparas inte här.
replay-no-log = Det där är ingen logg över en färdig match
replay-not-yours = Den matchen får du inte se. Be någon som spelade den om en länk.
replay-running = Den matchen är inte slut än; sedan går den att se.
