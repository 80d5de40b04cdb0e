import { isOwnId } from '@equivale/core';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Address } from '../../conversion/address.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { mainButtonClass } from '../../ui/button.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazyPart } from '../../ui/part.tsx';

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

function OwnUnitMissing() {
  const { t } = useTranslate();
  return (
    <EmptyState icon={TriangleAlert} tone="warn" title={t('own.missing.title')} body={t('own.missing.body')}>
      <Link href="/own-units" className={mainButtonClass}>
        {t('own.missing.action')}
      </Link>
    </EmptyState>
  );
}

const TechnicalGate = lazyPart(async () => (await import('./technical-gate.tsx')).TechnicalGate);

/** Shows the converter of an address that names what is not among the units that everybody has: technical ones, or none. */
export function UnitGate({
  address,
  children,
}: {
  readonly address?: Address;
  readonly children?: ReactNode;
}) {
  if (!address) return <CategoryNotFound />;
  const { category, from, to } = address;
  if ([category, from, ...to].some(isOwnId)) return <OwnUnitMissing />;
  return (
    <TechnicalGate category={category} otherwise={<CategoryNotFound />}>
      {children}
    </TechnicalGate>
  );
}
