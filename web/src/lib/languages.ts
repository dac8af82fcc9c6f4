/** What each language calls itself. */

import type { Language } from './language.svelte';

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  sv: 'Svenska',
  de: 'Deutsch',
  'pt-BR': 'Português (Brasil)',
  'pt-PT': 'Português (Portugal)',
  en: 'English',
};
