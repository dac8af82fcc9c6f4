/** What a deal is called. */

import { text } from './language.svelte';
import type { ScoredRound } from './protocol';

/** A deal by its number, or an extra one by its own. */
export function dealName({ number, extra }: Pick<ScoredRound, 'number' | 'extra'>): string {
  return extra === null ? text('web-result-title', { number }) : text('web-result-title-extra', { extra });
}
