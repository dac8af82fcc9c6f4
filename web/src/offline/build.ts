/** The part of the build that tells the worker which files a version is made of. */

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The name that the worker always has: a browser looks for the next version under it. */
export const WORKER = 'service-worker';
// Everything is at hand without a network, in every language, so that no page asks for a file that a deploy has taken
// away. What is large and seldom wanted comes when it is asked for.
const APART = /^\0virtual:classic$/;

interface Chunk {
  fileName: string;
  facadeModuleId?: string | null;
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

/** The files of a version: the script of the page first, then all the others. */
function wanted(chunks: readonly Chunk[], html: string): string[] {
  // Which chunk the page itself names is a matter of how the build splits them.
  const script = /<script [^>]*src="\/([^"]+)"/.exec(html)?.[1];
  if (script === undefined || !chunks.some(({ fileName }) => fileName === script)) throw new Error('expected a script of the build in the page');
  const found = new Set([script]);
  for (const { fileName, facadeModuleId, viteMetadata } of chunks) {
    if (fileName === `${WORKER}.js` || APART.test(facadeModuleId ?? '')) continue;
    found.add(fileName);
    for (const file of viteMetadata?.importedCss ?? []) found.add(file);
  }
  for (const [, file = ''] of html.matchAll(/<link [^>]*href="\/(assets\/[^"]+)"/g)) found.add(file);
  return [...found];
}

function page(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}
