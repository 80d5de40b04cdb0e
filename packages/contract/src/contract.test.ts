import { describe, expect, it } from 'vitest';
import {
  currencyHistoryPath,
  historyPointsSchema,
  parseExchangeRates,
  parseHistoryOf,
  parseHistoryResponse,
  parseRatesWithQuotes,
  parseReferenceRates,
  parseWith,
  problemSchema,
} from './index.ts';

/** EUR 1 = USD 1.1699 on 2026-08-21: ECB daily file of that date. */
const table = {
  base: 'USD',
  rates: { USD: 1, EUR: 0.8547739122146338, BTC: 0.000012017 },
  timestamp: '2026-08-21T14:00:00Z',
  fallback: true,
  fetchedAt: null,
  origins: [
    { source: 'ecb', date: '2026-08-21', mark: 'observed', codes: ['USD', 'EUR'] },
    { source: 'exchange-api', date: '2026-09-29', mark: 'observed', codes: ['BTC'] },
  ],
};

describe('a response with exchange rates', () => {
  it('[S3.exchange-rates] is read, and unknown keys are dropped so that a response may grow', () => {
    expect(parseExchangeRates({ ...table, later: 1 })).toEqual({ ok: true, value: table });
  });

  it.each([0, -1, '0.85', null, Number.POSITIVE_INFINITY])(
    '[S7.rates] loses one currency, and not the table, by a rate that is %s',
    (rate) => {
      const read = parseExchangeRates({ ...table, rates: { ...table.rates, EUR: rate, eur: 0.85 } });
      expect(read).toMatchObject({ ok: true });
      expect(read.ok && Object.keys(read.value.rates)).toEqual(['USD', 'BTC']);
    },
  );

  it('[S7.rates] of another server may be base, rates and timestamp alone: its origin is unknown', () => {
    const { base, rates, timestamp } = table;
    const value = {
      base,
      rates,
      timestamp,
      fallback: false,
      fetchedAt: null,
      origins: [{ source: 'unknown', date: '2026-08-21', mark: 'observed', codes: ['USD', 'EUR', 'BTC'] }],
    };
    expect(parseExchangeRates({ base, rates, timestamp })).toEqual({ ok: true, value });
    expect(parseExchangeRates({ base, rates, timestamp, fallback: true })).toEqual({
      ok: true,
      value: { ...value, fallback: true },
    });
  });

  it('[S7.rates] leaves out a currency with several official rates where it does not say which of them it gives', () => {
    const segment = { source: 'bcc', date: '2026-08-21', mark: 'observed', codes: ['CUP'] };
    const peso = { ...table, rates: { ...table.rates, CUP: 24 }, timestamp: '2026-08-21T14:00:00Z' };
    const codes = (input: object) => {
      const read = parseExchangeRates(input);
      return read.ok && [Object.keys(read.value.rates), read.value.origins.flatMap((origin) => origin.codes)];
    };
    const without = ['USD', 'EUR', 'BTC'];
    const { origins, ...bare } = peso;
    expect(codes(bare)).toEqual([without, without]);
    expect(codes({ ...peso, origins: [...origins, segment] })).toEqual([without, without]);
    const floating = [...origins, { ...segment, segment: 'floating' }];
    expect(codes({ ...peso, origins: floating })).toEqual(Array(2).fill([...without, 'CUP']));
    // there was one rate until 2025-12-18
    const before = { ...peso, origins: [...origins, { ...segment, date: '2025-12-18' }] };
    expect(codes(before)).toEqual(Array(2).fill([...without, 'CUP']));
    expect(parseReferenceRates(bare)).toMatchObject({ value: { rates: { USD: 1 } } });
    expect(parseReferenceRates(bare)).not.toHaveProperty('value.rates.CUP');
  });

  it.each([
    ['rates', { ...table, rates: { USD: 2 } }],
    ['rates', { ...table, rates: { EUR: 0.85 } }],
    ['base', { ...table, base: 'EUR' }],
    ['timestamp', { ...table, timestamp: 'yesterday' }],
    ['fetchedAt', { ...table, fetchedAt: 0 }],
    ['origins.0.date', { ...table, origins: [{ ...table.origins[0], date: '2026-02-29' }] }],
    ['origins.0.source', { ...table, origins: [{ ...table.origins[0], source: 'A rumour' }] }],
    ['', '<!doctype html>'],
    ['', null],
  ])('[S3.exchange-rates] is refused at %s', (field, input) => {
    expect(parseExchangeRates(input)).toMatchObject({ ok: false, field });
  });
});

describe('published figures', () => {
  const origin = { source: 'ecb', date: '2026-08-21', mark: 'observed', codes: ['EUR', 'USD'] };
  const published = { base: 'EUR', rates: { USD: '1.1699' } };
  const withOrigin = (given: object) => ({ ...table, origins: [{ ...origin, ...given }] });

  it('are read as text, with the base and the direction', () => {
    for (const given of [
      { published },
      { kind: 'official', published },
      { published: { base: 'USD', inverse: true, rates: { ETH: '2666.21', BTC: '8.32126E+4' } } },
    ])
      expect(parseExchangeRates(withOrigin(given))).toEqual({ ok: true, value: withOrigin(given) });
  });

  it('may be of a kind or a type that is not known yet', () => {
    expect(parseExchangeRates(withOrigin({ kind: 'cash' }))).toMatchObject({ ok: true });
    expect(parseExchangeRates(withOrigin({ rateType: 'auction' }))).toMatchObject({ ok: true });
    const opinion = { source: 'bam', date: '2026-08-21', rate: 9, rateType: 'auction' };
    const detail = { source: 'bam', date: '2026-08-21', mark: 'observed', spread: null, opinions: [opinion] };
    const read = parseRatesWithQuotes({ ...table, details: { MAD: detail } });
    expect(read).toMatchObject({ ok: true, value: { details: { MAD: { opinions: [{ source: 'bam' }] } } } });
  });

  it.each([
    ['origins.0.published.rates.USD', { published: { ...published, rates: { USD: '0.00' } } }],
    ['origins.0.published.rates.USD', { published: { ...published, rates: { USD: '1,1699' } } }],
    ['origins.0.published.rates.USD', { published: { ...published, rates: { USD: '-1' } } }],
    ['origins.0.published.rates.USD', { published: { ...published, rates: { USD: '1e9999' } } }],
    ['origins.0.published.rates.USD', { published: { ...published, rates: { USD: 1.1699 } } }],
    ['origins.0.published.rates.usd', { published: { ...published, rates: { usd: '1' } } }],
    ['origins.0.published.base', { published: { rates: {} } }],
    ['origins.0.published.inverse', { published: { ...published, inverse: 1 } }],
    ['origins.0.kind', { kind: 1 }],
  ])('are refused at %s', (field, given) => {
    expect(parseExchangeRates(withOrigin(given))).toMatchObject({ ok: false, field });
  });
});

describe('a history of another server', () => {
  const asked = { base: 'USD', target: 'EUR', period: '7d' } as const;
  const data = [{ date: '2026-08-21', rate: '0.8547739123' }];
  const whole = { ...asked, data, source: 'unknown' };

  it.each([
    { data },
    data,
    { data: [{ date: '2026-08-21', rate: 0.8547739123 }] },
    [{ date: '2026-08-20', rate: 0 }, ...data, { date: '2026-08-22', rate: null }],
  ])('[S7.history] may be the points alone, and loses those without a figure: %j', (input) => {
    expect(parseHistoryOf(input, asked)).toEqual({ ok: true, value: whole });
  });

  it('[S7.history] a small rate sent as a number is written without an exponent', () => {
    const read = parseHistoryOf([{ date: '2026-08-21', rate: 1.25e-7 }], asked);
    expect(read).toMatchObject({ value: { data: [{ rate: '0.000000125' }] } });
  });

  it('[S7.history] keeps the source that the service names, and none where there is no history', () => {
    expect(parseHistoryOf({ ...whole, source: 'ecb' }, asked)).toMatchObject({ value: { source: 'ecb' } });
    expect(parseHistoryOf({ data: [] }, asked)).toMatchObject({ value: { data: [], source: null } });
  });

  it.each([{ error: 'down' }, 'nothing', null, { ...whole, target: 'JPY' }])(
    '[S7.history] is refused where it is none, or of another pair: %j',
    (input) => {
      expect(parseHistoryOf(input, asked)).toMatchObject({ ok: false });
    },
  );
});

describe('a response with a history', () => {
  const data = [{ date: '2024-02-29', rate: '1.0813' }];
  const response = { data, source: 'ecb', base: 'EUR', target: 'USD', period: '7d' };

  it('[S3.historical-point] is read in both forms', () => {
    expect(parseHistoryResponse(response)).toEqual({ ok: true, value: response });
    expect(parseWith(historyPointsSchema, data)).toEqual({ ok: true, value: data });
  });

  it.each(['1e-7', '-1', '0', '', '.5', 'NaN', ' 1', '1,2'])(
    '[S3.historical-point] refuses the rate %j',
    (rate) => {
      expect(parseWith(historyPointsSchema, [{ date: '2024-02-29', rate }])).toMatchObject({
        ok: false,
        field: '0.rate',
      });
    },
  );

  it('is asked for with upper-cased codes', () => {
    expect(currencyHistoryPath('usd', 'eur', '1m')).toBe('/currency-history/USD/EUR?period=1m');
  });
});

it('a problem body may name the field at fault', () => {
  const problem = { type: 'about:blank', title: 'Bad Request', status: 400, detail: 'no', field: 'period' };
  expect(parseWith(problemSchema, problem)).toEqual({ ok: true, value: problem });
});
