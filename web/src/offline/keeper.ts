/** Registers the worker that makes the page work without a network, and lets a new version in when nothing is under way. */

import { ifAtRest } from '../lib/rest';
import { fields } from '../lib/wire';

/** So often a new version that waits asks again whether it may come in. */
const EVERY_MS = 5_000;

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
  offer();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
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
  void ifAtRest(() => location.reload()).then((done) => {
    if (!done) setTimeout(reloadAtRest, EVERY_MS);
  });
}

function ownScript(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  return script ? new URL(script.src).pathname : '';
}
