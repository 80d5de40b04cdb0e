import { describe, expect, it } from 'vitest';
import { recording } from '../testing/recorded-upstream.ts';
import { sourceInfo } from './all-sources.ts';
import { bancaDItalia, readBancaDItalia } from './banca-d-italia.ts';
import { binance, readCandles } from './binance.ts';
import { coinbase, readCoinbase } from './coinbase.ts';
import { frankfurter, readFrankfurter } from './frankfurter.ts';
import { RELAYED } from './relayed.ts';
import { type Fetch, FetchFailure, UnexpectedPayload } from './source.ts';

/** Answers every address with what `bodyOf` makes of it, and remembers the addresses. */
function responding(bodyOf: (url: URL) => string | undefined) {
  const request: string[] = [];
  const fetch: Fetch = async (url) => {
    request.push(url);
    const body = bodyOf(new URL(url));
    return body === undefined ? undefined : { url, body };
  };
  return { request, fetch };
}

// Shape from the documentation of Frankfurter 2.1.1 with `expand=providers`.
describe('Frankfurter', () => {
  const row = (quote: string, providers: unknown[], rest = {}) => ({
    date: '2026-02-10',
    base: 'USD',
    quote,
    rate: 3.5,
    providers,
    ...rest,
  });
  const said = (key: string, rate: number, date = '2026-02-10', rest = {}) => ({ key, date, rate, ...rest });
  const body = JSON.stringify([
    row('USD', []),
    row('PLN', [
      said('NBP', 3.5712),
      said('BDI', 3.57, '2026-02-09'),
      said('NEW', 3.6),
      said('TCMB', 9.9, '2026-02-10', { excluded: true }),
    ]),
    row('CUP', [said('BCC', 410.5, '2026-02-10', { excluded: true }), said('BDI', 24, '2026-02-09')]),
    { date: '2026-02-10', base: 'USD', quote: 'AED', rate: 3.6725 },
  ]);

  it('makes each institution a voice with its own day, and uses neither the blend nor what was excluded', () => {
    expect(readFrankfurter(body).map(({ source, code, date, text }) => [source, code, date, text])).toEqual([
      ['frankfurter-nbp', 'PLN', '2026-02-10', '3.5712'],
      ['frankfurter-banca-d-italia', 'PLN', '2026-02-09', '3.57'],
      // the relay takes the floating peso for an outlier; it is the authority's own figure
      ['frankfurter-bcc', 'CUP', '2026-02-10', '410.5'],
      ['frankfurter-banca-d-italia', 'CUP', '2026-02-09', '24'],
    ]);
  });

  it('names the institution and the relay of each row', () => {
    expect(sourceInfo('frankfurter-bcp')).toMatchObject({
      institution: 'bcp',
      via: 'frankfurter',
      base: 'USD',
    });
    expect(sourceInfo('frankfurter-bcc')).toMatchObject({ segment: 'floating' });
    expect(RELAYED.every(({ via }) => via === 'frankfurter')).toBe(true);
  });

  it.each([
    ['HTML', '<html>'],
    ['the shape of v1', '{"amount":1,"base":"USD","date":"2026-02-10","rates":{"EUR":0.84}}'],
    ['no rows', '[]'],
    ['another base', body.replace('"base":"USD"', '"base":"EUR"')],
    ['an entry without a rate', JSON.stringify([row('EUR', [{ key: 'ECB', date: '2026-02-10' }])])],
    ['a cut text', body.slice(0, -20)],
  ])('throws on %s', (_, text) => expect(() => readFrankfurter(text)).toThrow(UnexpectedPayload));

  it.each(['0', 'null', '"3.5712"'])('loses one figure alone by a rate that is %s', (rate) => {
    const found = readFrankfurter(body.replace('3.5712', rate));
    expect(found.map(({ source, rate: read }) => [source, read])).toEqual([
      ['frankfurter-nbp', Number.NaN],
      ['frankfurter-banca-d-italia', 3.57],
      ['frankfurter-bcc', 410.5],
      ['frankfurter-banca-d-italia', 24],
    ]);
  });

  it('asks for the newest rows only while it knows yesterday', async () => {
    const { request, fetch } = responding(() => body);
    const tables = await frankfurter.latest(fetch, '2026-02-11', new Set(['2026-02-10']));
    expect(request).toEqual(['https://api.frankfurter.dev/v2/rates?base=USD&expand=providers']);
    expect(tables).toHaveLength(1);
  });

  it('closes a gap day by day, at most ten business days', async () => {
    const { request, fetch } = responding(() => body);
    const tables = await frankfurter.latest(fetch, '2026-02-11', new Set(['2026-02-06']));
    expect(request.slice(1).map((url) => url.slice(-10))).toEqual(['2026-02-10', '2026-02-09']);
    expect(tables).toHaveLength(3);
    const closed: Fetch = async (url) => {
      if (url.includes('date=')) throw new FetchFailure('http-status', url, '', 503);
      return { url, body };
    };
    await expect(frankfurter.latest(closed, '2026-02-11', new Set(['2026-01-20']))).resolves.toHaveLength(1);
    const long = responding(() => body);
    await frankfurter.latest(long.fetch, '2026-02-11', new Set(['2025-11-20']));
    expect(long.request).toHaveLength(11);
  });
});

// Shape from the documentation of Coinbase, numbers from exchange-api of that day.
describe('Coinbase', () => {
  const body = recording('coinbase-2026-09-29.json').toString();

  it('reads units per dollar, dated by the day of asking', async () => {
    const [table] = await coinbase.latest(responding(() => body).fetch, '2026-09-29', new Set());
    expect(table?.observations.find(({ code }) => code === 'BTC')).toEqual({
      source: 'coinbase',
      code: 'BTC',
      date: '2026-09-29',
      rate: 0.000012017405,
      text: '0.000012017405',
    });
  });

  it.each([
    ['dollars for another base (coinbase-python #65)', body.replace('"currency":"USD"', '"currency":"EUR"')],
    ['an error body', '{"errors":[{"id":"invalid_request","message":"Invalid currency (USD)"}]}'],
    ['no rates', '{"data":{"currency":"USD"}}'],
    ['numbers for texts', '{"data":{"currency":"USD","rates":{"BTC":0.00001}}}'],
    ['zeros', '{"data":{"currency":"USD","rates":{"BTC":"0","ETH":"0"}}}'],
    ['HTML', '<html>'],
  ])('throws on %s', (_, text) => expect(() => readCoinbase(text, '2026-09-29')).toThrow(UnexpectedPayload));
});

it.each(['"0.00"', 'null', '0.000012', '"n/a"'])(
  'Coinbase loses one currency alone by a rate that is %s',
  (rate) => {
    const sound = recording('coinbase-2026-09-29.json').toString();
    const table = readCoinbase(sound.replace('"0.000012017405"', rate), '2026-09-29');
    expect(table.filter((one) => Number.isNaN(one.rate)).map(({ code }) => code)).toEqual(['BTC']);
    expect(table.length).toBeGreaterThan(10);
  },
);

// Shape from the documentation of Binance, closes from exchange-api of those days.
describe('Binance', () => {
  const candles = JSON.parse(recording('binance-klines-2026-02.json').toString()) as Record<
    string,
    unknown[][]
  >;
  const market = () =>
    responding(({ searchParams }) => {
      const [from, to] = [Number(searchParams.get('startTime')), Number(searchParams.get('endTime'))];
      const rows = candles[searchParams.get('symbol') ?? ''] ?? [];
      return JSON.stringify(rows.filter(([opened]) => Number(opened) >= from && Number(opened) <= to));
    });

  it('reads finished days since the last known one, without those on which the tether left the dollar', async () => {
    const { request, fetch } = market();
    const tables = await binance.latest(fetch, '2026-02-25', new Set(['2026-02-20']));
    expect(tables.map((table) => table.observations[0]?.date)).toEqual([
      '2026-02-21',
      '2026-02-23',
      '2026-02-24',
    ]);
    expect(tables[0]?.observations.map(({ code }) => code)).toEqual([
      'BTC',
      'ETH',
      'BNB',
      'ADA',
      'DOT',
      'XRP',
    ]);
    expect(request).toHaveLength(7);
    const close = String((candles.BTCUSDT ?? []).find(([opened]) => opened === Date.UTC(2026, 1, 24))?.[4]);
    expect(tables.at(-1)?.observations[0]).toEqual({
      source: 'binance',
      code: 'BTC',
      date: '2026-02-24',
      rate: 1 / Number(close),
      text: close,
    });
  });

  it('asks for five years at the first contact, a thousand days at a time', async () => {
    const { request, fetch } = market();
    await binance.latest(fetch, '2026-02-25', new Set());
    expect(request).toHaveLength(14);
    expect(request[0]).toContain(`startTime=${Date.UTC(2021, 1, 25)}`);
  });

  it('asks nothing when it knows yesterday', async () => {
    const { request, fetch } = market();
    await expect(binance.latest(fetch, '2026-02-25', new Set(['2026-02-24']))).resolves.toEqual([]);
    expect(request).toEqual([]);
  });

  it.each([
    ['an error body', '{"code":-1121,"msg":"Invalid symbol."}'],
    ['numbers for texts', '[[1771977600000,1,1,1,1]]'],
    ['a candle that is no day', '[[1771977600001,"1","1","1","1"]]'],
    ['HTML', '<html>'],
  ])('throws on %s', (_, text) => expect(() => readCandles(text)).toThrow(UnexpectedPayload));
});

describe("Banca d'Italia", () => {
  const body = recording('banca-d-italia-2026-02-09.csv').toString();

  it('reads each code once and leaves out what it has no rate for', async () => {
    const table = await readBancaDItalia(body);
    // 171 countries, BYN IRR KPW RUB without a rate.
    expect(table).toHaveLength(150);
    expect(table[0]).toEqual({
      source: 'banca-d-italia',
      code: 'AFN',
      date: '2026-02-09',
      rate: 75.5197,
      text: '75.5197',
    });
    expect(table.some(({ code }) => ['BYN', 'IRR', 'KPW', 'RUB', 'VED'].includes(code))).toBe(false);
  });

  it('asks for the last finished business day, once', async () => {
    const { request, fetch } = responding(() => body);
    await bancaDItalia.latest(fetch, '2026-02-09', new Set());
    expect(request[0]).toContain('referenceDate=2026-02-06&currencyIsoCode=EUR');
    await expect(bancaDItalia.latest(fetch, '2026-02-10', new Set(['2026-02-09']))).resolves.toEqual([]);
    expect(request).toHaveLength(1);
  });

  it.each([
    ['HTML', '<html><body>maintenance</body></html>'],
    ['nothing', ''],
    [
      'the other direction of its rates',
      body.replace('Foreign currency amount for 1 Euro.', 'Euro amount for 1 unit.'),
    ],
    ['a rate that is no number', body.replace('75.5197', '75,5197')],
    ['a cut row', body.slice(0, 1000)],
  ])('throws on %s', (_, text) => expect(readBancaDItalia(text)).rejects.toThrow());
});
