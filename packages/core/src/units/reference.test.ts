import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMON_UNITS } from './common/common-units.ts';
import { createUnitSet, type UnitSet } from './unit-set.ts';

const common: UnitSet = createUnitSet([COMMON_UNITS]);

type Row = [text: string, nearestDouble: number, sixDecimals: string];
const read = (name: string) => JSON.parse(readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8'));
const entries: { from: string; to: string; rows: Row[] }[] = read('reference.json');
const gnuUnits: Record<string, number> = read('gnu-units.json');

const exact = (text: string, from: string, to: string) => {
  const result = common.convert(text, from, to);
  if (!result.ok) throw new Error(`${text} ${from} ${to}: ${result.code}`);
  return result;
};

describe('every pair against the Python reference (fixtures/reference.py)', () => {
  it('covers the 296 ordered pairs', () => {
    const pairs = COMMON_UNITS.categories.flatMap(({ units }) =>
      units.flatMap((a) => units.filter((b) => b.id !== a.id).map((b) => `${a.id} ${b.id}`)),
    );
    expect(entries.map(({ from, to }) => `${from} ${to}`).sort()).toEqual(pairs.sort());
    expect(pairs).toHaveLength(296);
  });

  it('[D.number-api] convertNumber is the correctly rounded double in every row', () => {
    for (const { from, to, rows } of entries)
      for (const [text, double] of rows)
        expect(common.convertNumber(Number(text), from, to), `${text} ${from} ${to}`).toBe(double);
  });

  it('[D.exact-factors] convert gives the same double and the exact six decimals in every row', () => {
    for (const { from, to, rows } of entries)
      for (const [text, double, decimals] of rows) {
        const result = exact(text, from, to);
        expect(result.toNumber(), `${text} ${from} ${to}`).toBe(double);
        expect(result.toFixed(6), `${text} ${from} ${to}`).toBe(decimals);
      }
  });
});

describe('every pair against GNU Units 2.22 (fixtures/gnu-units.py)', () => {
  it('[D.exact-factors] agrees to the 15 digits GNU Units computes in', () => {
    const figures = Object.entries(gnuUnits);
    expect(figures).toHaveLength(296);
    for (const [pair, figure] of figures) {
      const [from = '', to = ''] = pair.split(' ');
      const ours = common.convertNumber(['c', 'f', 'k'].includes(from) ? 100 : 1, from, to);
      expect(Math.abs(ours / figure - 1), pair).toBeLessThan(1e-14);
    }
  });
});
