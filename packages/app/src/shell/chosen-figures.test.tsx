import 'fake-indexeddb/auto';
import type { Figures } from '@equivale/core';
import { act, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadPreferences, usePreferences } from '../device/preferences.ts';
import { CalculatorView } from '../features/calculator/calculator-view.tsx';
import { CurrencyView } from '../features/currency/currency-view.tsx';
import { addMessages, useTranslate } from '../i18n/i18n.ts';
import { emptyDevice } from '../testing/empty-device.ts';
import { openRoute } from '../testing/open-route.tsx';
import { ECB_TABLE, serveRates } from '../testing/serve-rates.ts';

const result = () => screen.getByRole('button', { name: /\. (?:Copiar resultado|Copy result)$/ });
const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Cantidad|Amount/ });

async function open(View: ComponentType, pattern: string, path: string, language: 'es' | 'en' = 'es') {
  const view = await openRoute(View, pattern, path, language);
  await screen.findAllByRole('textbox');
  return view;
}
/** Waited for: a part whose code comes meanwhile would leave an `act` that nobody awaits unfinished. */
const choose = (figures: Figures) => act(async () => usePreferences.setState({ figures }));
const openPair = (path: string, language: 'es' | 'en') =>
  open(CurrencyView, '/currency/:from?/:to?', path, language);

beforeEach(async () => {
  await emptyDevice();
  serveRates(ECB_TABLE);
});
afterEach(() => usePreferences.setState({ figures: undefined }));

// 185.66 / 1.1699 × 100 and × 1234.56, by hand
it.each([
  ['en', '.,', '15.869,732456', '1.234,56', '195.921,369'],
  ['es', ',.', '15,869.732456', '1,234.56', '195,921.369'],
  ['es', '\u202F,', '15\u202F869,732456', '1234,56', '195\u202F921,369'],
  ['en', '\u2019.', '15\u2019869.732456', '1234.56', '195\u2019921.369'],
] as const)(
  '[S2.settings-figures] on a page in %s with %s chosen 100 USD are %s JPY, and %s typed comes to %s…',
  async (language, figures, shown, typed, comesTo) => {
    const { user } = await openPair('/currency/USD/JPY', language);
    await choose(figures);
    await waitFor(() => expect(result().textContent).toBe(shown));
    await user.type(amount(), typed);
    await waitFor(() => expect(result().textContent?.startsWith(comesTo)).toBe(true));
  },
);

it('[S2.settings-figures] an amount that was typed before keeps its value, however it is written from then on', async () => {
  const { user } = await openPair('/currency/USD/JPY', 'es');
  await user.type(amount(), '1.234');
  await user.tab();
  await choose(',.');
  await waitFor(() => expect(amount().value).toBe('1,234'));
});

it('[S2.settings-figures] the keypad has the sign before the decimals', async () => {
  await open(CalculatorView, '/calculator', '/calculator');
  const separator = () => screen.getByRole('button', { name: 'Separador decimal' }).textContent;
  expect(separator()).toBe(',');
  await choose(',.');
  await waitFor(() => expect(separator()).toBe('.'));
});

it('[S2.settings-figures] counts within sentences are written so too', async () => {
  await addMessages('list');
  const Count = () => {
    const { t } = useTranslate();
    return <textarea readOnly value={t('list.spoken', { count: 1234, amount: '1', first: '2' })} />;
  };
  await open(Count, '/', '/');
  const said = () => screen.getByRole<HTMLTextAreaElement>('textbox').value;
  expect(said()).toContain('1.234');
  await choose(',.');
  await waitFor(() => expect(said()).toContain('1,234'));
});

// 1500 / 1.1699 and 150000 / 1.1699, by hand
it.each([
  ['es', ['es-MX', 'en'], '1,500', '1,282.160'],
  ['es', ['es-ES'], '1,500', '1,282'],
  ['es', ['en-US', 'es-PE'], '1,500', '1,282.160'],
  ['en', ['en-IN'], '1,50,000', '1,28,216.086'],
] as const)(
  '[D.region-figures] a page in %s of a browser in %s reads %s as people there',
  async (language, tags, typed, comesTo) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
    reloadPreferences();
    const { user } = await openPair('/currency/USD/EUR', language);
    await user.type(amount(), typed);
    await waitFor(() => expect(result().textContent?.startsWith(comesTo)).toBe(true));
    vi.restoreAllMocks();
    reloadPreferences();
  },
);
