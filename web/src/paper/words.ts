/** What the protocol says in words. */

import { dealName } from '../lib/dealname';
import { isKnown, signed, text } from '../lib/language.svelte';
import type { Refusal, Result } from './entries';
import type { RulesError } from './options';
import { PLACES, type Three } from './rules';

/** A round as it is named inside a sentence. */
export function dealInside({ number, extra }: { number: number; extra: number | null }): string {
  return extra === null ? text('paper-inside', { number }) : text('paper-inside-extra', { extra });
}

/** The three scores of a round in a sentence. */
export function scoresWords(result: Result, names: Three<string>): string {
  const scores = PLACES.map((place) => text('web-say-score', { who: names[place], score: signed(result.scores[place]) }));
  return text('paper-said', { deal: dealName(result), scores: scores.join(', ') });
}

/** Why something cannot be written down. */
export function refusalWords({ code, details }: Refusal): string {
  const { contract = '', open = '', trump = '', rest = '', ...others } = details;
  const titles = open.split(' ').filter((key) => key !== '').map(contractWords);
  return text(`entry-refusal-${code}`, {
    ...others,
    rest: rest.replace('-', '−'),
    contract: contract === '' ? '' : contractWords(contract),
    open: titles.join(', '),
    trump: trump === '' ? '' : text(`strain-${trump}`),
  });
}

/** Why rules cannot be. */
export function clashWords({ code, details }: RulesError): string {
  const id = `paper-clash-${code}`;
  const { contract } = details;
  if (!isKnown(id)) return text('paper-rules-clash');
  return text(id, contract === undefined ? details : { ...details, contract: contractWords(String(contract)) });
}

function contractWords(key: string): string {
  return text(`contract-${key}`);
}
