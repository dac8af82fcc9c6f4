### Not yet read by a native speaker.
### Warum etwas nicht geht: als Grund neben den Karten, ohne Punkt am Ende.

refusal-not_your_turn = du bist nicht an der Reihe; warte auf { $turn }
refusal-wrong_phase = darauf wartet die Runde gerade nicht; sieh nach, was gefragt ist
refusal-match_over = die Partie ist zu Ende; beginne eine neue
refusal-paused = die Partie ruht; setze sie fort, um weiterzuspielen
refusal-not_paused = die Partie ruht nicht; es gibt nichts fortzusetzen
refusal-unknown_contract = den Kontrakt { $contract } gibt es hier nicht; wähle aus { $left }
refusal-contract_used_up = du hast { $contract } schon gespielt; wähle aus { $left }
refusal-contract_scheduled = diese Runde wird als { $contract } gespielt
refusal-strain_needed = sag den Trumpf zusammen mit { $contract } an
refusal-strain_not_named_now = mit { $contract } wird kein Trumpf angesagt
refusal-strain_not_allowed = hier nicht wählbar: { $strain }
refusal-discard_count = drücke genau 4 Karten, nicht { $count }
refusal-card_not_held = nicht in deiner Hand: { $card }
refusal-must_follow = nicht spielbar: { $card }; du musst { $suit } bedienen
refusal-must_trump = nicht spielbar: { $card }; du musst mit { $suit } trumpfen
refusal-must_take = der Skat muss in dieser Runde genommen werden
refusal-claim_unproven = { $rest ->
    [all] deine Karten beweisen nicht, dass du alle übrigen Stiche machst; spiel weiter
   *[none] deine Karten beweisen nicht, dass du keinen Stich mehr machst; spiel weiter
}
refusal-no_misdeal = eine Fehlausteilung ist jetzt nicht möglich; spiel weiter
refusal-seat_held = dort sitzt schon jemand
refusal-seat_empty = dort sitzt niemand
refusal-no_undo = das lässt sich nicht zurücknehmen
