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
  /** How it is also written, in any language: a list of terms, see `text/listed-terms.ts`. */
  readonly aliases?: string;
}

const named = (es: string, esOther: string, en: string, enOther: string) => ({
  es: { one: es, other: esOther },
  en: { one: en, other: enOther },
});

/** Every unit, in the order in which they are offered. */
export const KITCHEN_UNITS: readonly KitchenUnit[] = [
  {
    id: 'cup',
    kind: 'volume',
    portion: 'cup',
    names: named('taza', 'tazas', 'cup', 'cups'),
    aliases: 'tz, tza, =c, =C',
  },
  {
    id: 'tbsp',
    kind: 'volume',
    portion: 'tbsp',
    names: named('cucharada', 'cucharadas', 'tablespoon', 'tablespoons'),
    aliases: 'cda, cdas, cucharada sopera, cucharadas soperas, tbsps, tbs, =T',
  },
  {
    id: 'tsp',
    kind: 'volume',
    portion: 'tsp',
    names: named('cucharadita', 'cucharaditas', 'teaspoon', 'teaspoons'),
    aliases: 'cdta, cdtas, cdita, cditas, cucharilla, cucharillas, tsps',
  },
  { id: 'stick', kind: 'count', portion: 'stick', names: named('barra', 'barras', 'stick', 'sticks') },
  {
    id: 'piece',
    kind: 'count',
    portion: 'piece',
    names: named('unidad', 'unidades', 'piece', 'pieces'),
    aliases: 'pc',
  },
  { id: 'clove', kind: 'count', portion: 'clove', names: named('diente', 'dientes', 'clove', 'cloves') },
  {
    id: 'packet',
    kind: 'count',
    portion: 'packet',
    names: named('sobre', 'sobres', 'packet', 'packets'),
    aliases: 'sobrecito, sobrecitos, sachet, sachets, envelope, envelopes',
  },
  { id: 'g', kind: 'mass', size: '1' },
  { id: 'kg', kind: 'mass', size: '1000' },
  { id: 'oz', kind: 'mass', size: '28.349523125' },
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
  { id: 'pt_us', symbol: 'pt US', kind: 'volume', size: '473.176473' },
  { id: 'qt_us', symbol: 'qt US', kind: 'volume', size: '946.352946' },
  {
    id: 'cup-us',
    kind: 'volume',
    size: CUP_SIZES.us.cup,
    names: named('taza de EE. UU.', 'tazas de EE. UU.', 'US cup', 'US cups'),
    aliases: 'taza americana, tazas americanas, taza estadounidense, American cup, American cups',
  },
  {
    id: 'cup-legal',
    kind: 'volume',
    size: CUP_SIZES.legal.cup,
    names: named('taza legal', 'tazas legales', 'legal cup', 'legal cups'),
    aliases: 'US legal cup, US legal cups',
  },
  {
    id: 'cup-metric',
    kind: 'volume',
    size: CUP_SIZES.metric.cup,
    names: named('taza métrica', 'tazas métricas', 'metric cup', 'metric cups'),
    aliases: 'Australian cup, Australian cups',
  },
  {
    id: 'cup-japan',
    kind: 'volume',
    size: CUP_SIZES.japan.cup,
    names: named('taza japonesa', 'tazas japonesas', 'Japanese cup', 'Japanese cups'),
  },
];

const byId = new Map(KITCHEN_UNITS.map((unit) => [unit.id, unit]));

/** The unit with this id; undefined for any other text. */
export const findKitchenUnit = (id: string): KitchenUnit | undefined => byId.get(id);

/** Millilitres of a unit of volume, or grams of one of mass; undefined for a count. */
export const sizeOf = ({ portion, size }: KitchenUnit, cup: CupSize): Rational | undefined =>
  size === undefined ? portion && millilitres(portion, cup) : parseDecimal(size);
