import type { Stop } from './platform.ts';

/** How long a page is open before the rest of the app is fetched. */
const IDLE_MS = 15_000;

/** Has the worker store the rarely used parts once a page has been open for a while; not where data is to be saved. */
export function keepPartsWhenIdle(
  container: ServiceWorkerContainer | undefined = navigator.serviceWorker,
  { connection }: { readonly connection?: { readonly saveData?: boolean } } = navigator as object,
): Stop {
  const timer = setTimeout(() => {
    if (!connection?.saveData) void container?.ready.then(({ active }) => active?.postMessage('keep-parts'));
  }, IDLE_MS);
  return () => clearTimeout(timer);
}
