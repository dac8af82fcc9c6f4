import { expect, it } from 'vitest';
import { Witness } from './witness';

function keep() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const started = { type: 'round_started', round: 1, dealer: 'A', commitment: 'aa' };
const revealed = { type: 'seed_revealed', seed: 'bb' };

it('keeps what it saw of the shuffle over a reload, in the order of the match', () => {
  const kept = keep();
  const witness = new Witness(kept, 'table');
  witness.note(60, revealed);
  witness.note(3, started);
  witness.note(8, { type: 'card_played', seat: 'A', card: 'SA' });
  expect(new Witness(kept, 'table').seen).toEqual([started, revealed]);
  expect(new Witness(kept, 'other').seen).toEqual([]);
});

it('believes its own eyes: an event under a number it knows changes nothing', () => {
  const witness = new Witness(keep(), 'table');
  witness.note(3, started);
  witness.note(3, { ...started, commitment: 'cc' });
  expect(witness.seen).toEqual([started]);
});

it('keeps the nonce that this device gave', () => {
  const kept = keep();
  new Witness(kept, 'table').gave('3', 'ab');
  expect(new Witness(kept, 'table').nonce('3')).toBe('ab');
  expect(new Witness(kept, 'table').nonce('4')).toBeNull();
});

it('starts anew where what was kept cannot be read', () => {
  const kept = keep();
  kept.setItem('bismarck.seen.table', '{"events":[1,[2],["x",{}]],"own":7}');
  expect(new Witness(kept, 'table').seen).toEqual([]);
});
