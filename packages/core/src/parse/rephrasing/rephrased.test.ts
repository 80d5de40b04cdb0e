import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { locale as en } from '../../../../../languages/en/core/locale.ts';
import { locale as es } from '../../../../../languages/es/core/locale.ts';
import { outcomeOf, readAskedQuestions } from '../../testing/asked-questions.ts';
import { parseSum } from '../../testing/parse-sum.ts';

it.each(['rephrased', 'spoken'])(
  '[I14.rephrased] %s: what is put in other words comes to what was meant, or stays refused',
  (name) => {
    const corpus = readFileSync(new URL(`../question/fixtures/${name}.txt`, import.meta.url), 'utf8');
    const faults = readAskedQuestions(corpus).flatMap((asked) => {
      const how = outcomeOf(parseSum(asked.question, { locale: { es, en }[asked.language] }), asked);
      return how === 'right' ? [] : `${asked.question} | ${asked.meant}: ${how}`;
    });
    expect(faults).toEqual([]);
  },
);
