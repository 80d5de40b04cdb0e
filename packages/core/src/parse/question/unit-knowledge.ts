import type { ExactValue } from '../../number/exact-value.ts';
import type { Rational } from '../../number/rational.ts';
import type { ConvertFailure } from '../../units/convert-failure.ts';
import type { Unit, UnitCategory } from '../../units/unit.ts';

/** What the reader of questions asks about units. */
export interface UnitKnowledge {
  findUnit(id: string): Unit | undefined;
  convertExact(value: Rational, from: string, to: string): ExactValue | ConvertFailure;
  readonly categories: readonly UnitCategory[];
}
