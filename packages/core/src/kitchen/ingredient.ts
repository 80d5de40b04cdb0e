import type { PortionMeasure } from './cup-sizes.ts';
import type { FormId } from './forms.ts';

/**
 * An ingredient of a table: `fdcId` is its food in USDA FoodData Central, `portions` that food's household measures with their grams.
 * `cup packed 220, 0.25 cup 40, cup dipped 137 @168913`: count, measure, form, grams, `@` another food; the first is the default.
 */
export type IngredientRow = readonly [
  id: string,
  fdcId: number,
  portions: string,
  es: string,
  en: string,
  aliases?: string,
];

/** What one measure of an ingredient weighs. */
export interface Portion {
  /** How many of the measure, as a decimal. */
  readonly count: string;
  readonly measure: PortionMeasure;
  /** How it is filled or cut. */
  readonly form: FormId | undefined;
  /** Of all of them together, as a decimal. */
  readonly grams: string;
  /** The food of FoodData Central. */
  readonly fdcId: number;
}

/** Something that recipes measure by the cup and kitchen scales in grams. */
export interface Ingredient {
  readonly id: string;
  readonly fdcId: number;
  readonly portions: readonly [Portion, ...Portion[]];
  /** In each language, as in the middle of a sentence. */
  readonly names: Readonly<Record<string, string>>;
  readonly aliases: readonly string[];
}

const PORTION =
  /^(?:(?<count>[\d.]+) )?(?<measure>[a-z]+)(?: (?<form>[a-z-]+))? (?<grams>[\d.]+)(?: @(?<food>\d+))?$/;

function portionOf(text: string, fdcId: number): Portion {
  const { count = '1', measure, form, grams = '', food } = PORTION.exec(text)?.groups ?? {};
  return {
    count,
    measure: measure as PortionMeasure,
    form: form as FormId | undefined,
    grams,
    fdcId: food === undefined ? fdcId : Number(food),
  };
}

/** The ingredient of a row. */
export function ingredientOf([id, fdcId, portions, es, en, aliases]: IngredientRow): Ingredient {
  const [first = '', ...rest] = portions.split(', ');
  return {
    id,
    fdcId,
    portions: [portionOf(first, fdcId), ...rest.map((text) => portionOf(text, fdcId))],
    names: { es, en },
    aliases: aliases?.split(', ') ?? [],
  };
}
