import { describe, expect, it } from 'vitest';
import { locale as es } from '../../../locale/es/locale.ts';
import { parseQuestion } from '../../../testing/parse-question.ts';

function understood(question: string): string[] {
  const result = parseQuestion(question, { locale: es });
  if (!result.ok) return [`${result.code} at ${question.slice(...result.span)}`];
  return [result.interpretation, ...result.alternatives].map(
    ({ amount, from, to }) => `${amount.toSignificant(12)} ${from} > ${to.join()}`,
  );
}

describe('words, numbers and signs of a question', () => {
  it.each([
    // two codes in one word, and what only looks like it
    ['100 eurusd', ['100 EUR > USD']],
    ['eurusd', ['1 EUR > USD']],
    ['100 eurabc', ['unknown-word at eurabc']],
    ['100 abcusd', ['unknown-word at abcusd']],
    ['100 eurpeso', ['unknown-word at eurpeso']],
    ['5 kmhmph', ['unknown-word at kmhmph']],
    // digits and powers of ten
    ['1.234e3 km en m', ['1234000 km > m', '1234 km > m']],
    ['1,5e-3 km en m', ['0.0015 km > m']],
    [',125 km en m', ['0.125 km > m']],
    ['.125 km en m', ['0.125 km > m']],
    ['1.2.3 km en m', ['not-a-number at 1.2.3']],
    ['1e99999 km en m', ['out-of-range at 1e99999']],
    // a long name and its symbol beside it are one unit
    ['5 hectáreas (ha) en acres', ['5 ha > acre']],
    ['5 hectáreas [ha] en acres', ['5 ha > acre']],
    ['5 kg en pesos de Chile', ['mixed-categories at pesos de Chile']],
    ['100 pesos de Chile a euros', ['100 CLP > EUR']],
    // places are counted in what was typed
    ['½ xyzq', ['unknown-word at xyzq']],
    ['«5» xyzq', ['unknown-word at xyzq']],
  ])('%s: %j', (question, interpretations) => {
    expect(understood(question)).toEqual(interpretations);
  });
});
