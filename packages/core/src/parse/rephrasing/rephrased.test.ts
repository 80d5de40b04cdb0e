import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { locale as en } from '../../../../../languages/en/core/locale.ts';
import { locale as es } from '../../../../../languages/es/core/locale.ts';
import { outcomeOf, readAskedQuestions } from '../../testing/asked-questions.ts';
import { parseSum } from '../../testing/parse-sum.ts';

const corpus = readFileSync(new URL('../question/fixtures/rephrased.txt', import.meta.url), 'utf8');

it('[I14.rephrased] what is put in other words comes to what was meant, or stays refused', () => {
  const faults = readAskedQuestions(corpus).flatMap((asked) => {
    const how = outcomeOf(parseSum(asked.question, { locale: { es, en }[asked.language] }), asked);
    return how === 'right' ? [] : `${asked.question} | ${asked.meant}: ${how}`;
  });
  expect(faults).toEqual([]);
});
