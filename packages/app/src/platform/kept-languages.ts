/** The cache in which a page notes for the service worker which languages to store: an empty answer at `/es`. */
export const LANGUAGES_NOTE = 'equivale-languages';

/** Notes a language to store, and lets the worker, where there is one, fetch what it lacks of it. */
export async function keepLanguage(
  language: string,
  container: ServiceWorkerContainer | undefined = navigator.serviceWorker,
): Promise<void> {
  if (!container) return;
  try {
    await (await globalThis.caches.open(LANGUAGES_NOTE)).put(`/${language}`, new Response());
  } catch {
    // Where nothing can be stored no release is stored either.
  }
  container.controller?.postMessage('keep-languages');
}
