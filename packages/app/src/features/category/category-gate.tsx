import { CATEGORIES, isOwnId } from '@equivale/core';
import { TECHNICAL_CATEGORIES } from '@equivale/core/technical-categories';
import { CloudOff, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Address } from '../../conversion/address.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { mainButtonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazyPart, Part } from '../../ui/part.tsx';

const MISSING = {
  category: {
    title: 'category.notFound',
    body: 'category.notFound.body',
    action: 'category.notFound.action',
    href: '/',
  },
  own: {
    title: 'own.missing.title',
    body: 'own.missing.body',
    action: 'own.missing.action',
    href: '/own-units',
  },
} as const;

function Missing({ what }: { readonly what: keyof typeof MISSING }) {
  const { t } = useTranslate();
  const { title, body, action, href } = MISSING[what];
  return (
    <EmptyState icon={TriangleAlert} tone="warn" title={t(title)} body={t(body)}>
      <Link href={href} className={mainButtonClass}>
        {t(action)}
      </Link>
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
  const { t } = useTranslate();
  const { category = '', from = '', to = [] } = address ?? {};
  if ([category, from, ...to].some(isOwnId)) return <Missing what="own" />;
  if (!isCategory(category)) return <Missing what="category" />;
  return (
    <Part
      whenFailed={(retry) => (
        <EmptyState
          icon={CloudOff}
          title={t('category.notFetched')}
          body={t('category.notFetched.body')}
          onRetry={retry}
        />
      )}
    >
      <TechnicalGate>{children}</TechnicalGate>
    </Part>
  );
}
