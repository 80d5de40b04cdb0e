import { appendSymbol, formatDecimal, formatReference } from '@equivale/core';
import { memo } from 'react';
import { useUnitNames } from '../../conversion/unit-names.ts';
import { symbolOf, unitSet } from '../../conversion/unit-set.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { asTitle } from '../../i18n/use-names.ts';
import { Breakable } from '../../ui/breakable.tsx';
import { isApproximate } from './unit-result.ts';

/** SPEC section 9, "Display": base values and number of columns of the quick reference. */
const BASE_VALUES = ['1', '5', '10', '50', '100'];
const COLUMNS = 3;

/** A figure up to so long stays in one piece; a longer one may break at its group separators. */
const WHOLE = 12;

/** A figure with its symbol, which goes to the next line where a column is too narrow for both. */
function Figure({ text }: { readonly text: string }) {
  const [, figure = text, symbol = ''] = /^(.*\u202F)(.*)$/.exec(text) ?? [];
  return (
    <>
      {figure.length > WHOLE ? (
        <Breakable text={figure} />
      ) : (
        <span className="whitespace-nowrap">{figure}</span>
      )}
      <wbr />
      <span className="reference-symbol whitespace-nowrap">{symbol}</span>
    </>
  );
}

export const QuickReference = memo(function QuickReference({
  category,
  from,
}: {
  readonly category: string;
  readonly from: string;
}) {
  const { t, locale } = useTranslate();
  const names = useUnitNames();
  const columns = unitSet
    .list(category)
    .filter(({ id }) => id !== from)
    .slice(0, COLUMNS);
  // Names of other than common units are long, and some include an owner: their symbols replace them.
  const head = (id: string) => {
    const unit = unitSet.find(id);
    if (unit && unit.table !== 'common') return unit.symbol;
    const name = names[id]?.one ?? id;
    // The table is narrow: a degree of a scale loses its first word, "grado Celsius" becomes "Celsius".
    return asTitle(unit?.symbol.startsWith('°') ? (name.split(/ (.*)/)[1] ?? name) : name);
  };
  const symbol = symbolOf(from);
  const cell = (value: string, to: string, toSymbol: string) => {
    const exact = unitSet.convert(value, from, to);
    if (!exact.ok) return '–';
    const figure = appendSymbol(formatReference(exact, locale), toSymbol);
    return isApproximate(from, to) ? `≈\u202F${figure}` : figure;
  };
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <h2 id="reference" className="type-strong px-pad pt-3 pb-1 lg:pt-4">
        {t('reference.title')}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
      <section aria-labelledby="reference" tabIndex={0} className="reference">
        <table className="reference-table" aria-labelledby="reference">
          <thead>
            <tr>
              {[from, ...columns.map(({ id }) => id)].map((id) => (
                <th key={id} scope="col">
                  {head(id)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {BASE_VALUES.map((value) => (
              <tr key={value}>
                <th scope="row">
                  <Figure text={appendSymbol(formatDecimal(value, locale), symbol)} />
                </th>
                {columns.map((unit) => (
                  <td key={unit.id}>
                    <Figure text={cell(value, unit.id, unit.symbol)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
});
