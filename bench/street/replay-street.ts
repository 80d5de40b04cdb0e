import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { emptyStreetState } from '../../packages/server/src/rates/street/street-state.ts';
import { type StreetRefusal, takeInStreet } from '../../packages/server/src/rates/street/take-in.ts';
import { readDolarApi } from '../../packages/server/src/sources/street/dolarapi.ts';
import type { StreetFigure } from '../../packages/server/src/sources/street/street-source.ts';

/**
 * Replays what dolarapi.com published through the rules of street rates: alone, then beside a publisher that is one state later.
 * The folder holds `ar-dolares.ndjson.gz` and the like, one JSON object a line with `at` and `body`.
 *
 *     node bench/street/replay-street.ts <folder>
 */

const FILES = { 'ar-dolares': 'ARS', 've-dolares': 'VES', 've-euros': 'VES', 'bo-dolares': 'BOB' } as const;
/** A move is true if the feed is still there so many publications later. */
const STILL_THERE = 6;
const NEAR = Math.log(1.15);
/** Rules by which a move waits; by the others a row contradicts itself, and is no move. */
const OF_MOVES = ['first', 'jump', 'outvoted'];
const SHOWN = 12;

interface State {
  readonly at: string;
  readonly figures: readonly StreetFigure[];
}

/** Rates of one figure in order, and what was served when each of them came. */
interface Series {
  readonly rates: number[];
  readonly served: (number | undefined)[];
}

type Refused = StreetRefusal & { readonly at: string; readonly last: string | undefined };

const [folder = ''] = process.argv.slice(2);
if (!existsSync(folder))
  throw new Error('usage: node bench/street/replay-street.ts <folder with the recorded states>');

async function readStates(file: string, code: string): Promise<State[]> {
  const states: State[] = [];
  const lines = createInterface({
    input: createReadStream(join(folder, `${file}.ndjson.gz`)).pipe(createGunzip()),
  });
  for await (const line of lines) {
    const { at } = JSON.parse(line) as { at: string };
    try {
      states.push({ at, figures: readDolarApi(line.slice(line.indexOf('"body": ') + 8, -1), code) });
    } catch (error) {
      process.stdout.write(`${file} ${at}: ${String(error)}\n`);
      states.push({ at, figures: [] });
    }
  }
  return states;
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

/** Takes in the states in order, beside a second publisher where `isSeconded`. */
function replay(states: readonly State[], isSeconded: boolean) {
  const state = emptyStreetState();
  const series = new Map<string, Series>();
  const refusals: Refused[] = [];
  const base = { reference: () => undefined, copiesOf: () => [] };
  for (const [index, { at, figures }] of states.entries()) {
    const nowMs = Date.parse(at);
    const entryOf = ({ code, name, base }: StreetFigure) => state.entries[`replayed ${code} ${name} ${base}`];
    const lasts = new Map(figures.map((figure) => [figure, entryOf(figure)?.rate]));
    const earlier = isSeconded ? (states[index - 1]?.figures ?? []) : [];
    takeInStreet({ ...base, source: { key: 'second' }, figures: earlier, nowMs }, state);
    const refused = takeInStreet({ ...base, source: { key: 'replayed' }, figures, nowMs }, state);
    refusals.push(...refused.map((one) => ({ ...one, at, last: lasts.get(one.figure) })));
    for (const figure of figures) {
      if (figure.kind === 'official') continue;
      const entry = entryOf(figure);
      const refusal = refused.find((one) => one.figure === figure);
      const isMove = refusal === undefined || OF_MOVES.includes(refusal.rule);
      const name = `${figure.name} ${figure.base}`;
      const one = series.get(name) ?? { rates: [], served: [] };
      one.rates.push(isMove ? Number(refusal?.rate ?? entry?.rate) : Number.NaN);
      one.served.push(entry && Number(entry.rate));
      series.set(name, one);
    }
  }
  return { series, refusals };
}

for (const isSeconded of [false, true]) {
  process.stdout.write(isSeconded ? '\nbeside a second publisher, one state later\n' : 'alone\n');
  const all: (Refused & { readonly file: string })[] = [];
  let count = 0;
  for (const [file, code] of Object.entries(FILES)) {
    const states = await readStates(file, code);
    const { series, refusals } = replay(states, isSeconded);
    count += states.length;
    all.push(...refusals.map((one) => ({ ...one, file })));
    for (const [name, one] of series)
      process.stdout.write(
        `  ${file} ${name}: ${one.rates.length} figures, longest wait of a true move ${longestWait(one)}\n`,
      );
  }
  process.stdout.write(`  ${count} states; not served at once: ${all.length}\n`);
  for (const [rule, of] of Map.groupBy(all, (one) => one.rule)) {
    process.stdout.write(`    ${rule}: ${of.length}\n`);
    for (const { file, at, figure, rate, last } of isSeconded ? [] : of.slice(0, SHOWN))
      process.stdout.write(
        `      ${file} ${at} ${figure.name} ${figure.base} ${rate} after ${last ?? 'nothing'}\n`,
      );
  }
}
