import type { RateTable } from '@equivale/core';
import type { RatesTable } from '../../api/rates.ts';
import { pairFigures } from '../../converter/provenance/pair-figures.ts';
import { sourceName } from '../../converter/provenance/source-name.ts';
import type { Translate } from '../../i18n/i18n.ts';

/** The message for the ECB, for another single source (`{source}`), or for several. */
export function referenceText(
  key: 'against' | 'line' | 'markup' | 'over' | 'name' | 'wording',
  {
    from,
    to,
    table,
    names,
  }: { from: string; to: string; table: RateTable; names: Pick<RatesTable, 'sources'> },
  t: Translate,
  values: Readonly<Record<string, string>> = {},
): string {
  const [source = '', ...more] = new Set(pairFigures(table, from, to).market.map((figure) => figure.source));
  const which = more.length > 0 || source === '' ? 'several' : source === 'ecb' ? 'ecb' : 'source';
  return t(`reference.${key}.${which}`, {
    ...values,
    source: sourceName(names, source, t, { isShort: true }),
  });
}
