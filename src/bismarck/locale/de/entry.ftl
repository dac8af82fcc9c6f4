### Not yet read by a native speaker.
### Warum eine Runde nicht auf den Spielzettel kann: als Grund neben den Zahlen, ohne Punkt am Ende.

entry-refusal-contract_not_open = { $contract } ist in dieser Runde nicht offen; wähle aus { $open }
entry-refusal-trump_not_possible = bei { $contract } kann das nicht Trumpf sein: { $trump }
entry-refusal-units_out_of_range = jede Zahl liegt zwischen 0 und { $most }
entry-refusal-units_too_many = zwei von ihnen haben zusammen { $together }, es gibt aber nur { $most }; dem dritten bleiben { $rest }
entry-refusal-units_wrong_sum = alle drei zusammen ergeben { $expected }, nicht { $sum }
entry-refusal-units_shared_card = die Pik-Dame kann nur einer haben
entry-refusal-after_the_end = die Partie ist entschieden; es folgt keine Runde mehr
entry-refusal-no_such_round = Runde { $round } steht nicht auf dem Zettel; die letzte ist { $rounds }
entry-refusal-nothing_written = auf dem Zettel steht noch nichts
