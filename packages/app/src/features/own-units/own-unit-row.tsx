import { appendSymbol, formatDecimal, type Locale } from '@equivale/core';
import type { OwnUnit } from '@equivale/core/own-units';
import { ArrowRight, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'wouter';
import { symbolOf, unitSet } from '../../conversion/unit-set.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { asTitle } from '../../i18n/use-names.ts';
import { notify } from '../../platform/notices.ts';
import { ownUnits } from '../../records/kinds/own-units.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { rowClass } from '../../ui/list.ts';
import { RowText } from '../../ui/row-text.tsx';

/** The equation as it was written: `1 zan = 0,740 m`, `1 m = 1,35 zan`, `0 °P = −10 °C, +1 °P = +2 °C`. */
function equationOf({ symbol, factor, of = '', offset }: OwnUnit, locale: Locale): string {
  const other = symbolOf(of);
  const [first = '', turned] = factor.split('/');
  const equation =
    turned === undefined
      ? `${appendSymbol('1', symbol)} = ${appendSymbol(formatDecimal(first, locale), other)}`
      : `${appendSymbol(formatDecimal(first, locale), other)} = ${appendSymbol(formatDecimal(turned, locale), symbol)}`;
  if (offset === undefined) return equation;
  // with another zero it is the steps that are equal
  const zero = `${appendSymbol('0', symbol)} = ${appendSymbol(formatDecimal(offset, locale), other)}`;
  return `${zero}, ${equation.replace(/(^|= )/g, '$1+')}`;
}

/** Removes a unit with a notice and undo; one that others are defined by stays, and the notice names those. */
async function remove(unit: OwnUnit, units: readonly OwnUnit[]): Promise<void> {
  const users = units.filter(({ of }) => of === unit.id).map(({ name }) => name);
  if (users.length > 0) return notify({ message: 'own.needed', values: { names: users.join(', ') } });
  const { ok } = await ownUnits.remove(unit.id);
  if (!ok) return;
  const undo = () => void ownUnits.put(unit);
  notify({ message: 'own.removed', action: { label: 'favorite.undo', run: undo } });
}

interface OwnUnitRowProps {
  readonly unit: OwnUnit;
  readonly units: readonly OwnUnit[];
  readonly isBroken: boolean;
  readonly onChange: (opener: Element) => void;
}

export function OwnUnitRow({ unit, units, isBroken, onChange }: OwnUnitRowProps) {
  const { t, locale } = useTranslate();
  const { id, name, symbol, of, categoryName = name } = unit;
  const category = unitSet.find(id)?.category;
  const detail = of === undefined ? t('own.first', { category: categoryName }) : equationOf(unit, locale);
  return (
    <li>
      <div className={rowClass}>
        <RowText
          title={
            <>
              {asTitle(name)} <span className="font-normal text-muted">{symbol}</span>
            </>
          }
          detail={isBroken ? t('own.broken') : detail}
        />
        <span className="-me-3 ms-auto flex">
          <IconButton
            icon={Trash2}
            label={t('own.remove', { name })}
            className="text-muted"
            onClick={() => void remove(unit, units)}
          />
          <IconButton
            icon={Pencil}
            label={t('own.change', { name })}
            className="text-muted"
            onClick={({ currentTarget }) => onChange(currentTarget)}
          />
          {category === undefined ? null : (
            <Link
              href={`/category/${category}/${id}`}
              aria-label={t('own.open', { name })}
              className="icon-button"
            >
              <Icon of={ArrowRight} className="turned" />
            </Link>
          )}
        </span>
      </div>
    </li>
  );
}
