import type { ExchangeRates } from '@equivale/contract';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { readBundledRates } from '../api/bundled-rates.ts';
import { ratesOf, renderWithRates } from '../api/page-rates.ts';
import { firstRows } from '../conversion/currency-list.ts';
import { activateLanguage, addMessages, i18n, type MessageKey } from '../i18n/i18n.ts';
import { LANGUAGE_IDS, type Language, pathIn } from '../i18n/languages.ts';
import { App } from '../shell/app.tsx';
import { prerenderedAddresses } from './addresses.ts';
import { pageMeta } from './page-meta.ts';

export { default as documentStyles } from '../features/docs/docs.css?inline';
export { renderDocuments } from './render-documents.tsx';

export interface RenderedPage {
  readonly language: Language;
  /** Address in this language, `/en/about` for instance. */
  readonly path: string;
  readonly alternates: Readonly<Record<Language, string>>;
  readonly title: string;
  readonly description: string;
  readonly body: string;
  /** The bundled rates that the body was rendered with. */
  readonly rates: ExchangeRates | undefined;
}

export const addresses = prerenderedAddresses();

const bundled = readBundledRates();

/** The bundled rates of an address such as `/currency/USD/EUR`, and of the list; other pages show none. */
function ratesFor(address: string, language: Language): ExchangeRates | undefined {
  const [view, ...pair] = address.split('/').filter(Boolean);
  const codes = view === 'list' ? firstRows(language, 'USD', 'EUR') : view === 'currency' ? pair : [];
  if (codes.length < 2) return undefined;
  if (!bundled) throw new Error('the bundled rates cannot be read');
  return ratesOf(bundled, codes);
}

export async function renderPage(address: string, language: Language): Promise<RenderedPage> {
  await activateLanguage(language);
  await addMessages('meta');
  const path = pathIn(language, address);
  const rates = ratesFor(address, language);
  renderWithRates(rates);
  const { prelude } = await prerender(
    <StrictMode>
      <App ssrPath={path} />
    </StrictMode>,
    // In one piece, in its place: pieces that come later are put there by inline scripts, which the policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const translate = (key: MessageKey, values?: Record<string, string | number>) => i18n._(key, values);
  return {
    language,
    path,
    alternates: Object.fromEntries(LANGUAGE_IDS.map((id) => [id, pathIn(id, address)])) as Record<
      Language,
      string
    >,
    ...pageMeta(address, translate),
    body: await new Response(prelude).text(),
    rates,
  };
}
