import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseDecimal } from '../number/decimal.ts';
import { exactOf } from '../number/exact-value.ts';
import { millilitres } from './cup-sizes.ts';
import { type FormId, formName } from './forms.ts';
import type { Ingredient, Portion } from './ingredient.ts';
import { FREQUENT_INGREDIENTS, findIngredient, INGREDIENTS } from './ingredients.ts';

interface Food {
  readonly description: string;
  readonly portions: readonly (readonly [amount: string, modifier: string, grams: string])[];
}

const { foods } = JSON.parse(readFileSync(new URL('recorded/sr-legacy.json', import.meta.url), 'utf8')) as {
  readonly foods: Readonly<Record<string, Food>>;
};

/** What USDA's modifiers begin with for each measure. */
const MEASURES: Readonly<Record<Portion['measure'], RegExp>> = {
  cup: /^cup\b/,
  tbsp: /^(?:serving 1 )?(?:tbsp|tablespoon)\b/,
  tsp: /^tsp\b/,
  floz: /^fl oz$/,
  stick: /^stick$/,
  clove: /^clove$/,
  packet: /^(?:packet|envelope)\b/,
  piece: /^(?:extra large|large|medium)$/,
};

/** What they say of each form. */
const FORM_WORDS: Readonly<Record<FormId, RegExp>> = {
  sifted: /(?<!un)sifted/,
  unsifted: /unsifted$/,
  dipped: /unsifted, dipped/,
  packed: /(?<!un|not )packed/,
  unpacked: /unpacked|not packed/,
  whole: /whole$/,
  halves: /halves/,
  pieces: /pieces or chips/,
  chopped: /chopped/,
  sliced: /slice/,
  slivered: /slivered/,
  ground: /ground/,
  shredded: /shredded/,
  grated: /grated/,
  diced: /diced/,
  crumbled: /crumbled/,
  mashed: /mashed/,
  large: /^large$/,
  medium: /^medium$/,
  'extra-large': /^extra large$/,
};

/** What a modifier may say beside the measure where the row names no form: there is one way only, or it is in the name. */
const IN_THE_NAME =
  /^(?:(?:serving 1 )?\w+|fl oz|large|cup \(8 fl oz\)|cup chips(?: \(6 oz package\))?|cup, pitted|cup, shredded|cup, whole or halves|cup, halves and whole|cup \(4\.86 large eggs\)|cup, fluid \(yields 2 cups whipped\)|envelope \(1 tbsp\)|tsp or 1 packet)$/;

const isThatOf =
  ({ count, measure, form, grams }: Portion) =>
  ([amount, modifier, weighed]: Food['portions'][number]) =>
    Number(amount) === Number(count) &&
    weighed === grams &&
    MEASURES[measure].test(modifier) &&
    (form ? FORM_WORDS[form] : IN_THE_NAME).test(modifier);

const portions = INGREDIENTS.flatMap(({ id, portions }) =>
  portions.map(
    (portion) => [`${id}: ${portion.count} ${portion.measure} ${portion.form ?? ''}`, portion] as const,
  ),
);

describe('the ingredients', () => {
  it('[I14.kitchen-source] are at least the 120 that were asked for, each id once', () => {
    expect(INGREDIENTS.length).toBeGreaterThanOrEqual(120);
    expect(new Set(INGREDIENTS.map(({ id }) => id)).size).toBe(INGREDIENTS.length);
    expect(FREQUENT_INGREDIENTS).toContain('flour');
    expect(FREQUENT_INGREDIENTS.every(findIngredient)).toBe(true);
  });

  it.each(portions)('[I14.kitchen-source] %s weighs what USDA has recorded', (_, portion) => {
    expect(foods[portion.fdcId]?.portions.filter(isThatOf(portion))).toHaveLength(1);
  });

  it('record no food that no ingredient stands for', () => {
    const used = new Set(INGREDIENTS.flatMap((one) => one.portions.map(({ fdcId }) => `${fdcId}`)));
    expect(Object.keys(foods).filter((id) => !used.has(id))).toEqual([]);
  });

  it.each(['es', 'en'])('have a name of their own in %s', (language) => {
    const names = INGREDIENTS.map((one) => one.names[language] ?? '');
    expect(names.filter((name) => name.trim() === '')).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  // USDA rounds each measure for itself: farthest apart are its cup and its spoon of parmesan, 100 g and 16 × 5 g.
  it('weigh nearly as much by the spoon as by the cup', () => {
    const density = ({ measure, grams, count }: Portion) => {
      const ml = millilitres(measure, 'us');
      return ml ? [Number(grams) / Number(count) / exactOf(ml).toNumber()] : [];
    };
    const spreadOf = ({ portions }: Ingredient, form: FormId | undefined) => {
      const all = portions.filter((portion) => portion.form === form).flatMap(density);
      return all.length > 0 ? Math.max(...all) / Math.min(...all) : 1;
    };
    const far = INGREDIENTS.filter((one) =>
      one.portions.some(({ form }) => spreadOf(one, form) > 1.25 + Number.EPSILON * 4),
    );
    expect(far.map(({ id }) => id)).toEqual([]);
  });

  it('holds figures as decimals', () => {
    for (const [, { grams, count }] of portions)
      expect([parseDecimal(grams), parseDecimal(count)]).not.toContain(undefined);
  });
});

it.each([
  ['sifted', 'harina de trigo', 'tamizada'],
  ['packed', 'azúcar moreno', 'apretado'],
  ['chopped', 'nueces', 'picadas'],
  ['whole', 'champiñones', 'enteros'],
  ['sliced', 'plátano', 'en láminas'],
  ['packed', 'pasta de tomate', 'apretada'],
] as const)('%s agrees with %s: %s', (form, name, expected) => {
  expect(formName(form, 'es', name)).toBe(expected);
  expect(formName(form, 'en', name)).toBe(form);
});
