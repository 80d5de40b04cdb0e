import { appendSymbol, formatDecimal, formatUnitResult } from '@equivale/core';
import type { OwnUnit } from '@equivale/core/own-units';
import { useConverterState } from '../../conversion/converter-state.ts';
import { symbolOf, unitSet } from '../../conversion/unit-set.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { unitsWith } from './draft.ts';

/** An amount that is on the screen of the converter now, in this unit, or 5 of the unit that defines it. */
function useExample(of: string) {
  const current = useConverterState((state) => state.unit);
  const isOfKind =
    current !== undefined &&
    current.amount.text !== '' &&
    unitSet.find(current.from)?.category === unitSet.find(of)?.category;
  return isOfKind ? { amount: current.amount.value, from: current.from } : { amount: '5', from: of };
}

export function LiveExample({
  unit,
  others,
}: {
  readonly unit: OwnUnit;
  readonly others: readonly OwnUnit[];
}) {
  const { t, locale } = useTranslate();
  const { of = '', symbol, plural = unit.name } = unit;
  const { amount, from } = useExample(of);
  const result = unitsWith([...others, unit]).convert(amount, from, unit.id);
  if (!result.ok) return null;
  const typed = appendSymbol(formatDecimal(amount, locale), symbolOf(from));
  const question = t('own.example.question', { amount: typed, names: plural });
  return (
    <div className="form-example">
      <p className="type-label text-muted">{t('own.preview')}</p>
      <p className="type-hero">{appendSymbol(formatUnitResult(result, locale).text, symbol)}</p>
      <p className="type-label text-muted">{t('own.example', { amount: typed, question })}</p>
    </div>
  );
}
