/** What the worker between the page and the network does with a request. */

/** `pass`: nothing to do with it. `asset`: from the shelf, for its name changes with what is in it. `page`: the network
 * first, for a short while where the page needs no server to be of use. `loose`: the network, else the shelf. */
export type Plan = 'pass' | 'asset' | 'page' | 'quick-page' | 'loose';

const LOOSE = ['/manifest.webmanifest', '/icon.svg', '/icon-192.png', '/icon-512.png', '/icon-mask.png'];

/** The plan for a request of our own. */
export function plan(method: string, mode: string, path: string): Plan {
  if (method !== 'GET' || path.startsWith('/api/') || path.startsWith('/ws/') || path === '/service-worker.js') return 'pass';
  if (path.startsWith('/assets/')) return 'asset';
  if (LOOSE.includes(path)) return 'loose';
  if (mode !== 'navigate') return 'pass';
  // A table's page carries the table's present state; without a network its shell at least says so.
  return path.startsWith('/t/') || path.startsWith('/j/') ? 'page' : 'quick-page';
}
