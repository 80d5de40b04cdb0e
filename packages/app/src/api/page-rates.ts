import type { ExchangeRates } from '@equivale/contract';

let planted: ExchangeRates | undefined;
let isRead = false;

/** The part of the table with which a page is prerendered. */
export function seedOf(table: ExchangeRates, codes: readonly string[]): ExchangeRates {
  const legal = table.origins.filter(({ source, codes: own }) => {
    return source === 'legal' && own.some((code) => codes.includes(code));
  });
  // A pegged currency needs its anchor's rate.
  const anchors = legal.flatMap(({ published }) => published?.base ?? []);
  const wanted = new Set(['USD', ...codes, ...anchors]);
  const only = <T>(record: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(record).filter(([code]) => wanted.has(code)));
  const origins = table.origins
    .map(({ published, ...origin }) => ({
      ...origin,
      codes: origin.codes.filter((code) => wanted.has(code)),
      ...(published && { published: { ...published, rates: only(published.rates) } }),
    }))
    .filter((origin) => origin.codes.length > 0);
  const named = Object.entries(table.sources ?? {}).filter(([key]) =>
    origins.some(({ source }) => source === key),
  );
  return { ...table, rates: only(table.rates), origins, sources: Object.fromEntries(named) };
}

/** During prerendering: rates of the page that is rendered next, undefined for none. */
export function providePageRates(seed: ExchangeRates | undefined): void {
  planted = seed;
  isRead = true;
}

/** The rates embedded in this page, if it was prerendered with some. */
function readSeed(): ExchangeRates | undefined {
  if (!isRead && typeof document !== 'undefined') {
    isRead = true;
    const text = document.getElementById('page-rates')?.textContent;
    // Not validated: the same build has written it, and the first figure waits for it.
    planted = text ? JSON.parse(text) : undefined;
  }
  return planted;
}

/**
 * The bundled rates embedded in this page, so that hydration renders the same figures.
 * @returns undefined if there are none or a code is missing
 */
export function pageRates(codes: readonly string[]): ExchangeRates | undefined {
  const seed = readSeed();
  return codes.every((code) => seed?.rates[code] !== undefined) ? seed : undefined;
}
