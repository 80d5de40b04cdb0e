import { dayNumber, isoDate } from '@equivale/core';
import type { Fetchable } from '../../ingest/fetch-all.ts';
import { createIngest } from '../../ingest/ingest.ts';
import { mergeLatest, type ServedRate } from '../../rates/merge.ts';
import { ObservationIndex } from '../../rates/observation-index.ts';
import { move } from '../../rates/quality/rule.ts';
import { sourceInfo } from '../../sources/all-sources.ts';
import type { Observation, SourceKey } from '../../sources/source.ts';
import { MemoryStore } from '../memory-store.ts';
import { CODES_OF, honestTable, SIMULATED, START, tolerance, truth } from './honest-world.ts';

/** The tables of one payload. */
export type Payload = readonly (readonly Observation[])[];

/** One kind of wrong table, and who publishes it. */
export interface Scenario {
  readonly name: string;
  /** Who is wrong. */
  readonly source: SourceKey;
  /**
   * What it publishes instead.
   * @param honest the table it should have published
   * @param at `n` counts the wrong days from 0, `round` the rounds of a day, `day` is the day number of now
   */
  readonly wrong: (honest: Observation[], at: { n: number; round: number; day: number }) => Payload;
  /** Others that are wrong too, in their own way. */
  readonly alsoWrong?: Partial<Record<SourceKey, Scenario['wrong']>>;
  /** Sources that nobody can reach all the time. */
  readonly silent?: readonly SourceKey[];
  /** Wrong days; a month and more unless said. */
  readonly days?: number;
  /** Rounds in a day; 1 unless said. */
  readonly rounds?: number;
  /** Days before the first round of which the store knows nothing: a first start, long after the bundle. */
  readonly silence?: number;
  /** Days of the record that the store knows; a month unless said. */
  readonly known?: number;
}

/** What went wrong in a simulated month, in words; nothing when all held. */
export interface Outcome {
  readonly wrongServed: readonly string[];
  readonly wrongStored: readonly string[];
  /** Values of the honest sources that were turned away, or not taken. */
  readonly honestRefused: readonly string[];
  /** Honest publications of the source until all its codes were current again. */
  readonly recoveredAfter: number;
}

const HONEST_DAYS_BEFORE = 4;
const HONEST_DAYS_AFTER = 6;
const WRONG_DAYS = 33;
const KNOWN_DAYS = 30;
/** A last good value may be this old: a long weekend. */
const LAST_GOOD_DAYS = 5;
/** Nothing older is served of the simulated sources. */
const SERVED_DAYS = 12;
/** Two sources differ by up to two thousandths where they say the same. */
const ROUNDING = 1.04;

/** The table that would be served. */
function served(store: MemoryStore, today: number): Map<string, ServedRate> {
  const index = new ObservationIndex();
  for (const observation of store.since(isoDate(today - SERVED_DAYS))) index.put(observation);
  return mergeLatest(index, today);
}

/** Whether a rate is farther from every figure of the last days than its kind may be. */
function isFar(rate: number, code: string, truths: readonly number[]): boolean {
  const limit = Math.log(1 + tolerance(code)) * ROUNDING;
  return truths.every((figure) => move(figure, rate) > limit);
}
const daysBefore = (day: number, later = 0): number[] =>
  Array.from({ length: LAST_GOOD_DAYS + 1 + later }, (_, back) => day + later - back);

const CHECKED = new Set(Object.values(CODES_OF).flat());

/** What is served that is not true, in words. */
function servedWrong(store: MemoryStore, today: number): string[] {
  const wrong = [...served(store, today).values()].filter(
    ({ code, rate }) =>
      CHECKED.has(code) &&
      isFar(
        rate,
        code,
        daysBefore(today).map((day) => truth(code, day)),
      ),
  );
  return wrong.map(
    ({ code, rate, source }) =>
      `${code} ${rate} of ${source} on ${isoDate(today)}, true ${truth(code, today)}`,
  );
}

/** A store that knows some days of the honest record. */
async function storeWith(days: number, last: number): Promise<MemoryStore> {
  const store = new MemoryStore();
  for (let day = last - days; day <= last; day++)
    for (const source of SIMULATED) await store.putObservations(honestTable(source, day));
  return store;
}

/** What each source publishes on the day and in the round that the clock shows. */
function createWorld({ source, wrong, alsoWrong, silent = [], silence = 0, days = WRONG_DAYS }: Scenario) {
  const liars: Partial<Record<SourceKey, Scenario['wrong']>> = { ...alsoWrong, [source]: wrong };
  const firstWrong = START + (silence > 0 ? 0 : HONEST_DAYS_BEFORE);
  const clock = { day: START, round: 0 };
  const payloadOf = (key: SourceKey): Payload => {
    const n = clock.day - firstWrong;
    const honest = honestTable(key, clock.day);
    const lie = n >= 0 && n < days ? liars[key] : undefined;
    return lie ? lie(honest, { n, round: clock.round, day: clock.day }) : [honest];
  };
  const heard = SIMULATED.filter((key) => !silent.includes(key));
  const sources = heard.map(
    (key): Fetchable => ({
      key,
      latest: async () => payloadOf(key).map((observations) => ({ observations, partial: true })),
    }),
  );
  const isLiar = (key: SourceKey): boolean => liars[key] !== undefined;
  return {
    clock,
    sources,
    isLiar,
    honest: heard.filter((key) => !isLiar(key)),
    firstWrong,
    end: firstWrong + days,
  };
}

/** Lives through the days of a scenario, one round after the other, and notes everything that should not be. */
export async function simulate(scenario: Scenario): Promise<Outcome> {
  const { source, rounds = 1, silence = 0, known = KNOWN_DAYS } = scenario;
  const { clock, sources, isLiar, honest, firstWrong, end } = createWorld(scenario);
  const store = await storeWith(known, START - 1 - silence);
  const now = () => new Date((clock.day + (clock.round + 0.7) / (rounds + 1)) * 86_400_000);
  const ingest = createIngest(store, sources, { mirrors: {}, timeoutMs: 60_000 }, now);
  const wrongServed: string[] = [];
  const honestRefused: string[] = [];
  const published = new Set<string>();
  let recoveredAfter = Number.POSITIVE_INFINITY;
  for (; clock.day < end + HONEST_DAYS_AFTER; clock.day++) {
    for (clock.round = 0; clock.round < rounds; clock.round++) {
      await ingest.refresh();
      wrongServed.push(...servedWrong(store, clock.day));
    }
    for (const key of honest)
      if (!(await isTaken(store, honestTable(key, clock.day))))
        honestRefused.push(`${key} on ${isoDate(clock.day)}`);
    const table = honestTable(source, clock.day);
    if (clock.day >= end) published.add(table[0]?.date ?? '');
    if (clock.day >= end && (await isTaken(store, table)))
      recoveredAfter = Math.min(recoveredAfter, published.size);
  }
  const wrongStored = store
    .since(isoDate(firstWrong))
    .filter((value) => isLiar(value.source) && isStoredWrong(value))
    .map(({ source: by, code, date, rate }) => `${by} ${code} ${rate} of ${date}`);
  return { wrongServed, wrongStored, honestRefused, recoveredAfter };
}

/** Whether the newest values of a source are those of a table. */
async function isTaken(store: MemoryStore, table: readonly Observation[]): Promise<boolean> {
  for (const { source, code, date, rate } of table) {
    const [found] = await store.series(source, code, date, date);
    if (found?.rate !== rate) return false;
  }
  return true;
}

/** Whether a value is farther, in the unit of its source, from the truth of every day near its own. */
function isStoredWrong({ source, code, date, rate }: Observation): boolean {
  const { base } = sourceInfo(source);
  const truths = daysBefore(dayNumber(date), 1).map((day) => truth(code, day) / truth(base, day));
  return isFar(rate, code, truths);
}
