import { SPECIALIST_CATEGORIES } from '@equivale/core';
import { TriangleAlert } from 'lucide-react';
import { Link, Redirect, useLocation } from 'wouter';
import { type Address, parseAddress } from '../../conversion/address.ts';
import { useSpecialistUnits } from '../../conversion/unit-names.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { AdSlot } from '../../ui/ad-slot.tsx';
import { mainButtonClass } from '../../ui/button.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CategoryConverter } from './category-converter.tsx';
import { AbsoluteZeroNote, DefinitionNote } from './definition-note.tsx';
import { QuickReference } from './quick-reference.tsx';
import { useUnitConverter } from './use-unit-converter.ts';

function CategoryNotFound() {
  const { t } = useTranslate();
  return (
    <EmptyState
      icon={TriangleAlert}
      tone="warn"
      title={t('category.notFound')}
      body={t('category.notFound.body')}
    >
      <Link href="/" className={mainButtonClass}>
        {t('category.notFound.action')}
      </Link>
    </EmptyState>
  );
}

function UnitConverter({ address }: { readonly address: Address }) {
  const { t } = useTranslate();
  const { category } = address;
  const converter = useUnitConverter(category, address);
  const { from, to, results } = converter;
  return (
    <div className="converter-columns">
      <div className="converter-column">
        <CategoryConverter category={category} converter={converter} />
      </div>
      <div className="converter-column">
        <QuickReference category={category} from={from} />
        <DefinitionNote from={from} to={to[0]} />
        {category === 'temperature' && results[0].ok && <AbsoluteZeroNote unit={from} />}
        <AdSlot label={t('ad.label')} shape="bar" />
      </div>
    </div>
  );
}

/** The converter of a category whose units are fetched first. */
function SpecialistConverter(props: { readonly address: Address }) {
  useSpecialistUnits();
  return <UnitConverter {...props} />;
}

/** The converter of one category of units, or the message that there is no such category. */
export function CategoryView() {
  const [path] = useLocation();
  const address = parseAddress(path);
  if (!address) return <CategoryNotFound />;
  if (address.category === 'currency') return <Redirect to="/currency" replace />;
  const isSpecialist = SPECIALIST_CATEGORIES.some(({ id }) => id === address.category);
  const Converter = isSpecialist ? SpecialistConverter : UnitConverter;
  return <Converter key={address.category} address={address} />;
}
