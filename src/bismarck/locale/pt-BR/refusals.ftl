### Not yet read by a native speaker.
### Por que algo não é possível: um motivo ao lado das cartas, sem ponto final.

refusal-not_your_turn = não é a sua vez; espere por { $turn }
refusal-wrong_phase = não é isso que a distribuição espera agora; veja o que se pede
refusal-match_over = a partida acabou; comece outra
refusal-paused = a partida está em pausa; retome-a para continuar
refusal-not_paused = a partida não está em pausa; não há nada a retomar
refusal-unknown_contract = o contrato { $contract } não existe aqui; escolha entre { $left }
refusal-contract_used_up = você já jogou { $contract }; escolha entre { $left }
refusal-contract_scheduled = esta distribuição se joga como { $contract }
refusal-strain_needed = diga o trunfo junto com { $contract }
refusal-strain_not_named_now = com { $contract } não se diz trunfo
refusal-strain_not_allowed = aqui não se pode escolher { $strain }
refusal-discard_count = descarte exatamente 4 cartas, não { $count }
refusal-card_not_held = você não tem { $card }
refusal-must_follow = não dá para jogar { $card }; siga { $suit }
refusal-must_trump = não dá para jogar { $card }; você precisa cortar com { $suit }
refusal-must_take = nesta distribuição é preciso pegar o monte
refusal-claim_unproven = { $rest ->
    [all] suas cartas não provam que você faz todas as vazas que faltam; continue jogando
   *[none] suas cartas não provam que você não faz mais nenhuma vaza; continue jogando
}
refusal-no_misdeal = agora não se pode pedir distribuição incorreta; continue jogando
refusal-seat_held = já há alguém nesse lugar
refusal-seat_empty = não há ninguém nesse lugar
refusal-no_undo = isso não se pode desfazer
