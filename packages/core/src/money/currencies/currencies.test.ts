import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { currencyNames as englishNames } from '../../../../../languages/en/core/currency-names.ts';
import { currencyNames as spanishNames } from '../../../../../languages/es/core/currency-names.ts';
import { CURRENCIES, findCurrency } from './currencies.ts';
import { POPULAR_CURRENCIES } from './popular.ts';

const codes: readonly string[] = CURRENCIES.map((currency) => currency.code);
const codesOf = (kind: string) => CURRENCIES.filter((row) => row.kind === kind).map((row) => row.code);

interface IsoRow {
  readonly minorUnits: number | null;
  readonly fund?: boolean;
}

const listOne: { currencies: Record<string, IsoRow> } = JSON.parse(
  readFileSync(new URL('../recorded/iso-4217-list-one.json', import.meta.url), 'utf8'),
);

/** List One of 2024-06-25 carried on to 2026-09-17 by amendments 176, 179, 180 and the removal of CUC. */
function amendedListOne(): Map<string, IsoRow> {
  const table = new Map<string, IsoRow>(Object.entries(listOne.currencies));
  for (const withdrawn of ['ANG', 'BGN', 'CUC']) {
    table.delete(withdrawn);
  }
  table.set('XCG', { minorUnits: 2 });
  table.set('XAD', { minorUnits: 2, fund: true });
  return table;
}

describe('currency table against ISO 4217', () => {
  const iso = amendedListOne();

  it('starts from a list of 178 codes', () => {
    expect(iso.size).toBe(178);
  });

  it('[D.currencies] [D.minor-units] serves exactly the circulating tender of the standard, with its minor units', () => {
    // UYW, a wage index of Uruguay, is a unit of account without the standard's fund mark.
    const tender = [...iso].filter(([code, row]) => row.minorUnits !== null && !row.fund && code !== 'UYW');
    const expected = tender.map(([code, row]) => [code, row.minorUnits]);
    expect(expected).toHaveLength(155);
    const uncoded = new Set(['CNH', 'GGP', 'IMP', 'JEP']);
    const live = CURRENCIES.filter((row) => row.kind === 'fiat' && !row.retired && !uncoded.has(row.code));
    expect(live.map((row) => [row.code, row.minorUnits])).toEqual(expected.sort());
  });

  it.each(['XDR', 'XAU', 'XAG', 'XPT', 'XPD'])(
    '[D.minor-units] %s is a code of the standard without minor units',
    (code) => {
      expect(iso.get(code)?.minorUnits).toBeNull();
      expect(findCurrency(code)?.minorUnits).toBeNull();
    },
  );

  it('[S1.currencies] [D.currencies] counts 175 live and 3 withdrawn currencies', () => {
    expect(codes).toHaveLength(178);
    expect(new Set(codes).size).toBe(178);
    expect(CURRENCIES.filter((row) => row.retired).map((row) => row.code)).toEqual(['HRK', 'ANG', 'BGN']);
    expect(codesOf('crypto')).toEqual(['BTC', 'ETH', 'BNB', 'ADA', 'DOT', 'XRP']);
    expect(codesOf('metal')).toEqual(['XAU', 'XAG', 'XPT', 'XPD']);
    expect(codesOf('other')).toEqual(['XDR', 'CLF', 'MXV', 'COU', 'UTM', 'UVA']);
  });
});

describe('flags', () => {
  const require = createRequire(import.meta.url);
  const flagFolder = `${dirname(require.resolve('circle-flags/package.json'))}/flags`;
  const drawn = new Set(readdirSync(flagFolder));

  it('[D.flag-sprite] names a drawn region for all money with a country and none for the rest', () => {
    for (const { code, kind, region } of CURRENCIES) {
      expect(kind === 'fiat', code).toBe(region !== undefined);
      expect(region === undefined || drawn.has(`${region}.svg`), code).toBe(true);
    }
  });

  it.each([
    ['USD', '🇺🇸', 'us'],
    ['EUR', '🇪🇺', 'eu'],
    ['XCG', '🇨🇼', 'cw'],
    ['ANG', '🇨🇼', 'cw'],
    ['XCD', '🇦🇬', 'ag'],
    ['XOF', '🇸🇳', 'sn'],
    ['XAF', '🇨🇲', 'cm'],
    ['XPF', '🇵🇫', 'pf'],
    ['GGP', '🇬🇬', 'gg'],
    ['BTC', '₿', undefined],
  ])('[S3.currency] %s carries %s', (code, flag, region) => {
    expect(findCurrency(code)).toMatchObject({ flag });
    expect(findCurrency(code)?.region).toBe(region);
  });
});

describe('withdrawn currencies', () => {
  it.each([
    ['HRK', '7.53450', 'EUR', '2023-01-01', 'EUR'],
    ['BGN', '1.95583', 'EUR', '2026-01-01', 'EUR'],
    ['ANG', '1.79', 'USD', '2025-03-31', 'XCG'],
  ])('[D.withdrawn] %s converts at %s per %s since %s', (code, rate, anchor, since, successor) => {
    expect(findCurrency(code)?.retired).toMatchObject({ rate, anchor, since, successor });
  });
});

describe('findCurrency', () => {
  it.each(['usd', '', 'XXX', 'CHE', 'constructor'])('does not know %j', (code) => {
    expect(findCurrency(code)).toBeUndefined();
  });
});

describe('POPULAR_CURRENCIES', () => {
  it("[S3.popular] is the specification's picker, in its order", () => {
    const specification =
      'USD, EUR, GBP, JPY, CHF, CAD, AUD, NZD, CNY, KRW, SGD, HKD, NOK, SEK, DKK, PLN, CZK, HUF, MXN, BRL, ARS, CLP, COP, PEN, INR, IDR, MYR, THB, PHP, VND, AED, SAR, ILS, TRY, ZAR, EGP, RUB, UAH, RON, BGN, HRK, BTC, ETH, BNB, ADA, DOT, XRP';
    expect(POPULAR_CURRENCIES.join(', ')).toBe(specification);
    expect(POPULAR_CURRENCIES.every((code) => findCurrency(code))).toBe(true);
  });
});

describe.each([
  ['es', spanishNames],
  ['en', englishNames],
])('names in %s', (_language, names) => {
  it('[S3.currency] [D.currency-names] name every currency once, with a capital first letter', () => {
    expect(Object.keys(names).sort()).toEqual([...codes].sort());
    expect(new Set(Object.values(names)).size).toBe(178);
    for (const name of Object.values(names)) {
      expect(name).toMatch(/^\p{Lu}\S.*\S$/u);
    }
  });
});
