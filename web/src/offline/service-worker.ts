/**
 * Stands between the page and the network: pages and hashed files come from the shelf, whole versions at a time.
 *
 * What belongs to the socket and to requests of the page it never touches. A new version is fetched whole and then
 * waits until the page says that nothing is under way.
 */

import { plan } from './plan';

declare const self: ServiceWorkerGlobalScope;

// The build puts in its place what this version is made of: the script of the page first.
const FILES: readonly string[] = ['%FILES%'];
const SHELL = '/protocol';
const PREFIX = 'bismarck-';
const NAME = `${PREFIX}%VERSION%`;

self.addEventListener('install', (event) => event.waitUntil(fetchAll()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== self.location.origin) return;
  switch (plan(event.request.method, event.request.mode, url.pathname)) {
    case 'asset':
      return event.respondWith(asset(event.request));
    case 'loose':
      return event.respondWith(fetch(event.request).catch(() => shelved(event.request)));
    case 'table':
      return event.respondWith(table(event.request));
    case 'page':
      return event.respondWith(page(event));
    case 'pass':
      return;
  }
});

/** Fetches this version whole, or leaves nothing of it. */
async function fetchAll(): Promise<void> {
  const shelf = await caches.open(NAME);
  try {
    const page = await fetch(SHELL, { cache: 'reload', credentials: 'same-origin' });
    // In the middle of a deploy the page may be another's: then this version is fetched again later.
    if (!(await isOurs(page.clone()))) throw new Error('the page is of another version');
    await shelf.put(SHELL, page);
    await Promise.all(FILES.map((file) => fetchOne(shelf, file)));
  } catch (error) {
    await caches.delete(NAME);
    throw error;
  }
}

/** A file that the version before has too is not fetched again: its name says what is in it. */
async function fetchOne(shelf: Cache, file: string): Promise<void> {
  const found = (await caches.match(file, { ignoreVary: true })) ?? (await fetch(file));
  if (!isFile(found)) throw new Error(`expected ${file}, got ${found.status} ${found.headers.get('content-type')}`);
  await shelf.put(file, found);
}

async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  // A tab that cannot load anew at once is of the version before; it still finds all its files.
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
  for (const page of await self.clients.matchAll()) page.postMessage({ type: 'version', script: FILES[0] });
}

async function asset(request: Request): Promise<Response> {
  const found = await caches.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (isFile(answer)) {
    const shelf = await caches.open(NAME);
    await shelf.put(request, answer.clone());
  }
  return answer;
}

/** A page from the shelf. The network's answer brings the session, and tells of a new version. */
async function page(event: FetchEvent): Promise<Response> {
  const shelf = await caches.open(NAME);
  const kept = await shelf.match(SHELL);
  const network = fetch(event.request);
  if (!kept) return network;
  event.waitUntil(network.then(lookAt, () => undefined));
  return kept;
}

async function lookAt(answer: Response): Promise<void> {
  if (answer.ok && !(await isOurs(answer))) await self.registration.update().catch(() => undefined);
}

/** Where a proxy answers for a server that is away, a page that goes on asking is of more use. */
async function table(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => null);
  if (answer && answer.status < 500) return answer;
  const shell = await shelved(SHELL);
  return shell.ok ? shell : (answer ?? shell);
}

async function shelved(what: Request | string): Promise<Response> {
  const shelf = await caches.open(NAME);
  return (await shelf.match(what)) ?? Response.error();
}

async function isOurs(answer: Response): Promise<boolean> {
  return answer.ok && (await answer.text()).includes(FILES[0] ?? '');
}

/** Some networks answer everything with a page of their own, until somebody has agreed to something. */
function isFile(answer: Response): boolean {
  return answer.ok && !(answer.headers.get('content-type') ?? '').startsWith('text/html');
}
