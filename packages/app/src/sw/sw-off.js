// The kill switch: served as /sw.js it ends the service worker on every device, whatever release that device holds.
// It forgets the stored release (never what the user saved), lets go of its pages and loads them from the network.
const forgetReleases = async () => {
  for (const name of await caches.keys()) if (name.startsWith('workbox-precache')) await caches.delete(name);
};
// Told while installing, a browser may hold this worker back for good; asked repeatedly later, it gives way.
// A page of the old release may register while it goes, so unregister as long as it runs.
let isActive = false;
setInterval(() => (isActive ? self.registration.unregister() : self.skipWaiting()), 500);
self.addEventListener('message', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  isActive = true;
  const windows = self.clients.matchAll({ type: 'window' });
  event.waitUntil(forgetReleases().then(() => self.registration.unregister()));
  // Outside the event: a page that loads waits for this worker to be active. And once more after: what the old worker
  // was still fetching for a page it put back into its store.
  windows
    .then((clients) => Promise.allSettled(clients.map((client) => client.navigate(client.url))))
    .then(forgetReleases);
});
