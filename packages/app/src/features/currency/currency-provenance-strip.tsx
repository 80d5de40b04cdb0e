import type { Locale } from '@equivale/core';
import { memo, type ReactNode } from 'react';
import type { Rates } from '../../api/rates.ts';
import { dayOfFigure } from '../../converter/provenance/day-of-figure.ts';
import { describeProvenance } from '../../converter/provenance/describe-provenance.ts';
import { pairFigures } from '../../converter/provenance/pair-figures.ts';
import { RateUse } from '../../converter/provenance/rate-use.tsx';
import { type Translate, useTranslate } from '../../i18n/i18n.ts';
import { open } from '../../platform/overlays.ts';
import { useNow } from '../../platform/use-now.ts';
import { lazyPart, Part } from '../../ui/part.tsx';

const CurrencyProvenance = lazyPart(
  async () => (await import('./currency-provenance.tsx')).CurrencyProvenance,
  'provenance',
);
const MissingRate = lazyPart(async () => (await import('./missing-rate.tsx')).MissingRate, 'offline');

interface CurrencyProvenanceStripProps {
  readonly from: string;
  readonly to: string;
  readonly rates: Rates;
  readonly chip: ReactNode;
}

/** The day of a newer rate than the one in use, which another institution has: `más nuevo: 29 sep`. Of two currencies the older one counts. */
function newerRate(
  { table }: Rates,
  { from, to }: { readonly from: string; readonly to: string },
  t: Translate,
  locale: Locale,
): string | undefined {
  const { market, day = '' } = pairFigures(table, from, to);
  const [newest] = table.origins
    .filter(({ codes }) => market.some(({ base, code }) => codes.includes(base) || codes.includes(code)))
    .map(({ source, date, newer = { source, date } }) => newer)
    .sort((a, b) => a.date.localeCompare(b.date));
  return newest && newest.date > day
    ? t('rate.newer', { day: dayOfFigure(newest.date, t, locale) })
    : undefined;
}

/** Source, date and age of a pair's rate, and behind it the whole story. */
export const CurrencyProvenanceStrip = memo(function CurrencyProvenanceStrip({
  from,
  to,
  rates,
  chip,
}: CurrencyProvenanceStripProps) {
  const { t, locale } = useTranslate();
  const now = useNow();
  const { isMissing, state, note } = describeProvenance(rates, { from, to }, now, t, locale);
  if (isMissing)
    return (
      <Part>
        <MissingRate {...{ from, to, rates }} />
      </Part>
    );
  return (
    <RateUse
      {...{ state, chip }}
      // Two such lines are no higher than the chip, so that nothing moves when the second one comes.
      note={
        <span>
          {note}
          {state === 'old' && <span className="block">{newerRate(rates, { from, to }, t, locale)}</span>}
        </span>
      }
      onOpen={(button) => open(CurrencyProvenance, { from, to, rates }, button)}
    />
  );
});
