// In the place of the worker where it is switched off: takes away what it kept, and itself.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) if (name.startsWith('bismarck-')) await caches.delete(name);
    await self.registration.unregister();
    for (const page of await self.clients.matchAll({ type: 'window' })) await page.navigate(page.url).catch(() => undefined);
  };
  event.waitUntil(forget());
});
