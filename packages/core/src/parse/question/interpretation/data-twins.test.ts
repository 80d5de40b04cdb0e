import { describe, expect, it } from 'vitest';
import { exactOf } from '../../../number/exact-value.ts';
import { rational } from '../../../number/rational.ts';
import { units } from '../../../testing/parse-question.ts';
import { COMMON_UNITS } from '../../../units/common/common-units.ts';
import { createUnitSet } from '../../../units/unit-set.ts';
import type { Interpretation } from '../question.ts';
import { decimalTwin } from './data-twins.ts';

const amount = exactOf(rational(5n));

const interpretation = (
  from: string,
  to: readonly string[],
  units: readonly string[] = [],
): Interpretation => ({
  category: 'data',
  amount,
  from,
  parts: units.map((unit) => ({ amount: rational(1n), unit })),
  to,
  compound: false,
  assumedTarget: false,
});

describe('decimalTwin: steps of 1024 read as steps of 1000', () => {
  it.each([
    ['kb', 'kb10'],
    ['mb', 'mb10'],
    ['gb', 'gb10'],
    ['tb', 'tb10'],
    ['pb', 'pb10'],
  ])('%s is %s', (unit, twin) => {
    expect(decimalTwin(interpretation(unit, ['bit']), units)?.interpretation).toEqual(
      interpretation(twin, ['bit']),
    );
    expect(decimalTwin(interpretation('byte', ['bit', unit]), units)?.interpretation).toEqual(
      interpretation('byte', ['bit', twin]),
    );
  });

  it('goes through the parts of an amount', () => {
    const twin = decimalTwin(interpretation('byte', ['bit'], ['gb', 'byte']), units);
    expect(twin?.interpretation).toEqual(interpretation('byte', ['bit'], ['gb10', 'byte']));
  });

  it('has none where nothing is named so, where a unit is not at hand, or outside data', () => {
    expect(decimalTwin(interpretation('bit', ['byte']), units)).toBeUndefined();
    expect(decimalTwin(interpretation('kb', ['mb']), createUnitSet([COMMON_UNITS]))).toBeUndefined();
    expect(decimalTwin({ ...interpretation('kb', ['mb']), category: 'currency' }, units)).toBeUndefined();
  });
});
