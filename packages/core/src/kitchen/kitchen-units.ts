import type { KitchenWords, Language } from '../locale/language.ts';
import { parseDecimal } from '../number/decimal.ts';
import type { Rational } from '../number/rational.ts';
import type { UnitName } from '../units/unit.ts';
import { CUP_SIZES, type CupSize, millilitres, type PortionMeasure } from './cup-sizes.ts';

/** A unit that an amount of an ingredient can be in. */
export interface KitchenUnit {
  readonly id: string;
  readonly symbol?: string;
  /** What kind of amount it is; `count` is weighed piece by piece. */
  readonly kind: 'volume' | 'mass' | 'count';
  /** The measure of USDA that it is: for some foods its own weight is known. */
  readonly portion?: PortionMeasure;
  /** Millilitres or grams. A cup and spoons have those of the cup size, a count those of the ingredient. */
  readonly size?: string;
  /** Its names by language; those of a unit that the unit tables have too stand there, under the same id. */
  readonly names?: Readonly<Record<string, UnitName>>;
  /** Understood, and offered nowhere. */
  readonly isOnlyRead?: true;
  /** How it is also written, in any language: a list of terms, see `text/listed-terms.ts`. */
  readonly aliases?: string;
}

/** Both forms in each language, `|` between them. */
const named = (names: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(names).map(([language, forms]) => {
      const [one = '', other = one] = forms.split('|');
      return [language, { one, other }];
    }),
  );

/** Every unit, in the order in which they are offered. */
export const KITCHEN_UNITS: readonly KitchenUnit[] = [
  {
    id: 'cup',
    kind: 'volume',
    portion: 'cup',
    names: named({ es: 'taza|tazas', en: 'cup|cups' }),
    aliases: 'tz, tza, =c, =C',
  },
  {
    id: 'tbsp',
    kind: 'volume',
    portion: 'tbsp',
    names: named({
      es: 'cucharada|cucharadas',
      en: 'tablespoon|tablespoons',
    }),
    aliases: 'cda, cdas, cucharada sopera, cucharadas soperas, tbsps, tbs, tblsp, tblsps, tbls, =T',
  },
  {
    id: 'tsp',
    kind: 'volume',
    portion: 'tsp',
    names: named({
      es: 'cucharadita|cucharaditas',
      en: 'teaspoon|teaspoons',
    }),
    aliases: 'cdta, cdtas, cdita, cditas, cucharilla, cucharillas, tsps, =t',
  },
  {
    id: 'stick',
    kind: 'count',
    portion: 'stick',
    names: named({ es: 'barra|barras', en: 'stick|sticks' }),
  },
  {
    id: 'piece',
    kind: 'count',
    portion: 'piece',
    names: named({ es: 'unidad|unidades', en: 'piece|pieces' }),
    aliases: 'pc',
  },
  {
    id: 'clove',
    kind: 'count',
    portion: 'clove',
    names: named({ es: 'diente|dientes', en: 'clove|cloves' }),
  },
  {
    id: 'packet',
    kind: 'count',
    portion: 'packet',
    names: named({ es: 'sobre|sobres', en: 'packet|packets' }),
    aliases: 'sobrecito, sobrecitos, sachet, sachets, envelope, envelopes',
  },
  { id: 'g', kind: 'mass', size: '1' },
  { id: 'kg', kind: 'mass', size: '1000' },
  { id: 'oz', kind: 'mass', size: '28.349523125' },
  { id: 'hg', kind: 'mass', size: '100', isOnlyRead: true },
  { id: 'dag', kind: 'mass', size: '10', isOnlyRead: true },
  { id: 'pound-metric', kind: 'mass', size: '500', isOnlyRead: true },
  { id: 'lb', kind: 'mass', size: '453.59237' },
  { id: 'ml', symbol: 'mL', kind: 'volume', size: '1' },
  { id: 'cl', symbol: 'cL', kind: 'volume', size: '10' },
  { id: 'dl', symbol: 'dL', kind: 'volume', size: '100' },
  { id: 'l', symbol: 'L', kind: 'volume', size: '1000' },
  {
    id: 'floz_us',
    symbol: 'fl oz US',
    kind: 'volume',
    portion: 'floz',
    aliases: 'fl oz, ~oz, ~ounce, ~ounces, ~onza, ~onzas',
  },
  { id: 'pt_us', symbol: 'pt US', kind: 'volume', size: '473.176473', aliases: 'us pint, us pints' },
  {
    id: 'pt_uk',
    symbol: 'pt UK',
    kind: 'volume',
    size: '568.26125',
    aliases: 'uk pint, uk pints, ~pint, ~pints',
  },
  { id: 'qt_us', symbol: 'qt US', kind: 'volume', size: '946.352946' },
  {
    id: 'cup-us',
    kind: 'volume',
    size: CUP_SIZES.us.cup,
    names: named({
      es: 'taza de EE. UU.|tazas de EE. UU.',
      en: 'US cup|US cups',
    }),
    aliases: 'taza americana, tazas americanas, taza estadounidense, American cup, American cups',
  },
  {
    id: 'cup-legal',
    kind: 'volume',
    size: CUP_SIZES.legal.cup,
    names: named({
      es: 'taza legal|tazas legales',
      en: 'legal cup|legal cups',
    }),
    aliases: 'US legal cup, US legal cups',
  },
  {
    id: 'cup-metric',
    kind: 'volume',
    size: CUP_SIZES.metric.cup,
    names: named({
      es: 'taza métrica|tazas métricas',
      en: 'metric cup|metric cups',
    }),
    aliases: 'Australian cup, Australian cups',
  },
  {
    id: 'cup-japan',
    kind: 'volume',
    size: CUP_SIZES.japan.cup,
    names: named({
      es: 'taza japonesa|tazas japonesas',
      en: 'Japanese cup|Japanese cups',
    }),
  },
];

/** A unit with what a further language calls it. */
export function namedUnit(unit: KitchenUnit, language: string, words: KitchenWords | undefined): KitchenUnit {
  const [forms, ...also] = words?.units[unit.id]?.split(', ') ?? [];
  if (forms === undefined) return unit;
  return {
    ...unit,
    names: { ...unit.names, ...named({ [language]: forms }) },
    aliases: [...(unit.aliases === undefined ? [] : [unit.aliases]), ...also].join(', '),
  };
}

/** Every unit with what languages call it. */
export const kitchenUnitsIn = (languages: readonly Language[]): readonly KitchenUnit[] =>
  KITCHEN_UNITS.map((unit) =>
    languages.reduce((one, { locale, kitchenWords }) => namedUnit(one, locale.id, kitchenWords), unit),
  );

const byId = new Map(KITCHEN_UNITS.map((unit) => [unit.id, unit]));

/** The unit with this id; undefined for any other text. */
export const findKitchenUnit = (id: string): KitchenUnit | undefined => byId.get(id);

/** Millilitres of a unit of volume, or grams of one of mass; undefined for a count. */
export const sizeOf = ({ portion, size }: KitchenUnit, cup: CupSize): Rational | undefined =>
  size === undefined ? portion && millilitres(portion, cup) : parseDecimal(size);
