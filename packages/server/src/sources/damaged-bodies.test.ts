import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mutationsOf } from '../testing/mutated-body.ts';
import { readBancaDItalia } from './banca-d-italia.ts';
import { readCandles } from './binance.ts';
import { readCoinbase } from './coinbase.ts';
import { readEcbXml } from './ecb.ts';
import { readExchangeApi } from './exchange-api.ts';
import { readFrankfurter } from './frankfurter.ts';
import { UnexpectedPayload } from './source.ts';
import { STREET_SOURCES } from './street/all-street-sources.ts';

const recorded = (name: string): string => readFileSync(join(import.meta.dirname, 'recorded', name), 'utf8');

interface Figure {
  readonly code: string;
  readonly date: string;
}

/** File and reader; the banks have a test of their own. */
const READERS: readonly [
  file: string,
  read: (body: string) => readonly Figure[] | Promise<readonly Figure[]>,
][] = [
  ['ecb-daily-2026-08-22.xml', async (body) => (await readEcbXml(body)).flat()],
  ['ecb-90d-2024-02-27.xml', async (body) => (await readEcbXml(body)).flat()],
  ['banca-d-italia-2026-02-09.csv', readBancaDItalia],
  ['exchange-api-2026-09-29-eur.min.json', readExchangeApi],
  ['frankfurter-v2-2026-02-10.json', readFrankfurter],
  ['coinbase-2026-09-29.json', (body) => readCoinbase(body, '2026-09-29')],
  [
    'binance-klines-2026-02.json',
    (body) => [...readCandles(body).keys()].map((date) => ({ code: 'BTC', date })),
  ],
];

/** What is no rate, or of no day, is refused by the guards of quality; a code of another form is none of ours. */
const isSoundOrRefused = ({ code, date }: Figure): boolean =>
  typeof code === 'string' && /^\d{4}-\d\d-\d\d$/.test(date);

async function outcomesOf(bodies: Iterable<string>, read: (body: string) => unknown): Promise<unknown[]> {
  const strange: unknown[] = [];
  for (const body of bodies)
    try {
      const figures = (await read(body)) as readonly Figure[];
      strange.push(...figures.filter((figure) => !isSoundOrRefused(figure)));
    } catch (error) {
      if (!(error instanceof UnexpectedPayload)) strange.push(`${error}`);
    }
  return strange;
}

describe('a damaged body throws UnexpectedPayload or gives sound figures', () => {
  it.each(READERS)('%s', async (file, read) => {
    const body = recorded(file);
    expect(await outcomesOf(mutationsOf(file, body), read)).toEqual([]);
  });

  const STREET = {
    'dolarapi-ar': 'dolarapi-ar-2026-08-22',
    'dolarapi-ve': 'dolarapi-ve-2026-08-22',
    'dolarapi-bo': 'dolarapi-bo-2026-08-22',
    bluelytics: 'bluelytics-2026-08-22',
    'paralelo-bo': 'paralelo-bo-2026-05-03',
    eltoque: 'eltoque-2026-04-20',
    yadio: 'yadio-2026-08-22',
  } as Readonly<Record<string, string>>;
  it.each(STREET_SOURCES)('$key', async ({ key, read }) => {
    const body = recorded(`street/${STREET[key]}.json`);
    const figures = (text: string) =>
      // an instant to come is refused by the rules of the street, and one long gone is frozen
      read(text).map(({ code, claimedMs }) => ({ code, date: Number.isNaN(claimedMs) ? '' : '2026-08-22' }));
    expect(await outcomesOf(mutationsOf(key, body), figures)).toEqual([]);
  });
});
