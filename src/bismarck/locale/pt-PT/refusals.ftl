### Not yet read by a native speaker.
### Porque é que algo não é possível: um motivo ao lado das cartas, sem ponto final.

refusal-not_your_turn = não é a tua vez; espera por { $turn }
refusal-wrong_phase = não é isso que a distribuição espera agora; vê o que se pede
refusal-match_over = a partida acabou; começa outra
refusal-paused = a partida está em pausa; retoma-a para continuar
refusal-not_paused = a partida não está em pausa; não há nada a retomar
refusal-unknown_contract = o contrato { $contract } não existe aqui; escolhe entre { $left }
refusal-contract_used_up = já jogaste { $contract }; escolhe entre { $left }
refusal-contract_scheduled = esta distribuição joga-se como { $contract }
refusal-strain_needed = diz o trunfo juntamente com { $contract }
refusal-strain_not_named_now = com { $contract } não se diz trunfo
refusal-strain_not_allowed = aqui não se pode escolher { $strain }
refusal-discard_count = descarta exatamente 4 cartas, não { $count }
refusal-card_not_held = não tens { $card }
refusal-must_follow = não podes jogar { $card }; assiste a { $suit }
refusal-must_trump = não podes jogar { $card }; tens de cortar com { $suit }
refusal-must_take = nesta distribuição é preciso levantar o monte
refusal-claim_unproven = { $rest ->
    [all] as tuas cartas não provam que fazes todas as vazas que faltam; continua a jogar
   *[none] as tuas cartas não provam que já não fazes nenhuma vaza; continua a jogar
}
refusal-no_misdeal = agora não se pode pedir má distribuição; continua a jogar
refusal-seat_held = já há alguém nesse lugar
refusal-seat_empty = não há ninguém nesse lugar
refusal-no_undo = isso não se pode desfazer
