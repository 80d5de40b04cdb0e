import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locale as es } from '../locale/es/locale.ts';
import { LANGUAGES } from '../locale/languages.ts';
import type { ExactValue } from '../number/exact-value.ts';
import { rational } from '../number/rational.ts';
import { KitchenReader } from './index.ts';
import { INGREDIENTS } from './ingredients.ts';

/** Question, ingredient, target, value, and least and most where there is a range. */
type Expected = [text: string, id: string, to: string, value: string, ...range: string[]];

const questions = JSON.parse(
  readFileSync(new URL('fixtures/questions.json', import.meta.url), 'utf8'),
) as readonly Expected[];

const reader = new KitchenReader(LANGUAGES);
const read = (text: string, cup: 'us' | 'metric' = 'us') => reader.read(text, { locale: es, cup });

const fraction = (value: ExactValue | undefined) => {
  if (!value) return undefined;
  const { n, d } = rational(value.toFraction().n, value.toFraction().d);
  return `${n}/${d}`;
};

describe('a question about an ingredient', () => {
  it.each(questions)('[I14.kitchen-questions] %s: %s in %s', (text, id, to, value, ...range) => {
    const question = read(text);
    if (!question?.ok) throw new Error(question?.code ?? 'no ingredient');
    const { ingredient, results } = question.first;
    const [result] = results;
    expect([ingredient.id, result.to.id, fraction(result.value)]).toEqual([id, to, value]);
    expect((result.range ?? []).map(fraction)).toEqual(range);
  });

  it('[I14.kitchen-source] says what USDA weighed, and where the ratio of volumes was used', () => {
    const weightOf = (text: string) => {
      const question = read(text);
      return question?.ok ? question.first.results[0].weight : undefined;
    };
    expect(weightOf('1 cup of honey in g')).toMatchObject({
      isDerived: false,
      portion: { fdcId: 169640, measure: 'cup', grams: '339' },
    });
    expect(weightOf('1 tsp of honey in g')).toMatchObject({ isDerived: true, portion: { grams: '339' } });
    // from one volume to another nothing is weighed
    expect(weightOf('1 cup of honey in ml')).toBeUndefined();
  });

  it('[I14.kitchen-cups] takes the cup that is set, unless the question names one', () => {
    const grams = (text: string) => {
      const question = read(text, 'metric');
      return question?.ok ? question.first.results[0].value.toFixed(3) : undefined;
    };
    // 200 g × 250 mL / 236.5882365 mL, and USDA's own 200 g
    expect(grams('1 taza de azúcar en g')).toBe('211.338');
    expect(grams('1 taza americana de azúcar en g')).toBe('200.000');
  });

  it('offers both ounces of a liquid', () => {
    const question = read('8 oz milk in ml');
    expect(question?.ok && question.others[0]?.parts[0].unit.id).toBe('floz_us');
  });

  it.each([
    ['2 sticks of flour in g', 'unknown-word', 'sticks'],
    ['1 cup sifted bread flour in g', 'unknown-word', 'sifted'],
    ['3 usd de harina', 'unknown-word', 'usd'],
    ['2 cups flour 1 cup sugar in g', 'unknown-word', 'sugar'],
    ['-2 tazas de harina en gramos', 'negative', '-2 tazas de harina en gramos'],
  ])('refuses what USDA has not weighed, or what it does not understand: %s', (text, code, place) => {
    const question = read(text);
    if (!question || question.ok) throw new Error('understood');
    expect([question.code, text.slice(...question.span)]).toEqual([code, place]);
  });

  it.each(['harina', 'All-purpose flour', 'azúcar moreno apretado'])('%j asks for nothing', (text) => {
    expect(read(text)).toMatchObject({ ok: false, code: 'empty' });
  });

  it.each(['2 tazas', '100 usd', '', 'how many miles'])('%j is none', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it('[I14.kitchen-names] understands every name and alias of every ingredient as that ingredient', () => {
    const misread = INGREDIENTS.flatMap(({ id, names, aliases }) =>
      [...Object.values(names), ...aliases].flatMap((name) => {
        const question = read(`1 kg ${name} in lb`);
        return question?.ok && question.first.ingredient.id === id ? [] : [[id, name]];
      }),
    );
    expect(misread).toEqual([]);
  });
});
