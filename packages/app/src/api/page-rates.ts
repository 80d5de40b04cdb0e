import type { ExchangeRates } from '@equivale/contract';

let planted: ExchangeRates | undefined;
let isRead = false;

/** The part of a table that a page of some currencies is drawn with. */
export function seedOf(table: ExchangeRates, codes: readonly string[]): ExchangeRates {
  const legal = table.origins.filter(({ source, codes: own }) => {
    return source === 'legal' && own.some((code) => codes.includes(code));
  });
  // a currency fixed by law stands on its anchor
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

/** While prerendering: the rates of the page that is drawn next, undefined for none. */
export function providePageRates(seed: ExchangeRates | undefined): void {
  planted = seed;
  isRead = true;
}

/** What the build wrote into this page, if it is one that was drawn with rates. */
function readSeed(): ExchangeRates | undefined {
  if (!isRead && typeof document !== 'undefined') {
    isRead = true;
    const text = document.getElementById('page-rates')?.textContent;
    // Not checked as what comes over the wire is: the build that wrote it wrote this code too, and the first figure waits for it.
    planted = text ? JSON.parse(text) : undefined;
  }
  return planted;
}

/**
 * The bundled rates that this page was written with, so that its first drawing by the app is the written one.
 * @returns undefined where the page was written without rates, or without one of the codes
 */
export function pageRates(codes: readonly string[]): ExchangeRates | undefined {
  const seed = readSeed();
  return codes.every((code) => seed?.rates[code] !== undefined) ? seed : undefined;
}
