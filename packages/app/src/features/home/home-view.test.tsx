import 'fake-indexeddb/auto';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openDevice } from '../../records/database.ts';
import { saveConversion } from '../../records/kinds/conversions.ts';
import { addFavorite } from '../../records/kinds/favorites.ts';
import { writeState } from '../../records/mirrors.ts';
import { emptyDevice } from '../../testing/empty-device.ts';
import { renderView } from '../../testing/render-view.tsx';
import { HomeView } from './home-view.tsx';

const show = (language: 'es' | 'en' = 'es') => renderView(HomeView, '/', language);
const plain = (text: string | null | undefined) => text?.replaceAll('\u202f', ' ');

const convert = (value: number, timestamp: number) =>
  saveConversion({
    category: 'length',
    fromUnit: 'mi',
    toUnit: 'km',
    fromValue: value,
    toValue: value * 1.609344,
    timestamp,
    id: String(value),
  });

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await emptyDevice();
});

describe('home', () => {
  it('[S3.category] [S2.home-cards] [S2.home-search] [S2.home-choose] has a search field and nine cards with mark, name and description, currency marked as advanced', async () => {
    await show('en');
    expect(screen.getByRole('textbox')).toBeDefined();
    const list = within(screen.getByRole('list', { name: 'Converters' }));
    expect(list.getAllByRole('listitem')).toHaveLength(9);
    expect(list.getByRole('link', { name: 'Several currencies' }).getAttribute('href')).toBe('/list');
    expect(list.getByRole('link', { name: 'On a trip' }).getAttribute('href')).toBe('/trip');
    const cards = screen
      .getAllByRole('link')
      .filter(({ textContent }) => /^\p{Emoji_Presentation}|^[⚖🌡⏱]/u.test(textContent ?? ''));
    expect(cards.map((card) => [card.textContent, card.getAttribute('href')])).toEqual([
      ['💱CurrencyAdvanced170+ currencies, with chart and sources', '/currency'],
      ['📏Lengthm, feet, miles', '/category/length'],
      ['⚖️Weightkg, pounds, oz', '/category/weight'],
      ['🌡️Temperature°C, °F, K', '/category/temperature'],
      ['⏱️Timemin, hours, days', '/category/time'],
      ['🚗Speedkm/h, mph, knots', '/category/speed'],
      ['💾DataKB, MB, GB, TB', '/category/data'],
      ['⚡EnergyJ, kcal, kWh', '/category/energy'],
      ['📐Aream², ha, acres', '/category/area'],
    ]);
  });

  it('[S2.home-ad] [D.ad-last] [S1.ad-bar] [D.ad-labelled] keeps a place for an advertisement, after everything else', async () => {
    const { user } = await show();
    const ad = await screen.findByRole('complementary', { name: 'Publicidad' });
    const recent = screen.getByRole('heading', { name: 'Conversiones recientes' });
    expect(recent.compareDocumentPosition(ad)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(ad.className).toContain('min-h-[90px]');
    expect(user).toBeDefined();
  });

  it('shows favorites as chips, newest first, and examples while there are none', async () => {
    await show();
    expect(within(screen.getByRole('list', { name: 'Ejemplos' })).getAllByRole('link')).toHaveLength(3);
    cleanup();
    await addFavorite({ category: 'length', fromUnit: 'mi', toUnit: 'km' }, 1);
    await show();
    const chips = within(await screen.findByRole('list', { name: 'Favoritos' }));
    const chip = chips.getByRole('link');
    expect([chip.textContent, chip.getAttribute('href')]).toEqual([
      'mi → km1,609344',
      '/category/length/mi/km',
    ]);
  });

  it('a chip of two currencies says the day of its rate', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-10-01T12:00:00Z') });
    await addFavorite({ category: 'currency', fromUnit: 'EUR', toUnit: 'USD' }, 1);
    await show();
    const chips = within(await screen.findByRole('list', { name: 'Favoritos' }));
    // The table that is built into the app is the ECB's of 21 August.
    expect(chips.getByRole('link').textContent).toMatch(/^EUR → USD1,1699 · 21 ago/);
  });

  it('[I15.trip-home] on the days of the open trip its chip is the first', async () => {
    const rate = { times: [], over: ['19.7690'], sources: ['ecb'], day: '2020-01-01' };
    const trip = { id: 't', place: 'MX', currencies: ['MXN'], home: 'EUR', from: '2020-01-01' };
    const frozen = { on: '2020-01-01', rates: { MXN: rate } };
    await writeState({ trips: [{ ...trip, frozen, changedAt: 1 }] });
    await show();
    const chip = await screen.findByRole('link', { name: /^México/ });
    expect([chip.textContent, chip.getAttribute('href')]).toEqual(['México19,77 · 1 ene 2020', '/trip']);
    expect(chip.closest('ul')?.querySelector('a')).toBe(chip);
    await writeState({ trips: [{ ...trip, frozen, until: '2020-01-09', changedAt: 2 }] });
    cleanup();
    await show();
    await waitFor(() => expect(screen.queryByRole('link', { name: /^México/ })).toBeNull());
  });

  it('asks an example in the search field at a tap', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('link', { name: '100 USD a EUR' }));
    const field = screen.getByRole<HTMLInputElement>('textbox');
    expect(field.value).toBe('100 USD a EUR');
    expect(document.activeElement).toBe(field);
    await user.keyboard('{Escape}');
    expect(field.value).toBe('');
  });
});

describe('recent conversions on home', () => {
  it('[S2.home-recents] [S4.home-recents] [S9.recent-limit] lists the five latest: icon, question, category and result', async () => {
    for (let value = 1; value <= 7; value += 1) await convert(value, Date.now() - 60_000 * 5);
    await show();
    const section = within(await screen.findByRole('region', { name: 'Conversiones recientes' }));
    const rows = await section.findAllByRole('listitem');
    expect(rows).toHaveLength(5);
    expect(plain(rows[0]?.textContent)).toBe('📏7 mi → kmLongitud · hace 5 min11,27 km');
  });

  it('[D.change-since] a currency says how far it has moved since, a unit nothing', async () => {
    // Half of the dirham's legal rate, 3.6725 per dollar: now it is worth twice as much.
    await saveConversion({
      category: 'currency',
      fromUnit: 'AED',
      toUnit: 'USD',
      fromValue: 734.5,
      toValue: 100,
      timestamp: Date.now(),
      id: 'a',
    });
    await convert(3, Date.now());
    await show('en');
    expect(await screen.findByText('has changed +100.00% since then')).toBeDefined();
    expect(screen.getAllByText(/since then$/)).toHaveLength(1);
  });

  it('[S4.recents-refreshed] shows a conversion as soon as it is saved', async () => {
    await show();
    await screen.findByText('No hay conversiones recientes');
    await act(async () => void (await convert(3, Date.now())));
    expect(await screen.findByText(/^3\smi → km$/)).toBeDefined();
  });

  it('[S2.home-states] [S4.home-recents] says that there is none yet', async () => {
    await show('en');
    expect(await screen.findByText('No recent conversions')).toBeDefined();
    expect(screen.getByText('Start converting to see your history here.')).toBeDefined();
  });

  it('[S2.home-states] [S4.home-recents] [S8.home-recents] says that it could not be read', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.spyOn(await openDevice(), 'transaction').mockImplementation(() => {
      throw new DOMException('no', 'UnknownError');
    });
    await show();
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText('Error')).toBeDefined();
    expect(alert.getByText('Comprueba tu conexión a internet')).toBeDefined();
  });

  it('[S2.home-states] [S4.home-recents] shows a spinner while it is being read', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.spyOn(await openDevice(), 'transaction').mockImplementation(() => {
      throw new DOMException('no', 'UnknownError');
    });
    await show();
    await act(() => vi.advanceTimersByTimeAsync(700));
    expect(screen.getByText('Cargando…')).toBeDefined();
  });
});
