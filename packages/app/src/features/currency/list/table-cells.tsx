import { useMemo } from 'react';
import type { Rates } from '../../../api/rates.ts';
import type { CurrencyList } from '../../../conversion/currency-list.ts';
import { pairFigures } from '../../../converter/provenance/pair-figures.ts';
import { ownRateInUse, useOwnMoney } from '../../../device/own-money/own-money.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { useIsWide } from '../../../platform/use-is-wide.ts';
import { lazyPart, Part } from '../../../ui/part.tsx';
import { rateText } from './list-figures.ts';

const ListTrend = lazyPart(async () => (await import('./list-trend.tsx')).ListTrend);

/** Rate, change and curve of each row, for tables. They stay as they are while somebody types. */
export function useTableCells(list: CurrencyList, rates: Rates) {
  const { locale } = useTranslate();
  const { rows, from } = list;
  const { table } = rates;
  const isWide = useIsWide();
  const money = useOwnMoney();
  return useMemo(() => {
    if (!isWide) return undefined;
    const cells = rows.map((code) => {
      const { day } = pairFigures(table, from, code);
      const cell = (
        <>
          <span className="list-wide">
            {code === from ? '' : rateText(from, code, table, locale, ownRateInUse(money, from, code))}
          </span>
          {code === from ? null : (
            <Part fallback={null} onFailed={() => {}}>
              <ListTrend from={from} code={code} day={day} />
            </Part>
          )}
        </>
      );
      return [code, cell] as const;
    });
    return new Map(cells);
  }, [isWide, rows, from, table, locale, money]);
}

export function TableHead() {
  const { t } = useTranslate();
  return (
    <div aria-hidden className="list-row list-head">
      {(['currency', 'amount', 'rate', 'today', 'month'] as const).map((column) => (
        <span key={column}>{t(`list.column.${column}`)}</span>
      ))}
    </div>
  );
}
