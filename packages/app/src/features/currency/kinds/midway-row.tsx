import { formatListFigure, formatPercent, midway, quote } from '@equivale/core';
import type { Rates } from '../../../api/rates.ts';
import type { Targets } from '../../../conversion/conversion.ts';
import { useConverterState } from '../../../conversion/converter-state.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { ChoiceText } from '../../../ui/choice-row.tsx';
import { decimalsOf, type ShownKind, shownAmount } from './describe-kind.ts';

interface MidwayRowProps {
  readonly from: string;
  readonly to: Targets;
  readonly rates: Rates;
  readonly kind: ShownKind;
}

/** Midway between the official rate and the one that the street has: what many settle by. It is nobody's figure, and says so. */
export function MidwayRow({ from, to, rates, kind }: MidwayRowProps) {
  const { t, locale } = useTranslate();
  const amount = useConverterState((state) => state.currency.amount);
  const [target] = to;
  const request = { amount: shownAmount(amount).value, from, to: target };
  const [official, street] = [
    quote(request, rates.table),
    quote({ ...request, street: kind.street }, rates.table),
  ];
  if (!official.ok || !street.ok) return null;
  const middle = midway(official.result, street.result, kind.street.code === from);
  const gap = (middle.toNumber() / official.result.toNumber() - 1) * 100;
  return (
    <li className="choice ps-12">
      <ChoiceText
        title={t('kinds.midway')}
        detail={t('kinds.midway.how')}
        figure={formatListFigure(middle, decimalsOf(middle, target), locale)}
        note={formatPercent(gap, locale, { signed: true, decimals: 1 })}
      />
    </li>
  );
}
