import { keepLanguage } from './kept-languages.ts';
import { isNative, type Stop } from './platform.ts';

/** Lets the release that waits take over; the page then loads once, from it. */
export type TakeOver = () => void;

interface ReleaseWatch {
  /** Where the service worker lives; absent in browsers without one and on plain http. */
  readonly container: ServiceWorkerContainer | undefined;
  readonly reload: () => void;
  readonly checkEveryMs: number;
}

const browser = (): ReleaseWatch => ({
  container: navigator.serviceWorker,
  reload: () => location.reload(),
  checkEveryMs: 30 * 60_000,
});

/** A worker waiting beside an active one: WebKit may report a first installation as controlled already. */
function offerWhenInstalled(
  worker: ServiceWorker,
  registration: ServiceWorkerRegistration,
  offer: () => void,
): void {
  const check = () => {
    if (worker.state === 'installed' && registration.waiting === worker && registration.active) offer();
  };
  worker.addEventListener('statechange', check);
  check();
}

/** Registers the worker and reports newer releases: at the start, on return, every half hour. */
export function watchReleases(onNewer: (takeOver: TakeOver) => void, watch: ReleaseWatch = browser()): Stop {
  const { container, reload, checkEveryMs } = watch;
  if (!container || isNative()) return () => {};
  const ended = new AbortController();
  let registered: ServiceWorkerRegistration | undefined;
  let hadController = container.controller !== null;
  let isAccepted = false;
  const accept = () => {
    isAccepted = true;
    registered?.waiting?.postMessage('take-over');
  };

  const onTakenOver = () => {
    if (isAccepted) reload();
    // Another tab has accepted: this page may have half-typed input, so it asks too.
    else if (hadController) onNewer(reload);
    isAccepted = false;
    // The first worker has not seen what this page opened before it.
    if (!hadController)
      container.controller?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
    hadController = true;
  };
  const offer = () => {
    if (container.controller) onNewer(accept);
  };
  const look = () => {
    if (document.visibilityState === 'visible') void registered?.update().catch(() => {});
  };
  const start = async () => {
    // The first installation reads it.
    await keepLanguage(document.documentElement.lang, container);
    const registration = await container.register('/sw.js', { updateViaCache: 'none' });
    registered = registration;
    if (ended.signal.aborted) return;
    // Registering again is no look at the server; the browser's own comes late.
    if (container.controller) look();
    if (registration.waiting) offerWhenInstalled(registration.waiting, registration, offer);
    registration.addEventListener(
      'updatefound',
      () => {
        if (registration.installing) offerWhenInstalled(registration.installing, registration, offer);
      },
      { signal: ended.signal },
    );
  };

  container.addEventListener('controllerchange', onTakenOver, { signal: ended.signal });
  document.addEventListener('visibilitychange', look, { signal: ended.signal });
  const timer = setInterval(look, checkEveryMs);
  const tryStart = () =>
    start().catch((error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: SPEC section 8 sends service worker errors to the console
      console.warn('The service worker could not be registered; the app works from the network only', error);
      addEventListener('online', tryStart, { once: true, signal: ended.signal });
    });
  void tryStart();
  return () => {
    ended.abort();
    clearInterval(timer);
  };
}
