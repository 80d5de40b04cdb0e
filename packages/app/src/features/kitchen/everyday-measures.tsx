import { appendSymbol, type Rational, rational } from '@equivale/core';
import {
  type CupSize,
  convertIngredient,
  findKitchenUnit,
  type Ingredient,
  type IngredientResult,
} from '@equivale/core/kitchen';
import { formatKitchen, type KitchenWords, unitNameOf } from '../../conversion/kitchen-words.ts';
import { asTitle } from '../../i18n/use-names.ts';

/** What recipes ask for, and what else an ingredient comes in. */
const MEASURES: readonly (readonly [figure: string, amount: Rational, unit: string])[] = [
  ['¼', rational(1n, 4n), 'cup'],
  ['⅓', rational(1n, 3n), 'cup'],
  ['½', rational(1n, 2n), 'cup'],
  ['1', rational(1n), 'cup'],
  ['1', rational(1n), 'tbsp'],
  ['1', rational(1n), 'tsp'],
  ['1', rational(1n), 'stick'],
  ['1', rational(1n), 'clove'],
  ['1', rational(1n), 'packet'],
  ['1', rational(1n), 'piece'],
];

export function inGrams(
  ingredient: Ingredient,
  amount: Rational,
  id: string,
  cup: CupSize,
): IngredientResult | undefined {
  const [unit, grams] = [findKitchenUnit(id), findKitchenUnit('g')];
  return unit && grams && convertIngredient(ingredient, [{ amount, unit }], grams, { cup });
}

export const convertCup = (ingredient: Ingredient, cup: CupSize) =>
  inGrams(ingredient, rational(1n), 'cup', cup);

interface EverydayMeasuresProps {
  readonly ingredient: Ingredient;
  readonly name: string;
  readonly cup: CupSize;
  readonly words: KitchenWords;
}

export function EverydayMeasures({ ingredient, name, cup, words }: EverydayMeasuresProps) {
  const rows = MEASURES.flatMap(([figure, amount, unit]) => {
    const result = inGrams(ingredient, amount, unit, cup);
    const grams = result && appendSymbol(formatKitchen(result, 'g', words.locale).text, 'g');
    return grams ? [{ measure: `${figure} ${unitNameOf(unit, words).one}`, grams }] : [];
  });
  return (
    <section className="overflow-hidden rounded-card border border-line bg-surface">
      <h2 className="type-strong px-pad pt-3 pb-1 lg:pt-4">{asTitle(name)}</h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] tabular-nums">
        {rows.map(({ measure, grams }) => (
          <li key={measure} className="border-line border-t px-pad py-[9px]">
            <div className="flex flex-wrap justify-between gap-x-3">
              <span>{measure}</span>
              <b className="font-semibold">{grams}</b>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
