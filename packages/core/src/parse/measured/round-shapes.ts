import { figure, goal, LENGTHS, plainUnit, sizeOf, unit } from '../household/measures.ts';
import { Rest } from '../household/rest.ts';

/** @source OEIS A000796 */
const PI = '3.14159265358979323846';
/** Behind a size, what makes it one in metres: `/100`, `*0.3048`. */
function inMetres(unit: string): string {
  const size = sizeOf(unit);
  if (!size || size === LENGTHS.m) return '';
  const share = LENGTHS.m / size;
  return Number.isInteger(share) ? `/${share}` : `*${size / LENGTHS.m}`;
}
const OF = '(?: ?(?:of|de|is|es|:|=|with|con))* ?';
const SHAPES = /circ|cil[iy]?nd|cylind|spher|esfer|triang|wheel|rueda|radio|radius|round|redond/;
/** A size before its name, or behind it. */
const sized = (names: string): readonly RegExp[] => [
  new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})${OF}${figure('size')} ?${unit('unit', 'length')}`, 'u'),
  new RegExp(`${figure('size')} ?${unit('unit', 'length')}(?: (?:de|of|in))* (?:${names})(?!\\p{L})`, 'u'),
];
const RADIUS = sized('radius|radio');
const ACROSS = sized('diameter|diametro|diam|across|wide');
const HIGH = sized('height|high|tall|long|deep|length|depth|altura|alto|largo|profundidad|longitud|hondo');
const BASE = sized('base');
const WHEEL = new RegExp(
  `${figure('size')}[- ]?${unit('unit', 'length')} (?:wheel|circle|rim|tire|tyre|pizza)(?!\\p{L})`,
  'u',
);

const ROUND =
  '(?<round>circles?|circulos?|circular(?:es)?|circunferencia|round|redond[oa]s?|wheel|rueda|disc|disco|pizza)';
const SOLIDS = '(?<solid>cylind(?:er|rical)|cilindr(?:o|ic[oa])s?)';
const SPHERES = '(?<sphere>spheres?|spherical|esferas?|esferic[oa]s?|balls?|pelotas?|globos?)';
const TRIANGLES = '(?<triangle>triang(?:le|ulo|ular)s?)';
const SHAPE = new RegExp(`(?<!\\p{L})(?:${ROUND}|${SOLIDS}|${SPHERES}|${TRIANGLES})(?!\\p{L})`, 'u');
const AROUND =
  /(?<!\p{L})(?:circumference|perimeter|perimetro|circunferencia|distance around|contorno)(?!\p{L})(?<found>)/u;
const AREA = /(?<!\p{L})(?:area|surface|superficie)(?!\p{L})(?<found>)/u;
const VOLUME = /(?<!\p{L})(?:volume|volumen|capacity|capacidad)(?!\p{L})(?<found>)/u;

interface Size {
  readonly metres: string;
  readonly unit: string;
}

function sizeIn(rest: Rest, forms: readonly RegExp[]): Size | undefined {
  for (const form of forms) {
    const { size, unit: own } = rest.take(form) ?? {};
    if (size) return { metres: `(${size}${inMetres(plainUnit(own))})`, unit: plainUnit(own) };
  }
  return undefined;
}

/** In the unit that is asked for, or the square or cube of that of the size. */
function asked(rest: Rest, kind: 'length' | 'area' | 'volume', own: string): string | undefined {
  const to = rest.take(goal(kind))?.goal;
  if (!rest.saysNothing) return undefined;
  const power = { length: '', area: '2', volume: '3' }[kind];
  return to ? plainUnit(to) : `${own}${power}`;
}

/** What is said of a shape. */
interface Sizes {
  readonly isAround: boolean;
  readonly high: Size | undefined;
  readonly base: Size | undefined;
  /** Half of what it is across. */
  readonly half: string | undefined;
  readonly own: string;
}

function sizesIn(rest: Rest): Sizes {
  const isAround = rest.take(AROUND) !== undefined;
  const high = sizeIn(rest, HIGH);
  const radius = sizeIn(rest, RADIUS);
  const across = radius ? undefined : (sizeIn(rest, ACROSS) ?? sizeIn(rest, isAround ? [WHEEL] : []));
  const half = radius?.metres ?? (across && `(${across.metres}/2)`);
  return { isAround, high, base: sizeIn(rest, BASE), half, own: (radius ?? across)?.unit ?? '' };
}

/** The sum in metres, and the kind of what it comes to. */
function workedOut(
  { isAround, high, base, half }: Sizes,
  shape: Shape,
): [string, 'length' | 'area' | 'volume'] | undefined {
  if (shape.triangle) return base && high && [`(${base.metres}*${high.metres}/2) m2`, 'area'];
  if (!half || base) return undefined;
  if (isAround) return high || shape.solid || shape.sphere ? undefined : [`(2*${PI}*${half}) m`, 'length'];
  if (shape.sphere) return high ? undefined : [`(${PI}*${half}*${half}*${half}*4/3) m3`, 'volume'];
  if (high) return [`(${PI}*${half}*${half}*${high.metres}) m3`, 'volume'];
  return shape.solid || !shape.isArea ? undefined : [`(${PI}*${half}*${half}) m2`, 'area'];
}

interface Shape {
  readonly solid: boolean;
  readonly sphere: boolean;
  readonly triangle: boolean;
  readonly isArea: boolean;
}

/** `circle diameter 3 m area`, `cilindro radio 30 cm altura 1 m litros`, `circumference of a 26 inch wheel`. */
export function roundShape(folded: string): string[] {
  if (!SHAPES.test(folded)) return [];
  const rest = new Rest(folded);
  const sizes = sizesIn(rest);
  const { solid, sphere, triangle } = rest.take(SHAPE) ?? {};
  while (rest.take(SHAPE));
  const isArea = rest.take(AREA) !== undefined;
  rest.take(VOLUME);
  const found = workedOut(sizes, { solid: !!solid, sphere: !!sphere, triangle: !!triangle, isArea });
  const to = found && asked(rest, found[1], sizes.base?.unit ?? sizes.own);
  return to ? [`${found[0]} in ${to}`] : [];
}
