/** What each user sets for this browser; it is kept there and is the same in every match. */

import type { Letters } from '../cards/drawing';
import { SHOWN, type Suit } from './cards';
import { type Language, LANGUAGES, language, preferred } from './language.svelte';

/** What is one of several, the usual first. */
export const CHOICES = {
  theme: ['system', 'light', 'dark', 'contrast'],
  speed: ['normal', 'fast', 'slow'],
  stay: ['normal', 'short', 'long', 'tap'],
  court: ['language', 'sv', 'de', 'pt', 'en'],
  skin: ['own', 'classic'],
} as const;

export type Choice = keyof typeof CHOICES;
export type Speed = (typeof CHOICES.speed)[number];
export type Stay = (typeof CHOICES.stay)[number];

const USUAL: {
  language: Language | null;
  theme: (typeof CHOICES.theme)[number];
  speed: Speed;
  stay: Stay;
  court: Letters | 'language';
  skin: (typeof CHOICES.skin)[number];
  /** The suits from the left, a letter each. */
  order: string;
  name: string;
} & Record<Switch, boolean> = {
  language: null,
  theme: 'system',
  speed: 'normal',
  stay: 'normal',
  court: 'language',
  skin: 'own',
  order: SHOWN.join(''),
  name: '',
  four_colours: false,
  ascending: false,
  left_handed: false,
  one_tap: false,
  preselect: false,
  auto_play: false,
  motion: true,
  letter_keys: true,
  sound: true,
  sound_turn: true,
  sound_card: true,
  sound_trick: true,
  sound_quota: true,
  sound_round: true,
  sound_refused: true,
};

export type Switch =
  | 'four_colours'
  | 'ascending'
  | 'left_handed'
  | 'one_tap'
  | 'preselect'
  | 'auto_play'
  | 'motion'
  | 'letter_keys'
  | 'sound'
  | `sound_${'turn' | 'card' | 'trick' | 'quota' | 'round' | 'refused'}`;

const KEY = 'bismarck.settings';
const OFFERED: Readonly<Record<string, readonly unknown[]>> = { ...CHOICES, language: LANGUAGES };

export const settings = $state({ ...USUAL });

/** Takes what an earlier visit kept; where that is nothing of ours, the usual. */
export function readSettings(storage: Storage): void {
  const kept = parsed(storage.getItem(KEY));
  const found = Object.entries(USUAL).map(([name, usual]) => [name, fits(name, kept[name], usual) ? kept[name] : usual]);
  Object.assign(settings, Object.fromEntries(found));
}

/** Sets everything as usual but what a player is called and the language. */
export function usualSettings(): void {
  const { name, language } = settings;
  Object.assign(settings, USUAL, { name, language });
}

/** Keeps everything for the next visit. */
export function writeSettings(storage: Storage): void {
  storage.setItem(KEY, JSON.stringify(settings));
}

/** The language chosen, else the browser's. */
export function chosenLanguage(asked: readonly string[]): Language {
  return settings.language ?? preferred(asked);
}

/** The letters on the court cards: those chosen, else those of the language. */
export function letters(): Letters {
  if (settings.court !== 'language') return settings.court;
  const spoken = language();
  return spoken === 'pt-BR' || spoken === 'pt-PT' ? 'pt' : spoken;
}

/** The suits in the order that a hand shows them. */
export function suitOrder(): Suit[] {
  return [...settings.order].filter((letter): letter is Suit => SHOWN.some((suit) => suit === letter));
}

function fits(name: string, value: unknown, usual: unknown): boolean {
  if (name in OFFERED) return OFFERED[name]?.includes(value) === true;
  if (name === 'order') return typeof value === 'string' && [...value].sort().join('') === 'CDHS';
  return typeof value === typeof usual;
}

function parsed(kept: string | null): Record<string, unknown> {
  if (kept === null) return {};
  try {
    const value: unknown = JSON.parse(kept);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
