import { expect, it } from 'vitest';
import { History } from './history.svelte';
import type { SeatName } from './protocol';

function played(history: History, ...cards: string[]): void {
  cards.forEach((word, place) => {
    const seat = word[0] ?? '';
    const took: SeatName = 'C';
    const newest = place === 5 ? { type: 'trick' as const, leader: took, cards: ['S2', 'S3', 'S4'] as [string, string, string], winner: took } : null;
    history.note(10 + place, { type: 'card_played', seat, card: word.slice(1) }, newest);
  });
}

it('knows who took each trick: who led the next one, and at last who the view says', () => {
  const history = new History();
  history.note(9, { type: 'hands_dealt' }, null);
  played(history, 'AHT', 'BHK', 'CHA', 'CS2', 'AS3', 'BS4', 'AD2');
  expect(history.tricks).toEqual([
    { leader: 'A', cards: ['HT', 'HK', 'HA'], winner: 'C' },
    { leader: 'C', cards: ['S2', 'S3', 'S4'], winner: 'A' },
  ]);
  history.note(20, { type: 'undone', to: 15 }, null);
  expect(history.tricks.at(-1)?.winner).toBe('C');
});

it('has nothing of a deal that was not seen from its beginning, nor of the one before', () => {
  const history = new History();
  played(history, 'AHT', 'BHK', 'CHA');
  expect(history.tricks).toEqual([]);
  history.note(30, { type: 'hands_dealt' }, null);
  expect(history.tricks).toEqual([]);
});

it('has the deal whole on a page that was loaded anew, which hears of what came after the hands', () => {
  const history = new History();
  history.note(9, { type: 'discarded', seat: 'A' }, null);
  played(history, 'AHT', 'BHK', 'CHA');
  expect(history.tricks).toHaveLength(1);
});

it('takes each event once', () => {
  const history = new History();
  history.note(9, { type: 'hands_dealt' }, null);
  played(history, 'AHT', 'BHK', 'CHA');
  played(history, 'AHT', 'BHK', 'CHA');
  expect(history.tricks).toHaveLength(1);
});
