import { formatListFigure, formatPercent, midway, quote } from '@equivale/core';
import type { Rates } from '../../../api/rates.ts';
import type { Targets } from '../../../conversion/conversion.ts';
import { useConverterState } from '../../../conversion/converter-state.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { rowTextClass } from '../../../ui/list.ts';
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
    <li className="kind ps-12 [cursor:default]">
      <span className={rowTextClass}>
        <b className="font-medium">{t('kinds.midway')}</b>
        <small className="type-label block text-muted">{t('kinds.midway.how')}</small>
      </span>
      <span className="text-end">
        <b className="font-semibold">{formatListFigure(middle, decimalsOf(middle, target), locale)}</b>
        <small className="type-label block text-muted">
          {formatPercent(gap, locale, { signed: true, decimals: 1 })}
        </small>
      </span>
    </li>
  );
}
