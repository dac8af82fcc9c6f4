/** The part of the build that tells the worker which files a version is made of. */

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The name that the worker always has: a browser looks for the next version under it. */
export const WORKER = 'service-worker';
// What is at hand without a network: the first page, that of protocols, and what they load.
const WANTED = [/\/screens\/Home\.svelte$/, /\/paper\/PaperPage\.svelte$/, /\/offline\/keeper\.ts$/, /^\0virtual:messages\/.*-(table|pages|paper)$/];

interface Chunk {
  fileName: string;
  facadeModuleId?: string | null;
  imports: readonly string[];
  isEntry: boolean;
  name: string;
  viteMetadata?: { importedCss: ReadonlySet<string> };
}

/** Builds the worker beside the page, with the names of the files in it. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          input: { index: page('index.html'), [WORKER]: page(`src/offline/${WORKER}.ts`) },
          output: { entryFileNames: (chunk) => (chunk.name === WORKER ? '[name].js' : 'assets/[name]-[hash].js') },
        },
      },
    }),
    writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [output satisfies Chunk] : []));
      const files = wanted(chunks);
      const path = `${dir}/${WORKER}.js`;
      const html = readFileSync(`${dir}/index.html`);
      const version = createHash('sha256').update(files.join('\n')).update(html).digest('hex').slice(0, 12);
      const code = readFileSync(path, 'utf-8');
      if (!/(["'`])%FILES%\1/.test(code) || !code.includes('%VERSION%')) throw new Error('expected marks for files and version in the worker');
      const listed = files.map((file) => JSON.stringify(`/${file}`)).join(',');
      writeFileSync(path, code.replace(/(["'`])%FILES%\1/, listed).replace('%VERSION%', version));
    },
  };
}

/** The files of a version: the script of the page first, then all that it and the wanted pages need. */
function wanted(chunks: readonly Chunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const ahead = chunks.filter(({ name, isEntry }) => isEntry && name !== WORKER);
  ahead.push(...chunks.filter(({ facadeModuleId }) => WANTED.some((one) => one.test(facadeModuleId ?? ''))));
  const css = new Set<string>();
  for (let chunk = ahead.shift(); chunk; chunk = ahead.shift()) {
    if (found.has(chunk.fileName)) continue;
    found.add(chunk.fileName);
    for (const file of chunk.viteMetadata?.importedCss ?? []) css.add(file);
    ahead.push(...chunk.imports.flatMap((name) => byName.get(name) ?? []));
  }
  return [...found, ...css];
}

function page(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}
