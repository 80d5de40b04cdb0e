import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { LanguageId } from '../../../../../languages/list.ts';
import { parseDecimal } from '../../number/decimal.ts';
import { add, compare, type Rational, rational } from '../../number/rational.ts';
import { chartReaderIn, localeOf } from '../../testing/chart-readers.ts';
import { units } from '../../testing/parse-question.ts';
import type { UnitSet } from '../../units/unit-set.ts';
import type { SumInterpretation } from '../sums/sum.ts';

/** Of units of any name: what a row of the table has is text. */
const catalogue: UnitSet = units;
/** The columns of `meanings.tsv` behind class and value. */
const LANGUAGES: readonly LanguageId[] = ['es', 'en', 'pt', 'fr', 'de', 'it', 'ca'];

const rows = readFileSync(new URL('meanings.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'));
/** Whether an answer comes to a value, in whatever unit of its kind. */
function comesTo({ amount, from, terms, per, to }: SumInterpretation, expected: string): boolean {
  const [value = '', target] = expected.split(' > ');
  const [figure = '', named = ''] = value.split(' ');
  const [unit = '', each] = named.split('/');
  const sum = terms?.reduce<Rational>((total, one) => add(total, one.amount), rational(0n));
  const own = terms?.[0]?.unit ?? from;
  const converted = own === unit ? undefined : catalogue.convert(sum ?? amount.toFraction(), own, unit);
  if (own !== unit && !converted?.ok) return false;
  const got = converted?.ok ? converted.toFraction() : (sum ?? amount.toFraction());
  const isSame = compare(got, parseDecimal(figure) ?? rational(0n)) === 0;
  return isSame && per === each && (target === undefined || to[0] === target);
}

it.each(LANGUAGES)('[I14.chart] %s: nine of ten of each class of meanings, and no wrong answer', (id) => {
  const wrong: string[] = [];
  const refused = new Map<string, number>();
  for (const row of rows) {
    const [kind = '', expected = ''] = row;
    // a text that is marked may stay refused
    const [, isOpen, text = ''] = /^(~ )?(.*)$/.exec(row[LANGUAGES.indexOf(id) + 2] ?? '') ?? [];
    const answer = chartReaderIn(id).parse(text, { locale: localeOf(id) });
    if (!answer.ok) refused.set(kind, (refused.get(kind) ?? 0) + 1);
    if (answer.ok ? !comesTo(answer.interpretation as SumInterpretation, expected) : !isOpen)
      wrong.push(text);
  }
  expect(wrong).toEqual([]);
  expect([...refused].filter(([, count]) => count > 1)).toEqual([]);
});

it.each(LANGUAGES)('%s: no question throws when one of its figures is zero', (id) => {
  const reader = chartReaderIn(id);
  for (const row of rows)
    for (const { 0: figure, index, input: text } of row[LANGUAGES.indexOf(id) + 2]
      ?.replace(/^~ /, '')
      .matchAll(/\d+(?:[.,]\d+)*/g) ?? []) {
      const emptied = `${text.slice(0, index)}0${text.slice(index + figure.length)}`;
      expect(() => reader.parse(emptied, { locale: localeOf(id) }), emptied).not.toThrow();
    }
});
