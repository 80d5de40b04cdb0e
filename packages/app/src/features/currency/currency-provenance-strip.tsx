import { memo, useRef, useState } from 'react';
import type { Rates } from '../../api/rates.ts';
import { ProvenanceStrip } from '../../converter/provenance-strip.tsx';
import { useTranslate } from '../../i18n/i18n.ts';
import { notify } from '../../platform/notices.ts';
import { useNow } from '../../platform/use-now.ts';
import { lazyPart, Part } from '../../ui/part.tsx';
import { describeProvenance } from './describe-provenance.ts';

const CurrencyProvenance = lazyPart(
  async () => (await import('./currency-provenance.tsx')).CurrencyProvenance,
);

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
  const { t, locale } = useTranslate();
  const now = useNow();
  const strip = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ProvenanceStrip
        {...describeProvenance(rates, { from, to }, now, t, locale)}
        ref={strip}
        moreLabel={t('provenance.more')}
        onMore={() => setOpen(true)}
      />
      {isOpen ? (
        <Part
          onFailed={() => {
            setOpen(false);
            notify({ message: 'part.failed' });
          }}
        >
          <CurrencyProvenance
            from={from}
            to={to}
            rates={rates}
            opener={strip.current}
            onClose={() => setOpen(false)}
          />
        </Part>
      ) : null}
    </>
  );
});
