import type { RateOrigin } from '@equivale/contract';
import type { Locale, QuoteFigure, RateTable } from '@equivale/core';
import { sayType } from './messages.ts';

/** An origin of a table that may say what kind of figures it has. */
type NamedOrigin = RateTable['origins'][number] & Partial<Pick<RateOrigin, 'rateType' | 'compiled'>>;

/**
 * What kind of figures a result is made of: `tipo de referencia, promedio ponderado`.
 * @param tables those that were read
 * @returns '' where they do not say it
 */
export function typesText(
  figures: readonly QuoteFigure[],
  tables: readonly RateTable[],
  locale: Locale,
): string {
  const origins: readonly NamedOrigin[] = tables.flatMap((table) => table.origins);
  const types = figures.flatMap(({ source, day }) => {
    const { compiled, rateType } =
      origins.find((one) => one.source === source && one.date === day && source !== 'legal') ?? {};
    const type = compiled ? 'compiled' : rateType;
    return (type && sayType(type, locale)) ?? [];
  });
  return [...new Set(types)].join(', ');
}
