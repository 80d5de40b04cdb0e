/** Where a page of a test release records its faults. */
export const FAULTS_KEY = 'e2e-faults';

/** First script of every page of a test release, for the engine whose driver has no console. */
export function recordFaults(key: string): void {
  // WebKit fails what is under way as soon as a page is being left; nobody is there to see it.
  let isLeaving = false;
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  const record = (fault: unknown) => {
    if (isLeaving) return;
    const before = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...before, String(fault)]));
  };
  console.error = (...what: unknown[]) => record(what.join(' '));
  addEventListener(
    'error',
    (event) => record(event.message ?? `not loaded: ${(event.target as HTMLElement).outerHTML}`),
    true,
  );
  addEventListener('unhandledrejection', (event) => record(event.reason));
  addEventListener('securitypolicyviolation', (event) =>
    record(`${event.violatedDirective} ${event.blockedURI}`),
  );
}
