import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

/** Every view, with its heading in Spanish. */
const views = [
  ['/', '¿A cuánto equivale?'],
  ['/currency/USD/EUR', 'Divisas'],
  ['/category/length/mi/km', 'Longitud'],
  ['/category/temperature/c/f', 'Temperatura'],
  ['/category/volume', 'Volumen'],
  ['/category/colour', 'No encontrada'],
  ['/calculator', 'Calculadora'],
  ['/kitchen', 'Cocina'],
  ['/list', 'Varias monedas'],
  ['/trip', 'Viaje'],
  ['/pocket/EUR/MXN', 'Tabla de bolsillo'],
  ['/favorites', 'Favoritos'],
  ['/own-units', 'Unidades mías'],
  ['/more', 'Más'],
  ['/settings', 'Ajustes'],
  ['/recent-conversions', 'Recientes'],
  ['/about', 'Acerca de'],
  ['/contact', 'Contacto'],
  ['/privacy', 'Privacidad'],
  ['/terms', 'Términos de uso'],
] as const;

const refuse = (name: string) => () => {
  throw new DOMException(name, name);
};

function deny() {
  vi.spyOn(indexedDB, 'open').mockImplementation(refuse('SecurityError'));
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse('SecurityError'));
}

function fill() {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'));
  for (const write of ['put', 'add'] as const) {
    vi.spyOn(IDBObjectStore.prototype, write).mockImplementation(refuse('QuotaExceededError'));
  }
}

/** As in a private window of Firefox: the request fails when it is asked, and not the call. */
function close() {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    const error = new DOMException('closed', 'InvalidStateError');
    const request = Object.assign(new EventTarget(), { error });
    queueMicrotask(() => request.dispatchEvent(new Event('error')));
    return request as unknown as IDBOpenDBRequest;
  });
}

/** As WebKit's has been seen: whoever asks waits, here for a short time. */
function silence() {
  vi.doMock('../device/schema.ts', async (original) => ({
    ...(await original<typeof import('../device/schema.ts')>()),
    PATIENCE_MS: 1,
  }));
  vi.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());
}

const done = (request: IDBRequest | IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    const end = 'oncomplete' in request ? 'complete' : 'success';
    request.addEventListener(end, () => resolve());
    request.addEventListener('error', () => reject(request.error));
  });

/** Something in every store and under every key, and nothing of it what the app ever wrote. */
async function putJunk() {
  const { openDevice } = await import('../device/database.ts');
  const database = (await openDevice()) as unknown as { objectStoreNames: DOMStringList; close(): void };
  const names = [...database.objectStoreNames];
  expect(names).toEqual(
    'alerts conversions favorites markups otherRecords ownRates ownUnits packed responses trips'.split(' '),
  );
  database.close();
  const opening = indexedDB.open('equivale-device');
  await done(opening);
  const transaction = opening.result.transaction(names, 'readwrite');
  transaction.objectStore('responses').put('junk', '/api/exchange-rates');
  transaction.objectStore('responses').put({ body: { rates: 'none' } }, '/api/currency-history/USD/EUR/7d');
  transaction.objectStore('favorites').put({ id: 'x', category: 7, fromUnit: {}, createdAt: 'never' });
  transaction.objectStore('favorites').put({ id: 'y', category: 'length', fromUnit: 'mi', toUnit: 1 });
  for (const [row, records] of [
    ['favorites', [{ list: 'favorites', item: 'x', position: {}, changedAt: 'never' }, 7, null]],
    ['length', [{ list: 'length', item: 'km', pinned: 'maybe' }]],
    ['home', 'none'],
  ])
    transaction.objectStore('packed').put({ kind: 'arrangements', row, records });
  transaction.objectStore('ownUnits').put({ id: 'own-x', name: 7, factor: 'many', of: {} });
  transaction.objectStore('ownUnits').put({ id: 'y' });
  transaction.objectStore('ownRates').put({ id: 'x', base: 'USD', code: 'EUR', text: '-1', isUsed: true });
  transaction.objectStore('markups').put({ id: 'chosen', of: 'nobody', isTakenOff: 7 });
  transaction.objectStore('markups').put({ id: 'my-card', percent: {} });
  transaction.objectStore('trips').put({ id: 'x', place: 7, frozen: 'never' });
  const expense = { id: 'x', trip: 'x', amount: 'many' };
  transaction.objectStore('packed').put({ kind: 'expenses', row: 'x', records: [expense, null] });
  transaction.objectStore('alerts').put({ id: 'x', kind: 'never', from: 7, rate: {} });
  for (const record of [
    { id: 1, fromValue: 'many', timestamp: {} },
    { id: 'z', category: 'length', fromValue: 1, timestamp: 7 },
  ]) {
    transaction.objectStore('conversions').put(record);
  }
  transaction.objectStore('ownUnits').put({ id: 'own-1', name: 7, factor: 'none', of: 'own-1' });
  await done(transaction);
  opening.result.close();
  for (const key of [
    'equivale-preferences',
    'equivale-cards',
    'equivale-currency-list',
    'pendingFavoriteNavigation',
  ]) {
    localStorage.setItem(key, '{"junk":');
  }
}

/** The app as a page that has just been loaded has it. */
async function load() {
  vi.resetModules();
  const [{ App }, { startInLanguage }] = await Promise.all([
    import('./app.tsx'),
    import('../device/language.ts'),
  ]);
  return async (path: string) => {
    cleanup();
    history.replaceState(null, '', path);
    await startInLanguage();
    render(<App />);
  };
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.doUnmock('../device/schema.ts');
  vi.unstubAllGlobals();
});

it.each([
  ['[D.storage-denied] storage denied', deny],
  ['[D.storage-full] no room left', fill],
  ['[I3.junk] every stored value junk', putJunk],
  ['[D.storage-denied] storage that cannot be opened', close],
  ['storage that never answers', silence],
])('[I3.every-view] %s: every view opens, and the converters convert', async (_state, spoil) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await spoil();
  const open = await load();
  for (const [path, heading] of views) {
    await open(path);
    expect(await screen.findByRole('heading', { name: heading, level: 1 }), path).toBeDefined();
    await waitFor(() => expect(screen.getByRole('main').textContent, path).not.toBe(''));
    expect(screen.queryByText('Algo ha fallado al mostrar esta vista'), path).toBeNull();
  }
  for (const [path, typed, result] of [
    // 26.2 × 1.609344; 200 / 1.1699 of the ECB's 21 August 2026, which the app carries
    ['/category/length/mi/km', '26,2', '42,164813'],
    ['/currency/USD/EUR', '200', '170,954782'],
  ] as const) {
    await open(path);
    const amount = await screen.findByRole('textbox', { name: 'Cantidad' });
    await userEvent.clear(amount);
    await userEvent.type(amount, typed);
    const shown = await screen.findByRole('button', { name: /\. Copiar resultado$/ });
    expect(shown.textContent).toBe(result);
  }
});
