/** The cache in which a page notes for the service worker which languages the device keeps: an empty answer at `/es` and so on. */
export const LANGUAGES_NOTE = 'equivale-languages';

/**
 * Notes that the device is to keep a language from now on, and lets the worker fetch what it lacks of it.
 * @param language its tag
 * @param container where the worker lives; absent in browsers without one and on plain http, where nothing is kept
 */
export async function keepLanguage(
  language: string,
  container: ServiceWorkerContainer | undefined = navigator.serviceWorker,
): Promise<void> {
  if (!container) return;
  try {
    await (await globalThis.caches.open(LANGUAGES_NOTE)).put(`/${language}`, new Response());
  } catch {
    // Where nothing can be stored no release is kept either.
  }
  container.controller?.postMessage('keep-languages');
}
