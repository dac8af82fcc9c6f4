/**
 * Stands between the page and the network: hashed files come from the shelf, pages from the network while it answers.
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
/** So long a page that needs no server waits for the network before it comes from the shelf. */
const PATIENCE_MS = 200;

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
    case 'page':
      return event.respondWith(fetch(event.request).catch(() => shelved(SHELL)));
    case 'quick-page':
      return event.respondWith(quickPage(event));
    case 'pass':
      return;
  }
});

async function fetchAll(): Promise<void> {
  const shelf = await caches.open(NAME);
  const page = await fetch(SHELL, { cache: 'reload', credentials: 'same-origin' });
  // In the middle of a deploy the page may be another's: then this version is fetched again later.
  if (!page.ok || !(await page.clone().text()).includes(FILES[0] ?? '')) throw new Error('the page is of another version');
  await shelf.put(SHELL, page);
  await shelf.addAll(FILES);
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== NAME).map((name) => caches.delete(name)));
  await self.clients.claim();
  for (const page of await self.clients.matchAll()) page.postMessage({ type: 'version', script: FILES[0] });
}

async function asset(request: Request): Promise<Response> {
  const found = await caches.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    const shelf = await caches.open(NAME);
    await shelf.put(request, answer.clone());
  }
  return answer;
}

async function quickPage(event: FetchEvent): Promise<Response> {
  const network = fetch(event.request);
  const late = new Promise<null>((over) => setTimeout(() => over(null), PATIENCE_MS));
  const soon = await Promise.race([network.catch(() => null), late]);
  if (soon) return soon;
  // The answer still comes, with the session that it may bring.
  event.waitUntil(network.catch(() => undefined));
  return (await caches.match(SHELL)) ?? network;
}

async function shelved(what: Request | string): Promise<Response> {
  return (await caches.match(what)) ?? Response.error();
}
