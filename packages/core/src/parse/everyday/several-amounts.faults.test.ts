import { describe, expect, it } from 'vitest';
import { locale } from '../../../../../languages/es/core/locale.ts';
import { parseSum } from '../../testing/parse-sum.ts';
import type { ReadEnd } from './ranges.ts';
import { readSeveral } from './several-amounts.ts';

const readEnd: ReadEnd = (text) => {
  const question = parseSum(text, { locale });
  return question.ok ? question : undefined;
};
/** The amounts, with their unit, and what each is wanted in; undefined where there are not several. */
function several(text: string, read = readEnd) {
  const question = readSeveral(text, read);
  if (!question) return undefined;
  const { interpretation, ...rest } = question;
  expect(rest).toEqual({ ok: true, alternatives: [], corrections: [] });
  const formula = 'formula' in interpretation ? (interpretation.formula as readonly unknown[]) : [];
  return formula
    .map((part) => {
      if (typeof part === 'string') return part;
      const { amount, unit } = part as { amount: { n: bigint; d: bigint }; unit: string };
      return `${amount.n}/${amount.d} ${unit}`;
    })
    .concat(` > ${interpretation.to}`)
    .join('');
}

describe('several amounts of one unit', () => {
  it.each([
    ['1/2, 3/4 y 7/8 de pulgada en mm', '1/2 in, 3/4 in, 7/8 in > mm'],
    ['convert 5, 10, and 21 km to miles', '5/1 km, 10/1 km, 21/1 km > mi'],
    ['cuanto son 2.5, 3 e 4 kg en lb', '5/2 kg, 3/1 kg, 4/1 kg > lb'],
    ['1, 2, 3 & 4 ft in cm', '1/1 ft, 2/1 ft, 3/1 ft, 4/1 ft > cm'],
  ])('%s', (text, meant) => {
    expect(several(text)).toBe(meant);
  });

  it.each([
    'how much did it rise, 5, 10 and 20 km to miles',
    '5, 10 and 20 km to miles, difference',
    '5, 10 and 20',
    '5, 10 and 20 km 3',
    '5 and 20 km to miles',
    '5, 10 and 20 foo to miles',
  ])('but not %s', (text) => {
    expect(several(text)).toBeUndefined();
  });

  it('each is read with what stands before and behind', () => {
    const asked: string[] = [];
    readSeveral('one of 5, 10 and 20 km to miles', (text) => void asked.push(text));
    expect(asked).toEqual(['one of 5 km to miles', 'one of 10 km to miles', 'one of 20 km to miles']);
  });

  it('of which one is not understood', () => {
    expect(several('5, 10 and 20 km to miles', (text) => (/10/.test(text) ? undefined : readEnd(text)))).toBe(
      undefined,
    );
  });
});
