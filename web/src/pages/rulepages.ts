/** The rules of the profiles in words, as `tools/rule_pages.py` writes them down: they are read without a server. */

import { list, words } from '../lib/api';
import type { Language } from '../lib/language.svelte';
import { fields, parse } from '../lib/wire';

const WRITTEN: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  sv: () => import('./rules/sv.json?raw'),
  de: () => import('./rules/de.json?raw'),
  'pt-BR': () => import('./rules/pt-BR.json?raw'),
  'pt-PT': () => import('./rules/pt-PT.json?raw'),
  en: () => import('./rules/en.json?raw'),
};

/** The rule pages of a language by the key of the profile, as Markdown. */
export async function rulePages(language: Language): Promise<Readonly<Record<string, string>>> {
  const { lines, pages } = fields(parse((await WRITTEN[language]()).default));
  const known = list(lines).map(words);
  const page = (numbers: unknown): string => list(numbers).map((place) => known[Number(place)] ?? '').join('\n');
  return Object.fromEntries(Object.entries(fields(pages)).map(([key, numbers]) => [key, page(numbers)]));
}
