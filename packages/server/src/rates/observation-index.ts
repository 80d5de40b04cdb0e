import { crossRate, dayNumber, isoDate } from '@equivale/core';
import { sourceInfo } from '../sources/all-sources.ts';
import type { Observation, SourceKey } from '../sources/source.ts';

/** The values of one code at one source, oldest first; days are counted from 1970-01-01. */
export interface Series {
  readonly days: readonly number[] | Int32Array;
  readonly rates: readonly number[] | Float64Array;
  /** By day, what the source wrote, where it is known; null is the shortest digits of the double. */
  readonly texts?: ReadonlyMap<number, string | null>;
}

interface Column {
  readonly days: number[];
  readonly rates: number[];
  /** What the source wrote, by day, as far as that is known. */
  readonly texts: Map<number, string | null>;
}

/** Position of the last day that is not after `day`; -1 when all are. */
export function positionAt(days: Series['days'], day: number): number {
  let low = 0;
  let high = days.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] as number) <= day) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** A value with the day it belongs to. */
export interface Dated {
  readonly day: number;
  readonly rate: number;
}

/** A source's own base: 1 on every day. */
const ANY_DAY: Dated = { day: Number.POSITIVE_INFINITY, rate: 1 };

/** Values kept in memory by source and code, in order of days: what the rules, the merge and the series look things up in. */
export class ObservationIndex {
  readonly #columns = new Map<SourceKey, Map<string, Column>>();
  readonly #days = new Map<string, number>();
  readonly #under: ObservationIndex | undefined;

  /** @param under values that are looked up too, where this index has none that are as new */
  constructor(under?: ObservationIndex) {
    this.#under = under;
  }

  /** Puts a value in its place; a value of the same source, code and day is replaced. */
  put({ source, code, date, rate, text }: Observation): void {
    this.#place(this.#column(source, code), date, rate, text);
  }

  /** Puts values of one series in their places, as {@link put} does one by one. */
  putSeries(source: SourceKey, code: string, values: readonly Pick<Observation, 'date' | 'rate'>[]): void {
    const column = this.#column(source, code);
    for (const { date, rate } of values) this.#place(column, date, rate, undefined);
  }

  #place({ days, rates, texts }: Column, date: string, rate: number, text: string | null | undefined): void {
    const day = this.#dayOf(date);
    if (text !== undefined) texts.set(day, text);
    else if (texts.size > 0) texts.delete(day);
    const at = positionAt(days, day);
    if (at >= 0 && days[at] === day) rates[at] = rate;
    else if (at === days.length - 1) {
      days.push(day);
      rates.push(rate);
    } else {
      days.splice(at + 1, 0, day);
      rates.splice(at + 1, 0, rate);
    }
  }

  /** A date counted in days: once, since all series of a refresh bear the same few dates. */
  #dayOf(date: string): number {
    const known = this.#days.get(date);
    if (known !== undefined) return known;
    const day = dayNumber(date);
    this.#days.set(date, day);
    return day;
  }

  #column(source: SourceKey, code: string): Column {
    const known = this.#columns.get(source)?.get(code);
    if (known) return known;
    const column: Column = { days: [], rates: [], texts: new Map() };
    const codes = this.#columns.get(source) ?? new Map<string, Column>();
    this.#columns.set(source, codes.set(code, column));
    return column;
  }

  sources(): SourceKey[] {
    return [...this.#columns.keys()];
  }

  codes(source: SourceKey): string[] {
    return [...(this.#columns.get(source)?.keys() ?? [])];
  }

  series(source: SourceKey, code: string): Series | undefined {
    return this.#columns.get(source)?.get(code);
  }

  /** Newest value not after `day`. */
  latest(source: SourceKey, code: string, day = Number.POSITIVE_INFINITY): Dated | undefined {
    const column = this.#columns.get(source)?.get(code);
    const under = this.#under?.latest(source, code, day);
    const at = column === undefined ? -1 : positionAt(column.days, day);
    if (column === undefined || at < 0) return under;
    const own = { day: column.days[at] as number, rate: column.rates[at] as number };
    return under && under.day > own.day ? under : own;
  }

  /** Oldest value after `day`. */
  next(source: SourceKey, code: string, day: number): Dated | undefined {
    const column = this.#columns.get(source)?.get(code);
    if (column === undefined) return undefined;
    const at = positionAt(column.days, day) + 1;
    const found = column.days[at];
    return found === undefined ? undefined : { day: found, rate: column.rates[at] as number };
  }

  /** Value of exactly that day; a source's own base is always 1. */
  on(source: SourceKey, code: string, day: number): number | undefined {
    if (code === sourceInfo(source).base) return 1;
    const found = this.latest(source, code, day);
    return found?.day === day ? found.rate : undefined;
  }

  /** What the source wrote for exactly that day; undefined where that is not known, and for its own base. */
  textOn(source: SourceKey, code: string, day: number): string | undefined {
    const text = this.#columns.get(source)?.get(code)?.texts.get(day);
    if (text !== null) return text;
    // the shortest digits of a rate are not what a source of prices wrote
    return sourceInfo(source).inverse ? undefined : String(this.on(source, code, day));
  }

  /**
   * Newest value not after `day`, as units of `code` per 1 `base`, both from this source and of one day: where the newest
   * value of one of the two was refused, the newest day that has both.
   */
  cross(source: SourceKey, code: string, base: string, day: number): Dated | undefined {
    const { base: own } = sourceInfo(source);
    for (let at = day; ; ) {
      const over = code === own ? ANY_DAY : this.latest(source, code, at);
      // most sources do not quote most codes
      if (over === undefined) return undefined;
      const under = base === own ? ANY_DAY : this.latest(source, base, at);
      if (under === undefined) return undefined;
      at = Math.min(over.day, under.day);
      if (!Number.isFinite(at)) return undefined;
      const isOfOneDay = (side: Dated): boolean => side === ANY_DAY || side.day === at;
      if (isOfOneDay(over) && isOfOneDay(under)) return { day: at, rate: crossRate(over.rate, under.rate) };
    }
  }

  /** Every value, by source, code and day. */
  *observations(): Generator<Observation> {
    for (const [source, codes] of this.#columns)
      for (const [code, column] of codes)
        for (const [at, day] of column.days.entries())
          yield { source, code, date: isoDate(day), rate: column.rates[at] as number };
  }
}
