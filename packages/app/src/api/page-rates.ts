import type { ExchangeRates } from '@equivale/contract';

let rendered: ExchangeRates | undefined;
let isRead = false;

/** The part of a table that a page of some currencies is rendered with. */
export function ratesOf(table: ExchangeRates, codes: readonly string[]): ExchangeRates {
  const legal = table.origins.filter(({ source, codes: own }) => {
    return source === 'legal' && own.some((code) => codes.includes(code));
  });
  // The rate of a currency that is fixed by law is that of its anchor.
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

/** While prerendering: the rates of the page that is rendered next, undefined for none. */
export function renderWithRates(rates: ExchangeRates | undefined): void {
  rendered = rates;
  isRead = true;
}

/** The rates this page was prerendered with, so that its first client render equals it. */
export function pageRates(codes: readonly string[]): ExchangeRates | undefined {
  if (!isRead && typeof document !== 'undefined') {
    isRead = true;
    const text = document.getElementById('page-rates')?.textContent;
    // Not parsed as a response is: the build that wrote it wrote this code too, and the first figure waits for it.
    rendered = text ? JSON.parse(text) : undefined;
  }
  return codes.every((code) => rendered?.rates[code] !== undefined) ? rendered : undefined;
}
