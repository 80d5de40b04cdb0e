import { memo } from 'react';
import type { ConverterId } from '../../conversion/conversion.ts';
import { useUnitNames } from '../../conversion/unit-names.ts';
import { symbolOf } from '../../conversion/unit-set.ts';
import { Converter } from '../../converter/converter.tsx';
import { Picked } from '../../converter/pick-button.tsx';
import { ProvenanceStrip } from '../../converter/provenance/provenance-strip.tsx';
import { useTranslate } from '../../i18n/i18n.ts';
import { asTitle } from '../../i18n/use-names.ts';
import { open } from '../../platform/overlays.ts';
import { lazyPart, prepare } from '../../ui/part.tsx';
import { UnitRate } from './unit-rate.tsx';
import type { useUnitConverter } from './use-unit-converter.ts';

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
const UnitProvenanceStrip = memo(function UnitProvenanceStrip(props: UnitProvenanceStripProps) {
  return (
    <ProvenanceStrip
      state="good"
      text={props.exactness}
      onOpen={(strip) => open(UnitProvenance, props, strip)}
    />
  );
});

const preparePicker = () => prepare(UnitPicker.load);
const UnitPicker = lazyPart(async () => (await import('./unit-picker.tsx')).UnitPicker);

function UnitLabel({ id }: { readonly id: string }) {
  const names = useUnitNames();
  return <Picked title={asTitle(names[id]?.one ?? id)} symbol={symbolOf(id)} />;
}

interface CategoryConverterProps {
  readonly category: ConverterId;
  readonly converter: ReturnType<typeof useUnitConverter>;
}

export function CategoryConverter({ category, converter }: CategoryConverterProps) {
  const { t } = useTranslate();
  const { from, to, results } = converter;
  const [result] = results;
  const exactness = result.ok ? result.exactness : t('provenance.exact');
  return (
    <Converter
      converter={converter}
      Label={UnitLabel}
      onIntent={preparePicker}
      onPicker={(slot, button) => open(UnitPicker, { category, ...slot }, button)}
      rate={<UnitRate category={category} from={from} to={to[0]} />}
      provenance={<UnitProvenanceStrip from={from} to={to[0]} exactness={exactness} />}
    />
  );
}
