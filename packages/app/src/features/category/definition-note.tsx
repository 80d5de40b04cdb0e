import { Info } from 'lucide-react';
import { memo } from 'react';
import { useUnitNames } from '../../conversion/unit-names.ts';
import { unitSet } from '../../conversion/unit-set.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { asTitle, nameTables, useNames } from '../../i18n/use-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Part } from '../../ui/part.tsx';
import { definitionKey, definitionOf } from './unit-definitions.ts';
import { absoluteZeroIn } from './unit-result.ts';

function Note({ children }: { readonly children: string }) {
  return (
    <p className="type-label flex gap-2 text-muted">
      <Icon of={Info} className="mt-px shrink-0" size={16} />
      <span className="min-w-0 text-pretty [overflow-wrap:anywhere]">{children}</span>
    </p>
  );
}

/** Where definitions are written: fetched when one is shown. */
const unitSources = nameTables(async () => (await import('@equivale/core/unit-sources')).UNIT_SOURCES);

function FactorNote({ id, factor }: { readonly id: string; readonly factor: string }) {
  const { t } = useTranslate();
  const names = useUnitNames();
  const sources = useNames(unitSources);
  const key = unitSet.find(id)?.source;
  const unit = asTitle(names[id]?.one ?? id);
  return (
    <Note>
      {t('definition.extended', {
        unit,
        factor,
        source: key === 'OWN' ? t('own.source') : key ? sources[key] : '',
      })}
    </Note>
  );
}

export function AbsoluteZeroNote({ unit }: { readonly unit: string }) {
  const { t, locale } = useTranslate();
  return <Note>{t('definition.temperature', { limit: absoluteZeroIn(unit, locale) })}</Note>;
}

/** What the chosen units mean here, where people mean different things by them, and what the less common ones are. */
export const DefinitionNote = memo(function DefinitionNote({
  from,
  to,
}: {
  readonly from: string;
  readonly to: string;
}) {
  const { t, locale } = useTranslate();
  return [...new Set([from, to])].map((id) => {
    const key = definitionKey(id);
    const factor = key ? undefined : definitionOf(id, locale);
    if (key) return <Note key={id}>{t(key)}</Note>;
    return factor ? (
      <Part key={id}>
        <FactorNote id={id} factor={factor} />
      </Part>
    ) : null;
  });
});
