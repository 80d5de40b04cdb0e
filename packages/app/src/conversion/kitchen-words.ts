import { appendSymbol, type Formatted, formatDecimal, type Locale, type UnitName } from '@equivale/core';
import { findKitchenUnit, kitchenDigits, type Weighed } from '@equivale/core/kitchen';
import { kitchenUnitName } from './kitchen-names.ts';

/** A result rounded to its meaningful digits. */
export function formatKitchen(result: Weighed, unit: string, locale: Locale): Formatted {
  const plain = kitchenDigits(result, unit);
  const text = formatDecimal(plain, locale);
  return { text, significant: text, muted: '', plain };
}

export interface KitchenWords {
  readonly locale: Locale;
  readonly names: Readonly<Record<string, UnitName>>;
}

/** Names of a unit: `taza`, `tazas`. */
export function unitNameOf(
  id: string,
  { locale, names }: Pick<KitchenWords, 'names'> & { readonly locale: Pick<Locale, 'id'> },
): UnitName {
  const unit = findKitchenUnit(id);
  const own = unit && kitchenUnitName(unit, locale.id);
  return own ?? names[id] ?? unit?.names?.en ?? { one: id, other: id };
}

/** Symbol of a unit, such as `g`; undefined for a cup. */
export function symbolOf(id: string): string | undefined {
  const unit = findKitchenUnit(id);
  return unit?.names ? undefined : (unit?.symbol ?? id);
}

/** A figure with its unit: `250 g`, `2 tazas`. @param plain the figure in plain digits */
export function amountText(figure: string, plain: string, unit: string, words: KitchenWords): string {
  const symbol = symbolOf(unit);
  if (symbol !== undefined) return appendSymbol(figure, symbol);
  return `${figure} ${unitNameOf(unit, words)[words.locale.plural(plain)]}`;
}
