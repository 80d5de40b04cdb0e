import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { LANGUAGES_NOTE } from '../platform/kept-languages.ts';
import { openAddress } from './open-address.ts';
import { isAppPath, pageFor } from './page-for.ts';

declare const self: ServiceWorkerGlobalScope;

/** A file and its digest; with a language or part, only devices that use it store the file. */
interface ReleaseFile {
  readonly url: string;
  readonly revision: string | null;
  readonly integrity: string;
  readonly language?: string;
  readonly parts?: readonly string[];
}

/** Put here by the build. A missing or differing file fails the installation: no half release replaces a whole one. */
declare const __RELEASE_FILES__: readonly ReleaseFile[];

// Once: the build puts the whole list wherever the name is.
const files = __RELEASE_FILES__;
const pages = new Set(files.map(({ url }) => url).filter((url) => url.endsWith('.html')));
const release = new PrecacheController();
release.addToCacheList([...files]);

/** The cache in which the worker notes which of the seldom opened parts were opened on this device: an empty answer at `/my-data`. */
const PARTS_NOTE = 'equivale-parts';

const noted = async (cache: string) =>
  (await (await caches.open(cache)).keys()).map(({ url }) => new URL(url).pathname.slice(1));

/** Files of noted languages (an older page notes none: all), and of rare parts those that were opened. */
async function filesInUse(): Promise<readonly ReleaseFile[]> {
  const [languages, opened] = await Promise.all([noted(LANGUAGES_NOTE), noted(PARTS_NOTE)]);
  return files.filter(
    ({ language, parts }) =>
      (!language || languages.length === 0 || languages.includes(language)) &&
      (!parts || parts.some((part) => opened.includes(part))),
  );
}

/** Stores what of them is not on the device yet. */
async function store(wanted: readonly ReleaseFile[], event: ExtendableEvent): Promise<void> {
  // One at a time: github.com/GoogleChrome/workbox/issues/2528
  for (const { url, revision, integrity } of wanted) {
    const request = new Request(url, {
      integrity,
      cache: revision ? 'reload' : 'default',
      credentials: 'same-origin',
    });
    const params = { cacheKey: release.getCacheKeyForURL(url), integrity };
    await Promise.all(release.strategy.handleAll({ params, request, event }));
  }
}

self.addEventListener('install', (event) =>
  event.waitUntil(filesInUse().then((wanted) => store(wanted, event))),
);
// For views opened without network; a release installs without it, too.
self.addEventListener('install', (event) => event.waitUntil(fetch('/site.json').catch(() => {})));
self.addEventListener('activate', (event) => void release.activate(event));
cleanupOutdatedCaches();
clientsClaim();

/** Stores what is in use by now; without network a later request tries again. */
const storeFilesInUse = async (event: ExtendableEvent) => {
  await store(await filesInUse(), event).catch(() => {});
};

const partsOf = new Map(files.flatMap(({ url, parts }) => (parts ? [[url, parts] as const] : [])));

/** Who fetches a file that one part alone needs opens that part: from now on the device keeps all of it, with every release. */
async function noteOpened(url: string, event: ExtendableEvent): Promise<void> {
  const [part, ...others] = partsOf.get(new URL(url).pathname) ?? [];
  if (part === undefined || others.length > 0 || (await noted(PARTS_NOTE)).includes(part)) return;
  await (await caches.open(PARTS_NOTE)).put(`/${part}`, new Response());
  await storeFilesInUse(event);
}
/** From now on the device keeps every part, with every release. */
async function keepParts(event: ExtendableEvent): Promise<void> {
  const note = await caches.open(PARTS_NOTE);
  for (const part of new Set([...partsOf.values()].flat())) await note.put(`/${part}`, new Response());
  await storeFilesInUse(event);
}
async function noteAll(urls: readonly string[], event: ExtendableEvent): Promise<void> {
  for (const url of urls) await noteOpened(url, event);
}
// Before the routes: whoever answers a request ends what others would have heard of it.
self.addEventListener('fetch', (event) =>
  event.waitUntil(noteOpened(event.request.url, event).catch(() => {})),
);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isAppPath(url.pathname),
  async ({ request, url }) => {
    const stored = (path: string) => release.matchPrecache(path).catch(() => undefined);
    // The page of a language that is not stored is rendered from the empty one, which fetches that language.
    return (await stored(pageFor(url.pathname, pages))) ?? (await stored('/app.html')) ?? fetch(request);
  },
);
// A file that is listed and not stored is fetched, checked by its digest, and stored.
registerRoute(new PrecacheRoute(release));

// The one form of message for all engines; Safari shows it without us. Always shown: one that is not ends the subscription there.
self.addEventListener('push', (event) => {
  const { title = 'Equivale', navigate, ...shown } = event.data?.json()?.notification ?? {};
  event.waitUntil(
    self.registration.showNotification(title, { ...shown, data: navigate, icon: '/icons/icon-192.png' }),
  );
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openAddress(event.notification.data ?? '/alerts', self.clients));
});

self.addEventListener('message', (event) => {
  /** The page sends this once the user has accepted the new version. */
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
  if (event.data === 'keep-parts') event.waitUntil(keepParts(event).catch(() => {}));
  if (event.data === 'keep-languages') event.waitUntil(storeFilesInUse(event));
  /** What a page had fetched before it was controlled. */
  if (Array.isArray(event.data)) event.waitUntil(noteAll(event.data, event).catch(() => {}));
});
