/** The words of the page, from the same Fluent files as the terminal's; only the chosen language is loaded. */

import { type Arguments, type Messages, filled } from './fill';

/** The languages whose pages are complete. */
export const LANGUAGES = ['sv', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The words of the table; and those of all other pages, which only they load. */
type Part = 'table' | 'pages';

const LOADERS: Readonly<Record<Language, Readonly<Record<Part, () => Promise<{ default: Messages }>>>>> = {
  sv: { table: () => import('virtual:messages/sv'), pages: () => import('virtual:messages/sv-pages') },
  en: { table: () => import('virtual:messages/en'), pages: () => import('virtual:messages/en-pages') },
};

const parts = new Set<Part>(['table']);
let messages = $state.raw<Messages>({});
let current = $state<Language>('en');

/** The language that the page speaks now. */
export function language(): Language {
  return current;
}

/** The one of our languages that the browser asks for first. */
export function preferred(asked: readonly string[]): Language {
  for (const tag of asked) {
    const known = LANGUAGES.find((name) => tag === name || tag.startsWith(`${name}-`));
    if (known !== undefined) return known;
  }
  return 'en';
}

/** Loads a language and speaks it from then on. */
export async function speak(name: Language): Promise<void> {
  const texts = await Promise.all([...parts].map((part) => LOADERS[name][part]()));
  messages = Object.assign({}, ...texts.map(({ default: said }) => said));
  current = name;
}

/** Has the next language that is loaded come with the words of the pages besides the table. */
export function wantPages(): void {
  parts.add('pages');
}

/** Learns the words of the pages besides the table, in this language and every later one. */
export async function learnPages(): Promise<void> {
  if (parts.has('pages')) return;
  await LOADERS[current].pages();
  parts.add('pages');
  await speak(current);
}

/** The message of an id with its arguments filled in. */
export function text(id: string, args: Arguments = {}): string {
  const message = messages[id];
  if (message === undefined) throw new Error(`expected a message of the page, got '${id}'`);
  return filled(message, current, args);
}

/** Whether there is a message of an id that came from the server. */
export function isKnown(id: string): boolean {
  return Object.hasOwn(messages, id);
}

/** A score with its sign: a proper minus, and no sign for 0. */
export function signed(score: number): string {
  if (score === 0) return '0';
  return score > 0 ? `+${score}` : `−${-score}`;
}
