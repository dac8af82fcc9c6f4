import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { classicDeck } from './classic.ts';
import { compiled } from './messages.ts';
import { offline } from './src/offline/build.ts';

// `make dev` starts the server beside this one and says where it listens.
const server = process.env['BISMARCK_SERVER'] ?? 'http://127.0.0.1:8000';

const LOCALE = new URL('../src/bismarck/locale/', import.meta.url);
const LANGUAGES = ['sv', 'de', 'pt-BR', 'pt-PT', 'en'];
const MESSAGES = 'virtual:messages/';
// What the table says, what the panels and small pages say besides, and what a page of its own says;
// `file:beginning` takes from a file the messages whose ids begin so.
const FILES: Readonly<Record<string, readonly string[]>> = {
  table: ['words', 'refusals', 'web', 'play'],
  pages: ['pages', 'hints', 'settings', 'home'],
  about: ['about'],
  paper: ['paper', 'entry', 'rules:profile-'],
  profiles: ['rules:profile-title-'],
  learn: ['learn'],
  replay: ['replay'],
};
// Words of the terminal and the server.
const NOT_OF_THE_PAGE = /^(phase-|rank-letter-|list-end$|role-|seat$)/;
const UNREAD_MARK = '### Not yet read by a native speaker.';

/** `virtual:messages/PART`: how each language loads its words of a part; they are `LANGUAGE-PART`, compiled. */
function messages(): Plugin {
  return {
    name: 'messages',
    resolveId: (id) => (id.startsWith(MESSAGES) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MESSAGES}`)) return undefined;
      const [, language, part = ''] = /^(?:(.*)-)?(\w+)$/.exec(id.slice(MESSAGES.length + 1)) ?? [];
      if (language === undefined) {
        const loaders = LANGUAGES.map((name) => `'${name}': () => import('${MESSAGES}${name}-${part}')`);
        return `export default { ${loaders.join(', ')} }`;
      }
      const said = (FILES[part] ?? []).flatMap((words) => {
        const [file, beginning = ''] = words.split(':');
        const path = fileURLToPath(new URL(`${language}/${file}.ftl`, LOCALE));
        this.addWatchFile(path);
        const all = Object.entries(compiled(readFileSync(path, 'utf-8')));
        return all.filter(([name]) => name.startsWith(beginning) && !NOT_OF_THE_PAGE.test(name));
      });
      if (new Set(said.map(([name]) => name)).size < said.length) throw new Error(`expected each message of ${part} once`);
      return `export default ${JSON.stringify(Object.fromEntries(said))}`;
    },
  };
}

/** `virtual:about`: the version, and the languages with a file that no native speaker has read yet. */
function about(): Plugin {
  return {
    name: 'about',
    resolveId: (id) => (id === 'virtual:about' ? `\0${id}` : undefined),
    load(id) {
      if (id !== '\0virtual:about') return undefined;
      const [, version] = /__version__ = "(.*?)"/.exec(readFileSync(new URL('../__init__.py', LOCALE), 'utf-8')) ?? [];
      const unread = LANGUAGES.filter((language) =>
        readdirSync(new URL(`${language}/`, LOCALE)).some((file) =>
          readFileSync(new URL(`${language}/${file}`, LOCALE), 'utf-8').includes(UNREAD_MARK),
        ),
      );
      return `export const VERSION = ${JSON.stringify(version)};\nexport const UNREAD = ${JSON.stringify(unread)};`;
    },
  };
}

/** `virtual:classic`: the pictures of the classic deck. */
function classic(): Plugin {
  return {
    name: 'classic',
    resolveId: (id) => (id === 'virtual:classic' ? `\0${id}` : undefined),
    load: (id) => (id === '\0virtual:classic' ? `export default ${JSON.stringify(classicDeck())}` : undefined),
  };
}

/** What the page needs before it shows anything: in one chunk it packs better than in the many that other pages share. */
function tableChunk(): Rolldown.CodeSplittingGroup {
  const found = new Set<string>();
  return {
    debugName: 'table',
    name(id, graph) {
      const ahead = found.size === 0 ? [fileURLToPath(new URL('src/main.ts', import.meta.url))] : [];
      for (let needed = ahead.pop(); needed !== undefined; needed = ahead.pop()) {
        if (found.has(needed)) continue;
        found.add(needed);
        ahead.push(...(graph.getModuleInfo(needed)?.importedIds ?? []));
      }
      return found.has(id) ? 'table' : null;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), messages(), about(), classic(), offline()],
  // What the page needs at once stands in it as a link; a browser that heeds none just fetches a little later.
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [tableChunk()] } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      // The page comes from the server, with its session and its welcome.
      '^/((t/|p/|protocol)[^?]*)?(\\?.*)?$': { target: server },
      '/api': { target: server },
      '/ws': { target: server, ws: true },
    },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
