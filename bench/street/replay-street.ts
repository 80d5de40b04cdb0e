import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { emptyStreetState } from '../../packages/server/src/rates/street/street-state.ts';
import { takeInStreet } from '../../packages/server/src/rates/street/take-in.ts';
import { readDolarApi } from '../../packages/server/src/sources/street/dolarapi.ts';

/**
 * Replays what dolarapi.com published over two and a half years, state by state, through the rules of street rates.
 * `node bench/street/replay-street.ts <folder>`: the folder holds `ar-dolares.ndjson.gz` and its like, one JSON object a line
 * with `at`, when it was recorded, and `body`, the payload.
 */

const FILES = { 'ar-dolares': 'ARS', 've-dolares': 'VES', 've-euros': 'VES', 'bo-dolares': 'BOB' } as const;
/** A move is a true one if the feed still stands there so many publications later. */
const STILL_THERE = 6;
const NEAR = Math.log(1.15);

interface Held {
  readonly at: string;
  readonly rule: string;
  readonly rate: string;
  readonly last: string | undefined;
}

const [folder = ''] = process.argv.slice(2);
if (!existsSync(folder))
  throw new Error('usage: node bench/street/replay-street.ts <folder with the recorded states>');

/** Rates of one figure in order, and which of them were not served at once. */
interface Series {
  readonly rates: number[];
  readonly served: (number | undefined)[];
}

/** How many publications a move that lasted had to wait; the first figure of all counts as a move. */
function longestWait({ rates, served }: Series): number {
  let longest = 0;
  for (const [at, rate] of rates.entries()) {
    const then = rates.slice(at, at + STILL_THERE);
    const isTrue =
      then.length === STILL_THERE && then.every((later) => Math.abs(Math.log(later / rate)) <= NEAR);
    if (!isTrue) continue;
    let wait = 0;
    // How many publications said so before it was served.
    while (wait < STILL_THERE && Math.abs(Math.log((served[at + wait] ?? 1e-9) / rate)) > NEAR) wait++;
    longest = Math.max(longest, wait);
  }
  return longest;
}

let states = 0;
const refusals: (Held & { readonly file: string; readonly name: string })[] = [];
for (const [file, code] of Object.entries(FILES)) {
  const state = emptyStreetState();
  const key = `replayed-${file}`;
  const series = new Map<string, Series>();
  const unreadable: string[] = [];
  const lines = createInterface({
    input: createReadStream(join(folder, `${file}.ndjson.gz`)).pipe(createGunzip()),
  });
  for await (const line of lines) {
    states++;
    const { at } = JSON.parse(line) as { at: string };
    const body = line.slice(line.indexOf('"body": ') + 8, -1);
    const nowMs = Date.parse(at);
    let figures: ReturnType<typeof readDolarApi> = [];
    try {
      figures = readDolarApi(body, code);
    } catch (error) {
      unreadable.push(`${at} ${String(error)}`);
    }
    const before = new Map(
      Object.values(state.entries).map((entry) => [`${entry.name} ${entry.base}`, entry.rate]),
    );
    const response = { source: { key }, figures, nowMs, reference: () => undefined, copiesOf: () => [] };
    const found = takeInStreet(response, state);
    for (const { figure, rule, rate = '' } of found) {
      const name = `${figure.name} ${figure.base}`;
      refusals.push({ file, at, rule, rate, name, last: before.get(name) });
    }
    for (const figure of figures) {
      if (figure.kind === 'official') continue;
      const name = `${figure.name} ${figure.base}`;
      const entry = Object.values(state.entries).find((one) => `${one.name} ${one.base}` === name);
      const refused = found.find((one) => one.figure === figure);
      // A row that contradicts itself is no move.
      const rate = refused && !refused.held ? Number.NaN : Number(refused?.rate ?? entry?.rate);
      const one = series.get(name) ?? { rates: [], served: [] };
      one.rates.push(rate);
      one.served.push(entry && Number(entry.rate));
      series.set(name, one);
    }
  }
  process.stdout.write(`\n${file}: ${unreadable.length} unreadable ${unreadable.slice(0, 3).join(' | ')}\n`);
  for (const [name, one] of series)
    process.stdout.write(
      `  ${name}: ${one.rates.length} figures, longest wait of a true move ${longestWait(one)}\n`,
    );
}
process.stdout.write(`\n${states} states; not served at once: ${refusals.length}\n`);
for (const [rule, of] of Map.groupBy(refusals, ({ rule }) => rule)) {
  process.stdout.write(`  ${rule}: ${of.length}\n`);
  for (const { file, at, name, rate, last } of of.slice(0, 12))
    process.stdout.write(`    ${file} ${at} ${name} ${rate} after ${last ?? 'nothing'}\n`);
}
