import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { locale as en } from '../../../../../languages/en/core/locale.ts';
import { locale as es } from '../../../../../languages/es/core/locale.ts';
import { outcomeOf, readAskedQuestions } from '../../testing/asked-questions.ts';
import { parseSum } from '../../testing/parse-sum.ts';

const neighbours = readFileSync(
  new URL('../question/fixtures/rephrased-neighbours.txt', import.meta.url),
  'utf8',
);

it.each(readAskedQuestions(neighbours))('$question: $meant', (asked) => {
  expect(outcomeOf(parseSum(asked.question, { locale: { es, en }[asked.language] }), asked)).toBe('right');
});
