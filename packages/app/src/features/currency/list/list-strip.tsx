import { formatIsoDate } from '@equivale/core';
import { memo } from 'react';
import { type Rates, useRates } from '../../../api/rates.ts';
import { describeProvenance } from '../../../converter/provenance/describe-provenance.ts';
import { pairFigures } from '../../../converter/provenance/pair-figures.ts';
import { ProvenanceSheet } from '../../../converter/provenance/provenance-sheet.tsx';
import { ProvenanceStrip } from '../../../converter/provenance/provenance-strip.tsx';
import { sourceName } from '../../../converter/provenance/source-name.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { type OverlayProps, open } from '../../../platform/overlays.ts';
import { useNow } from '../../../platform/use-now.ts';
import { lazyPart } from '../../../ui/part.tsx';
import { type RowDays, rateText } from './list-figures.ts';

interface ListStripProps {
  readonly rows: readonly string[];
  readonly from: string;
  readonly rates: Rates;
  readonly days: RowDays;
}

function Provenance({ rows, from, rates, ...sheet }: Omit<ListStripProps, 'days'> & OverlayProps) {
  const { t, locale } = useTranslate();
  const { table } = useRates() ?? rates;
  const sources = rows
    .filter((code) => code !== from)
    .map((code) => {
      const { market, fixed, day } = pairFigures(table, from, code);
      const names = market.map(({ source }) => sourceName(table, source, t, { isShort: true }));
      const date = day === undefined ? [] : [formatIsoDate(day, locale)];
      return {
        id: code,
        name: code,
        value: `${rateText(from, code, table, locale) || t('list.noRate')}`,
        detail: [...new Set(names), ...date].join(' · '),
        note: fixed.map((figure) => t(`picker.${figure.fixed}`))[0],
      };
    });
  return (
    <ProvenanceSheet
      headline={t('list.rates', { code: from })}
      lead={t('list.foot')}
      facts={[]}
      sources={sources}
      remark={t('provenance.remark')}
      {...sheet}
    />
  );
}

const ListProvenance = lazyPart(async () => Provenance, 'provenance');

/** Source, day and age of what most rows go by, and behind it every rate. */
export const ListStrip = memo(function ListStrip({ rows, from, rates, days }: ListStripProps) {
  const { t, locale } = useTranslate();
  const now = useNow();
  const to = days.typical ?? rows.find((code) => code !== from) ?? from;
  const described = describeProvenance(rates, { from, to }, now, t, locale);
  return (
    <ProvenanceStrip
      {...described}
      text={days.isMixed ? t('list.mixed') : described.text}
      onOpen={(strip) => open(ListProvenance, { rows, from, rates }, strip)}
    />
  );
});
