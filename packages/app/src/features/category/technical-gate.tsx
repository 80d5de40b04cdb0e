import { TECHNICAL_CATEGORIES } from '@equivale/core/technical-categories';
import type { ReactNode } from 'react';
import { useTechnicalUnits } from '../../conversion/technical-units.ts';
import { unitSet } from '../../conversion/unit-set.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { Emoji } from '../../ui/emoji.tsx';

interface TechnicalGateProps {
  readonly category: string;
  /** Drawn where there is no such category among the technical ones either. */
  readonly otherwise: ReactNode;
  readonly children: ReactNode;
}

/** Fetches the technical units for what is drawn in it, under the name of a technical category. */
export function TechnicalGate({ category, otherwise, children }: TechnicalGateProps) {
  const { t } = useTranslate();
  useTechnicalUnits();
  if (unitSet.list(category).length === 0) return otherwise;
  const technical = TECHNICAL_CATEGORIES.find(({ id }) => id === category);
  return (
    <>
      {technical && (
        <h2 className="type-title mb-3">
          <Emoji>{technical.emoji}</Emoji> {t(`category.${technical.id}`)}
        </h2>
      )}
      {children}
    </>
  );
}
