/** `node scripts/build-seed.ts [data]`: bundled history and snapshot; the same data give the same bytes. */

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { dayNumber, isoDate } from '@equivale/core';
import { exchangeRates } from '../packages/server/src/rates/exchange-rates.ts';
import { CODES } from '../packages/server/src/rates/facts/currency-facts.ts';
import { mergeLatest } from '../packages/server/src/rates/merge.ts';
import { ObservationIndex } from '../packages/server/src/rates/observation-index.ts';
import type { Refusal } from '../packages/server/src/rates/quality/rule.ts';
import { applyResult, emptyState, validate } from '../packages/server/src/rates/quality/validate.ts';
import { readSeed, seedObservations } from '../packages/server/src/seed/read-seed.ts';
import { decodeSeed, encodeSeed, type SeedSeries } from '../packages/server/src/seed/seed-text.ts';
import { institutionOf, sourceInfo } from '../packages/server/src/sources/all-sources.ts';
import { readEcbXml } from '../packages/server/src/sources/ecb.ts';
import type { SourceKey } from '../packages/server/src/sources/source.ts';
import { ORIGINS } from './seed/origins.ts';
import {
  ecbXmlFiles,
  readEcbCsv,
  readExchangeApi,
  readFed,
  readHmrc,
  readImf,
  type Table,
} from './seed/read-data.ts';

const root = join(import.meta.dirname, '..');
const data = process.argv[2] ?? join(root, '../shared/data');
const recordedDir = join(root, 'packages/server/src/rates/recorded');
const seedDir = join(root, 'packages/server/seed');
/** Day on which the bundle was put together; ages in the snapshot count from it. */
const BUNDLED_ON = '2026-11-20';

/** The CSV is the corrected record; a daily file only adds the days after its end. */
async function readEcb(): Promise<Table[]> {
  const csv = readEcbCsv(data);
  const end = csv.at(-1)?.observations[0]?.date ?? '';
  const later = new Map<string, Table>();
  for (const file of ecbXmlFiles(data)) {
    for (const observations of await readEcbXml(readFileSync(file, 'utf8'))) {
      const date = observations[0]?.date ?? '';
      if (date > end) later.set(date, { file, observations });
    }
  }
  return [...csv, ...[...later.keys()].sort().flatMap((date) => later.get(date) ?? [])];
}

/** First sound month of codes whose figures were those of other money before: no rule can detect that at the start of a monthly table. */
const SOUND_SINCE: Readonly<Record<string, string>> = { SLE: '2023-01-01', CUP: '2022-10-01' };

const isMislabelled = (source: SourceKey, code: string, date: string): boolean =>
  source === 'hmrc' && date < (SOUND_SINCE[code] ?? '');

interface Group {
  reason: string;
  count: number;
  first: string;
  last: string;
}

function countRefusals(refusals: readonly Refusal[]): Record<string, Group[]> {
  const groups = new Map<string, Group>();
  for (const { observation, reason } of refusals) {
    const { code, date } = observation;
    const group = groups.get(`${code} ${reason}`) ?? { reason, count: 0, first: date, last: date };
    groups.set(`${code} ${reason}`, group);
    group.count++;
    if (date < group.first) group.first = date;
    if (date > group.last) group.last = date;
  }
  const byCode: Record<string, Group[]> = {};
  for (const key of [...groups.keys()].sort()) {
    const code = key.split(' ')[0] ?? '';
    byCode[code] = [...(byCode[code] ?? []), groups.get(key) as Group];
  }
  return byCode;
}

function seriesOf(observations: ObservationIndex, source: SourceKey): SeedSeries[] {
  return observations
    .codes(source)
    .sort()
    .flatMap((code) => {
      const series = observations.series(source, code);
      return series
        ? [{ source, code, days: Int32Array.from(series.days), rates: Float64Array.from(series.rates) }]
        : [];
    });
}

/** The archive before any rule, for tests: figures of our codes as published, and the number of others per day. */
function writeRecordedArchive(): void {
  const days = readExchangeApi(data).slice(0, -1);
  const ours = new Set(CODES);
  const index = new ObservationIndex();
  const others: number[] = [];
  for (const { observations } of days) {
    const own = observations.filter(({ code }) => ours.has(code));
    for (const observation of own) index.put(observation);
    others.push(observations.length - own.length);
  }
  const text = encodeSeed('exchange-api', seriesOf(index, 'exchange-api'));
  for (const { code, days: at, rates } of decodeSeed(text))
    for (const [place, day] of at.entries())
      if (index.on('exchange-api', code, day) !== rates[place]) throw new Error(`lossy: ${code}`);
  writeFileSync(join(recordedDir, 'exchange-api-archive.txt.br'), compress(text));
  writeFileSync(join(recordedDir, 'exchange-api-archive-others.json'), `${JSON.stringify(others)}\n`);
}

function compress(text: string): Buffer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  return brotliCompressSync(text, { params });
}

const state = emptyState(dayNumber(BUNDLED_ON));
const provenance: Record<string, unknown> = {};
rmSync(seedDir, { recursive: true, force: true });
mkdirSync(seedDir, { recursive: true });
mkdirSync(recordedDir, { recursive: true });

const readers: [SourceKey, () => Table[] | Promise<Table[]>][] = [
  ['ecb', readEcb],
  ['imf', () => readImf(data)],
  ['fed-h10', () => readFed(data)],
  ['hmrc', () => readHmrc(data)],
  ['exchange-api', () => readExchangeApi(data)],
];
for (const [source, read] of readers) {
  const tables = await read();
  const refused: Refusal[] = [];
  const refusedTables: { date: string; reason: string }[] = [];
  for (const { observations } of tables) {
    const date = observations[0]?.date ?? '';
    const stored = observations.filter(({ code }) => !isMislabelled(source, code, date));
    const result = validate(source, stored, state);
    applyResult(result, state);
    if (result.table === undefined) refused.push(...result.refused);
    else refusedTables.push({ date, reason: result.table });
    if (result.table) console.log(`${source} ${date}: table refused, ${result.table}`);
  }
  const final = refused.filter(({ observation: { code, date, rate } }) => {
    return state.index.on(source, code, dayNumber(date)) !== rate;
  });
  const series = seriesOf(state.index, source);
  const values = series.reduce((sum, entry) => sum + entry.days.length, 0);
  const text = encodeSeed(source, series);
  const bytes = compress(text);
  writeFileSync(join(seedDir, `${source}.txt.br`), bytes);
  const days = series.flatMap((entry) => [entry.days[0] ?? 0, entry.days.at(-1) ?? 0]);
  provenance[source] = {
    ...ORIGINS[source],
    institution: institutionOf(source),
    rateType: sourceInfo(source).rateType,
    files: new Set(tables.map((table) => table.file)).size,
    codes: series.length,
    values,
    first: isoDate(Math.min(...days)),
    last: isoDate(Math.max(...days)),
    bytes: bytes.length,
    refusedTables,
    refused: countRefusals(final),
  };
  console.log(
    `${source}: ${series.length} codes, ${values} values, ${final.length} refused, ${bytes.length} B`,
  );
}
writeFileSync(join(seedDir, 'provenance.json'), `${JSON.stringify(provenance, null, 1)}\n`);

writeRecordedArchive();

// Copies the bundle's digits into the app's snapshot.
const bundled = new ObservationIndex();
for (const observation of seedObservations(readSeed(seedDir))) bundled.put(observation);
const latest = mergeLatest(bundled, dayNumber(BUNDLED_ON));
// Leaves out doubles; the app computes them from the published figures.
const {
  rates: _,
  sources = {},
  ...table
} = exchangeRates(latest, bundled, { live: new Set(), fetchedAt: null });
const named = Object.entries(sources).filter(([key]) => table.origins.some(({ source }) => source === key));
const snapshot = { ...table, sources: Object.fromEntries(named) };
const apiRoom = join(root, 'packages/app/src/api');
mkdirSync(apiRoom, { recursive: true });
writeFileSync(join(apiRoom, 'rates-snapshot.json'), `${JSON.stringify(snapshot)}\n`);
console.log(`snapshot: ${latest.size} codes, ${snapshot.timestamp}`);
for (const { source, date, mark, codes } of snapshot.origins)
  console.log(`  ${source} ${date} ${mark}: ${codes.length} ${codes.join(' ')}`);
