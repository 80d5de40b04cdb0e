import type { Interpretation } from '@equivale/core/parse';
import { proposeIn } from '@equivale/core/propose-units';
import { everyUnit } from '../../conversion/every-unit.ts';

/** Adds the region's unit as the first target if the question names none. */
export const propose = (region: string, interpretation: Interpretation): Interpretation =>
  interpretation.assumedTarget && interpretation.category !== 'currency'
    ? proposeIn(region, interpretation, everyUnit)
    : interpretation;
