import { isoDate } from '@equivale/core';
import type { Observation } from '../../sources/source.ts';
import { honestTable } from './honest-world.ts';
import type { Payload, Scenario } from './simulation.ts';

/** What is made of an honest table on the n-th day, in a round of it. */
type Change = (honest: Observation[], at: { n: number; round: number; day: number }) => Observation[];

/** One payload, made of the honest table. */
export const only =
  (change: Change) =>
  (honest: Observation[], at: Parameters<Change>[1]): Payload => [change(honest, at)];

/** Another rate for every code. */
export const rates = (change: (rate: number, code: string, at: Parameters<Change>[1]) => number) =>
  only((honest, at) => honest.map((entry) => ({ ...entry, rate: change(entry.rate, entry.code, at) })));

/** Some codes times a factor, which may depend on the day. */
export const times = (codes: string, factor: number | ((n: number) => number)) =>
  rates((rate, code, { n }) =>
    codes.split(' ').includes(code) ? rate * (typeof factor === 'number' ? factor : factor(n)) : rate,
  );

export const rateOf = (table: readonly Observation[], code: string): number =>
  table.find((entry) => entry.code === code)?.rate ?? Number.NaN;

/** Two codes with each other's rates. */
export const swap = (a: string, b: string) =>
  only((honest) =>
    honest.map((entry) => {
      const other = entry.code === a ? b : entry.code === b ? a : entry.code;
      return { ...entry, rate: rateOf(honest, other) };
    }),
  );

/** One over the rate, of some codes or of all. */
export const invert = (codes?: string) =>
  rates((rate, code) => (codes === undefined || codes.split(' ').includes(code) ? 1 / rate : rate));

/** Every rate against another base. */
export const rebase = (code: string) =>
  only((honest) => honest.map((entry) => ({ ...entry, rate: entry.rate / rateOf(honest, code) })));

/** Every value one row too low. */
export const shift = (rows: number) =>
  only((honest) =>
    honest.map((entry, at) => ({
      ...entry,
      rate: honest[(at + rows + honest.length) % honest.length]?.rate ?? entry.rate,
    })),
  );

/** The table of another day under today's date. */
export const relabelled = (ago: number) =>
  only((honest, { day }) => {
    const old = honestTable(honest[0]?.source ?? 'ecb', day - ago);
    return honest.map((entry) => ({ ...entry, rate: rateOf(old, entry.code) }));
  });

/** The honest table in the first round of a day, the wrong one in the others. */
export const laterInTheDay =
  (wrong: Scenario['wrong']): Scenario['wrong'] =>
  (honest, at) =>
    at.round === 0 ? [honest] : wrong(honest, at);

/** The last days all in one payload, each wrong in the same way. */
export const manyDays =
  (count: number, wrong: Scenario['wrong']): Scenario['wrong'] =>
  (honest, at) => {
    const source = honest[0]?.source ?? 'ecb';
    const dates = new Map<string, Observation[]>();
    for (let day = at.day - count; day <= at.day; day++) {
      const table = honestTable(source, day);
      dates.set(table[0]?.date ?? '', table);
    }
    return [...dates.values()].flatMap((table) => wrong(table, at));
  };

/** The wrong tables under dates so many days ahead. */
export const dated =
  (ahead: number, wrong: Scenario['wrong']): Scenario['wrong'] =>
  (honest, at) =>
    wrong(honest, at).map((table) => table.map((entry) => ({ ...entry, date: isoDate(at.day + ahead) })));
