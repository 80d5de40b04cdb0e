import type { Interpretation } from '../parse/question/question.ts';
import { convertIngredient, type IngredientResult, type KitchenAmount } from './convert-ingredient.ts';
import type { CupSize } from './cup-sizes.ts';
import type { FormId } from './forms.ts';
import type { Ingredient } from './ingredient.ts';
import type { KitchenUnit } from './kitchen-units.ts';
import type { NamedIngredient } from './read-ingredient.ts';

/** One way to understand a question about an ingredient, with what it comes to in each target. */
export interface KitchenInterpretation {
  readonly ingredient: Ingredient;
  /** How it is filled or cut, where the question says so. */
  readonly form?: FormId;
  /** What both are called in the interface language: `harina de trigo, tamizada`. */
  readonly called: string;
  /** The amount as it was typed, part by part. */
  readonly parts: readonly [KitchenAmount, ...KitchenAmount[]];
  readonly results: readonly [KitchenResult, ...KitchenResult[]];
  /** The question named no target. */
  readonly assumedTarget: boolean;
}

/** An amount of an ingredient in one target. */
export interface KitchenResult extends IngredientResult {
  readonly to: KitchenUnit;
}

type FindUnit = (id: string) => KitchenUnit | undefined;

/** What people want of an amount whose target they do not name: grams, and of grams cups, or spoons where it is less than a quarter of one. */
function likelyTarget(
  ingredient: Ingredient,
  parts: readonly KitchenAmount[],
  cup: CupSize,
  find: FindUnit,
): string {
  if (parts.some(({ unit }) => unit.kind !== 'mass')) return 'g';
  const target = find('cup');
  const cups = target && convertIngredient(ingredient, parts, target, { cup });
  return cups && cups.value.toNumber() < 0.25 ? 'tbsp' : 'cup';
}

/** What a reading of the rest of a question comes to for its ingredient; undefined where nothing can be weighed. */
export function workOut(
  { ingredient, form }: NamedIngredient,
  { amount, from, parts: typed, to, assumedTarget }: Interpretation,
  cup: CupSize,
  units: readonly KitchenUnit[],
): Omit<KitchenInterpretation, 'called'> | undefined {
  const find: FindUnit = (id) => units.find((unit) => unit.id === id);
  const given = typed.length > 0 ? typed : [{ amount: amount.toFraction(), unit: from }];
  const [first, ...rest] = given.flatMap((part) => {
    const unit = find(part.unit);
    return unit ? [{ amount: part.amount, unit }] : [];
  });
  if (!first) return undefined;
  const parts = [first, ...rest] as const;
  const targets = assumedTarget ? [likelyTarget(ingredient, parts, cup, find)] : to;
  const [best, ...more] = targets.flatMap((id) => {
    const target = find(id);
    const result = target && convertIngredient(ingredient, parts, target, { cup, form: form?.id });
    return target && result ? [{ to: target, ...result }] : [];
  });
  return (
    best && { ingredient, ...(form && { form: form.id }), parts, results: [best, ...more], assumedTarget }
  );
}
