command-serve = Ha bord öppna för webbläsare tills du avbryter.
serve-host = Adressen att lyssna på; 0.0.0.0 för alla nät som datorn har.
serve-port = Porten att lyssna på, 0 för en ledig.
serve-bot-processes = Hur många processer botarna får.
play-no-browser = Öppna inte webbläsaren; säg bara var sidan finns.
play-port = Sidans port, 0 för en ledig.
