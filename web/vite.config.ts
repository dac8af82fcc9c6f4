import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { compiled } from './messages.ts';

// `make dev` starts the server beside this one and says where it listens.
const server = process.env['BISMARCK_SERVER'] ?? 'http://127.0.0.1:8000';

const MESSAGES = 'virtual:messages/';
// What the table says, and what the other pages say besides.
const FILES = { table: ['words', 'refusals', 'web', 'play'], pages: ['pages', 'hints', 'settings', 'home'] };

/** `virtual:messages/LANGUAGE`, or `LANGUAGE-pages`: that language's messages, compiled. */
function messages(): Plugin {
  return {
    name: 'messages',
    resolveId: (id) => (id.startsWith(MESSAGES) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MESSAGES}`)) return undefined;
      const [, language = '', pages] = /^(.*?)(-pages)?$/.exec(id.slice(MESSAGES.length + 1)) ?? [];
      const paths = FILES[pages ? 'pages' : 'table'].map((file) =>
        fileURLToPath(new URL(`../src/bismarck/locale/${language}/${file}.ftl`, import.meta.url)),
      );
      for (const path of paths) this.addWatchFile(path);
      return `export default ${JSON.stringify(compiled(paths.map((path) => readFileSync(path, 'utf-8')).join('\n')))}`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), messages()],
  // What the page needs at once stands in it as a link; a browser that heeds none just fetches a little later.
  build: { target: 'es2022', modulePreload: { polyfill: false } },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      // The page comes from the server, with its session and its welcome.
      '^/(t/[^?]*)?(\\?.*)?$': { target: server },
      '/api': { target: server },
      '/ws': { target: server, ws: true },
    },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
