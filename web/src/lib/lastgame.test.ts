import { beforeEach, expect, it } from 'vitest';
import { keepGame, lastGame, wishedGame } from './lastgame';

const PROFILES = ['swedish', 'kort'];
const BOTS = ['beginner', 'club', 'expert'];

beforeEach(() => localStorage.clear());

it('is the usual one on the first visit', () => {
  expect(lastGame(localStorage, PROFILES, BOTS)).toEqual({ profile: 'swedish', options: {}, left: 'club', right: 'club' });
});

it('is the one that was played last', () => {
  const game = { profile: 'kort', options: { must_trump: 'yes' }, left: 'expert', right: 'beginner' };
  keepGame(localStorage, game);
  expect(lastGame(localStorage, PROFILES, BOTS)).toEqual(game);
});

it('has nothing that is not offered any more', () => {
  keepGame(localStorage, { profile: 'gone', options: { must_trump: 'yes' }, left: 'gone', right: 'expert' });
  expect(lastGame(localStorage, PROFILES, BOTS)).toEqual({ profile: 'swedish', options: {}, left: 'club', right: 'expert' });
  expect(lastGame(localStorage, PROFILES, ['random'])).toMatchObject({ left: 'random', right: 'random' });
});

it('survives a file that is none of ours', () => {
  localStorage.setItem('bismarck.game', '{"options":7');
  expect(lastGame(localStorage, PROFILES, BOTS).profile).toBe('swedish');
});

it('is that of the address where it is offered', () => {
  const game = { profile: 'swedish', options: { must_trump: 'yes' }, left: 'club', right: 'club' };
  expect(wishedGame(game, '?profile=kort', PROFILES)).toEqual({ ...game, profile: 'kort', options: {} });
  expect(wishedGame(game, '?profile=swedish', PROFILES)).toBe(game);
  expect(wishedGame(game, '?profile=gone', PROFILES)).toBe(game);
  expect(wishedGame(game, '', PROFILES)).toBe(game);
});
