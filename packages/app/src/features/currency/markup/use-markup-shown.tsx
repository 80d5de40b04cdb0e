import './markup.css';
import { findCurrency, formatListFigure, formatPercent, type MarkupLines, MINUS } from '@equivale/core';
import { useMemo } from 'react';
import type { RatesTable } from '../../../api/rates.ts';
import type { ChosenMarkup, RateInUse } from '../../../conversion/rate-in-use.ts';
import { wayChip, wayFigures, wayName } from '../../../converter/paid/way-name.ts';
import { referenceText } from '../../../converter/provenance/reference-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import type { ShownRate } from '../shown-rate.tsx';

interface MarkupProps {
  readonly from: string;
  readonly to: string;
  readonly table: RatesTable;
  readonly markup: ChosenMarkup;
}

/** The result at the reference rate and what is added to it, as the first two lines of a sum. */
function Sum({ lines, from, to, table, markup }: MarkupProps & { readonly lines: MarkupLines }) {
  const { t, locale } = useTranslate();
  const decimals = findCurrency(to)?.displayDecimals ?? 2;
  const added = formatListFigure(lines.markup, decimals, locale).replace('-', MINUS);
  const sign = lines.markup.sign < 0 ? '' : '+';
  const spaced = sign ? `+ ${added}` : added.replace(MINUS, `${MINUS} `);
  return (
    <dl className="sum">
      <div>
        <dt>{referenceText('line', { from, to, table, names: table }, t)}</dt>
        <dd>{formatListFigure(lines.reference, decimals, locale)}</dd>
      </div>
      <div>
        <dt>{`${wayName(markup, t).toLocaleLowerCase(locale.id)}, ${wayFigures(markup, t, locale)}`}</dt>
        <dd>{spaced}</dd>
      </div>
    </dl>
  );
}

interface MarkedUpProps extends Omit<MarkupProps, 'markup'> {
  /** None: the rate stays what it is. */
  readonly markup: ChosenMarkup | undefined;
}

/** A rate with a markup over it: three lines that read as a sum, and the rate that it really is. */
export function useMarkupShown(base: ShownRate, { from, to, table, markup }: MarkedUpProps): ShownRate {
  const { t, locale } = useTranslate();
  const inUse = useMemo<RateInUse>(() => ({ ...base.inUse, markup }), [base.inUse, markup]);
  if (!markup) return base;
  const verb = t(markup.isTakenOff ? 'markup.receive' : 'markup.charged');
  const named = { from, to, table, names: table };
  return {
    ...base,
    inUse,
    name: `${wayChip(markup, t)} · ${base.name}`,
    convert(conversion, target) {
      const result = base.convert(conversion, target, markup);
      return result.ok ? { ...result, spoken: `${result.spoken}, ${verb}` } : result;
    },
    under(result) {
      if (!result.ok || !result.markup || result.markup.reference.sign === 0) return undefined;
      const { total, reference } = result.markup;
      const ratio = total.toNumber() / reference.toNumber();
      const percent = formatPercent(100 * (ratio - 1), locale, { signed: true, decimals: 1 });
      const over = referenceText('over', named, t, { percent });
      return base.inUse.basis === 'past' ? t('markup.then', { over }) : over;
    },
    sum: (result) =>
      result.ok && result.markup
        ? { lines: <Sum {...{ from, to, table, markup }} lines={result.markup} />, verb }
        : undefined,
  };
}
