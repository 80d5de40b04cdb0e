import { expect, it } from 'vitest';
import { locale as en } from '../../../../../../languages/en/core/locale.ts';
import { parseSum } from '../../../testing/parse-sum.ts';
import { isSum } from '../sum.ts';

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
