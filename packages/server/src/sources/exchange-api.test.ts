import { describe, expect, it } from 'vitest';
import { recording } from '../testing/recorded-upstream.ts';
import { exchangeApi, readExchangeApi } from './exchange-api.ts';
import { type Fetch, FetchFailure, UnexpectedPayload } from './source.ts';

const body = recording('exchange-api-2026-09-29-eur.min.json').toString();
const CDN = 'https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api';
const allKnown = new Set(
  Array.from({ length: 70 }, (_, ago) => new Date(Date.UTC(2026, 8, 30 - ago)).toISOString().slice(0, 10)),
);

/** Answers some addresses and refuses the others as not found, or as the failure given. */
function responding(
  bodies: Record<string, string>,
  other = () => new FetchFailure('http-status', '', '', 404),
) {
  const request: string[] = [];
  const fetch: Fetch = async (url) => {
    request.push(url);
    const found = bodies[url];
    if (found === undefined) throw other();
    return { url, body: found };
  };
  return { request, fetch };
}

describe('a table of exchange-api', () => {
  it('holds 339 codes per euro, dated by itself', () => {
    const table = readExchangeApi(body);
    expect(table).toHaveLength(339);
    expect(table.find(({ code }) => code === 'BOB')).toEqual({
      source: 'exchange-api',
      code: 'BOB',
      date: '2026-09-29',
      rate: 13.81797255,
      text: '13.81797255',
    });
  });

  it('keeps every digit, also those that a double loses', () => {
    const long = '{"date":"2026-09-29","eur":{"kwd":0.34567890123456789012,"btc":1.40e-05}}';
    expect(readExchangeApi(long).map(({ rate, text }) => [rate, text])).toEqual([
      [0.3456789012345679, '0.34567890123456789012'],
      [0.000014, '1.40e-05'],
    ]);
  });

  it.each(['0', '-1', 'null', '"1.13"', '1e999'])('loses one currency alone by a rate that is %s', (rate) => {
    const table = readExchangeApi(body.replace('"bob":13.81797255', `"bob":${rate}`));
    expect(table).toHaveLength(339);
    const lost = table.filter((one) => !Number.isFinite(one.rate));
    expect(lost.map(({ code }) => code)).toEqual(['BOB']);
  });

  it.each([
    ['HTML', '<html></html>'],
    ['a cut text', body.slice(0, 2000)],
    ['another base', body.replace('"eur":{', '"usd":{')],
    ['no day', body.replace('2026-09-29', '29.09.2026')],
    ['a text for a number', '{"date":"2026-09-29","eur":{"usd":"1.13"}}'],
    ['null for a number', '{"date":"2026-09-29","eur":{"usd":null}}'],
    ['a list', '[]'],
  ])('throws on %s', (_, text) => expect(() => readExchangeApi(text)).toThrow(UnexpectedPayload));
});

describe('the source', () => {
  it('asks the dated address first and stops at the first response', async () => {
    const { request, fetch } = responding({ [`${CDN}@2026-09-30/v1/currencies/eur.min.json`]: body });
    await exchangeApi.latest(fetch, '2026-09-30', allKnown);
    expect(request).toEqual([`${CDN}@2026-09-30/v1/currencies/eur.min.json`]);
  });

  it('goes on to the other host, the days before, and latest', async () => {
    const { request, fetch } = responding({ [`${CDN}@latest/v1/currencies/eur.min.json`]: body });
    const tables = await exchangeApi.latest(fetch, '2026-09-30', allKnown);
    expect(tables).toHaveLength(1);
    expect(request).toEqual([
      `${CDN}@2026-09-30/v1/currencies/eur.min.json`,
      'https://2026-09-30.currency-api.pages.dev/v1/currencies/eur.min.json',
      `${CDN}@2026-09-29/v1/currencies/eur.min.json`,
      'https://2026-09-29.currency-api.pages.dev/v1/currencies/eur.min.json',
      `${CDN}@2026-09-28/v1/currencies/eur.min.json`,
      'https://2026-09-28.currency-api.pages.dev/v1/currencies/eur.min.json',
      `${CDN}@latest/v1/currencies/eur.min.json`,
    ]);
  });

  it('fails when no address responds, and at once when the time is over', async () => {
    await expect(exchangeApi.latest(responding({}).fetch, '2026-09-30', allKnown)).rejects.toThrow('404');
    const late = responding({}, () => new FetchFailure('timeout', ''));
    await expect(exchangeApi.latest(late.fetch, '2026-09-30', allKnown)).rejects.toThrow('timeout');
    expect(late.request).toHaveLength(1);
  });

  it('fetches missed days, oldest first, and leaves out one that was never published', async () => {
    const of = (day: string) => body.replace('2026-09-29', day);
    const known = new Set([...allKnown].filter((day) => day < '2026-09-26'));
    const { fetch } = responding({
      [`${CDN}@2026-09-29/v1/currencies/eur.min.json`]: body,
      [`${CDN}@2026-09-26/v1/currencies/eur.min.json`]: of('2026-09-26'),
      'https://2026-09-28.currency-api.pages.dev/v1/currencies/eur.min.json': of('2026-09-28'),
    });
    const tables = await exchangeApi.latest(fetch, '2026-09-30', known);
    expect(tables.map((table) => table.observations[0]?.date)).toEqual([
      '2026-09-26',
      '2026-09-28',
      '2026-09-29',
    ]);
  });
});
