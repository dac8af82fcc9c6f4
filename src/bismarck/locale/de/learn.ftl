### Not yet read by a native speaker.
### Die Lektionen: was neben dem Tisch gesagt wird. Cia sitzt rechts, Bo links.

learn-title = Spielen lernen
learn-lead = Sieben kurze Lektionen am Tisch, dann deine erste Partie. Höchstens zehn Minuten.
learn-done = geschafft
learn-begin = Anfangen
learn-continue = Weiter mit { $title }
learn-lesson-of = Lektion { $number } von { $all }
learn-next = Weiter
learn-next-lesson = Als Nächstes: { $title }
learn-all = Alle Lektionen
learn-skip = Überspringen
learn-again = Noch einmal
learn-coach = Was zu tun ist
learn-match-title = Deine erste Partie
learn-match-about = Gegen zwei Anfänger. Im Menü findest du einen Tipp.
learn-match-play = Erste Partie spielen

## Bedienen

learn-follow-title = Bedienen
learn-follow-about = Welche Karte du spielen darfst und welche den Stich macht
learn-follow-begin = Alle haben noch drei Karten. Einer spielt eine beliebige Karte aus, die anderen bedienen die Farbe, wenn sie können. Die höchste Karte der Farbe macht den Stich.
learn-follow-king = Bo hat die Herz-Neun ausgespielt, Cia die Zehn zugegeben. Du hast Herz, also muss es Herz sein. Hol dir den Stich!
learn-follow-king-low = Die Sieben darfst du spielen, aber die Zehn ist höher. Welches Herz schlägt sie?
learn-follow-ace = Dein Stich, also spielst du zum nächsten aus. Nimm das Karo-Ass: Nichts ist höher.
learn-follow-ace-seven = Heb dir die Sieben für den Schluss auf, sie hat eine Überraschung für dich. Spiel das Ass aus.
learn-follow-seven = Noch eine Karte, und die anderen haben kein Herz mehr. Spiel sie und schau.
learn-follow-end = Sie konnten nicht bedienen und warfen ab, was sie wollten, sogar die Pik-Dame. Nur die ausgespielte Farbe kann gewinnen: Deine Sieben macht den Stich.

## Trumpf

learn-trump-title = Trumpf
learn-trump-about = Wie eine Vier ein Ass schlägt
learn-trump-begin = In Spader ist Pik Trumpf: Jedes Pik schlägt jede Karte der anderen Farben. Bedienen musst du trotzdem, wenn du kannst.
learn-trump-four = Cia spielt das Herz-Ass aus. Du hast kein Herz und darfst spielen, was du willst. Ein Pik macht den Stich; welches reicht?
learn-trump-four-nine = Das geht, aber die Vier reicht. Behalte die Neun.
learn-trump-four-king = Das darfst du, aber der Karo-König gewinnt hier nichts. Ein Pik schon.
learn-trump-king = Eine Vier schlägt ein Ass! Jetzt spielst du aus: Nimm den Karo-König.
learn-trump-king-nine = Behalte deinen Trumpf noch. Spiel den König aus.
learn-trump-nine = Beide haben deinen König getrumpft, und der höhere Trumpf hat gewonnen. Nun hat Cia das Kreuz-Ass ausgespielt. Du weißt, wie es geht.
learn-trump-end = Also: Bediene, wenn du kannst. Sonst trumpf oder wirf ab, ganz wie du willst.

## Die Quote

learn-quota-title = Die Quote
learn-quota-about = Was du schuldest und was dir bleibt
learn-quota-begin = In jeder Runde ist jemand Vorhand und schuldet 8 der 16 Stiche, die anderen je 4. Jetzt bist du es. Du hast 6, wie die Striche bei deinem Namen zeigen.
learn-quota-king = Pik ist Trumpf, und einer fehlt noch: Cia hat den Buben. Spiel den Pik-König aus und hol ihn dir.
learn-quota-king-ace = Cia hat kein Karo: Sie würde das Ass mit dem Buben trumpfen. Erst der Pik-König.
learn-quota-king-first = Noch nicht. Hol erst mit dem König Cias Buben.
learn-quota-ace = Sieben. Jetzt kann niemand mehr dein Karo-Ass trumpfen.
learn-quota-ace-sure = Erst die sichere Karte: das Ass.
learn-quota-nine = Acht, deine Quote ist voll! Jeder weitere Stich ist ein Punkt. Bo hat noch ein Karo, und es ist niedriger als deine Neun.
learn-quota-nine-four = Cia hat den Kreuz-König. Versuch erst das Karo.
learn-quota-four = Neun. Und eine Karte bleibt.
learn-quota-end = Neun Stiche, acht geschuldet: +1 für dich. Bo hat drei von vier, −1. Cia hat vier von vier, 0. Die drei Wertungen ergeben zusammen immer null.

## Pass

learn-pass-title = Pass
learn-pass-about = Wenn du Stiche gerade nicht willst
learn-pass-begin = Pass ist umgekehrt: kein Trumpf, und du meidest Stiche. Vorhand darf 4 machen, die anderen je 6. Du hast 5; die schraffierten Striche sind zu viel.
learn-pass-four = Cia spielt die Herz-Acht aus, und Bo kommt nach dir. Bleib niedrig.
learn-pass-four-queen = Die Dame würde den Stich machen, und den willst du nicht. Spiel niedriger.
learn-pass-ace = Bo musste ihn nehmen. Jetzt geht ein Karo-Stich an Cia, und du hast kein Karo: Wirf deine gefährlichste Karte ab.
learn-pass-ace-queen = Vielleicht spielt Cia als Nächstes Pik aus, dann macht das Ass den Stich. Wirf das Ass ab.
learn-pass-queen = Pik! Gut, dass das Ass weg ist. Die Herz-Dame gewinnt hier nichts.
learn-pass-end = Fünf Stiche, sechs waren erlaubt: +1. Cia machte vier, +2. Bo war Vorhand und machte sieben, drei zu viel: −3.

## Vier Karten drücken

learn-exchange-title = Vier Karten drücken
learn-exchange-about = Was Vorhand von zwanzig Karten behält
learn-exchange-begin = Du bist Vorhand in Spader. Die vier Karten des Skats gehören dir, du hast also zwanzig. Vier müssen weg, und niemand sieht, welche.
learn-exchange-four = Behalte Trümpfe und hohe Karten. Wähle vier kleine Karten der anderen Farben und bestätige.
learn-exchange-four-trump = Pik ist hier Trumpf: Behalte alle, auch die Zwei.
learn-exchange-four-ace = Ein Ass ist ein Stich. Behalte es.
learn-exchange-four-high = Hohe Karten machen Stiche. Drück kleine.
learn-exchange-end = Gut gewählt. Was du gedrückt hast, bleibt bis zum Ende der Runde verdeckt; du selbst darfst nachsehen. Jetzt würdest du ausspielen.

## Die Wahl

learn-choose-title = Den Kontrakt wählen
learn-choose-about = Vier offene Karten, vier Kontrakte
learn-choose-begin = Vor dem Austeilen sieht Vorhand vier offene Karten und wählt. Spel: kein Trumpf. Spader: Pik ist Trumpf. Valfri: Trumpf nach Wahl. Pass: Stiche meiden.
learn-choose-spader = Pik-Ass, König und Bube werden dir gehören. Was spielst du?
learn-choose-spader-spel = Das kann gut gehen, aber in Spel ist Pik eine Farbe wie jede andere. Mach sie zum Trumpf.
learn-choose-spader-valfri = In Spader ist Pik ohnehin Trumpf. Heb dir Valfri für eine andere Farbe auf.
learn-choose-spader-pass = Mit Ass und König machst du gerade die Stiche, die du nicht willst. Heb dir Pass für kleine Karten auf.
learn-choose-end = Eine gute Wahl. Die Karten sind verteilt, und die vier gehören dir: Jetzt würdest du vier drücken. Gewählt ist gewählt.

## Der Spielzettel

learn-sheet-title = Der Spielzettel
learn-sheet-about = Vier Kontrakte für jeden, in zwölf Runden
learn-sheet-begin = Das ist der Spielzettel: eine Zeile für jeden, eine Spalte für jeden Kontrakt. Jeder ist viermal Vorhand und spielt jeden Kontrakt einmal.
learn-sheet-left = Durchgestrichen ist gespielt, ein gepunkteter Ring ist noch offen. Jetzt bist du Vorhand. Dir bleiben Spel und Pass.
learn-sheet-pass = Vier kleine Karten. Zu welchem der beiden passen sie?
learn-sheet-pass-spel = Acht Stiche, mit diesen? Warte mit Spel, bis hohe Karten kommen.
learn-sheet-end = Richtig. Spel bleibt als Letztes, und dann musst du es nehmen, wie die Karten auch sind: Plane alle vier. Wer nach zwölf Runden die meisten Punkte hat, gewinnt.
