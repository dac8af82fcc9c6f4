import { describe, expect, it } from 'vitest';
import { welcome } from './examples';
import { decode, told } from './wire';

describe('a text of the server', () => {
  it('is read where it is one of its messages', () => {
    expect(decode(JSON.stringify(welcome()))?.type).toBe('welcome');
  });

  it.each(['', '{', 'null', '[]', '{"type":"welcome"}', '{"type":"constructor"}', '{"type":"event","n":"1"}'])(
    'is nothing where it is %s',
    (text) => expect(decode(text)).toBeNull(),
  );
});

it('tells of an event what the page says of it, and nothing it does not know', () => {
  expect(told({ type: 'card_played', seat: 'A', card: 'SA' })).toEqual({ kind: 'card_played', seat: 'A', card: 'SA', rest: null });
  expect(told({ type: 'claimed', seat: 'D', rest: 'all' })).toEqual({ kind: 'claimed', seat: null, card: null, rest: 'all' });
  expect(told(null).kind).toBe('');
});
