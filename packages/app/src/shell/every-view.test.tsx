import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { EVERY_ROUTE, EVERY_VIEW } from '../testing/every-view.ts';

/** Headings in Spanish; a view that is not listed needs one of its own. */
const HEADINGS: Readonly<Record<string, string>> = {
  '/': '¿A cuánto equivale?',
  '/currency/USD/EUR': 'Divisas',
  '/category/length/mi/km': 'Longitud',
  '/category/temperature/c/f': 'Temperatura',
  '/category/volume/gal_us/l': 'Volumen',
  '/category/technical-voltage/volt/millivolt': 'Tensión eléctrica',
  '/category/technical-nonsense': 'No encontrada',
  '/category/colour': 'No encontrada',
  '/calculator': 'Calculadora',
  '/kitchen': 'Cocina',
  '/list': 'Varias monedas',
  '/trip': 'Viaje',
  '/pocket/EUR/MXN': 'Tabla de bolsillo',
  '/favorites': 'Favoritos',
  '/own-units': 'Mis unidades',
  '/more': 'Más',
  '/settings': 'Ajustes',
  '/recent-conversions': 'Recientes',
  '/about': 'Acerca de',
  '/contact': 'Contacto',
  '/privacy': 'Privacidad',
  '/terms': 'Términos de uso',
};
const VIEWS = new Set([...EVERY_VIEW, ...Object.keys(HEADINGS)]);

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
  vi.doMock('../records/schema.ts', async (original) => ({
    ...(await original<typeof import('../records/schema.ts')>()),
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
  const { openDevice } = await import('../records/database.ts');
  const database = (await openDevice()) as unknown as { objectStoreNames: DOMStringList; close(): void };
  const names = [...database.objectStoreNames];
  expect(names).toEqual(['records', 'responses']);
  database.close();
  const opening = indexedDB.open('equivale-device');
  await done(opening);
  const transaction = opening.result.transaction(names, 'readwrite');
  transaction.objectStore('responses').put('junk', '/api/exchange-rates');
  transaction.objectStore('responses').put({ body: { rates: 'none' } }, '/api/currency-history/USD/EUR/7d');
  const records = transaction.objectStore('records');
  const junk: Readonly<Record<string, unknown>> = {
    favorites: [
      { id: 'x', category: 7, fromUnit: {}, createdAt: 'never' },
      { id: 'y', category: 'length', fromUnit: 'mi', toUnit: 1 },
    ],
    ownUnits: [{ id: 'own-x', name: 7, factor: 'many', of: {} }, { id: 'own-1', of: 'own-1' }, { id: 'y' }],
    ownRates: [{ id: 'x', base: 'USD', code: 'EUR', text: '-1', isUsed: true }],
    markups: [
      { id: 'chosen', of: 'nobody', isTakenOff: 7 },
      { id: 'my-card', percent: {} },
    ],
    trips: [{ id: 'x', place: 7, frozen: 'never' }],
    expenses: [{ id: 'x', trip: 'x', amount: 'many' }, null],
    alerts: [{ id: 'x', kind: 'never', from: 7, rate: {} }],
    conversions: [
      { id: 'w', fromValue: 'many', timestamp: {} },
      { id: 'z', category: 'length', fromValue: 1, timestamp: 7 },
    ],
    preferences: 'none',
  };
  for (const [kind, stored] of Object.entries(junk))
    records.put({ kind, row: 'x', records: stored, madeAt: 7 });
  for (const [row, stored] of [
    ['favorites', [{ list: 'favorites', item: 'x', position: {}, changedAt: 'never' }, 7, null]],
    ['length', [{ list: 'length', item: 'km', pinned: 'maybe' }]],
    ['home', 'none'],
  ])
    records.put({ kind: 'arrangements', row, records: stored });
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

afterEach(() => vi.doUnmock('../records/schema.ts'));

it.each([
  ['[D.storage-denied] storage denied', deny],
  ['[D.storage-full] no room left', fill],
  ['[I3.junk] every stored value junk', putJunk],
  ['[D.storage-denied] storage that cannot be opened', close],
  ['storage that never answers', silence],
])('[I3.every-view] %s: every view opens, and the converters convert', async (_state, spoil) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('isSecureContext', true);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await spoil();
  const open = await load();
  const headings = new Map<string, string | null>();
  for (const path of VIEWS) {
    await open(path);
    const name = HEADINGS[path];
    const heading = await screen.findByRole('heading', { level: 1, ...(name && { name }) });
    headings.set(path, heading.textContent);
    await waitFor(() => expect(screen.getByRole('main').textContent, path).not.toBe(''));
    expect(screen.queryByText('Algo ha fallado al mostrar esta vista'), path).toBeNull();
  }
  // A view that did not open would have the heading of home, or of none.
  expect(new Set(EVERY_ROUTE.map((path) => headings.get(path))).size).toBe(EVERY_ROUTE.length);
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
