import { DAY_MS, dayNumber, isoDate } from '@equivale/core';
import { expect, it } from 'vitest';
import { mergeLatest } from '../rates/merge.ts';
import { ObservationIndex } from '../rates/observation-index.ts';
import { ratesWithQuotes } from '../rates/source-quotes.ts';
import { readSeed, seedObservations } from '../seed/read-seed.ts';
import { institutionOf, sourceInfo } from '../sources/all-sources.ts';
import { ALL_BANKS } from '../sources/banks/all-banks.ts';
import type { SourceKey } from '../sources/source.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { recording } from '../testing/recorded-upstream.ts';
import { createIngest } from './ingest.ts';

/** Recorded responses of each bank that quotes these currencies: the file by what stands in the request; of others there is nothing new. */
const RECORDED: Readonly<Record<string, readonly (readonly [within: string, file: string])[]>> = {
  bcb: [
    ["'USD'", 'bcb-usd.json'],
    ["'JPY'", 'bcb-jpy.json'],
  ],
  bcra: [['', 'bcra.json']],
  banrep: [['', 'banrep.json']],
  bcc: [
    ['=USD', 'bcc-usd.json'],
    ['=EUR', 'bcc-eur.json'],
  ],
  banxico: [['', 'banxico.json']],
  bcu: [
    ['>2225<', 'bcu-usd.xml'],
    ['>1111<', 'bcu-eur.xml'],
  ],
  banguat: [['', 'banguat.xml']],
  bcn: [['', 'bcn.xml']],
  nbp: [
    ['tables/A', 'nbp-a.json'],
    ['tables/B', 'nbp-b.json'],
    ['cenyzlota', 'nbp-gold.json'],
  ],
  imf: [['', 'imf-sdr.tsv']],
};

const sources = ALL_BANKS.filter(({ key }) => RECORDED[key]).map((bank) => ({
  key: bank.key,
  latest: (_: unknown, today: string, known: ReadonlySet<string>) =>
    bank.latest(
      async (url, _accept, post = '') => {
        const asked = decodeURIComponent(url) + post;
        const file = RECORDED[bank.key]?.find(([within]) => asked.includes(within))?.[1];
        return file === undefined ? undefined : { url, body: recording(`banks/${file}`).toString() };
      },
      today,
      known,
    ),
}));

const seed = [...seedObservations(readSeed())].filter(({ date }) => date > '2025-10');

/** What stands behind the rate of a code on an evening, by the bundle and these banks. */
async function behind(code: string, evening: string): Promise<string> {
  const day = dayNumber(evening);
  const now = () => new Date((day + 1) * DAY_MS);
  const store = new MemoryStore();
  await store.putObservations(seed.filter(({ date }) => date <= evening));
  await createIngest(store, sources, { mirrors: {}, timeoutMs: 60_000 }, now).refresh();
  const index = new ObservationIndex();
  for (const observation of store.since(isoDate(day - 120))) index.put(observation);
  const served = mergeLatest(index, day, now().getTime());
  const rate = ratesWithQuotes(served, index, now().getTime())[code];
  if (rate === undefined) return `${code} | - | no figure`;
  const say = (source: SourceKey, date: string): string => {
    const { rateType, via, segment } = sourceInfo(source);
    return [institutionOf(source), segment, rateType, date, via && `via ${via}`].filter(Boolean).join(', ');
  };
  const second = rate.opinions.find(({ source }) => institutionOf(source) !== institutionOf(rate.source));
  return [
    code,
    rate.authority?.name ?? 'none',
    `${say(rate.source, rate.date)}${rate.mark === 'stale' ? ', stale' : ''}`,
    second ? say(second.source, second.date) : 'none',
  ].join(' | ');
}

/** Code, its authority, the figure served and a second voice; of Bolivia, Chile, Costa Rica and Paraguay the authority is heard by Frankfurter, of which there is no recording. */
const TABLE = `
ARS | Banco Central de la República Argentina | bcra, reference, 2026-03-19 | nbp, reference, 2026-03-04
BOB | Banco Central de Bolivia | nbp, reference, 2026-03-04 | exchange-api, spot, 2026-02-26
BRL | Banco Central do Brasil | bcb, selling, 2026-03-06 | ecb, reference, 2026-03-06
CLP | Banco Central de Chile | nbp, reference, 2026-03-05 | imf, reference, 2026-03-05
COP | Banco de la República | banrep, weighted-mean, 2026-03-20 | bcra, reference, 2026-03-19
CRC | Banco Central de Costa Rica | nbp, reference, 2026-03-04 | exchange-api, spot, 2026-02-26
CUP | Banco Central de Cuba | bcc, floating, reference, 2026-05-22 | none
DOP | none | nbp, reference, 2026-03-04 | exchange-api, spot, 2026-02-26
GTQ | Banco de Guatemala | banguat, reference, 2026-03-20 | nbp, reference, 2026-03-04
HNL | none | nbp, reference, 2026-03-04 | exchange-api, spot, 2026-02-26
MXN | Banco de México | banxico, fixing, 2026-03-13 | ecb, reference, 2026-03-13
NIO | Banco Central de Nicaragua | bcn, administered, 2026-03-20 | bcra, reference, 2026-03-19
PEN | none | nbp, reference, 2026-03-04 | imf, reference, 2026-03-05
PYG | Banco Central del Paraguay | nbp, reference, 2026-03-04 | exchange-api, spot, 2026-02-26
UYU | Banco Central del Uruguay | bcu, weighted-mean, 2026-03-27 | bcra, reference, 2026-03-19
VES | none | nbp, reference, 2026-03-04 | exchange-api, spot, 2026-02-26
`;

it('of Latin America: authority, figure and second voice on the evening of each bank’s recording', async () => {
  const evenings = {
    ...{ ARS: '2026-03-19', BOB: '2026-03-05', BRL: '2026-03-06', CLP: '2026-03-05', COP: '2026-03-20' },
    ...{ CRC: '2026-03-05', CUP: '2026-05-22', DOP: '2026-03-05', GTQ: '2026-03-20', HNL: '2026-03-05' },
    ...{ MXN: '2026-03-13', NIO: '2026-03-20', PEN: '2026-03-05', PYG: '2026-03-05', UYU: '2026-03-27' },
    VES: '2026-03-05',
  };
  const rows: string[] = [];
  for (const [code, evening] of Object.entries(evenings)) rows.push(await behind(code, evening));
  expect(`\n${rows.join('\n')}\n`).toBe(TABLE);
});
