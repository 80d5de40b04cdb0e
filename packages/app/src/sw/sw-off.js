// The kill switch: served as /sw.js it ends the service worker on every device, whatever release that device holds.
// It forgets the stored release (never what the user saved), lets go of its pages and loads them from the network.
const forgetReleases = async () => {
  for (const name of await caches.keys()) if (name.startsWith('workbox-precache')) await caches.delete(name);
};
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
// A browser may hold back the worker until the old one is idle; a page that asks, as for any release, is answered.
self.addEventListener('message', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const windows = self.clients.matchAll({ type: 'window' });
  event.waitUntil(forgetReleases().then(() => self.registration.unregister()));
  // Outside the event: a page that loads waits for this worker to be active. And once more after: what the old worker
  // was still fetching for a page it put back into its store.
  windows
    .then((clients) => Promise.allSettled(clients.map((client) => client.navigate(client.url))))
    .then(forgetReleases);
});
