// Runs before the app: if it does not start, takes a newer release; if there is none but the network has
// all files, forgets the stored release. Once per session and reason, so that nothing loops.
(() => {
  const started = () => document.documentElement.dataset.app === 'started';
  const once = (reason) => {
    try {
      if (sessionStorage.getItem(reason)) return false;
      sessionStorage.setItem(reason, '1');
      return true;
    } catch {
      return false;
    }
  };
  const settled = (worker) =>
    new Promise((resolve) => {
      if (worker.state !== 'installing') return resolve();
      worker.addEventListener('statechange', () => worker.state !== 'installing' && resolve());
    });
  const takeNewer = async (registration) => {
    if (registration.installing) await settled(registration.installing);
    if (!registration.waiting) return false;
    const changed = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    registration.waiting.postMessage('take-over');
    await changed;
    return true;
  };
  const forget = async (registration, reason) => {
    // A page of the release and the scripts of this one, by addresses that the worker does not answer out of what it stored.
    for (const { src, href } of [
      { src: '/app.html' },
      ...document.querySelectorAll('[src],[rel=modulepreload]'),
    ]) {
      const response = await fetch(`${src ?? href}?rescue`, { cache: 'no-store' });
      await response.blob();
      if (!response.ok) return false;
    }
    if (started() || !once(reason)) return false;
    const names = (await caches.keys()).filter((name) => name.startsWith('workbox-precache'));
    await registration.unregister();
    await Promise.all(names.map((name) => caches.delete(name)));
    return true;
  };
  const rescue = async (reason) => {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (started() || !registration) return;
    // Fails without network: then this release is all there is, and stays.
    await registration.update();
    if (started()) return;
    if ((await takeNewer(registration)) || (await forget(registration, reason))) location.reload();
  };
  const tryRescue = (reason) => void rescue(`equivale-${reason}`).catch(() => {});
  // Extensions, images and what others put into the page fail without harm to the app.
  const own = new RegExp(`${location.origin}/[\\w/-]+\\.js`);
  const hear = (text) => started() || !own.test(text) || setTimeout(tryRescue, 0, 'rescue');
  addEventListener('error', ({ filename, target }) => hear(`${filename} ${target?.src}`), true);
  addEventListener('unhandledrejection', ({ reason }) => hear(`${reason} ${reason?.stack}`));
  setTimeout(tryRescue, 10000, 'slow');
})();
