/** The words of the page, from the same Fluent files as the terminal's; only the chosen language is loaded. */

import pages from 'virtual:messages/pages';
import table from 'virtual:messages/table';
import { type Arguments, type Messages, filled } from './fill';

/** The languages, as a browser calls them. */
export const LANGUAGES = ['sv', 'de', 'pt-BR', 'pt-PT', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A part of the words, which every language loads by itself: `import words from 'virtual:messages/PART'`. */
export type Words = Readonly<Record<Language, () => Promise<{ default: Messages }>>>;

const parts = new Set<Words>([table]);
let messages = $state.raw<Messages>({});
let current = $state<Language>('en');

/** The language that the page speaks now. */
export function language(): Language {
  return current;
}

/** The one of our languages that the browser asks for first; Portuguese is Brazil's unless it is Portugal's. */
export function preferred(asked: readonly string[]): Language {
  for (const tag of asked) {
    const known =
      LANGUAGES.find((name) => name === tag) ?? LANGUAGES.find((name) => name.slice(0, 2) === tag.split('-')[0]);
    if (known !== undefined) return known;
  }
  return 'en';
}

/** Loads a language and speaks it from then on. */
export async function speak(name: Language): Promise<void> {
  const texts = await Promise.all([...parts].map((words) => words[name]()));
  messages = Object.assign({}, ...texts.map(({ default: said }) => said));
  current = name;
}

/** Has the next language that is loaded come with the words of the pages besides the table. */
export function wantPages(): void {
  parts.add(pages);
}

/** Learns the words of the pages besides the table, in this language and every later one. */
export function learnPages(): Promise<void> {
  return learn(pages);
}

/** Learns the words of a part, in this language and every later one. */
export async function learn(words: Words): Promise<void> {
  if (parts.has(words)) return;
  await words[current]();
  parts.add(words);
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
