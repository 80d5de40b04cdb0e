import { formatDecimal, type Locale } from '@equivale/core';
import { UNIT_SOURCES } from '@equivale/core/unit-sources';
import { useUnitNames } from '../../conversion/unit-names.ts';
import { symbolOf, unitSet } from '../../conversion/unit-set.ts';
import { ProvenanceSheet } from '../../converter/provenance/provenance-sheet.tsx';
import { useTranslate } from '../../i18n/i18n.ts';
import { asTitle } from '../../i18n/use-names.ts';
import type { OverlayProps } from '../../platform/overlays.ts';
import { definitionKey } from './unit-definitions.ts';

interface UnitProvenanceProps extends OverlayProps {
  readonly from: string;
  readonly to: string;
  /** How the shown digits relate to the value. */
  readonly exactness: string;
}

/** Digits of a factor written in full; an exact one ends sooner. */
const FULL_DIGITS = 21;

function equation(from: string, to: string, locale: Locale): string {
  const one = unitSet.convert('1', from, to);
  if (!one.ok) return '';
  const digits = formatDecimal(one.toSignificant(FULL_DIGITS), locale);
  const sign = one.isExactAt(FULL_DIGITS * 2) ? '=' : '≈';
  return `1 ${symbolOf(from)} ${sign} ${digits} ${symbolOf(to)}`;
}

/** Where a unit conversion comes from: the factor in full, its inverse, and the definitions of both units. */
export function UnitProvenance({ from, to, exactness, ...sheet }: UnitProvenanceProps) {
  const { t, locale } = useTranslate();
  const names = useUnitNames();
  return (
    <ProvenanceSheet
      headline={equation(from, to, locale)}
      lead={t('provenance.unit.lead')}
      facts={[
        [t('provenance.inverse'), equation(to, from, locale)],
        [t('provenance.result'), exactness],
      ]}
      sources={[...new Set([from, to])].map((id) => {
        const unit = unitSet.find(id);
        const definition = definitionKey(id);
        return {
          id,
          name: `${asTitle(names[id]?.one ?? id)} (${symbolOf(id)})`,
          detail: [
            definition && t(definition),
            unit && (unit.table === 'own' ? t('own.source') : UNIT_SOURCES[unit.source]),
          ]
            .filter(Boolean)
            .join(' '),
        };
      })}
      {...sheet}
    />
  );
}
