import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readOwnMoney } from '../../../device/own-money/own-money.ts';
import { addMessages } from '../../../i18n/i18n.ts';
import { readRecentConversions } from '../../../records/kinds/conversions.ts';
import { storeOwnRate } from '../../../records/kinds/own-rates.ts';
import { writeState } from '../../../records/mirrors.ts';
import { emptyDevice } from '../../../testing/empty-device.ts';
import { missingLine } from '../../../testing/missing-line.ts';
import { openRoute } from '../../../testing/open-route.tsx';
import { ECB_TABLE, serveRates } from '../../../testing/serve-rates.ts';
import { CurrencyView } from '../currency-view.tsx';

const plain = (text: string | null | undefined) => text?.replaceAll(/[\u202f\u00a0]/g, ' ') ?? '';
const MINE = { base: 'EUR', code: 'MXN', text: '18.50', isUsed: true };

const result = () => screen.findByRole('button', { name: /\. Copiar resultado$/ });
const chip = () => screen.getByRole('button', { name: /Elegir otro tipo/ });

async function open(path = '/currency/EUR/MXN') {
  const view = await openRoute(CurrencyView, '/currency/:from?/:to?', path);
  await addMessages('past');
  await addMessages('own-money');
  await screen.findByRole('region', { name: /Conver/ });
  return view;
}

beforeEach(async () => {
  await emptyDevice();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-08-22T18:05:00Z') });
  serveRates(ECB_TABLE);
});

describe('an own rate', () => {
  it('[I15.own-rate] [I15.own-rate-sheet] [I15.own-rate-record] [I3.disabled] is set with the keyboard alone, and marks what is made with it', async () => {
    const { user } = await open();
    await screen.findByText('1 EUR = 19,7690 MXN');
    await waitFor(async () => expect(await readRecentConversions(5)).toHaveLength(1));
    chip().focus();
    await user.keyboard('{Enter}');
    (await screen.findByRole('button', { name: /^Mi tipo de cambio/ })).focus();
    await user.keyboard('{Enter}');
    const sheet = within(await screen.findByRole('dialog'));
    const field = await sheet.findByRole('textbox', { name: '1 EUR =' });
    expect(missingLine(sheet.getByRole('button', { name: 'Usar mi tipo' }))).toBe('Falta el tipo.');
    field.focus();
    await user.keyboard('185');
    // 185 / 19.7690 = 9.358
    expect(plain(sheet.getByRole('alert').textContent)).toContain(
      'Es 9,4 veces la referencia. ¿Querías decir 18,5?',
    );
    await user.keyboard('{Enter}');
    expect(sheet.queryByRole('alert')).toBeNull();
    // 18.5 / 19.7690 - 1 = -6.42 %; 100 / 18.5 = 5.405
    expect(plain(screen.getByRole('dialog').textContent)).toContain('Referencia del BCE, 21 ago19,7690');
    expect(plain(screen.getByRole('dialog').textContent)).toContain('Diferencia−6,4 %');
    expect(plain(screen.getByRole('dialog').textContent)).toContain('100 MXN = 5,41 EUR');
    expect(missingLine(sheet.getByRole('button', { name: 'Usar mi tipo' }))).toBeUndefined();
    vi.setSystemTime('2026-08-22T18:06:00Z');
    sheet.getByRole('button', { name: 'Usar mi tipo' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect((await result()).textContent).toBe('1.850,00'));
    await waitFor(() => expect(document.activeElement).toBe(chip()));
    expect(chip().textContent).toBe('Mi tipo de cambio');
    expect(plain(document.querySelector('.rate-text')?.textContent)).toBe(
      '1 EUR = 18,50 MXN−6,4 % frente al BCE',
    );
    expect(await screen.findByText(/El gráfico y los avisos usan siempre/)).toBeDefined();
    await waitFor(async () => expect(await readRecentConversions(5)).toHaveLength(2));
    const [mine, before] = await readRecentConversions(5);
    expect(mine).toMatchObject({ own: true, rateText: '18.5', toText: '1850' });
    expect(before).toMatchObject({ rateText: '19.769', toText: '1976.9' });
    expect(before).not.toHaveProperty('own');

    // A later change re-prices nothing.
    vi.setSystemTime('2026-08-22T18:07:00Z');
    await storeOwnRate({ ...MINE, text: '17' });
    await waitFor(async () => expect((await result()).textContent).toBe('1.700,00'));
    await waitFor(async () => expect(await readRecentConversions(5)).toHaveLength(3));
    expect((await readRecentConversions(5)).slice(1)).toEqual([mine, before]);
  });

  it('[I15.own-rate-turned] asks the other way with the same exact rate, and converts both ways', async () => {
    await storeOwnRate({ ...MINE, note: 'Casa de cambio', until: '2026-08-26' });
    const { user } = await open('/currency/MXN/EUR');
    // 100 / 18.5 = 5.405405…
    await waitFor(async () => expect((await result()).textContent).toBe('5,405405'));
    expect(chip().textContent).toBe('Mi tipo de cambio');
    expect(document.querySelector('.rate-note')?.textContent).toBe('Casa de cambio · hasta el 26 ago');
    await user.click(screen.getByRole('button', { name: /Ver de dónde sale/ }));
    const text = plain((await screen.findByRole('dialog')).textContent);
    expect(text).toContain('tipo propio: 1 MXN = 0,05405 EUR; Referencia del BCE, 21 ago 2026: 0,05058');
    await user.keyboard('{Escape}');
    await user.click(chip());
    await user.click(await screen.findByRole('button', { name: /^Mi tipo de cambio/ }));
    const sheet = within(await screen.findByRole('dialog'));
    await user.click(await sheet.findByRole('button', { name: 'Escribirlo al revés' }));
    expect(sheet.getByRole<HTMLInputElement>('textbox', { name: '1 MXN =' }).value).toBe('0,054054054');
    await user.click(sheet.getByRole('button', { name: 'Usar mi tipo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await readOwnMoney()).rates).toMatchObject([{ base: 'EUR', code: 'MXN', text: '18.50' }]);
  });

  it('[I15.own-rate-sheet] is asked for as the card shows the pair, with the other direction below', async () => {
    const { user } = await open('/currency/MXN/EUR');
    await user.click(chip());
    await user.click(await screen.findByRole('button', { name: /^Mi tipo de cambio/ }));
    await user.type(await screen.findByRole('textbox', { name: '1 MXN =' }), '0,05');
    // 100 / 0.05
    expect(plain(screen.getByRole('dialog').textContent)).toContain('100 EUR = 2.000,00 MXN');
  });

  it('[I15.own-rate-sheet] offers the last day of the trip that is going on', async () => {
    const trip = {
      id: newId(),
      place: 'MX',
      currencies: ['MXN'],
      home: 'EUR',
      from: '2026-08-12',
      until: '2026-08-26',
    };
    await writeState({ trips: [{ ...trip, frozen: { on: '2026-08-12', rates: {} }, changedAt: 1 }] });
    const { user } = await open();
    await user.click(chip());
    await user.click(await screen.findByRole('button', { name: /^Mi tipo de cambio/ }));
    await user.type(await screen.findByRole('textbox', { name: '1 EUR =' }), '18,50');
    await user.click(await screen.findByRole('radio', { name: 'Hasta el 26 ago' }));
    await user.click(screen.getByRole('button', { name: 'Usar mi tipo' }));
    await waitFor(async () =>
      expect((await readOwnMoney()).rates).toMatchObject([{ text: '18.5', until: '2026-08-26' }]),
    );
  });

  it('[I15.own-rate-ends] after its last day asks once, and today’s rate is in use', async () => {
    await storeOwnRate({ ...MINE, until: '2026-08-21' });
    const { user } = await open();
    await waitFor(async () => expect((await result()).textContent).toBe('1.976,90'));
    expect(plain((await screen.findByText(/valía hasta/)).textContent)).toContain(
      'valía hasta el 21 ago 2026',
    );
    await user.click(screen.getByRole('button', { name: 'Volver al último' }));
    await waitFor(() => expect(screen.queryByText(/valía hasta/)).toBeNull());
    expect((await readOwnMoney()).rates).toMatchObject([{ isUsed: false }]);
  });

  it('[I15.own-rate-ends] ends at midnight in a tab that stays open', async () => {
    await storeOwnRate({ ...MINE, until: '2026-08-22' });
    const everyMinute = vi.spyOn(globalThis, 'setInterval');
    await open();
    await waitFor(async () => expect((await result()).textContent).toBe('1.850,00'));
    vi.setSystemTime('2026-08-23T00:00:30Z');
    await act(async () => {
      for (const [run, delayMs] of everyMinute.mock.calls) if (delayMs === 60_000) run();
    });
    await waitFor(async () => expect((await result()).textContent).toBe('1.976,90'));
    everyMinute.mockRestore();
  });
});
