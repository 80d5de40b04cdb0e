import {
  appendSymbol,
  formatDecimal,
  type Locale,
  type Unit,
  type UnitId,
  type UnitName,
} from '@equivale/core';
import { unitSet } from '../../conversion/unit-set.ts';
import type { MessageKey, Translate } from '../../i18n/i18n.ts';

/** Digits of a definition as shown; an exact one ends sooner. */
const DEFINITION_DIGITS = 15;

const baseOf = (category: string) =>
  unitSet.list(category).find(({ toBase, offset }) => toBase === '1' && offset === undefined);

/** Units whose figures run against each other, as litres per 100 km and kilometres per litre: no factor joins them. */
export function runAgainst(from: string, to: string): boolean {
  const [one, two] = ['1', '2'].map((value) => unitSet.convert(value, from, to));
  return one?.ok === true && two?.ok === true && two.toNumber() < one.toNumber();
}

/** One of a unit in its base unit: `3,785411784 L`, and whether it is exact. Undefined where nobody needs it. */
function baseFigure(unit: Unit | undefined, locale: Locale) {
  const base = unit && baseOf(unit.category);
  if (
    !unit ||
    unit.table === 'common' ||
    !base ||
    base.id === unit.id ||
    unit.offset !== undefined ||
    unit.curve !== undefined ||
    runAgainst(unit.id, base.id)
  )
    return undefined;
  const one = unitSet.convert('1', unit.id, base.id);
  if (!one.ok) return undefined;
  const digits = formatDecimal(one.toSignificant(DEFINITION_DIGITS), locale);
  return { figure: appendSymbol(digits, base.symbol), isExact: one.isExactAt(DEFINITION_DIGITS * 2) };
}

/** A unit's definition as an equation: `1 gal US = 3,785411784 L`, `≈` where the digits end. */
export function definitionOf(id: string, locale: Locale): string | undefined {
  const unit = unitSet.find(id);
  const base = baseFigure(unit, locale);
  return unit && base && `${appendSymbol('1', unit.symbol)} ${base.isExact ? '=' : '≈'} ${base.figure}`;
}

/** Units that people mistake for another one: worth a note although their meaning is fixed. */
const OFTEN_CONFUSED: ReadonlySet<string> = new Set<UnitId>(['mi', 'nmi', 'oz', 'lb']);

/** The message with the definition of a unit of which people mean different things. */
export function definitionKey(id: string): MessageKey | undefined {
  return unitSet.find(id)?.varies || OFTEN_CONFUSED.has(id) ? (`definition.${id}` as MessageKey) : undefined;
}

/** Units that share neither name nor symbol with the one that they are mistaken for. */
const MISTAKEN: ReadonlySet<string> = new Set<UnitId>(['cv', 'hp', 'ozt', 'ton_us', 'ton_uk']);

/** What is left of a name or a symbol without whose it is: `galón (EE. UU.)`, `gal US`. */
const rootOf = (text: string) => text.replace(/ \([^)]*\)$| (?:US|UK)$/, '');

/** The definition of a unit whose name could mean another: `1.852 m exactos`, `55,501 L`. */
export function shortDefinition(
  { id, symbol, category }: Unit,
  names: Readonly<Record<string, UnitName>>,
  { t, locale }: { readonly t: Translate; readonly locale: Locale },
): string | undefined {
  const key = definitionKey(id);
  // of "Milla náutica internacional: 1.852 m exactos. No es la milla terrestre." what the first sentence says of it
  if (key) return /^(?:[^:]*: )?(.*?)(?:[.;] |[.;]?$)/.exec(t(key))?.[1];
  const isNamesake = unitSet
    .list(category)
    .some(
      (other) =>
        other.id !== id &&
        (rootOf(other.symbol) === rootOf(symbol) ||
          rootOf(names[other.id]?.one ?? other.id) === rootOf(names[id]?.one ?? id)),
    );
  if (!isNamesake && !MISTAKEN.has(id)) return undefined;
  const base = baseFigure(unitSet.find(id), locale);
  return base && `${base.isExact ? '' : '≈\u202F'}${base.figure}`;
}
