import 'fake-indexeddb/auto';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useConverterState } from '../../conversion/converter-state.ts';
import { openDevice } from '../../records/database.ts';
import { saveConversion } from '../../records/kinds/conversions.ts';
import { emptyDevice } from '../../testing/empty-device.ts';
import { renderView } from '../../testing/render-view.tsx';
import { RecentView } from './recent-view.tsx';

const show = (language: 'es' | 'en' = 'es') => renderView(RecentView, '/recent-conversions', language);
const plain = (text: string | null | undefined) => text?.replaceAll('\u202f', ' ');
const minute = 60_000;

/** Half of the dirham's legal rate, 3.6725 per dollar, so that "now" is exactly twice "then". */
const halfADirham = { rate: 7.345, rateDate: '2026-08-18' };

async function convert() {
  const now = Date.now();
  await saveConversion({
    category: 'currency',
    fromUnit: 'AED',
    toUnit: 'USD',
    fromValue: 734.5,
    toValue: 100,
    timestamp: now - 3 * 24 * 60 * minute,
    id: 'a',
    ...halfADirham,
  });
  await saveConversion({
    category: 'length',
    fromUnit: 'mi',
    toUnit: 'km',
    fromValue: 26.2,
    toValue: 42.1648128,
    timestamp: now - 4 * minute - 1000,
    id: 'b',
  });
}

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await emptyDevice();
});

describe('recent conversions', () => {
  it('[I15.own-marks] says what was made with an own rate or a fee, and shows no drift of it', async () => {
    const of = { category: 'currency', fromUnit: 'AED', toUnit: 'USD', fromValue: 734.5 } as const;
    const now = Date.now();
    await saveConversion({ ...of, toValue: 100, ...halfADirham, own: true, id: 'a', timestamp: now });
    await saveConversion({ ...of, toValue: 204, markupText: '4', id: 'b', timestamp: now - minute });
    await show();
    const rows = await screen.findAllByRole('listitem');
    expect(plain(rows[0]?.querySelector('button')?.textContent)).toMatch(/100,00 USDtuyo$/);
    expect(plain(rows[1]?.querySelector('button')?.textContent)).toMatch(/204,00 USDcon comisión$/);
  });

  it('[S2.recent-rows] [S2.recent-count] lists icon, question, category, relative time and result, newest first, with their count', async () => {
    await convert();
    await show();
    const rows = await screen.findAllByRole('listitem');
    expect(plain(rows[0]?.textContent)).toBe('📏26,2 mi → kmLongitud · hace 4 min42,16 km');
    expect(plain(rows[1]?.textContent)).toMatch(/^734,5 AED → USDDivisas · hace 3 d100,00 USD/);
    expect(screen.getByText('2 conversiones')).toBeDefined();
  });

  it('[D.change-since] a currency says how far it has moved since, a unit nothing', async () => {
    await convert();
    await show('en');
    expect(await screen.findByText('has changed +100.00% since then')).toBeDefined();
    expect(screen.getAllByText(/since then$/)).toHaveLength(1);
    expect(screen.getByText(/^The percentage is/)).toBeDefined();
  });

  it('[I3.as-it-was] a currency opens to what it was, with rate and day, and what it would be today', async () => {
    await convert();
    const { user } = await show();
    const row = await screen.findByRole('button', { name: /734,5/ });
    expect(row.getAttribute('aria-expanded')).toBe('false');
    await user.click(row);
    const panel = document.getElementById(row.getAttribute('aria-controls') ?? '');
    expect(plain(panel?.textContent)).toBe(
      'Tal como fue1 AED = 7,3450 USD · 18 ago 2026100,00 USDAl último tipo de cambio200,00 USDConvertir de nuevo',
    );
  });

  it('[D.record-text] shows the exact figures of a record and opens its converter with them', async () => {
    await saveConversion({
      category: 'length',
      fromUnit: 'm',
      toUnit: 'km',
      fromValue: 1234567890123456800,
      fromText: '1234567890123456789',
      toValue: 1234567890123456.8,
      toText: '1234567890123456.789',
      timestamp: Date.now(),
      id: 'b',
    });
    const { user } = await show();
    const row = await screen.findByRole('link');
    expect(plain(row.textContent)).toMatch(
      /1\.234\.567\.890\.123\.456\.789 m → km.*1\.234\.567\.890\.123\.456,79 km$/,
    );
    await user.click(row);
    expect(useConverterState.getState().unit?.amount.value).toBe('1234567890123456789');
  });

  it('leads to its converter with the amount it had', async () => {
    await saveConversion({
      category: 'length',
      fromUnit: 'mi',
      toUnit: 'km',
      fromValue: 26.2,
      toValue: 42.1648128,
      timestamp: Date.now(),
      id: 'b',
    });
    const { user, path } = await show();
    const row = await screen.findByRole('link', { name: /26,2/ });
    expect(screen.queryByText(/^El porcentaje es/)).toBeNull();
    await user.click(row);
    expect(path()).toBe('/category/length/mi/km');
    expect(useConverterState.getState()).toMatchObject({
      unit: { from: 'mi', to: ['km'], amount: { text: '26,2', value: '26.2' } },
    });
  });

  it('[I3.at-todays-rate] converts a currency again with the amount it had', async () => {
    await convert();
    const { user, path } = await show('en');
    await user.click(await screen.findByRole('button', { name: /734.5/ }));
    await user.click(screen.getByRole('link', { name: 'Convert again' }));
    expect(path()).toBe('/currency/AED/USD');
    expect(useConverterState.getState()).toMatchObject({
      currency: { from: 'AED', to: ['USD'], amount: { text: '734.5', value: '734.5' } },
    });
  });

  it('[S2.recent-empty] says that there is none yet and where to start', async () => {
    await show();
    expect(await screen.findByRole('heading', { name: 'No hay conversiones recientes' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Empezar a convertir' }).getAttribute('href')).toBe('/');
    expect(screen.getByText('0 conversiones')).toBeDefined();
  });

  it('[S2.recent-online] says whether there is a network', async () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    await show();
    expect(screen.getByText('En línea')).toBeDefined();
    network.mockReturnValue(false);
    await act(async () => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText('Sin conexión')).toBeDefined();
  });

  it('[S8.recent-error] tries twice more, then says so without a button', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const read = vi.spyOn(await openDevice(), 'transaction').mockImplementation(() => {
      throw new DOMException('no', 'UnknownError');
    });
    await show();
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(read).toHaveBeenCalledTimes(3);
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText('Comprueba tu conexión a internet')).toBeDefined();
    expect(alert.queryByRole('button')).toBeNull();
  });

  it('[S9.recent-limit] shows fifteen', async () => {
    for (let value = 1; value <= 17; value += 1) {
      await saveConversion({
        category: 'length',
        fromUnit: 'm',
        toUnit: 'cm',
        fromValue: value,
        toValue: value * 100,
        timestamp: value,
        id: String(value),
      });
    }
    await show();
    expect(await screen.findAllByRole('listitem')).toHaveLength(15);
  });
});
