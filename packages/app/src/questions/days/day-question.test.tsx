import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { locale as en } from '../../../../../languages/en/core/locale.ts';
import { locale as es } from '../../../../../languages/es/core/locale.ts';
import { cacheResponse } from '../../device/response-cache.ts';
import { emptyDevice } from '../../testing/empty-device.ts';
import { ECB_TABLE } from '../../testing/serve-rates.ts';
import { answerDay } from './day-question.ts';
import { dayResults } from './day-results.ts';

/** The ECB's dollar of a day; 28 February 2020 is the Friday before Sunday 1 March. @source eurofxref-hist */
const DOLLAR: Readonly<Record<string, readonly [day: string, figure: string]>> = {
  '2020-03-01': ['2020-02-28', '1.0977'],
  '2020-03-04': ['2020-03-04', '1.1125'],
  '2020-04-03': ['2020-04-03', '1.0785'],
};

const tableOf = ([date, USD]: readonly [string, string]) => ({
  ...ECB_TABLE,
  origins: [
    {
      source: 'ecb',
      date,
      mark: 'observed',
      codes: ['USD', 'EUR'],
      published: { base: 'EUR', rates: { USD } },
    },
  ],
});

function serve(): void {
  vi.stubGlobal('fetch', async (url: string) => {
    const day = /on=(.+)/.exec(url)?.[1];
    if (day) return Response.json(tableOf(DOLLAR[day] ?? ['', '']));
    const [, base, target, from, to] = /averages\/(\w+)\/(\w+)\?from=(.+)&to=(.+)/.exec(url) ?? [];
    const mean = { source: 'ecb', average: '0.893', days: 255, lowest: null, highest: null };
    return Response.json({ base, target, from, to, ...mean });
  });
}

const context = { locale: es, today: '2026-08-22', table: ECB_TABLE, isUnderstood: false };

/** `91,099572 EUR 2020-02-28`, for each reading of the day. */
async function ask(text: string, change: Partial<Parameters<typeof answerDay>[1]> = {}) {
  return (await answerDay(text, { ...context, ...change })).map((answer) => {
    if ('fault' in answer) return `${answer.past} ${answer.fault}`;
    const result = answer.outcome.ok ? answer.outcome.results[0] : undefined;
    return [answer.past, result?.plain, result?.to, result?.quotes[0]?.quote.day].join(' ');
  });
}

beforeEach(emptyDevice);

describe('[I15.past-question] a question about a day gone by', () => {
  it('is answered at that day’s rate, with the day it is from', async () => {
    serve();
    // 100 / 1.0977
    expect(await ask('100 usd a eur el 1 de marzo de 2020')).toEqual(['2020-03-01 91.099572 EUR 2020-02-28']);
    expect(await ask('what was 100 usd in eur on March 1, 2020?')).toEqual([
      '2020-03-01 91.099572 EUR 2020-02-28',
    ]);
    // today is today's own table: 100 / 1.1699
    expect(await ask('100 usd a eur hoy')).toEqual(['2026-08-22 85.477391 EUR 2026-08-21']);
  });

  it('offers both orders of day and month, that of the language first', async () => {
    serve();
    // 100 / 1.0785 and 100 / 1.1125
    const readings = ['2020-04-03 92.721372 EUR 2020-04-03', '2020-03-04 89.88764 EUR 2020-03-04'];
    expect(await ask('100 usd a eur el 3/4/2020')).toEqual(readings);
    expect(await ask('100 usd to eur on 3/4/2020', { locale: en })).toEqual(readings.toReversed());
  });

  it('about a year is about its average', async () => {
    serve();
    expect(await ask('100 usd a eur en 2019')).toEqual(['2019 89.30 EUR 2019-12-31']);
  });

  it('without network is answered out of the history on the device, or says that it cannot be', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));

    const data = [
      { date: '2019-05-02', rate: '0.86' },
      { date: '2019-05-06', rate: '0.85' },
    ];
    const history = { data, source: 'ecb', base: 'GBP', target: 'EUR', period: '5y' };
    await cacheResponse('/api/currency-history/GBP/EUR/5y', history);
    expect(await ask('100 gbp a eur el 3 de mayo de 2019')).toEqual(['2019-05-03 86.00 EUR 2019-05-02']);
    expect(await ask('86 eur a gbp el 3 de mayo de 2019')).toEqual(['2019-05-03 100.00 GBP 2019-05-02']);
    expect(await ask('100 gbp a usd el 3 de mayo de 2019')).toEqual(['2019-05-03 past.offline']);
    expect(await ask('100 gbp a eur en 2018')).toEqual(['2018 past.offline.mean']);
  });

  it('about the time between two days has it without any rate', async () => {
    const [answer] = await answerDay('días entre el 3 de marzo y el 20 de abril de 2026', context);
    const result = answer && 'outcome' in answer && answer.outcome.ok ? answer.outcome.results[0] : undefined;
    expect([answer?.past, result?.result, result?.to]).toEqual([undefined, '48', 'd']);
  });

  it('tells beside its result which word of it was put right', async () => {
    const answers = await answerDay('cuántos días fatlan para navidad', context);
    const t = (key: string, values: object) => `${key} ${Object.values(values).join(' ')}`;
    const maker = { toRow: (result: object) => result, problemOf: () => ({}) };
    const shown = dayResults(answers, maker as never, t as never, es);
    expect(shown?.results[0]?.note).toBe('question.corrected fatlan faltan');
  });

  it('to come, or about no money, has no such answer', async () => {
    serve();
    expect(await ask('100 usd a eur el 3 de marzo de 2030')).toEqual(['2030-03-03 past.future']);
    expect(await ask('5 km a millas el 3 de marzo de 2020')).toEqual([]);
    expect(await ask('100 usd to eur')).toEqual([]);
  });
});
