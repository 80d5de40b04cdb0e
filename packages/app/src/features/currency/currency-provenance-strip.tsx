import { lazy, memo, Suspense, useRef, useState } from 'react';
import type { Rates } from '../../data/rates.ts';
import { useNow } from '../../data/use-now.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { ProvenanceStrip } from '../../ui/provenance-strip.tsx';
import { describeProvenance } from './describe-provenance.ts';

const CurrencyProvenance = lazy(async () => ({
  default: (await import('./currency-provenance.tsx')).CurrencyProvenance,
}));

interface CurrencyProvenanceStripProps {
  readonly from: string;
  readonly to: string;
  readonly rates: Rates;
}

/** Source, date and age of a pair's rate, and behind it the whole story. */
export const CurrencyProvenanceStrip = memo(function CurrencyProvenanceStrip({
  from,
  to,
  rates,
}: CurrencyProvenanceStripProps) {
  const { t, language } = useTranslate();
  const now = useNow();
  const strip = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ProvenanceStrip
        {...describeProvenance(rates, { from, to }, now, t, language)}
        ref={strip}
        moreLabel={t('provenance.more')}
        onMore={() => setOpen(true)}
      />
      {isOpen ? (
        <Suspense fallback={null}>
          <CurrencyProvenance
            from={from}
            to={to}
            rates={rates}
            opener={strip.current}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
});
