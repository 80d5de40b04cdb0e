/** Readers of the files in shared/data: each yields one table per day, oldest first, with the codes as published. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import type { Observation, SourceKey } from '../../packages/server/src/sources/source.ts';

/** One published table of a source, with the number of the file it came from. */
export interface Table {
  readonly file: string;
  readonly observations: readonly Observation[];
}

const filesBelow = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function table(
  source: SourceKey,
  file: string,
  date: string,
  rates: Iterable<readonly [string, number]>,
): Table {
  return {
    file,
    observations: [...rates].map(([code, rate]) => ({ source, code: code.toUpperCase(), date, rate })),
  };
}

/** Text of the first file of a zip archive. */
function unzipFirst(file: string): string {
  const bytes = readFileSync(file);
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const directory = bytes.readUInt32LE(end + 16);
  const size = bytes.readUInt32LE(directory + 20);
  const start = bytes.readUInt32LE(directory + 42);
  const data = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
  return inflateRawSync(bytes.subarray(data, data + size)).toString('utf8');
}

/** The ECB's own CSV: newest first, `N/A` for absent, a comma at the end of each line. */
export function readEcbCsv(data: string): Table[] {
  const file = join(data, 'ecb-eurofxref-hist/eurofxref-hist.zip');
  const [head = '', ...lines] = unzipFirst(file).trim().split('\n');
  const codes = head.trim().split(',');
  return lines.reverse().map((line) => {
    const [date = '', ...cells] = line.trim().split(',');
    const found = cells.flatMap((cell, at) =>
      cell === '' || cell === 'N/A' ? [] : [[codes[at + 1] ?? '', Number(cell)] as const],
    );
    return table('ecb', file, date, found);
  });
}

/** HMRC: one table a month per GBP, dated by the first day it is valid on. */
export function readHmrc(data: string): Table[] {
  return filesBelow(join(data, 'hmrc-monthly')).map((file) => {
    const { period, rates } = json(file) as { period: { start: string }; rates: Record<string, string> };
    return table(
      'hmrc',
      file,
      period.start,
      Object.entries(rates).map(([code, text]) => [code, Number(text)]),
    );
  });
}

/** IMF: units per SDR by day. */
export function readImf(data: string): Table[] {
  const file = join(data, 'imf/imf.json');
  const days = json(file) as Record<string, Record<string, number>>;
  return Object.keys(days)
    .sort()
    .map((date) => table('imf', file, date, Object.entries(days[date] ?? {})));
}

/** Fed H.10: two files of units per USD, empty on holidays. */
export function readFed(data: string): Table[] {
  return ['lkr', 'twd'].flatMap((name) => {
    const file = join(data, `fed-h10/fred_${name}_usd.csv`);
    const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n');
    return lines.flatMap((line) => {
      const [date = '', value = ''] = line.trim().split(',');
      return value === '' ? [] : [table('fed-h10', file, date, [[name, Number(value)]])];
    });
  });
}

/** exchange-api: the archive's daily tables per EUR, then the published table of 2026-09-29. */
export function readExchangeApi(data: string): Table[] {
  const archive = filesBelow(join(data, 'exchange-api-archive')).map((file) => {
    const { date, rates } = json(file) as { date: string; rates: Record<string, number> };
    return table('exchange-api', file, date, Object.entries(rates));
  });
  const file = join(data, 'exchange-api-2026.9.29/v1/currencies/eur.json');
  const { date, eur } = json(file) as { date: string; eur: Record<string, number> };
  return [...archive, table('exchange-api', file, date, Object.entries(eur))];
}

export const ecbXmlFiles = (data: string): string[] => filesBelow(join(data, 'ecb-daily-xml'));
