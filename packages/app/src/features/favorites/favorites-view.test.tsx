import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pendingFavoriteKey } from '../../device/pending-favorite.ts';
import { useNotices } from '../../platform/notices.ts';
import { openDevice } from '../../records/database.ts';
import { addFavorite, favorites as savedPairs } from '../../records/kinds/favorites.ts';
import { storeOwnRate } from '../../records/kinds/own-rates.ts';
import { writeState } from '../../records/mirrors.ts';
import { emptyDevice } from '../../testing/empty-device.ts';
import { renderView } from '../../testing/render-view.tsx';
import { ECB_TABLE, serveRates } from '../../testing/serve-rates.ts';
import { FavoritesView } from './favorites-view.tsx';

const show = (language: 'es' | 'en' = 'es') => renderView(FavoritesView, '/favorites', language);
const day = Date.parse('2026-08-20T12:00:00Z');

async function save() {
  await addFavorite({ category: 'currency', fromUnit: 'AED', toUnit: 'USD' }, day);
  await addFavorite({ category: 'length', fromUnit: 'mi', toUnit: 'km' }, day - 86_400_000);
}

const setWidth = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }));

beforeEach(async () => {
  setWidth(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await emptyDevice();
});

describe('favorites', () => {
  it('[S2.favorites-rows] [S2.favorites-count] lists each pair with mark, figure and what that rests on, and counts them', async () => {
    await save();
    await show();
    await screen.findByText('0,2723');
    const rows = screen.getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^AED → USD0,2723/),
      '📏mi → km1,609344Longitud',
    ]);
    for (const { textContent } of rows) expect(textContent).not.toContain('20 ago 2026');
    expect(screen.getByText('2 favoritos guardados en este dispositivo')).toBeDefined();
  });

  // The ECB's rates of Friday 21 August 2026: the newest ones on Saturday, due to be replaced nine days later.
  it.each([
    ['2026-08-22T12:00:00Z', /^BCE · ayer$/, false],
    ['2026-08-30T12:00:00Z', /^BCE · 21 ago · hace 9 días$/, true],
  ])(
    '[S2.favorites-rows] says the day of the rate, in amber where it is late: %s',
    async (now, text, isLate) => {
      serveRates(ECB_TABLE);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
      await addFavorite(
        { category: 'currency', fromUnit: 'EUR', toUnit: 'USD' },
        Date.parse('2026-07-01T12:00:00Z'),
      );
      await show();
      const day = await screen.findByText(text);
      expect(day.closest('.text-warn') !== null).toBe(isLate);
    },
  );

  it.each([false, true])(
    '[S2.favorites-rows] says how a rate moved; as a table it has the curve and the names: %s',
    async (isWide) => {
      setWidth(isWide);
      // 1.1699 / 1.1681 - 1 = 0.1541 %
      serveRates(ECB_TABLE, [
        { date: '2026-08-20', rate: '1.1681' },
        { date: '2026-08-21', rate: '1.1699' },
      ]);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-08-22T12:00:00Z') });
      await addFavorite({ category: 'currency', fromUnit: 'EUR', toUnit: 'USD' }, day);
      await save();
      await show();
      await screen.findAllByText(/^\+0,15/);
      // Each row renders its curve when its own history has come.
      const curves = () =>
        screen.getAllByRole('listitem').map((row) => row.querySelectorAll('path[vector-effect]').length);
      await waitFor(() => expect(curves()).toEqual(isWide ? [1, 1, 0] : [0, 0, 0]));
      await waitFor(() =>
        expect(screen.queryAllByText('Euro → Dólar estadounidense')).toHaveLength(isWide ? 1 : 0),
      );
      // Two flags of each pair of currencies; a unit has its category's emoji.
      expect(document.querySelectorAll('use')).toHaveLength(4);
    },
  );

  it('[S2.favorites-rows] asks for the history of a row when it comes near the view', async () => {
    serveRates(ECB_TABLE);
    const asked = vi.spyOn(globalThis, 'fetch');
    let near = () => {};
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(onChange: (entries: readonly { isIntersecting: boolean }[]) => void) {
          near = () => onChange([{ isIntersecting: true }]);
        }
        observe() {}
        disconnect() {}
      },
    );
    await save();
    await show();
    await screen.findByText('0,2723');
    const histories = () => asked.mock.calls.filter(([url]) => String(url).includes('history'));
    expect(histories()).toEqual([]);
    act(() => near());
    await waitFor(() => expect(histories()).toHaveLength(1));
  });

  it('[I15.own-marks] shows a pair at its owner’s rate, and says so', async () => {
    await save();
    await storeOwnRate({ base: 'USD', code: 'AED', text: '4', isUsed: true });
    await show();
    expect(await screen.findByText('tuyo')).toBeDefined();
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('AED → USD0,2500tuyo');
  });

  it('[D.peg] shows what a pair is worth now: a dirham is 1/3.6725 dollars', async () => {
    await save();
    await show('en');
    expect(await screen.findByText('0.2723')).toBeDefined();
    expect(screen.getByText('2 favorites saved on this device')).toBeDefined();
  });

  it('[S2.favorites-states] says how to get the first one when there is none', async () => {
    await show();
    expect(await screen.findByRole('heading', { name: 'Aún no hay favoritos' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Convertir USD a EUR' }).getAttribute('href')).toBe(
      '/currency/USD/EUR',
    );
  });

  it('[S2.favorites-states] says that it is loading until they are read', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.spyOn(await openDevice(), 'getAll').mockReturnValue(new Promise(() => {}));
    await show();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByText('Cargando…')).toBeDefined();
  });

  it('[S2.favorites-delete] deletes a pair with an alert', async () => {
    await save();
    const { user, announced } = await show();
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    await user.click(await screen.findByRole('button', { name: 'Quitar mi → km' }));
    await waitFor(() => expect(screen.queryByText(/mi → km/)).toBeNull());
    expect(announced()).toBe('favorite.removed');
    expect((await savedPairs.read()).map(({ fromUnit }) => fromUnit)).toEqual(['AED']);
  });

  it('[I3.focus-returned] after a deletion the focus is on the next pair, after the last one on what can be done', async () => {
    await save();
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    await user.click(await screen.findByRole('button', { name: 'Quitar AED → USD' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(document.activeElement?.getAttribute('aria-label')).toContain('mi → km');
    await user.click(screen.getByRole('button', { name: 'Quitar mi → km' }));
    const action = await screen.findByRole('link', { name: 'Convertir USD a EUR' });
    expect(document.activeElement).toBe(action);
  });

  it('[S5.favorite-delete-pending] a second press while it is being deleted does nothing', async () => {
    await save();
    const { user } = await show();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    const button = await screen.findByRole('button', { name: 'Quitar mi → km' });
    await user.dblClick(button);
    await waitFor(() => expect(screen.queryByText(/mi → km/)).toBeNull());
    const removals = put.mock.calls.filter(([{ records = [] }]) => records[0]?.removed === true);
    expect(removals).toHaveLength(1);
  });

  it('[S4.favorite-open] opened in another tab it leaves no pair for a converter of this one', async () => {
    await save();
    const { user } = await show();
    const [row] = await screen.findAllByRole('link', { name: /mi → km/ });
    row?.addEventListener('click', (event) => event.preventDefault());
    await user.keyboard('{Control>}');
    await user.click(row as HTMLElement);
    expect(localStorage.getItem(pendingFavoriteKey)).toBeNull();
  });

  it('[S4.favorite-open] [S2.favorites-convert] leaves the pair for its converter and goes there', async () => {
    await save();
    const { user, path } = await show();
    const row = (await screen.findAllByRole('listitem'))[1] as HTMLElement;
    expect(within(row).queryByRole('button')).toBeNull();
    await user.click(within(row).getByText('Longitud'));
    expect(path()).toBe('/category/length/mi/km');
    const pending = JSON.parse(localStorage.getItem(pendingFavoriteKey) ?? '');
    expect(pending).toMatchObject({ category: 'length', fromUnit: 'mi', toUnit: 'km' });
    expect(Math.abs(Date.now() - pending.timestamp)).toBeLessThan(10_000);
  });

  it('[S8.favorites-error] [S2.favorites-states] tries three more times by itself, then says so and offers to try again', async () => {
    await save();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const database = await openDevice();
    const read = vi.spyOn(database, 'getAll').mockRejectedValue(new DOMException('no', 'UnknownError'));
    await show();
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    const ofFavorites = read.mock.calls.filter(
      ([, range]) => String((range as IDBKeyRange).lower) === 'favorites',
    );
    expect(ofFavorites).toHaveLength(4);
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByRole('heading', { name: 'Error' })).toBeDefined();
    const said = alert.getByText(/Comprueba tu conexión a internet/).textContent;
    // What cannot be opened cannot be vouched for.
    expect(said).not.toMatch(/siguen guardados/);
    expect(said).toMatch(/No se pueden leer/);
    read.mockRestore();
    alert.getByRole('button', { name: 'Reintentar' }).click();
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('[S8.storage] a device full of junk shows what is sound', async () => {
    await save();
    for (const junk of [{ id: 'a' }, { id: 'b', category: 'length', createdAt: 'never' }]) {
      await writeState({ favorites: [junk] });
    }
    await show();
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  });

  it('[I16.keyboard] by keyboard alone they are moved, pinned, hidden, removed and brought back', async () => {
    await save();
    await addFavorite({ category: 'weight', fromUnit: 'lb', toUnit: 'kg' }, day - 2 * 86_400_000);
    const { user } = await show();
    const pairs = () =>
      screen
        .getAllByRole('listitem')
        .map((row) => /[A-Za-z]+ → (?:km|kg|USD)/.exec(row.textContent ?? '')?.[0]);
    (await screen.findByRole('button', { name: 'Editar' })).focus();
    await user.keyboard('{Enter}');
    const done = await screen.findByRole('button', { name: 'Hecho' });
    expect(document.activeElement).toBe(done);
    await user.tab();
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Mover AED → USD. Posición 1 de 3' }),
    );
    await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    expect(screen.getByRole('status').textContent).toBe('AED → USD, posición 3 de 3');
    expect(pairs()).toEqual(['mi → km', 'lb → kg', 'AED → USD']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Mover AED → USD. Posición 3 de 3');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(pairs()).toEqual(['AED → USD', 'mi → km', 'lb → kg']);
    await user.keyboard('{ArrowDown}{Tab}{Enter}');
    expect(pairs()).toEqual(['AED → USD', 'lb → kg', undefined, 'mi → km']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Mostrar mi → km');
    await user.keyboard('{ArrowUp}{Delete}');
    await waitFor(() => expect(pairs()).toEqual(['AED → USD', undefined, 'mi → km']));
    useNotices.getState().notices[0]?.action?.run();
    await waitFor(() => expect(pairs()).toEqual(['AED → USD', 'lb → kg', undefined, 'mi → km']));
    done.focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Editar' }));
    expect(pairs()).toEqual(['AED → USD', 'lb → kg']);
    expect((await savedPairs.read()).length).toBe(3);
  });

  it('[I16.order] the menu of the handle moves, and all are shown again at once', async () => {
    await save();
    const { user } = await show('en');
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('button', { name: 'Move AED → USD. Position 1 of 2' }));
    await user.click(screen.getByRole('button', { name: 'Down' }));
    expect(screen.getByRole('status').textContent).toBe('AED → USD, position 2 of 2');
    await user.click(screen.getByRole('button', { name: 'Hide mi → km' }));
    expect(screen.getByText('Hidden · 1')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringContaining('mi → km'),
      expect.stringContaining('AED → USD'),
    ]);
  });
});
