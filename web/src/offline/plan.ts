/** What the worker between the page and the network does with a request. */

/** `pass`: nothing to do with it. `asset`: from the shelf, for its name changes with what is in it. `page`: from the shelf
 * at once, for it is the same for everyone. `table`: from the network, for it carries what stands at the table; the shelf
 * has it where nothing comes. `loose`: the network, else the shelf. */
export type Plan = 'pass' | 'asset' | 'page' | 'table' | 'loose';

const LOOSE = ['/manifest.webmanifest', '/icon.svg', '/icon-192.png', '/icon-512.png', '/icon-mask.png'];

/** The plan for a request of our own. */
export function plan(method: string, mode: string, path: string): Plan {
  if (method !== 'GET' || path.startsWith('/api/') || path.startsWith('/ws/') || path === '/service-worker.js') return 'pass';
  if (path.startsWith('/assets/')) return 'asset';
  if (LOOSE.includes(path)) return 'loose';
  if (mode !== 'navigate') return 'pass';
  return path.startsWith('/t/') ? 'table' : 'page';
}
