import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { UnexpectedPayload } from '../../sources/source.ts';
import { readDolarApi } from '../../sources/street/dolarapi.ts';
import type { StreetFigure } from '../../sources/street/street-source.ts';
import { median, move } from '../quality/rule.ts';
import { emptyStreetState } from './street-state.ts';
import { takeInStreet } from './take-in.ts';

/** What dolarapi.com published from January 2024 to August 2026, every recorded state of each file. */
const FILES = [
  ['ar-dolares', 'ARS', 7822],
  ['ve-dolares', 'VES', 6866],
  ['ve-euros', 'VES', 1717],
  ['bo-dolares', 'BOB', 6256],
] as const;

interface State {
  readonly nowMs: number;
  readonly figures: readonly StreetFigure[];
}

/** A body of another form is refused whole: nothing is said then. */
function figuresOf(body: string, code: string): readonly StreetFigure[] {
  try {
    return readDolarApi(body, code);
  } catch (error) {
    if (error instanceof UnexpectedPayload) return [];
    throw error;
  }
}

function readStates(file: string, code: string): State[] {
  const bytes = readFileSync(join(import.meta.dirname, `../recorded/street-${file}.ndjson.br`));
  const lines = brotliDecompressSync(bytes).toString().trim().split('\n');
  return lines.map((line) => {
    const { at } = JSON.parse(line) as { at: string };
    return {
      nowMs: Date.parse(at),
      figures: figuresOf(line.slice(line.indexOf('"body": ') + 8, -1), code),
    };
  });
}

/** One figure in the order of its publications, and what is known of it after each. */
interface Course {
  readonly published: number[];
  readonly served: (number | undefined)[];
}

/** The level that a row tells; NaN where its sides are a fifth apart, as those of bonds on the holiday of 2025-05-02. */
function levelOf({ bid, ask, mid }: StreetFigure): number {
  const [low, high] = [Number(bid ?? ask), Number(ask ?? bid)];
  return mid ? Number(mid) : move(low, high) > Math.log(1.2) ? Number.NaN : (low + high) / 2;
}

/** Takes the states in by the rules, one after the other; beside a second publisher that is one state later where `isSeconded`. */
function replay(states: readonly State[], isSeconded: boolean): Map<string, Course> {
  const state = emptyStreetState();
  const courses = new Map<string, Course>();
  const reference = () => undefined;
  for (const [index, { nowMs, figures }] of states.entries()) {
    const later = isSeconded ? (states[index - 1]?.figures ?? []) : [];
    takeInStreet({ reference, source: { key: 'second' }, figures: later, nowMs }, state);
    takeInStreet({ reference, source: { key: 'replayed' }, figures, nowMs }, state);
    for (const figure of figures) {
      if (figure.kind === 'official' || !(figure.mid ?? figure.bid ?? figure.ask)) continue;
      const name = `${figure.name} ${figure.base}`;
      const course = courses.get(name) ?? { published: [], served: [] };
      courses.set(name, course);
      const entry = state.entries[`replayed ${figure.code} ${name}`];
      course.published.push(levelOf(figure));
      course.served.push(entry && Number(entry.rate));
    }
  }
  return courses;
}

/** Publications on each side of one that tell its level: their middle is none of a few wrong ones among them. */
const AROUND = 6;
const NEAR = Math.log(1.15);

/** Figures served that are far from the level before them and from the level after them. */
function farServed({ published, served }: Course): string[] {
  return served.flatMap((rate, at) => {
    if (rate === undefined) return [];
    const sides = [published.slice(Math.max(0, at - AROUND), at + 1), published.slice(at, at + AROUND + 1)];
    const isFar = sides.every((side) => move(median(side.filter((level) => level > 0)) ?? rate, rate) > NEAR);
    return isFar ? [`${at}: ${rate}`] : [];
  });
}

/** Publications that a level had to wait until it was served, where the next ones all stay on it. */
function longestWait({ published, served }: Course): number {
  const waits = published.map((rate, at) => {
    const then = published.slice(at, at + AROUND);
    if (then.length < AROUND || !then.every((later) => move(later, rate) <= NEAR)) return 0;
    const wait = then.findIndex((_, after) => move(served[at + after] ?? Number.MIN_VALUE, rate) <= NEAR);
    return wait < 0 ? AROUND : wait;
  });
  return Math.max(...waits);
}

describe.each(FILES)('every state of %s', (file, code, count) => {
  const states = readStates(file, code);
  it.each([
    ['alone', false],
    ['beside a second publisher', true],
  ])(
    '%s: nothing far from its level is served, and no level that lasts waits for more than one publication',
    (_, isSeconded) => {
      expect(states).toHaveLength(count);
      for (const [name, course] of replay(states, isSeconded)) {
        expect(farServed(course), name).toEqual([]);
        expect(longestWait(course), name).toBeLessThanOrEqual(1);
      }
    },
  );
});
