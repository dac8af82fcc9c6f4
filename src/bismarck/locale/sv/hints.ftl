### Not yet read by a native speaker.
# Varför en bot skulle göra det den råder till; visas efter rådet.

reason-only-card = Du har inget annat kort att spela här.
reason-take-talon = Fyra kort till att välja bland kan bara hjälpa: du får lägga bort samma fyra igen.
reason-leave-talon = De fyra korten behövs inte: handen är bättre som den är.
reason-proved = Vad de andra än har och gör är inget annat kort bättre.

reason-choose-high = Det finns höga kort, och nu är deras tillfälle; utan trumf blir det inte bättre än så här.
reason-choose-suit = Färgen och de höga korten är bättre än de brukar vara för det här kontraktet.
reason-choose-trump = Du har en färg för det: längd och höga kort räknas ihop.
reason-choose-low = Korten är låga; då är det läge att bli av med kontraktet där man inte ska ta.
reason-trump-forced = Kontraktet är givet; i den här färgen är du starkast.
reason-name-trump = Det är din längsta och starkaste färg, sedd ihop med vad de andra färgerna ger.
reason-name-no-trump = Dina höga kort är utspridda över färgerna, så en trumf skulle hjälpa de andra mer.

reason-discard-weak = Behåll den långa starka färgen och de säkra korten; låga kort i korta färger ger ingenting.
reason-discard-void = En färg som du saknar kan du trumfa: alltså skaffar du dig en.
reason-discard-high = Lägg bort det som sticker upp: höga kort utan låga under sig tar stick.
reason-discard-counted = Kort som räknas räknas som dina även när de är bortlagda, så de andra farliga korten går.

reason-lead-trump-master = Ingen kan slå det, och det drar ut de andras trumf.
reason-lead-trump = Drar du ut trumfen kan ingen trumfa dina andra vinnare.
reason-lead-sure = Det tar sticket vad de andra än har.
reason-lead-master = Inget högre finns kvar i färgen; ta det innan det trumfas eller de andra kastar.
reason-lead-long = De högre korten i din långa färg måste falla innan resten av den blir bra.
reason-lead-exit = Inget är bättre att spela ut: det här ger bort minst och låter dina höga kort ha skydd.
reason-lead-under = Någon måste troligen gå över det.
reason-lead-least-danger = Varje utspel kan ta sticket; det här gör minst skada längre fram.
reason-lead-last-of-suit = Ingen annan har färgen, så det tar sticket; hellre nu än när det kostar mer.

reason-follow-low = Du kan inte ta sticket till ett bra pris, så lägg det kort som är minst värt.
reason-win-cheap = Du spelar sist: ta med det lägsta kort som räcker.
reason-win-sure = Ingen efter dig kan slå det.
reason-play-high = Det kan mycket väl stå sig, och annars måste nästa spelare lägga ett högt kort.
reason-trump-in = Du saknar färgen som spelats ut: en låg trumf tar sticket.
reason-trump-forced-under = Du måste lägga trumf och kan inte ta, så det blir den du saknar minst.
reason-throw-worthless = Det här sticket kan du inte ta: kasta det som inte tar något senare.

reason-duck = Det högsta kort som stannar under: någon annan får sticket och ett farligt kort är borta.
reason-duck-perhaps = Du måste gå över, men någon efter dig kan behöva gå högre.
reason-win-high = Sticket blir ditt i alla fall: ta det med det högsta och spara de låga korten.
reason-win-low = Sticket blir ditt i alla fall, och det högre kortet är säkrare att spara.
reason-throw-counted = Någon annan tar det här sticket: ge bort korten som räknas.
reason-throw-over-queen = Så länge spader dam är ute kan spader ess och kung få henne.
reason-throw-danger = Bli av med det kort som lättast tar ett stick senare.
