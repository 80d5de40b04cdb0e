import { memo, type ReactNode } from 'react';
import type { Rates } from '../../api/rates.ts';
import { describeProvenance } from '../../converter/provenance/describe-provenance.ts';
import { RateUse } from '../../converter/provenance/rate-use.tsx';
import { useTranslate } from '../../i18n/i18n.ts';
import { open } from '../../platform/overlays.ts';
import { useNow } from '../../platform/use-now.ts';
import { lazyPart, Part } from '../../ui/part.tsx';

const load = () => import('./currency-provenance.tsx');
const CurrencyProvenance = lazyPart(async () => (await load()).CurrencyProvenance, 'provenance');
const NewerRate = lazyPart(async () => (await load()).NewerRate, 'provenance');
const MissingRate = lazyPart(async () => (await import('./missing-rate.tsx')).MissingRate, 'offline');

interface CurrencyProvenanceStripProps {
  readonly from: string;
  readonly to: string;
  readonly rates: Rates;
  readonly chip: ReactNode;
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
      {...{ state, chip, note }}
      line={
        state === 'old' &&
        rates.place === 'network' && (
          <Part>
            <NewerRate {...{ from, to, rates }} />
          </Part>
        )
      }
      onOpen={(button) => open(CurrencyProvenance, { from, to, rates }, button)}
    />
  );
});
