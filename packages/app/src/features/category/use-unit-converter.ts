import type { Address } from '../../conversion/address.ts';
import type { ConverterId, Targets } from '../../conversion/conversion.ts';
import { conversionOf, useConverterState } from '../../conversion/converter-state.ts';
import { useUnitNames } from '../../conversion/unit-names.ts';
import { unitSet } from '../../conversion/unit-set.ts';
import { useConverter } from '../../converter/use-converter.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { unitResult } from './unit-result.ts';

type Units = Pick<Address, 'from' | 'to'>;

/** The first candidate whose units all belong to the category, else the category's first and second unit. */
function resolveUnits(category: ConverterId, candidates: readonly (Units | undefined)[]) {
  const ids = unitSet.list(category).map(({ id }) => id);
  const first = ids[0] ?? '';
  const other = (from: string) => ids.find((id) => id !== from) ?? first;
  const chosen = candidates.find(
    (units) => units && [units.from, ...units.to].every((id) => ids.includes(id)),
  );
  const { from, to } = chosen ?? { from: first, to: [] };
  const [target = other(from), ...more] = to;
  const targets: Targets = [target, ...more];
  return { from, to: targets };
}

export function useUnitConverter(category: ConverterId, address: Units) {
  const { t, locale } = useTranslate();
  const names = useUnitNames();
  const current = useConverterState((state) => conversionOf(state, category));
  const units = resolveUnits(category, [address, current]);
  return useConverter({ category, ...units }, ({ amount, from }, to) =>
    unitResult(amount.value, from, to, { names, t, locale }),
  );
}
