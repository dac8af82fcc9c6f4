/** Screens from example views, to look at while drawing them: `story.html?view=table&lang=sv&theme=dark`. */

import '../style/tokens.css';
import '../style/base.css';
import '../style/table.css';
import '../style/choose.css';
import '../style/decide.css';
import '../style/exchange.css';
import '../style/result.css';
import '../style/sheet.css';
import '../style/home.css';
import { mount } from 'svelte';
import { browserClock } from '../lib/clock';
import { LANGUAGES, learnPages, speak } from '../lib/language.svelte';
import { Match } from '../lib/match.svelte';
import { Nonces } from '../lib/nonces';
import { PACES } from '../lib/pace';
import type { FromServer } from '../lib/protocol';
import { Witness } from '../lib/witness';
import Story from './Story.svelte';
import { company } from './company';
import { scenes } from './scenes';

const asked = new URLSearchParams(location.search);
const all: Readonly<Record<string, readonly FromServer[]>> = {
  ...Object.fromEntries(Object.entries(scenes).map(([name, scene]) => [name, [scene]])),
  ...company,
};
const scene = all[asked.get('view') ?? 'table'];
if (scene === undefined) throw new Error(`expected a view, one of ${Object.keys(all).join(', ')}`);
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light';
document.documentElement.dataset['deck'] = asked.get('deck') ?? '2';
await speak(LANGUAGES.find((name) => name === asked.get('lang')) ?? 'sv');
const match = new Match({
  send: () => undefined,
  clock: browserClock,
  pace: () => PACES.normal,
  nonces: new Nonces(sessionStorage, 'story'),
  witness: new Witness(sessionStorage, 'story'),
  probe: () => undefined,
  newId: () => 'story-command',
});
await learnPages();
for (const message of scene) match.receive(message);
mount(Story, { target: document.body, props: { match } });
