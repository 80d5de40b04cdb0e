import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../device/query-client.ts';
import { LANGUAGE_IDS } from '../../i18n/languages.ts';
import { emptyDevice } from '../../testing/empty-device.ts';
import { openRoute } from '../../testing/open-route.tsx';
import { BUNDLED, serveRates } from '../../testing/serve-rates.ts';
import { CurrencyView } from './currency-view.tsx';

const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ') ?? '';
const day = '2026-08-21';

/** An origin of one currency, quoted per dollar. */
const origin = (code: string, figure: string, given: object) => ({
  source: 'bank',
  date: day,
  mark: 'observed',
  codes: [code],
  kind: 'official',
  published: { base: 'USD', rates: { [code]: figure } },
  ...given,
});

const NAMES = {
  'frankfurter-bcra': { name: 'Banco Central de la República Argentina' },
  frankfurter: { name: 'Frankfurter' },
  bcc: { name: 'Banco Central de Cuba' },
  'bcc-official': { name: 'Banco Central de Cuba, segmento oficial' },
  'exchange-api': { name: 'exchange-api' },
  bcv: { name: 'Banco Central de Venezuela' },
};

interface Described {
  readonly code: string;
  readonly figure: string;
  readonly origin: object;
  readonly detail?: object;
}

/** The sheet of 1 USD in a currency of which a service says all that. */
async function tell({ code, figure, origin: given, detail }: Described) {
  const described = { source: 'bank', date: day, mark: 'observed', spread: null, opinions: [], ...detail };
  const others = BUNDLED.origins.map(({ codes, ...one }) => ({
    ...one,
    codes: codes.filter((other) => other !== code),
  }));
  serveRates({
    ...BUNDLED,
    rates: { ...BUNDLED.rates, [code]: Number(figure) },
    origins: [origin(code, figure, given), ...others],
    sources: NAMES,
    details: { [code]: described },
  });
  return openSheet(code);
}

/** The sheet of 1 USD in a currency, with what is served. */
async function openSheet(code: string) {
  const { user } = await openRoute(CurrencyView, '/currency/:from?/:to?', `/currency/USD/${code}`);
  await user.click(await screen.findByRole('button', { name: /Ver de dónde sale/ }));
  const sheet = await screen.findByRole('dialog', { name: 'De dónde sale esta cifra' });
  await waitFor(() => expect(sheet.textContent).not.toMatch(/consultando|sin conexión/));
  const fact = (name: string) =>
    plain(
      within(sheet)
        .queryAllByRole('term')
        .find(({ textContent }) => textContent === name)?.nextElementSibling?.textContent,
    );
  return { text: plain(sheet.textContent), fact, sheet };
}

beforeEach(async () => {
  await emptyDevice();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-08-21T20:23:00Z') });
});

it('[I36.rate-type] a relayed mean names institution, kind of figure, day and relay, and is no mid-market rate', async () => {
  const bcra = {
    source: 'frankfurter-bcra',
    institution: 'bcra',
    via: 'frankfurter',
    rateType: 'weighted-mean',
  };
  const { text, fact } = await tell({ code: 'ARS', figure: '1494.5', origin: bcra });
  expect(text).toContain('Banco Central de la República Argentina · promedio ponderado');
  expect(text).not.toMatch(/tipo medio/i);
  expect(fact('Tipo de cifra')).toBe('promedio ponderado');
  expect(fact('Vale para')).toBe('21 ago 2026');
  expect(fact('Por medio de')).toBe('Frankfurter, que la convierte desde su base');
  // The hour of the table is that of the ECB.
  expect(fact('Publicado')).toBe('');
});

it('[I36.rate-type] a type that came after the app is no label, and costs nothing', async () => {
  const { text, fact } = await tell({
    code: 'MAD',
    figure: '9.1',
    origin: { source: 'bcc', rateType: 'auction' },
  });
  expect(text).toContain('1 USD = 9,1 MAD');
  expect(text).not.toMatch(/auction|rate-type/);
  expect(fact('Tipo de cifra')).toBe('');
});

it('[I36.segments] several official rates stand beside each other with their purpose, and are not compared', async () => {
  const segment = (name: string, source: string, rate: number, given: object = {}) => ({
    source,
    date: day,
    rate,
    institution: 'bcc',
    segment: name,
    rateType: 'administered',
    published: { base: 'CUP', inverse: true, rates: { USD: String(rate) } },
    ...given,
  });
  const { fact, sheet } = await tell({
    code: 'CUP',
    figure: '410',
    origin: { source: 'bcc', rateType: 'reference', segment: 'floating' },
    detail: {
      authority: { key: 'bcc', name: 'Banco Central de Cuba' },
      opinions: [
        segment('floating', 'bcc', 410, { rateType: 'reference' }),
        segment('official', 'bcc-official', 24),
        segment('public', 'bcc-public', 120),
      ],
    },
  });
  const floating = await within(sheet).findByText('Flotante');
  expect(
    within(floating.closest('ul') as HTMLElement)
      .getAllByRole('listitem')
      .map((row) => plain(row.textContent)),
  ).toEqual([
    'Flotante1 USD = 410 CUPes la que usamos · tipo de referencia · Personas, turistas y negocios privados, en bancos y casas de cambio.',
    'Oficial1 USD = 24 CUPtipo administrado · Importaciones y servicios esenciales del Estado.',
    'Público1 USD = 120 CUPtipo administrado · Actividades que un decreto señala.',
  ]);
  expect(fact('Entre fuentes')).toBe('no hay otra con la que comparar');
});

describe('the authority of a currency', () => {
  const compiled = { source: 'exchange-api', kind: 'market', rateType: 'spot', compiled: true };

  it.each([
    [compiled, 'exchange-api · cifra compilada'],
    [{ source: 'nbp', rateType: 'reference' }, 'tipo de referencia'],
  ])('[I36.authority] is said to be none where nobody official is known: %o', async (origin, type) => {
    const { text } = await tell({ code: 'HNL', figure: '26.86', origin, detail: { authority: null } });
    expect(text).toContain(type);
    expect(text).toContain('No tenemos la cifra de ninguna autoridad de HNL: esta es de terceros.');
  });

  it('[I36.authority] is named where its figure is not at hand', async () => {
    const { text } = await tell({
      code: 'CLP',
      figure: '960',
      origin: compiled,
      detail: { authority: { key: 'bcch', name: 'Banco Central de Chile' } },
    });
    expect(text).toContain('Su autoridad es Banco Central de Chile; no tenemos su cifra de CLP.');
  });

  it('[I36.authority] has the name that its readers know, and an older figure of it is listed instead', async () => {
    const authority = { key: 'ecb', name: 'European Central Bank' };
    const given = { code: 'CLP', figure: '960', origin: compiled };
    const named = await tell({ ...given, detail: { authority } });
    expect(named.text).toContain('Su autoridad es Banco Central Europeo; no tenemos su cifra de CLP.');
    cleanup();
    queryClient.clear();
    const opinions = [{ source: 'ecb', date: '2026-08-03', rate: 950, rateType: 'reference' }];
    const { text } = await tell({ ...given, detail: { authority, opinions } });
    expect(text).toContain('1 USD = 950 CLP');
    expect(text).not.toMatch(/no tenemos su cifra|ninguna autoridad de CLP/);
  });
});

it('[I36.doubted] a peg that institutions contradict is said to be in doubt', async () => {
  const { text } = await tell({
    code: 'SAR',
    figure: '4.5',
    origin: { doubted: true, rateType: 'reference' },
  });
  expect(text).toContain('La paridad fija de SAR está en duda');
});

it('[I36.announced] a figure of a later day is shown beside the one in use, as the service sends it', async () => {
  const file = join(import.meta.dirname, '../../../../server/src/service/recorded/announced-rates.json');
  serveRates(JSON.parse(readFileSync(file, 'utf8')));
  vi.setSystemTime(Date.parse('2026-11-28T05:59:00Z'));
  const { fact, text, sheet } = await openSheet('GTQ');
  const announced = await within(sheet).findByText(/^Ya publicado/);
  expect(plain(announced.textContent)).toBe(
    'Ya publicado para el 28 nov 2026; se usará desde entonces1 USD = 7,6588 GTQ',
  );
  expect(fact('Vale para')).toBe('27 nov 2026');
  expect(text).toContain('1 USD = 7,66102 GTQ');
});

it('[I36.compared] figures of different weeks are shown and not compared', async () => {
  const { text } = await tell({
    code: 'VES',
    figure: '492.38',
    origin: { source: 'bcv', rateType: 'weighted-mean' },
    detail: {
      opinions: [
        { source: 'bcv', date: day, rate: 492.38 },
        { source: 'exchange-api', date: '2026-08-10', rate: 450 },
      ],
    },
  });
  expect(text).toContain('exchange-api1 USD = 450 VES10 ago 2026de otro día: no se compara');
});

it('[I36.sheet] an open sheet follows the rates that arrive while it is open', async () => {
  const bcc = { source: 'bcc', rateType: 'reference' };
  const { sheet } = await tell({ code: 'MAD', figure: '9.1', origin: bcc });
  expect(plain(sheet.textContent)).toContain('1 USD = 9,1 MAD');
  serveRates({
    ...BUNDLED,
    rates: { ...BUNDLED.rates, MAD: 9.2 },
    origins: [
      origin('MAD', '9.2', { ...bcc, date: '2026-08-22' }),
      ...BUNDLED.origins.map((one) => ({ ...one, codes: one.codes.filter((code) => code !== 'MAD') })),
    ],
    sources: NAMES,
  });
  await act(() => queryClient.refetchQueries({ queryKey: ['/api/exchange-rates'], exact: true }));
  await waitFor(() => expect(plain(sheet.textContent)).toContain('1 USD = 9,2 MAD'));
  expect(plain(sheet.textContent)).toContain('22 ago 2026');
});

describe('the words', () => {
  const files = import.meta.glob<Record<string, string>>('./*/app/provenance.json', {
    base: '../../../../../languages',
    eager: true,
    import: 'default',
  });

  it.each(LANGUAGE_IDS)(
    '[I36.rate-type] call a rate mid-market only where it is the middle: %s',
    (language) => {
      const words = Object.entries(files[`./${language}/app/provenance.json`] ?? {});
      expect(words.length).toBeGreaterThan(0);
      const middle =
        /mid-market|tipo medio|punto medio|ponto médio|cotação média|cours moyen|taux moyen|Mittelkurs|punto medio|cambio medio|punt mitjà|tipus mitjà/i;
      expect(words.filter(([, text]) => middle.test(text)).map(([key]) => key)).toEqual(['rate-type.middle']);
    },
  );
});
