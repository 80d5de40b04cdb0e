// The kill switch: served as /sw.js it ends the service worker on every device, whatever release that device holds.
// It forgets the stored release (never what the user saved), lets go of its pages and loads them from the network.
const forgetReleases = async () => {
  for (const name of await caches.keys()) if (name.startsWith('workbox-precache')) await caches.delete(name);
};
// Not while it is installed: a browser that is told so then, while the old worker is at work, seems to forget it and holds
// this one back for good. Asked again and again afterwards it gives way within seconds.
// And once more unregistered as long as it runs: a page of the old release that registers while it goes calls it back.
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
