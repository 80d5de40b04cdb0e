import type { UnitId } from '../../../units/extended/extended-units.ts';
import type { Interpretation } from '../question.ts';

/** Units with steps of 1024 and the ones of the same name whose steps are 1000. */
const TWINS: Readonly<Record<string, string>> = {
  kb: 'kb10',
  mb: 'mb10',
  gb: 'gb10',
  tb: 'tb10',
  pb: 'pb10',
} satisfies Partial<Record<UnitId, UnitId>>;

const twinOf = (id: string): string => TWINS[id] ?? id;

/**
 * The same question with KB and its like counted in thousands, as makers of disks do.
 * @param isKnown whether a unit can be converted
 * @returns undefined where no such unit is named, or where the units of 1000 are not at hand
 */
export function decimalTwin(
  interpretation: Interpretation,
  isKnown: (id: string) => boolean,
): Interpretation | undefined {
  const named = [interpretation.from, ...interpretation.parts.map(({ unit }) => unit), ...interpretation.to];
  const isSame = named.every((id) => twinOf(id) === id);
  if (interpretation.category !== 'data' || isSame || !named.map(twinOf).every(isKnown)) return undefined;
  return {
    ...interpretation,
    from: twinOf(interpretation.from),
    parts: interpretation.parts.map(({ amount, unit }) => ({ amount, unit: twinOf(unit) })),
    to: interpretation.to.map(twinOf),
  };
}
