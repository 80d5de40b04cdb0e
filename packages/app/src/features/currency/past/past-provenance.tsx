import type { AverageRate } from '@equivale/contract';
import { formatIsoDate, kindOf, quote } from '@equivale/core';
import { pairFigures } from '../../../converter/provenance/pair-figures.ts';
import { ProvenanceSheet, type SourceRow } from '../../../converter/provenance/provenance-sheet.tsx';
import { sourceName } from '../../../converter/provenance/source-name.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import type { OverlayProps } from '../../../platform/overlays.ts';
import { writeRate } from '../currency-result.ts';
import { calculation, figureRows, full } from '../figure-rows.ts';
import { dayWithWeekday, pastName, whyNoRate } from './past-days.ts';
import { originOf, type PastOrigin } from './past-origin.ts';

/** The full provenance of a rate of the past: its day, its figures, and what it is the average of. */
export function PastProvenance(props: PastOrigin & OverlayProps) {
  const { from, to, past, onDay, average, rates, ...sheet } = props;
  const { t, locale } = useTranslate();
  const { sources, day } = originOf(props);
  const name = pastName(past, t, locale);
  const made = onDay?.place === 'table' ? pairFigures(onDay.table, from, to) : undefined;
  const one = onDay?.place === 'table' ? quote({ amount: '1', from, to }, onDay.table) : undefined;
  const stored = onDay?.place === 'device' ? onDay.stored.find(({ base }) => base === from) : undefined;
  const rate = one?.ok ? full(one.rate, locale) : writeRate(stored?.text ?? average?.average ?? '', locale);
  const ofPoint = (point: AverageRate['lowest'] | undefined) =>
    point ? `${writeRate(point.rate, locale)} · ${formatIsoDate(point.date, locale)}` : undefined;
  const facts = [
    [t('past.wanted'), kindOf(past) === 'day' ? dayWithWeekday(past, t, locale) : ''],
    [t('provenance.published'), day && dayWithWeekday(day, t, locale)],
    [t('past.why'), day && day !== past ? whyNoRate(past, t, locale) : ''],
    [t('provenance.calculation'), made && calculation(made, t, locale)],
    [t('past.days'), average && String(average.days)],
    [t('past.lowest'), ofPoint(average?.lowest)],
    [t('past.highest'), ofPoint(average?.highest)],
  ] as const;
  const rows: SourceRow[] = made
    ? figureRows(made, rates.table, t, locale)
    : sources.map((source) => ({ id: source, name: sourceName(rates.table, source, t) }));
  return (
    <ProvenanceSheet
      headline={rate ? `1 ${from} = ${rate} ${to} · ${name}` : name}
      lead={t(kindOf(past) === 'day' ? 'past.lead' : 'past.lead.mean')}
      facts={facts}
      sources={rows}
      {...sheet}
    />
  );
}
