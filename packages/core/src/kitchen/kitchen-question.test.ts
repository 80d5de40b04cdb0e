import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locale as es } from '../../../../languages/es/core/locale.ts';
import { LANGUAGES } from '../locale/languages.ts';
import type { ExactValue } from '../number/exact-value.ts';
import { rational } from '../number/rational.ts';
import { KitchenReader } from './index.ts';
import { ingredientOf } from './ingredient.ts';
import { INGREDIENTS } from './ingredients.ts';
import { IngredientNames } from './read-ingredient.ts';

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

describe('the names of ingredients', () => {
  const named = (text: string) => new IngredientNames(INGREDIENTS, []).find(text)?.ingredient.id;

  it.each([
    ['brown sugar or flour', 'brown-sugar'],
    ['flour or brown sugar', 'brown-sugar'],
    ['flour or salt', 'flour'],
    ['salt or flour', 'salt'],
  ])('of several the longest counts, then the first: %s is %s', (text, id) => expect(named(text)).toBe(id));

  it.each([
    ['cheddar cheeses', 'cheddar'],
    ['orejón', 'dried-apricots'],
  ])('are found in the singular and in the plural: %s is %s', (text, id) => expect(named(text)).toBe(id));

  it('mean the first of two that are called the same, and that before one that is also called so', () => {
    const rows = [
      ingredientOf(['a', 1, 'cup 1', 'uno', 'one', 'nata']),
      ingredientOf(['b', 2, 'cup 1', 'nata', 'two', 'leche']),
      ingredientOf(['c', 3, 'cup 1', 'tres', 'three', 'leche']),
    ];
    const names = new IngredientNames(rows, []);
    expect(['nata', 'leche'].map((text) => names.find(text)?.ingredient.id)).toEqual(['b', 'b']);
  });
});

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
    // more than a quarter of a US cup and less than one of this: 52 g × 236.5882365 mL / 200 g / 15 mL
    expect(grams('52 g azúcar')).toBe('4.101');
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
    ['2 + 3 harina', 'missing-unit', '2 + 3 harina'],
  ])('refuses what USDA has not weighed, or what it does not understand: %s', (text, code, place) => {
    const question = read(text);
    if (!question || question.ok) throw new Error('understood');
    expect([question.code, text.slice(...question.span)]).toEqual([code, place]);
  });

  it.each(['harina', 'All-purpose flour', 'azúcar moreno apretado', '¿huevos?'])(
    '%j asks for nothing',
    (text) => {
      const nothing = { ok: false, code: 'empty', span: [0, text.length], suggestions: [] };
      expect(read(text)).toEqual({ ...nothing, ingredient: expect.anything() });
    },
  );

  it.each([
    ['1/2 cup packed brown sugar in grams', 'packed'],
    ['2 tazas de champiñones enteros en g', 'whole'],
    ['1 cup brown sugar in grams', undefined],
    // the word is part of the name
    ['1 cup ground almonds in g', undefined],
  ])('[I14.kitchen-questions] says how it is filled or cut where the question does: %s', (text, form) => {
    const question = read(text);
    expect(question?.ok && question.first).toMatchObject({ assumedTarget: false });
    expect(question?.ok && question.first.form).toBe(form);
  });

  it.each(['2 tazas', '100 usd', '', 'how many miles'])('%j is none', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it.each([
    'price of a dozen eggs today',
    'precio de una docena de huevos hoy',
    'how much is a dozen eggs',
    'cuánto es una docena de huevos',
    'cuánto cuesta 1 kg de harina',
  ])('asks what it costs: %s', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it.each([
    '20 g fresh yeast in tsp',
    '2 cditas de levadura fresca en g',
    '1 tsp fresh ginger in g',
    '1 tsp white pepper in g',
    '2 bags of 500 g flour in cups',
    '2 5 lb bags of flour in cups',
    'a bag of flour in cups',
    'una bolsa de harina en tazas',
    'a carton of eggs in grams',
    '1 lata de leche condensada en gramos',
    '1 cup rice how much water',
    '1 cup of milk calories',
    '7 g instant yeast in tsp',
    '1 taza de harina 00 en gramos',
    '1 cup kosher salt in g',
  ])('is another thing, or does not say how much: %s', (text) => {
    expect(read(text)?.ok).toBe(false);
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

// grams of a cup in SR Legacy: flour 125, sugar 200, honey 339, rice 185, olive oil 216, chocolate chips 168
describe('words with a slip', () => {
  it.each([
    ['1 tasa de arina en gramos', 'flour', 125],
    ['cup of white suger how many grams', 'sugar', 200],
    ['cuanto peza una taza de miel', 'honey', 339],
    ['1 cup basmati rice in grams', 'rice', 185],
    ['1/3 cup olive oil in gramms pls', 'olive-oil', 72],
    ['how many grams is 2 cups of choclate chips', 'chocolate-chips', 336],
  ])('%s: %s, %s g', (text, id, grams) => {
    const question = read(text);
    if (!question?.ok) throw new Error(question?.code ?? 'no ingredient');
    const { ingredient, results } = question.first;
    expect([ingredient.id, results[0].to.id, results[0].value.toNumber()]).toEqual([id, 'g', grams]);
  });

  it.each(['3 cups of sand in grams', '1 taza de tristeza en gramos', '2 cups of foo in grams'])(
    '%s names no ingredient',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );
});
