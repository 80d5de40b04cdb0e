import { memo } from 'react';
import type { Rates } from '../../api/rates.ts';
import { describeProvenance } from '../../converter/provenance/describe-provenance.ts';
import { ProvenanceStrip } from '../../converter/provenance/provenance-strip.tsx';
import { useTranslate } from '../../i18n/i18n.ts';
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
  /** What else is said after it. */
  readonly addition?: string | undefined;
}

/** Source, date and age of a pair's rate, and behind it the whole story. */
export const CurrencyProvenanceStrip = memo(function CurrencyProvenanceStrip({
  from,
  to,
  rates,
  addition,
}: CurrencyProvenanceStripProps) {
  const { t, locale } = useTranslate();
  const now = useNow();
  const { isMissing, ...described } = describeProvenance(rates, { from, to }, now, t, locale);
  if (isMissing)
    return (
      <Part>
        <MissingRate {...{ from, to, rates }} />
      </Part>
    );
  return (
    <ProvenanceStrip
      {...described}
      text={[described.text, addition].filter(Boolean).join(' · ')}
      onOpen={(strip) => open(CurrencyProvenance, { from, to, rates }, strip)}
    />
  );
});
