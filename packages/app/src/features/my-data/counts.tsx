import { formatDecimal } from '@equivale/core';
import { useTranslate } from '../../i18n/i18n.ts';
import { cardClass } from '../../ui/card.ts';

export function Counts({
  counts,
}: {
  readonly counts: readonly (readonly [label: string, count: number])[];
}) {
  const { locale } = useTranslate();
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.25rem),1fr))] gap-2">
      {counts.map(([label, count]) => (
        <div key={label} className={`${cardClass} flex flex-col px-2 py-3`}>
          <dt className="type-label hyphens-auto text-muted">{label}</dt>
          <dd className="type-title tabular-nums">{formatDecimal(String(count), locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
