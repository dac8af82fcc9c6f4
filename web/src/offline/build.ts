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
      const path = `${dir}/${WORKER}.js`;
      const html = readFileSync(`${dir}/index.html`, 'utf-8');
      const files = wanted(chunks, html);
      const version = createHash('sha256').update(files.join('\n')).update(html).digest('hex').slice(0, 12);
      const code = readFileSync(path, 'utf-8');
      if (!/(["'`])%FILES%\1/.test(code) || !code.includes('%VERSION%')) throw new Error('expected marks for files and version in the worker');
      const listed = files.map((file) => JSON.stringify(`/${file}`)).join(',');
      writeFileSync(path, code.replace(/(["'`])%FILES%\1/, listed).replace('%VERSION%', version));
    },
  };
}

/** The files of a version: the script of the page first, then all that it and the wanted pages need. */
function wanted(chunks: readonly Chunk[], html: string): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  // What the page itself names, its script before all else: which chunk that is is a matter of how the build splits them.
  const script = /<script [^>]*src="\/([^"]+)"/.exec(html)?.[1];
  if (script === undefined || !byName.has(script)) throw new Error('expected a script of the build in the page');
  const named = [script, ...Array.from(html.matchAll(/<link [^>]*href="\/(assets\/[^"]+)"/g), ([, file = '']) => file)];
  const ahead = named.flatMap((file) => byName.get(file) ?? []);
  ahead.push(...chunks.filter(({ facadeModuleId }) => WANTED.some((one) => one.test(facadeModuleId ?? ''))));
  const css = new Set(named.filter((file) => !byName.has(file)));
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
