/** What is opened seldom is loaded when it is asked for, or while nothing else is to do, so that it is there in a tunnel. */

import { learnPages } from './language.svelte';

export const LATER = {
  sheet: () => import('../panels/SheetPanel.svelte'),
  tricks: () => import('../panels/TricksPanel.svelte'),
  rules: () => import('../panels/RulesPanel.svelte'),
  settings: () => import('../panels/SettingsPanel.svelte'),
  help: () => import('../panels/HelpPanel.svelte'),
  talk: () => import('../company/Talk.svelte'),
  people: () => import('../company/PeoplePanel.svelte'),
  shuffle: () => import('../company/ShufflePanel.svelte'),
} as const;
export type Later = keyof typeof LATER;

/** A panel, with the words that it speaks. */
export async function later<Name extends Later>(name: Name): Promise<Awaited<ReturnType<(typeof LATER)[Name]>>['default']> {
  const [{ default: found }] = await Promise.all([LATER[name](), learnPages()]);
  return found;
}

/** Loads all of it. */
export async function loadAll(): Promise<void> {
  await Promise.all([learnPages(), ...Object.values(LATER).map((load) => load())]);
}
