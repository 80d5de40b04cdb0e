import { clientsClaim } from 'workbox-core';
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { isAppPath, pageFor } from './page-for.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Every file of this release with the digest of its bytes, put here by the build. A file that is missing on the server
 * or differs from its digest makes the whole installation fail: a half-deployed release never replaces a whole one.
 */
declare const __RELEASE_FILES__: readonly { url: string; revision: string | null; integrity: string }[];

// Once: the build puts the whole list wherever the name stands.
const files = __RELEASE_FILES__;
const pages = new Set(files.map(({ url }) => url).filter((url) => url.endsWith('.html')));

precache([...files]);
cleanupOutdatedCaches();
clientsClaim();

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isAppPath(url.pathname),
  async ({ request, url }) => {
    const page = await matchPrecache(pageFor(url.pathname, pages)).catch(() => undefined);
    return page ?? fetch(request);
  },
);
addRoute();

/** The page asks for this once the user has said yes to the new version. */
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
});
