import type { PageHints } from '../protocol.ts';

const DECLARED =
  'meta[property="product:price:currency"],meta[property="og:price:currency"],[itemprop="priceCurrency"]';

/** The currency that a page states for machines: by its metadata, or in its structured data. */
function declaredMoney(): string | undefined {
  const element = document.querySelector(DECLARED);
  const stated = element?.getAttribute('content') ?? element?.textContent ?? '';
  if (/^[A-Z]{3}$/.test(stated.trim())) return stated.trim();
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    const found = /"priceCurrency"\s*:\s*"([A-Z]{3})"/.exec(script.textContent ?? '');
    if (found) return found[1];
  }
  return undefined;
}

/** What this page tells of whose money it means. */
export const readHints = (): PageHints => ({
  host: location.hostname,
  language: document.documentElement.lang || navigator.language,
  declared: declaredMoney(),
});
