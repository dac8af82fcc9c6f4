### Not yet read by a native speaker.
### What `bismarck arena` says, and its report.

command-arena = Mät botar mot varandra med samma kort.
arena-bots = Tre botar; nämn en två gånger för att spela den mot en annan, eller med en annan mot den.
arena-sets = Hur många omgångar: samma kort med alla placeringar av de tre.
arena-seed = Ett tal som omgångarna följer av; tal från 1000000 är sparade till slutliga siffror.
arena-layer = Vad som spelas: bara korten, en giv med kontrakt och bortläggning, eller hela matcher.
arena-jobs = Hur många processer som spelar; annars en för varje kärna.
arena-sprt = Sluta när omgångarna visar om den första boten vinner LOW eller HIGH poäng per giv; slutar med 0 för HIGH.
arena-out = Mappen för omgångarna, en sammanfattning och en rapport.
arena-resume = Fortsätt med körningen i mappen.
arena-progress = Omgångar

arena-line = { $bot }: { $points } poäng per giv{ $share }
arena-verdict = Sekventiellt test: { $verdict ->
    [high] vinsten är den högre
    [low] vinsten är den lägre
   *[open] inte avgjort, fler omgångar behövs
}

arena-title = { $bots } på arenan
arena-about = { $rules }. { $layer } { $sets ->
    [1] En omgång
   *[other] { $sets } omgångar
} med { $seatings ->
    [1] en placering
   *[other] { $seatings } placeringar
}, frö { $seed }.
arena-layer-play = Bara korten: kontrakt och bortlagda kort är givna.
arena-layer-round = Enstaka givar: botarna väljer kontrakt och lägger bort.
arena-layer-match = Hela matcher.
arena-bot = Bot
arena-points = Poäng per giv
arena-wins = Vunna matcher
arena-ms = Millisekunder per beslut
arena-running = Medelvärde för { $bot } över omgångarna hittills
arena-histogram = Poäng per giv för { $bot } i varje omgång
arena-in-contract = Poäng per giv i { $contract }
arena-method = Varje omgång ger samma kort i alla placeringar. Intervallen håller 95 %, ur 10 000 dragningar av omgångarna.
