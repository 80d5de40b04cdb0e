import type { UnitSet } from '../../../units/unit-set.ts';
import type { Interpretation } from '../question.ts';

/** The unit with steps of 1000 that has the name of one with steps of 1024; any other unit itself. */
export const twinOf = (id: string): string => id.replace(/^[kmgtp]b$/, '$&10');

/**
 * The same question with KB and its like counted in thousands, as makers of disks do.
 * @param units those that can be converted
 * @returns undefined where no such unit is named, or where the units of 1000 are not at hand; it comes first beside a GiB,
 *   since who tells them apart does so in both
 */
export function decimalTwin(
  interpretation: Interpretation,
  units: UnitSet,
): { readonly interpretation: Interpretation; readonly isFirst: boolean } | undefined {
  if (interpretation.category !== 'data') return undefined;
  const named = [interpretation.from, ...interpretation.parts.map(({ unit }) => unit), ...interpretation.to];
  const twins = named.map(twinOf);
  const isSame = named.join() === twins.join();
  if (isSame || !twins.every((id) => units.find(id))) return undefined;
  const twin = {
    ...interpretation,
    from: twinOf(interpretation.from),
    parts: interpretation.parts.map(({ amount, unit }) => ({ amount, unit: twinOf(unit) })),
    to: interpretation.to.map(twinOf),
  };
  return { interpretation: twin, isFirst: twins.some((id) => id.endsWith('ib')) };
}
