import type { Interpretation } from '../parse/question/question.ts';
import { isSum } from '../parse/sums/sum.ts';
import { preferredUnits, purposeOf } from '../units/preferences/preferred-units.ts';
import type { UnitSet } from '../units/unit-set.ts';

/** An interpretation that names no target, with what a region measures such an amount in before the other likely targets. */
export function proposeIn(region: string, interpretation: Interpretation, units: UnitSet): Interpretation {
  const { amount, category, from, to } = interpretation;
  const use = purposeOf(category, from);
  if (!use || isSum(interpretation) || to[0] === from) return interpretation;
  const preferred = preferredUnits(use, region, (unit) => {
    const result = units.convert(amount.toFraction(), from, unit);
    return result.ok ? result.toFraction() : undefined;
  });
  const isHere = preferred.every((id) => id !== from && units.find(id)?.category === category);
  if (!isHere) return interpretation;
  return { ...interpretation, to: [...preferred, ...to.filter((id) => !preferred.includes(id))] };
}
