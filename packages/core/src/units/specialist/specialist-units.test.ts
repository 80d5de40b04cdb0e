import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMON_UNITS } from '../common/common-units.ts';
import { EXTENDED_UNITS } from '../extended/extended-units.ts';
import { createUnitSet, type UnitSet } from '../unit-set.ts';
import { SPECIALIST_UNITS } from './specialist-units.ts';

fc.configureGlobal({ seed: 20261122 });

const units: UnitSet = createUnitSet([COMMON_UNITS, EXTENDED_UNITS, SPECIALIST_UNITS]);

function exactly(text: string, from: string, to: string) {
  const result = units.convert(text, from, to);
  if (!result.ok) throw new Error(`${text} ${from} ${to}: ${result.code}`);
  return result;
}

interface Recording {
  readonly rows: readonly (readonly [
    id: string,
    expression: string,
    baseId: string,
    base: string,
    figure: string,
  ])[];
}

const gnuUnits: Recording = JSON.parse(
  readFileSync(new URL('recorded/gnu-units.json', import.meta.url), 'utf8'),
);

/** GNU Units computes in doubles: a few roundings apart at most. */
const expectNear = (ours: number, figure: number) => expect(Math.abs(ours / figure - 1)).toBeLessThan(2e-15);

describe('[I14.technical-categories] specialist units against GNU Units', () => {
  it.each(gnuUnits.rows)('%s = %s, in %s (%s): %s', (id, _expression, baseId, _base, figure) => {
    expectNear(exactly('1', id, baseId).toNumber(), Number(figure));
  });

  it('leaves out base units and two strengths of alcohol only, which GNU Units does not have', () => {
    const recorded = new Set(gnuUnits.rows.flatMap(([id, , baseId]) => [id, baseId]));
    const rest = SPECIALIST_UNITS.categories.flatMap((category) => category.units.map(({ id }) => id));
    expect(rest.filter((id) => !recorded.has(id))).toEqual(['proof_uk', 'alcohol_gl']);
  });

  // units -1 -t -o %.17g "tan(5 degree)" percent
  it.each([
    ['0.1', '0.17453310241888004'],
    ['5', '8.7488663525924011'],
    ['10', '17.632698070846502'],
    ['30', '57.735026918962582'],
    ['60', '173.20508075688775'],
    ['89.9', '57295.721335430324'],
  ])('a slope of %s° is one of %s %%', (degrees, percent) => {
    // the tangent of a double near 90° loses digits that ours keeps
    const ours = exactly(degrees, 'deg_slope', 'percent_slope').toNumber();
    expect(Math.abs(ours / Number(percent) - 1)).toBeLessThan(1e-12);
    expect(units.convertNumber(Number(degrees), 'deg_slope', 'percent_slope')).toBe(ours);
  });

  // units -1 -t -o %.17g "atan(5 percent)" degree
  it.each([
    ['0.5', '0.28647651027707449'],
    ['5', '2.8624052261117479'],
    ['12', '6.8427734126309403'],
    ['250', '68.198590513648185'],
    ['-250', '-68.198590513648185'],
  ])('a slope of %s %% is one of %s°', (percent, degrees) => {
    expectNear(exactly(percent, 'percent_slope', 'deg_slope').toNumber(), Number(degrees));
  });

  // units -1 -t -o %.17g "gasmark(4)" tempF
  it.each([
    ['0.25', '225'],
    ['0.5', '250'],
    ['1', '275'],
    ['4', '350'],
    ['6.5', '412.5'],
    ['9', '475'],
    ['10', '500'],
  ])('gas mark %s is %s °F', (mark, degrees) => {
    expect(exactly(mark, 'gas_mark', 'f').toSignificant(20)).toBe(degrees);
    expect(exactly(degrees, 'f', 'gas_mark').toSignificant(20)).toBe(mark);
  });
});

describe('specialist units against cited figures', () => {
  it.each([
    ['an angle of 45° rises as far as it runs', '45', 'deg_slope', 'percent_slope', '100'],
    ['and 100 % is 45° again', '100', 'percent_slope', 'deg_slope', '45'],
    ['both ways down too', '-45', 'deg_slope', 'percent_slope', '-100'],
    ['1 in 20 is 5 %', '20', 'one_in', 'percent_slope', '5'],
    ['5 % is 1 in 20', '5', 'percent_slope', 'one_in', '20'],
    ['1 in 1 is 45°', '1', 'one_in', 'deg_slope', '45'],
    ['45° is 1 in 1', '45', 'deg_slope', 'one_in', '1'],
    ['as flat as can be', '0', 'percent_slope', 'deg_slope', '0'],
    [
      'the steepest railway of adhesion, Pöstlingberg: 116 ‰',
      '116',
      'permille_slope',
      'percent_slope',
      '11.6',
    ],
    ['whisky of 70° proof (UK) is 40 % vol', '70', 'proof_uk', 'abv', '40'],
    ['whiskey of 80 proof (US) is 40 % vol', '80', 'proof_us', 'abv', '40'],
    ['beer of 5 % vol holds 39.462 g/L by OIML R 22', '5', 'abv', 'alcohol_gl', '39.462'],
    ['a line of 100 Mbit/s carries 12.5 MB/s', '100', 'mbitps', 'mbyteps', '12.5'],
    ['1 Ah is 3600 C', '1', 'ah', 'coulomb', '3600'],
    [
      'the coulomb since 2019: 1/1.602176634e-19 charges',
      '1.602176634',
      'coulomb',
      'elementary_charge',
      '10000000000000000000',
    ],
  ])('%s', (_title, text, from, to, figure) => {
    expect(exactly(text, from, to).toSignificant(20)).toBe(figure);
  });

  // 1° from the series of sine and cosine in Python's decimal at 90 digits; π/180 is OEIS A019685, 180/π A072097
  it('knows a tangent to more digits than are ever shown', () => {
    expect(exactly('1', 'deg_slope', 'mm_per_m').toFixed(30)).toBe('17.455064928217585765128895219728');
    expect(exactly('1e-30', 'deg_slope', 'percent_slope').toSignificant(20)).toBe(
      '0.0000000000000000000000000000017453292519943295769',
    );
    expect(exactly('1e-30', 'percent_slope', 'deg_slope').toSignificant(20)).toBe(
      '0.00000000000000000000000000000057295779513082320877',
    );
    expect(exactly('1e30', 'percent_slope', 'deg_slope').toFixed(25)).toBe('90.0000000000000000000000000');
  });
});

describe('what curves are not defined for', () => {
  it.each([
    ['90', 'deg_slope', 'percent_slope'],
    ['-91', 'deg_slope', 'one_in'],
    ['0', 'deg_slope', 'one_in'],
    ['0.1', 'gas_mark', 'c'],
    ['11', 'gas_mark', 'c'],
    ['20', 'c', 'gas_mark'],
    ['300', 'c', 'gas_mark'],
  ])('%s %s has no figure in %s', (text, from, to) => {
    expect(units.convert(text, from, to)).toMatchObject({ ok: false, code: 'out-of-range' });
    expect(units.convertNumber(Number(text), from, to)).toBe(0);
  });

  it('comes back to where it started', () => {
    fc.assert(
      fc.property(fc.integer({ min: -89_999, max: 89_999 }), (thousandths) => {
        const degrees = thousandths / 1000;
        const percent = exactly(String(degrees), 'deg_slope', 'percent_slope').toFraction();
        const back = units.convert(percent, 'percent_slope', 'deg_slope');
        expect(back.ok && back.toFixed(25)).toBe(
          exactly(String(degrees), 'deg_slope', 'deg_slope').toFixed(25),
        );
      }),
      { numRuns: 200 },
    );
  });
});
