import { expect, it } from 'vitest';
import { locale as en } from '../../../../../../languages/en/core/locale.ts';
import { parseSum } from '../../../testing/parse-sum.ts';
import { isSum } from '../sum.ts';

const minutes = (text: string) => {
  const question = parseSum(text, { locale: en });
  return question.ok
    ? [question.interpretation, ...question.alternatives].map(({ amount }) => amount.toNumber())
    : question.code;
};

it('[I14.clock-span] 9 to 5 ends in the afternoon, or on the next day', () => {
  expect(minutes('9 to 5 how many hours')).toEqual([480, 1200]);
  expect(minutes('9:00 to 17:00 how many hours')).toEqual([480]);
  expect(minutes('10 pm to 6 am hours')).toEqual([480]);
});

it('[I14.relations] says what was worked out, and what was left out', () => {
  const question = parseSum('10 x 10 ft slab 4 inches deep in cubic yards', { locale: en });
  expect(question).toMatchObject({ ok: true, corrections: [{ span: [11, 15], word: '' }] });
  expect(question.ok && isSum(question.interpretation) && question.interpretation.formula).toMatchObject([
    { unit: 'ft' },
    ' × ',
    { unit: 'ft' },
    ' × ',
    { unit: 'in' },
  ]);
});
