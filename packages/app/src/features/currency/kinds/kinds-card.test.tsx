import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { initialState, useConverterState } from '../../../conversion/converter-state.ts';
import { choose } from '../../../device/choose.ts';
import { addMessages } from '../../../i18n/i18n.ts';
import { readRecentConversions } from '../../../records/kinds/conversions.ts';
import { emptyDevice } from '../../../testing/empty-device.ts';
import { openRoute } from '../../../testing/open-route.tsx';
import { ECB_TABLE, serveRates } from '../../../testing/serve-rates.ts';
import { CurrencyView } from '../currency-view.tsx';

const plain = (text: string | null | undefined) => text?.replaceAll(/[\u202f\u00a0]/g, ' ') ?? '';

const street = (code: string, name: string, rate: string, more: object = {}) => ({
  ...{ code, base: 'USD', kind: 'parallel', name, source: 'dolarapi-ar', rate },
  ...{ date: '2026-08-22', since: '2026-08-22T17:58:00.000Z', seen: '2026-08-22T18:01:00.000Z' },
  ...more,
});
/** As recorded from dolarapi.com on 22 August 2026: the official dollar of Argentina at 1,495, that of Venezuela at 779.9522. */
const TABLE = {
  ...ECB_TABLE,
  rates: { ...ECB_TABLE.rates, ARS: 1495, VES: 779.9522 },
  origins: [
    ...ECB_TABLE.origins,
    {
      source: 'exchange-api',
      date: '2026-08-21',
      mark: 'observed',
      codes: ['ARS', 'VES'],
      kind: 'market',
      published: { base: 'USD', rates: { ARS: '1495', VES: '779.9522' } },
    },
  ],
  sources: { 'dolarapi-ar': { name: 'DolarApi', site: 'https://dolarapi.com' } },
  kinds: [
    street('ARS', 'blue', '1540', { bid: '1530', ask: '1550', computed: true }),
    street('ARS', 'tarjeta', '1943.5', { kind: 'card', bid: '1911', ask: '1976' }),
    street('VES', 'paralelo', '900.886719', { frozen: true }),
    street('MXN', 'paralelo', '16.9'),
  ],
};

async function open(path: string) {
  const view = await openRoute(CurrencyView, '/currency/:from?/:to?', path, 'es');
  await addMessages('kinds');
  await screen.findByRole('region', { name: /Conver/ });
  return view;
}
const card = () => screen.findByRole('group', { name: 'Oficial y calle' });
const converter = () => plain(screen.getByRole('region', { name: /Conver/ }).textContent);

beforeEach(async () => {
  await emptyDevice();
  useConverterState.setState(initialState);
  for (const code of ['ARS', 'VES', 'MXN']) choose({ [`kind/${code}`]: undefined });
  serveRates(TABLE);
});

describe('official and street', () => {
  it('[I15.street-card] lists what there is, and a tap uses it, marked wherever the rate is said', async () => {
    const user = userEvent.setup();
    await open('/currency/USD/ARS');
    const kinds = within(await card());
    expect(plain((await card()).textContent)).toContain('Bluecompra 1.530 · venta 1.550');
    expect(kinds.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([
      true,
      false,
      false,
    ]);
    await user.type(screen.getByRole('textbox'), '100');
    await waitFor(() => expect(converter()).toContain('149.500'));
    expect(plain((await card()).textContent)).toContain('154.000+3,0 %');

    await user.click(kinds.getByRole('radio', { name: /^Blue/ }));
    await waitFor(() => expect(converter()).toContain('154.000'));
    expect(converter()).toContain('+3,0 % sobre el oficial');
    expect(converter()).toContain('No es un tipo oficial · DolarApi');
    expect(screen.getByRole('button', { name: /^Blue · .*Elegir otro tipo/ })).toBeDefined();
    await waitFor(async () =>
      expect((await readRecentConversions(5)).find(({ kind }) => kind === 'blue')).toMatchObject({
        fromUnit: 'USD',
        toUnit: 'ARS',
        toText: '154000',
      }),
    );
  });

  it('[I15.street-choice] the choice holds for its currency in both directions and for no other; official ends it', async () => {
    const user = userEvent.setup();
    await open('/currency/USD/ARS?kind=blue');
    await waitFor(() => expect(converter()).toContain('1 USD = 1.540'));
    await user.click(within(await card()).getByRole('radio', { name: /^Tarjeta/ }));
    await waitFor(() => expect(converter()).toContain('1 USD = 1.943,5'));
    await user.click(screen.getByRole('button', { name: /^Intercambiar/ }));
    await waitFor(() => expect(converter()).toContain('1 ARS = 0,000514'));
    expect(converter()).toContain('23,1 % bajo el oficial');
    expect(converter()).toContain('No es un tipo oficial');
    cleanup();
    await open('/currency/EUR/JPY?kind=tarjeta');
    expect(converter()).not.toContain('No es un tipo oficial');
    cleanup();
    const { path } = await open('/currency/USD/ARS');
    await waitFor(() => expect(converter()).toContain('1 USD = 1.943,5'));
    // A shared address shows the same.
    await waitFor(() => expect(path()).toMatch(/^\/currency\/USD\/ARS\?kind=tarjeta(?:&|$)/));
    await user.click(within(await card()).getByRole('radio', { name: /^Oficial/ }));
    await waitFor(() => expect(converter()).toContain('1 USD = 1.495'));
  });

  it('[I15.street-card] says what stands still, and nothing below a gap of 2 % or without a kind', async () => {
    await open('/currency/USD/VES');
    expect(plain((await card()).textContent)).toContain('parado desde el 22 ago');
    // (779.9522 + 900.886719) / 2 = 840.4194595, which is 7.75 % above the first, of 100; turned round, 100 / 840.4194595 = 0.1189881…
    const midway = within(await card())
      .getByText('Promedio')
      .closest('li');
    expect(plain(midway?.textContent)).toBe('Promediocalculado: punto medio84.041,95+7,8 %');
    expect(within(await card()).getAllByRole('radio')).toHaveLength(2);
    cleanup();
    await open('/currency/VES/USD');
    expect(plain((await card()).textContent)).toContain('0,119−7,2 %');
    cleanup();
    await open('/currency/USD/MXN');
    await waitFor(() => expect(converter()).toContain('1 USD = 16,89'));
    expect(screen.queryByRole('group', { name: 'Oficial y calle' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Ver de dónde sale/ }));
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(plain(sheet.textContent)).toContain('Paralelo · DolarApi'));
    expect(plain(sheet.textContent)).toContain('no es un tipo oficial');
    cleanup();
    await open('/currency/USD/EUR');
    expect(screen.queryByRole('group', { name: 'Oficial y calle' })).toBeNull();
  });
});
