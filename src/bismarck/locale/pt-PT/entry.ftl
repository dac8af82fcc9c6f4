### Not yet read by a native speaker.
### Porque é que uma distribuição não pode entrar na folha: um motivo ao lado dos números, sem ponto final.

entry-refusal-contract_not_open = { $contract } não está livre nesta distribuição; escolhe entre { $open }
entry-refusal-trump_not_possible = em { $contract } o trunfo não pode ser { $trump }
entry-refusal-units_out_of_range = cada número vai de 0 a { $most }
entry-refusal-units_too_many = dois deles têm { $together } juntos, mas só há { $most }; para o terceiro ficam { $rest }
entry-refusal-units_wrong_sum = os três juntos dão { $expected }, não { $sum }
entry-refusal-units_shared_card = só um jogador pode ter a dama de espadas
entry-refusal-after_the_end = a partida está decidida; já não há distribuições
entry-refusal-no_such_round = a distribuição { $round } não está na folha; a última é a { $rounds }
entry-refusal-nothing_written = ainda não há nada escrito na folha
