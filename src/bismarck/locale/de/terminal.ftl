### Not yet read by a native speaker.
### Die Befehlszeile und die Partie im Terminal.

## Was `bismarck --help` von den Befehlen sagt

command-bismarck = Das Kartenspiel Bismarck spielen, lernen, anschreiben und erforschen.
command-play = Eine Partie gegen Bots spielen, im Browser oder im Terminal.
command-rules = Die Regeln eines Profils in Worten zeigen.
command-profiles = Die Profile aufzählen.
command-deal = Zufällig gegebene Runden als Skripte schreiben.
command-perft = Die erlaubten Kartenfolgen einer Stellung zählen.
command-solve = Sagen, was der Rest einer Runde bei offenen Karten wert ist.
command-suggest = Einen Bot fragen, was er täte, wo ein Skript endet.
command-replay = Eine Aufzeichnung oder ein Skript noch einmal spielen und die Ergebnisse zeigen.
command-verify = Eine Aufzeichnung prüfen: Folge, Regeln, Punkte, Beweis des Mischens.
command-export = Eine Aufzeichnung in einem anderen Format schreiben.

## Die Wörter um die Hilfetexte

help-usage = Aufruf
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-default = sonst
help-required = nötig
help-show = Diese Hilfe zeigen.

## Was es von ihren Optionen sagt

option-version = Die Version zeigen.
option-json = Als JSON antworten.
option-lang = Die Sprache: en, sv, de, pt-BR oder pt-PT; sonst die der Umgebung.
option-profile = Das Profil, von dem es ausgeht; `bismarck profiles` zählt sie auf.
option-set = Eine Hausregel, Option und Wert wie in 'must_trump yes'; auch mehrmals.
option-must-trump = Wer die Farbe nicht hat, muss trumpfen.
option-position = Eine Stellung: drei Hände, der Trumpf, wer ausspielt und der Stich, wie in 'A:J.A9.. 65...4 8.Q.T. NT A -'.
option-log = Die Aufzeichnung einer Partie; - ist die Standardeingabe.
option-script = Ein Skript; - ist die Standardeingabe.
option-seed = Eine Zahl, aus der jedes Mal dieselben Karten folgen.
play-terminal = Im Terminal spielen.
play-name = Dein Name auf dem Spielzettel.
play-seat = Dein Platz.
play-opponent = Der Bot, gegen den du spielst; zwei für zwei verschiedene.
play-seed = Ein beliebiger Text: Derselbe Text gibt dieselben Karten.
play-practice = Eine Partie zum Üben: zurück nimmt Schritte zurück.
play-plain = Einfache Zeilen, Karten in Worten, keine Farben: für Bildschirmleser.
play-resume = Die verlassene Partie ohne Frage fortsetzen.
play-new = Die verlassene Partie aufgeben und eine neue beginnen.
play-data = Der Ordner, in dem die Partien liegen.
deal-count = Wie viele Runden.
deal-directory = Jede Runde in eine Datei dieses Ordners schreiben.
perft-depth = Wie viele Karten; alle übrigen, wenn es mehr sind.
solve-lone = Wer allein gegen die beiden anderen steht.
solve-avoid = Wer hier spielt, will Stiche vermeiden.
solve-all-moves = Auch den Wert nach jeder erlaubten Karte.
solve-guarantees = Was jeder gegen die beiden anderen macht, und was daraus folgt.
solve-maxn = Jeder für sich; zwischen gleichen Karten entscheidet: first, spite oder kind.
solve-nodes = Nach so vielen Knoten aufhören und Schranken nennen.
solve-ms = Nach so vielen Millisekunden aufhören und Schranken nennen.
solve-file = Eine Datei mit einer Stellung je Zeile; - ist die Standardeingabe.
suggest-bot = Der Bot, den man fragt.
suggest-iterations = Wie viel der Bot denken darf: die Zahl seiner Durchläufe.
suggest-value = { $what }: { $points } Punkte
export-format = Das Format: pbn, csv oder log.
export-output = Die Datei, in die geschrieben wird; ohne Angabe die Standardausgabe.

## Die Liste der Profile

profile-line = { $rounds ->
    [one] { $name }, { $rounds } Runde
   *[other] { $name }, { $rounds } Runden
}

## Die Ergebnisse einer Aufzeichnung oder eines Skripts

result-round = { $number }: { $contract }, { $trump }, Vorhand { $forehand }; Stiche { $tricks }; Punkte { $scores }
result-extra = Zusatz { $number }: { $contract }, { $trump }, Vorhand { $forehand }; Stiche { $tricks }; Punkte { $scores }
result-totals = Summen { $totals }
result-winners = { $count ->
    [0] noch niemand hat gewonnen
    [1] gewonnen hat { $winners }
   *[other] gewonnen haben { $winners }
}
script-refused = abgelehnt: Zeile { $line }: { $why }
verify-good = gut: { $events ->
    [one] { $events } Ereignis
   *[other] { $events } Ereignisse
}, { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}, { $shuffle }
verify-shuffle = { $proof ->
    [committed] das Mischen jeder beendeten Runde ist bewiesen
   *[none] von Menschen gemischt, also ohne Beweis
}

## Wörter, die man tippen kann, mit Kommas dazwischen

input-help = hilfe, ?
input-hand = hand, blatt, karten
input-table = tisch, lage
input-last = letzter, letzter stich
input-tricks = stiche, quote, quoten
input-aside = gedrückt, gedrückte
input-sheet = spielzettel, zettel, punkte, stand
input-rules = regeln
input-hint = tipp, rat
input-auto = auto
input-auto-match = auto partie
input-undo = zurück, zurücknehmen
input-claim-all = alle, alle stiche, rest
input-claim-none = keine, keinen, kein stich
input-quit = ende, schluss, aufhören, q
input-take = nehmen, nimm, ja, j
input-leave = liegen lassen, liegen, nein, n
input-yes = ja, j, ok
input-no = nein, n
input-suit-S = p
input-suit-H = h, he
input-suit-D = ka
input-suit-C = kr
input-no-trump = ohne, sans, kein trumpf

## Hilfe bei jeder Frage

help =
    Tippe eine Karte als h9, 9h, ♥9 oder in Worten, oder ihre Nummer in der Liste; p, h, ka und kr sind die Farben, b, d, k und a Bube, Dame, König und Ass.
    Bei jeder Frage: hand, tisch, letzter stich, stiche, spielzettel, regeln, gedrückt (was du gedrückt hast).
    tipp: was ein Experte täte. auto: Er soll es tun. auto partie: Er soll bis zum Ende spielen.
    alle, keine: alle übrigen Stiche beanspruchen, oder keinen davon.
    zurück: deinen letzten Schritt zurücknehmen, in einer Partie zum Üben.
    ende: gehen; die Partie bleibt aufbewahrt und geht ein andermal weiter.

## Fragen

ask-contract = Kontrakt?
ask-take = Den Skat nehmen?
ask-discard = Welche { $count } Karten drücken?
ask-trump = Trumpf?
ask-card = Karte?
ask-resume = Eine Partie ist noch nicht zu Ende: { $rules }. Weiterspielen (ja oder nein)?
ask-again = Noch eine Partie (ja oder nein)?
choice = { $number } { $label }
choices = Wähl: { $choices }
choices-play = Du kannst spielen: { $choices }
choice-contract = { $contract } mit { $trump }
choice-take = nehmen
choice-leave = liegen lassen

## Antworten, die sich nicht lesen lassen

wanted-card = eine Karte, wie { $example }, oder ihre Nummer
wanted-cards = { $count } Karten oder ihre Nummern
wanted-number = eine Zahl von 1 bis { $last } oder die Wahl in Worten
wrong-answer = { $text } verstehe ich hier nicht; tippe { $wanted }, oder hilfe.
wrong-number = Eine Nummer { $number } gibt es nicht; die letzte ist { $last }.
wrong-twice = Du nennst { $card } zweimal; nenn jede Karte nur einmal.
wrong-yes-or-no = Tippe ja oder nein.
wrong-empty = Tippe { $wanted }, oder hilfe.
refused = Das geht nicht: { $why }.

## Tipps

hint = Tipp: { $advice }.
hint-play = spiel { $card }
hint-discard = drück { $cards }
hint-choose = wähl { $contract }
hint-choose-trump = wähl { $contract } mit { $trump }
hint-trump = sag { $trump } als Trumpf an
hint-take = nimm den Skat
hint-leave = lass den Skat liegen
hint-claim-all = beanspruch den Rest
hint-claim-none = beanspruch keinen Stich mehr

## Menschen und Dinge in einer Zeile

player = { $who ->
    [you] du
   *[other] { $name }
}
player-card = { $player } { $card }
player-total = { $player } { $total }
player-tricks = { $player } { $taken }
player-tricks-of = { $player } { $taken } von { $quota }
default-name = Gast
opponent-names = Bo, Cia, Dag

## Was geschieht

welcome = Willkommen. Bei jeder Frage kannst du hilfe tippen.
resumed = Die Partie geht weiter, wo du sie verlassen hast.
farewell = Auf Wiedersehen.
farewell-kept = Auf Wiedersehen. Die Partie ist aufbewahrt; starte noch einmal genauso, um sie fortzusetzen.
log-kept = Die Aufzeichnung der Partie ist { $path }; `bismarck verify` prüft sie.
told-rules = Die Regeln: { $rules }.
told-players = Am Tisch: { $players }.
told-bot = { $name } ist ein Bot: { $bot }.
told-draw = Gezogen um das Geben: { $cards }.
told-first-dealer = { $who ->
    [you] Du gibst zuerst.
   *[other] { $name } gibt zuerst.
}
told-round = Runde { $number } von { $rounds }.
told-extra-round = Zusatzrunde { $extra }.
told-level = Gleichstand an der Spitze: { $players }. Eine Zusatzrunde entscheidet.
told-dealer = { $who ->
    [you] Du gibst.
   *[other] { $name } gibt.
}
told-forehand = { $who ->
    [you] Du bist Vorhand.
   *[other] { $name } ist Vorhand.
}
told-cut = Abgehoben ist { $card }: Trumpf ist { $trump }.
told-talon-up = Der Skat: { $cards }.
told-talon-down = Der Skat liegt verdeckt.
told-extra-cards = Deine vier Karten mehr: { $cards }.
told-extra-cards-hidden = { $who ->
    [you] Du bekommst vier Karten mehr.
   *[other] { $name } bekommt vier Karten mehr.
}
told-trump-is = Trumpf ist { $trump }.
told-dealt = { $count ->
    [1] Du hast eine Karte: { $hand }
   *[other] Du hast { $count } Karten: { $hand }
}
told-hand = Deine Hand: { $hand }
told-contracts-left = { $who ->
    [you] Du hast noch: { $contracts }.
   *[other] { $name } hat noch: { $contracts }.
}
told-announced = { $who ->
    [you] Du sagst { $contract } an: { $gloss }.
   *[other] { $name } sagt { $contract } an: { $gloss }.
}
told-announced-trump = { $who ->
    [you] Du sagst { $contract } mit { $trump } an.
   *[other] { $name } sagt { $contract } mit { $trump } an.
}
told-forced = Der Kontrakt ist { $contract }: { $gloss }.
told-quota-take = { $who ->
    [you] Du schuldest { $own ->
        [one] { $own } Stich
       *[other] { $own } Stiche
    }, die anderen je { $other }.
   *[other] { $name } schuldet { $own ->
        [one] { $own } Stich
       *[other] { $own } Stiche
    }, die anderen je { $other }.
}
told-quota-avoid = { $who ->
    [you] Jeder Stich über { $own } kostet dich einen Punkt; für die anderen gilt das über { $other }.
   *[other] Jeder Stich über { $own } kostet { $name } einen Punkt; für die anderen gilt das über { $other }.
}
told-quota-hearts = { $who ->
    [you] Jedes Herz über { $own } kostet dich einen Punkt; für die anderen gilt das über { $other }.
   *[other] Jedes Herz über { $own } kostet { $name } einen Punkt; für die anderen gilt das über { $other }.
}
told-quota-queen = Die Pik-Dame kostet den, der sie bekommt, 4 Punkte; die anderen gewinnen je 2.
told-taken = { $who ->
    [you] Du nimmst den Skat.
   *[other] { $name } nimmt den Skat.
}
told-taken-cards = { $who ->
    [you] Du nimmst den Skat: { $cards }.
   *[other] { $name } nimmt den Skat: { $cards }.
}
told-left = { $who ->
    [you] Du lässt den Skat liegen.
   *[other] { $name } lässt den Skat liegen.
}
told-discarded = { $who ->
    [you] Du drückst vier Karten.
   *[other] { $name } drückt vier Karten.
}
told-discarded-cards = { $who ->
    [you] Du drückst { $cards }.
   *[other] { $name } drückt { $cards }.
}
told-trump = { $who ->
    [you] Du sagst { $trump } als Trumpf an.
   *[other] { $name } sagt { $trump } als Trumpf an.
}
told-contract = { $who ->
    [you] { $contract }, Trumpf: { $trump }. Du bist Vorhand.
   *[other] { $contract }, Trumpf: { $trump }. { $name } ist Vorhand.
}
told-contract-no-trump = { $who ->
    [you] { $contract }, ohne Trumpf. Du bist Vorhand.
   *[other] { $contract }, ohne Trumpf. { $name } ist Vorhand.
}
told-contract-alone = { $who ->
    [you] { $contract }. Du bist Vorhand.
   *[other] { $contract }. { $name } ist Vorhand.
}
told-leads = { $who ->
    [you] Du spielst { $card } aus.
   *[other] { $name } spielt { $card } aus.
}
told-plays = { $who ->
    [you] Du spielst { $card }.
   *[other] { $name } spielt { $card }.
}
told-trick = { $who ->
    [you] Stich { $number } gehört dir: { $taken }.
   *[other] Stich { $number } an { $name }: { $taken }.
}
told-trick-of = { $who ->
    [you] Stich { $number } gehört dir: { $taken } von { $quota }.
   *[other] Stich { $number } an { $name }: { $taken } von { $quota }.
}
told-table = Auf dem Tisch: { $cards }.
told-table-empty = Auf dem Tisch liegt nichts.
told-last-trick = { $who ->
    [you] Der letzte Stich: { $cards }; er ging an dich.
   *[other] Der letzte Stich: { $cards }; er ging an { $name }.
}
told-no-last-trick = Noch ist kein Stich gespielt.
told-tricks = Stiche: { $tricks }.
told-own-discard = Du hast { $cards } gedrückt.
told-no-discard = Du weißt von keinen gedrückten Karten.
told-claim-all = { $who ->
    [you] Du beanspruchst den Rest, und es ist bewiesen.
   *[other] { $name } beansprucht den Rest, und es ist bewiesen.
}
told-claim-none = { $who ->
    [you] Du machst keinen Stich mehr, und es ist bewiesen; deine Karten spielen sich von selbst.
   *[other] { $name } macht keinen Stich mehr, und es ist bewiesen.
}
told-misdeal = Fehlausteilung: { $reason }. Derselbe Geber gibt noch einmal.
told-aside = { $who ->
    [you] Du hattest { $cards } gedrückt.
   *[other] { $name } hatte { $cards } gedrückt.
}
told-aside-left = { $who ->
    [you] Der Skat, den du liegen gelassen hast: { $cards }.
   *[other] Der Skat, den { $name } liegen ließ: { $cards }.
}
told-score = { $who ->
    [you] Du: { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }, { $score }, insgesamt { $total }.
   *[other] { $name }: { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }, { $score }, insgesamt { $total }.
}
told-sheet-row = { $who ->
    [you] Du: { $cells }. Insgesamt { $total }.
   *[other] { $name }: { $cells }. Insgesamt { $total }.
}
told-totals = Stand: { $totals }.
told-final = Die Partie ist zu Ende. Stand: { $totals }.
told-abandoned = Die Partie wurde abgebrochen; niemand gewinnt.
told-winner = { $who ->
    [you] Du gewinnst die Partie.
   *[other] { $name } gewinnt die Partie.
}
told-shared = Geteilter erster Platz: { $players }.
told-seat-left = { $who ->
    [you] Du verlässt den Tisch.
   *[other] { $name } verlässt den Tisch.
}
told-bot-seated = { $who ->
    [you] Ein Bot spielt für dich: { $bot }.
   *[other] Ein Bot spielt für { $name }: { $bot }.
}
told-seat-taken = { $name } setzt sich auf Platz { $seat }.
told-paused = Die Partie ruht.
told-resumed = Die Partie geht weiter.
told-undone = Der letzte Schritt ist zurückgenommen.
