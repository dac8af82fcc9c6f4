/** What each user sets for this browser; it is kept there and is the same in every match. */

import type { Letters } from '../cards/drawing';
import { type Language, LANGUAGES, language, preferred } from './language.svelte';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'none'] as const;
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

const KEY = 'bismarck.settings';

class Settings {
  language = $state<Language | null>(null);
  theme = $state<Theme>('system');
  speed = $state<Speed>('normal');
  four_colours = $state(false);
  one_tap = $state(false);
  left_handed = $state(false);
  ascending = $state(false);
  letter_keys = $state(true);
  sound = $state(true);
  name = $state('');

  /** The court letters: those of the language. */
  get letters(): Letters {
    return language();
  }

  /** Takes what an earlier visit kept; anything else is left as it is. */
  read(storage: Storage): void {
    const kept = parsed(storage.getItem(KEY));
    this.language = LANGUAGES.find((name) => name === kept['language']) ?? null;
    this.theme = THEMES.find((theme) => theme === kept['theme']) ?? 'system';
    this.speed = SPEEDS.find((speed) => speed === kept['speed']) ?? 'normal';
    this.four_colours = kept['four_colours'] === true;
    this.one_tap = kept['one_tap'] === true;
    this.left_handed = kept['left_handed'] === true;
    this.ascending = kept['ascending'] === true;
    this.letter_keys = kept['letter_keys'] !== false;
    this.sound = kept['sound'] !== false;
    this.name = typeof kept['name'] === 'string' ? kept['name'] : '';
  }

  /** Keeps everything for the next visit. */
  write(storage: Storage): void {
    const { language, theme, speed, four_colours, one_tap, left_handed, ascending, letter_keys, sound, name } = this;
    const kept = { language, theme, speed, four_colours, one_tap, left_handed, ascending, letter_keys, sound, name };
    storage.setItem(KEY, JSON.stringify(kept));
  }

  /** The language chosen, else the browser's. */
  chosen(asked: readonly string[]): Language {
    return this.language ?? preferred(asked);
  }
}

export const settings = new Settings();

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
