import { memo, useRef, useState } from 'react';
import { ProvenanceStrip } from '../../converter/provenance-strip.tsx';
import { useTranslate } from '../../i18n/i18n.ts';
import { notify } from '../../platform/notices.ts';
import { lazyPart, Part } from '../../ui/part.tsx';

const UnitProvenance = lazyPart(async () => (await import('./unit-provenance.tsx')).UnitProvenance);

interface UnitProvenanceStripProps {
  readonly from: string;
  readonly to: string;
  /** How the shown digits relate to the value. */
  readonly exactness: string;
}

/** Exact or rounded, and behind it where the factor comes from. */
export const UnitProvenanceStrip = memo(function UnitProvenanceStrip({
  from,
  to,
  exactness,
}: UnitProvenanceStripProps) {
  const { t } = useTranslate();
  const strip = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ProvenanceStrip
        ref={strip}
        state="good"
        text={exactness}
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
          <UnitProvenance
            from={from}
            to={to}
            exactness={exactness}
            opener={strip.current}
            onClose={() => setOpen(false)}
          />
        </Part>
      ) : null}
    </>
  );
});
