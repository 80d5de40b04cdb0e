import { ALL_UNIT_CATEGORIES } from '@equivale/core/extended-units';
import { TriangleAlert } from 'lucide-react';
import { Link, Redirect, useParams } from 'wouter';
import { type ConverterId, isConverterId } from '../../conversion/conversion.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { AdSlot } from '../../ui/ad-slot.tsx';
import { mainButtonClass } from '../../ui/button.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CategoryConverter } from './category-converter.tsx';
import { AbsoluteZeroNote, DefinitionNote } from './definition-note.tsx';
import { QuickReference } from './quick-reference.tsx';
import { useCategoryConverter } from './use-category-converter.ts';

interface Address {
  readonly category?: string;
  readonly from?: string;
  readonly to?: string;
}

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

function KnownCategory({ category, from, to }: { category: ConverterId; from: string; to: string }) {
  const { t } = useTranslate();
  const converter = useCategoryConverter(category, { from, to });
  return (
    <div className="converter-columns">
      <div className="converter-column">
        <CategoryConverter category={category} converter={converter} />
      </div>
      <div className="converter-column">
        <QuickReference category={category} from={converter.from} />
        <DefinitionNote from={converter.from} to={converter.to} />
        {category === 'temperature' && converter.result.ok && <AbsoluteZeroNote unit={converter.from} />}
        <AdSlot label={t('ad.label')} shape="bar" />
      </div>
    </div>
  );
}

/** The converter of one category of units, SPEC's or a further one, or word that there is no such category. */
export function CategoryView() {
  const { category: id, from = '', to = '' } = useParams<Address>();
  const category = ALL_UNIT_CATEGORIES.find((candidate) => candidate.id === id)?.id;
  if (id === 'currency') return <Redirect to="/currency" replace />;
  if (!isConverterId(category)) return <CategoryNotFound />;
  return <KnownCategory key={category} category={category} from={from} to={to} />;
}
