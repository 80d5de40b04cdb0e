import { useParams } from 'wouter';
import { useTranslate } from '../../i18n/i18n.ts';
import { AdSlot } from '../../ui/ad-slot.tsx';
import { EverydayMeasures } from './everyday-measures.tsx';
import { KitchenConverter } from './kitchen-converter.tsx';
import { OvenTable } from './oven-table.tsx';
import { useKitchen } from './use-kitchen.ts';

/** Cups and spoons of an ingredient in grams and back, its everyday measures, and the oven. */
export function KitchenView() {
  const { t } = useTranslate();
  const kitchen = useKitchen(useParams<{ ingredient?: string; from?: string; to?: string }>());
  const { ingredient, name, cup, words } = kitchen;
  return (
    <div className="converter-columns">
      <div className="converter-column">
        <KitchenConverter kitchen={kitchen} />
        <EverydayMeasures {...{ ingredient, name, cup, words }} />
      </div>
      <div className="converter-column">
        <OvenTable />
        <AdSlot label={t('ad.label')} shape="bar" />
      </div>
    </div>
  );
}
