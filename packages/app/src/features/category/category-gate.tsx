import { CATEGORIES, isOwnId } from '@equivale/core';
import { TECHNICAL_CATEGORIES } from '@equivale/core/technical-categories';
import { CloudOff, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Address } from '../../conversion/address.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { Button, mainButtonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazyPart, Part } from '../../ui/part.tsx';

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

/** Units that are fetched when they are first opened, and were not. */
function NotFetched({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslate();
  return (
    <EmptyState
      icon={CloudOff}
      tone="warn"
      isAlert
      title={t('category.notFetched')}
      body={t('category.notFetched.body')}
    >
      <Button onClick={onRetry} isMain>
        {t('app.retry')}
      </Button>
    </EmptyState>
  );
}

const TechnicalGate = lazyPart(async () => (await import('./technical-gate.tsx')).TechnicalGate);

const isCategory = (category: string): boolean =>
  [...CATEGORIES, ...TECHNICAL_CATEGORIES].some(({ id }) => id === category);

/** Shows the converter of an address that names what is not among the units that everybody has: technical ones, or none. */
export function CategoryGate({
  address,
  children,
}: {
  readonly address?: Address;
  readonly children?: ReactNode;
}) {
  const { category = '', from = '', to = [] } = address ?? {};
  if ([category, from, ...to].some(isOwnId)) return <OwnUnitMissing />;
  if (!isCategory(category)) return <CategoryNotFound />;
  return (
    <Part whenFailed={(retry) => <NotFetched onRetry={retry} />}>
      <TechnicalGate>{children}</TechnicalGate>
    </Part>
  );
}
