/** What a deal is called. */

import { text } from './language.svelte';
import type { ScoredRound } from './protocol';

/** A deal by its number, or an extra one by its own. */
export function dealName({ number, extra }: Pick<ScoredRound, 'number' | 'extra'>): string {
  return extra === null ? text('web-result-title', { number }) : text('web-result-title-extra', { extra });
}

/** The number and the extra number in the key of a deal, such as "12x1". */
export function numbers(deal: string): Pick<ScoredRound, 'number' | 'extra'> {
  const [number = '0', extra] = deal.split('x');
  return { number: Number(number), extra: extra === undefined ? null : Number(extra) };
}
