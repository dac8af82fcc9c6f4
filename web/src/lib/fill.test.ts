import { readFileSync, readdirSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { compiled } from '../../messages';
import { filled } from './fill';

const LOCALE = '../src/bismarck/locale';
const LANGUAGES = readdirSync(LOCALE, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'));
const NUMBERS = [0, 1, 2, 5, -1, 1234];

function source(language: string): string {
  const folder = `${LOCALE}/${language}`;
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl') && !/^(rules|sheet|terminal|server|arena)/.test(name));
  return files.map((name) => readFileSync(`${folder}/${name}`, 'utf-8')).join('\n');
}

it.each(LANGUAGES.map(({ name }) => name))('says in %s what Fluent says', (language) => {
  const text = source(language);
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  for (const [id, pattern] of Object.entries(compiled(text))) {
    const names = new Set([...JSON.stringify(pattern).matchAll(/\["(\w+)"/g)].map(([, name]) => name ?? ''));
    const fluent = bundle.getMessage(id)?.value ?? '';
    for (const value of [...NUMBERS, 'yes', 'no', 'Bo']) {
      const args = Object.fromEntries([...names].map((name) => [name, value]));
      expect(filled(pattern, language, args), id).toBe(bundle.formatPattern(fluent, args));
    }
  }
});

it('takes in what a message refers to', () => {
  const { all } = compiled('-game = Bismarck\nword = cards\nall = { -game }: { $count } { word }{ "." }\n');
  expect(all).toEqual(['Bismarck: ', ['count'], ' cards.']);
});

it.each(['a = { NUMBER($n) }', 'a = { $n ->\n    [one] x\n   *[0] y\n}', 'a = x\na = y', 'a =\n    .title = x'])('refuses %j', (text) => {
  expect(() => compiled(text)).toThrow('expected');
});

it('does without no argument', () => {
  expect(() => filled([['who'], ' plays'], 'en', {})).toThrow("expected an argument 'who'");
});
