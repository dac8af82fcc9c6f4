### Not yet read by a native speaker.
### Varför en giv inte kan stå i protokollet: gemen begynnelsebokstav, ingen punkt.

entry-refusal-contract_not_open = { $contract } går inte att spela i den här given; välj bland { $open }
entry-refusal-trump_not_possible = { $trump } kan inte vara trumf i { $contract }
entry-refusal-units_out_of_range = varje tal är mellan 0 och { $most }
entry-refusal-units_too_many = två av dem har { $together } tillsammans, men det finns bara { $most }; då blir det { $rest } för den tredje
entry-refusal-units_wrong_sum = de tre ska bli { $expected } tillsammans, inte { $sum }
entry-refusal-units_shared_card = bara en spelare kan ha spader dam
entry-refusal-after_the_end = matchen är avgjord; det kommer ingen mer giv
entry-refusal-no_such_round = giv { $round } står inte i protokollet; den sista är { $rounds }
entry-refusal-nothing_written = det står inget i protokollet än
