/** The words of the page, from the same Fluent files as the terminal's; only the chosen language is loaded. */

import { FluentBundle, FluentResource } from '@fluent/bundle';

/** The languages whose pages are complete. */
export const LANGUAGES = ['sv', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const LOADERS: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  sv: () => import('virtual:messages/sv'),
  en: () => import('virtual:messages/en'),
};

let bundle = $state.raw<FluentBundle | null>(null);
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
  const { default: messages } = await LOADERS[name]();
  const made = new FluentBundle(name, { useIsolating: false });
  const [malformed] = made.addResource(new FluentResource(messages));
  if (malformed) throw malformed;
  bundle = made;
  current = name;
}

/** The message of an id with its arguments filled in. */
export function text(id: string, args?: Record<string, string | number>): string {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) throw new Error(`expected a message of the page, got '${id}'`);
  return bundle.formatPattern(message.value, args);
}

/** Whether there is a message of an id that came from the server. */
export function isKnown(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

/** A score with its sign: a proper minus, and no sign for 0. */
export function signed(score: number): string {
  if (score === 0) return '0';
  return score > 0 ? `+${score}` : `−${-score}`;
}
