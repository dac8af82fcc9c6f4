/** Registers the worker that makes the page work without a network, and lets a new version in when nothing is under way. */

import { ifAtRest } from '../lib/rest';
import { fields } from '../lib/wire';

/** So often a new version that waits asks again whether it may come in. */
const EVERY_MS = 5_000;
/** What somebody reads, chooses or writes there would be gone with the page. */
const OPEN = 'dialog[open], input:focus, textarea:focus, select:focus';

/** Keeps the page at hand from now on. */
export async function keep(): Promise<void> {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { type, script } = fields(data);
    if (type === 'version' && typeof script === 'string' && script !== ownScript()) reloadAtRest();
  });
  // Some browsers forbid it, as in a private window; the page is then as it is without.
  const made: unknown = await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => null);
  if (!(made instanceof ServiceWorkerRegistration)) return;
  const registration = made;
  const offer = () => void letIn(registration);
  // One may be on its way since before there was anybody to hear of it.
  const listen = () => registration.installing?.addEventListener('statechange', offer);
  offer();
  listen();
  registration.addEventListener('updatefound', listen);
  setInterval(offer, EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    // A page that lies open for days looks for a new version when somebody comes back to it.
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}

async function letIn({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (waiting) await ifAtRest(() => waiting.postMessage('take over'));
}

function reloadAtRest(): void {
  const again = () => setTimeout(reloadAtRest, EVERY_MS);
  if (document.querySelector(OPEN)) again();
  else void ifAtRest(() => location.reload()).then((done) => done || again());
}

function ownScript(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  return script ? new URL(script.src).pathname : '';
}
