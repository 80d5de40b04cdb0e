import { memo } from 'react';
import { ProvenanceStrip } from '../../converter/provenance/provenance-strip.tsx';
import { open } from '../../platform/overlays.ts';
import { lazyPart } from '../../ui/part.tsx';

const UnitProvenance = lazyPart(
  async () => (await import('./unit-provenance.tsx')).UnitProvenance,
  'provenance',
);

interface UnitProvenanceStripProps {
  readonly from: string;
  readonly to: string;
  /** How the shown digits relate to the value. */
  readonly exactness: string;
}

/** Exact or rounded, and behind it where the factor comes from. */
export const UnitProvenanceStrip = memo(function UnitProvenanceStrip(props: UnitProvenanceStripProps) {
  return (
    <ProvenanceStrip
      state="good"
      text={props.exactness}
      onOpen={(strip) => open(UnitProvenance, props, strip)}
    />
  );
});
