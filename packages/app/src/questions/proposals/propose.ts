import type { Interpretation } from '@equivale/core/parse';
import { proposeIn } from '@equivale/core/propose-units';
import { currenciesOf } from '@equivale/core/territories';
import { everyUnit } from '../../conversion/every-unit.ts';

/** Money in a region's currency first; an answer in the currency of the question stays one. */
function proposeMoney(region: string, interpretation: Interpretation): Interpretation {
  const { from, to } = interpretation;
  const [home] = currenciesOf(region);
  if (home === undefined || home === from || to[0] === from) return interpretation;
  return { ...interpretation, to: [home, ...to.filter((code) => code !== home)] };
}

/** Adds the region's unit or currency as the first target if the question names none. */
export function propose(region: string, interpretation: Interpretation): Interpretation {
  if (!interpretation.assumedTarget) return interpretation;
  return interpretation.category === 'currency'
    ? proposeMoney(region, interpretation)
    : proposeIn(region, interpretation, everyUnit);
}
