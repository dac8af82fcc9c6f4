### Not yet read by a native speaker.
### Varför något inte går: gemen begynnelsebokstav, ingen punkt.

refusal-not_your_turn = det är inte din tur; vänta på { $turn }
refusal-wrong_phase = given väntar på något annat just nu; se efter vad som ska göras
refusal-match_over = matchen är slut; börja en ny
refusal-paused = matchen är pausad; återuppta den för att fortsätta
refusal-not_paused = matchen är inte pausad; det finns inget att återuppta
refusal-unknown_contract = kontraktet { $contract } finns inte här; välj bland { $left }
refusal-contract_used_up = du har redan spelat { $contract }; välj bland { $left }
refusal-contract_scheduled = den här given spelas som { $contract }
refusal-strain_needed = säg trumffärgen tillsammans med { $contract }
refusal-strain_not_named_now = ingen trumf sägs tillsammans med { $contract }
refusal-strain_not_allowed = { $strain } går inte att välja här; säg något annat
refusal-discard_count = lägg bort precis 4 kort, inte { $count }
refusal-card_not_held = du har inte { $card }
refusal-must_follow = { $card } går inte att spela; följ { $suit }
refusal-must_trump = { $card } går inte att spela; du måste trumfa med { $suit }
refusal-must_take = talongen måste tas i den här given
refusal-claim_unproven = { $rest ->
    [all] dina kort bevisar inte att du tar alla stick som är kvar; spela vidare
   *[none] dina kort bevisar inte att du slipper alla stick som är kvar; spela vidare
}
refusal-no_misdeal = felgiv går inte att begära nu; spela vidare
refusal-seat_held = där sitter någon
refusal-seat_empty = där sitter ingen
refusal-no_undo = det går inte att ta tillbaka
