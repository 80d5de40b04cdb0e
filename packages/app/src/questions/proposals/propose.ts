import type { Interpretation } from '@equivale/core/parse';
import { proposeIn } from '@equivale/core/propose-units';
import { everyUnit } from '../../conversion/every-unit.ts';

/** An interpretation with what a region measures in as its first target, where it names none. */
export const propose = (region: string, interpretation: Interpretation): Interpretation =>
  interpretation.assumedTarget && interpretation.category !== 'currency'
    ? proposeIn(region, interpretation, everyUnit)
    : interpretation;
