### Not yet read by a native speaker.
### En färdigspelad match att stega igenom.

replay-title = Se matchen igen
replay-back = Ett steg tillbaka
replay-on = Ett steg framåt
replay-deal-back = Till givens början, eller given före
replay-deal-on = Till nästa giv
replay-deal = Giv
replay-moment = Var i given
replay-moment-of = { $moment } av { $all }
replay-flip = Vrid
replay-flip-about = Vrid bordet
replay-seen-from = Bordet som { $who } såg det.
replay-show = Händer
replay-show-about = Alla händer
replay-shown = Alla händer visas.
replay-hidden = De andra två händerna är dolda.
replay-sheet = Protokoll
replay-link = Länk
replay-link-title = Länk till det här läget
replay-link-about = Den som har länken kan se hela matchen, med alla kort.
replay-link-make = Gör en länk
replay-link-withdraw = Dra tillbaka alla länkar
replay-link-withdrawn = Länkarna gäller inte längre.
replay-tricks = Sticken hittills
replay-no-tricks = Inget stick är spelat än.
replay-to-trick = Till stick { $trick }
replay-to-deal = Till den här given
replay-file = En sparad matchlogg
replay-file-about = Du kan också stega igenom en match som du har sparat som fil. Den granskas, visas och sparas inte här.
replay-no-log = Det där är ingen logg över en färdig match
replay-not-yours = Den matchen får du inte se. Be någon som spelade den om en länk.
replay-running = Den matchen är inte slut än. När den är det kan du se den här.
replay-keys-tap = Tryck på bordet för att gå vidare. Med reglaget kommer du vart som helst i given.
replay-keys-steps = Vänster- och högerpil går kort för kort, upp- och nedpil stick för stick, Page Up och Page Down giv för giv, Home och End till givens början och slut.
replay-keys-look = H visar eller döljer de andra händerna, F vrider bordet, S öppnar protokollet, L visar förra sticket.
replay-keys-read = T läser upp sticket, Q allas stick.
