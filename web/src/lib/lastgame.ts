/** The game that was played last on this device: the next one starts as that did. */

import { fields, parse } from './wire';

export interface LastGame {
  profile: string;
  /** What differs from the profile. */
  options: Record<string, string>;
  left: string;
  right: string;
}

const KEY = 'bismarck.game';
const USUAL: LastGame = { profile: 'swedish', options: {}, left: 'club', right: 'club' };

/** The last game, as far as it is offered still; else the usual one, against the strongest where its bots are none. */
export function lastGame(storage: Storage, profiles: readonly string[], bots: readonly string[]): LastGame {
  const { profile, options, left, right } = fields(parse(storage.getItem(KEY) ?? ''));
  const known = profiles.find((key) => key === profile);
  const bot = (kept: unknown, usual: string) => bots.find((one) => one === kept) ?? bots.find((one) => one === usual) ?? bots.at(-1) ?? usual;
  const changes = known === undefined ? [] : Object.entries(fields(options)).filter(([, value]) => typeof value === 'string');
  return {
    profile: known ?? profiles.find((key) => key === USUAL.profile) ?? profiles[0] ?? USUAL.profile,
    options: Object.fromEntries(changes.map(([name, value]) => [name, String(value)])),
    left: bot(left, USUAL.left),
    right: bot(right, USUAL.right),
  };
}

/** The game with the profile that the address asks for, such as /?profile=kurz, where it is offered. */
export function wishedGame(game: LastGame, search: string, profiles: readonly string[]): LastGame {
  const wished = new URLSearchParams(search).get('profile');
  const profile = profiles.find((key) => key === wished);
  return profile === undefined || profile === game.profile ? game : { ...game, profile, options: {} };
}

/** Keeps a game for the next visit. */
export function keepGame(storage: Storage, game: LastGame): void {
  storage.setItem(KEY, JSON.stringify(game));
}
