import { figure, goal, LENGTHS, plainUnit, unit } from '../household/measures.ts';
import { Rest } from '../household/rest.ts';

/** @source OEIS A000796 */
const PI = '3.14159265358979323846';
const OF = '(?: ?(?:of|de|is|es|:|=|with|con))* ?';
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
  /(?<!\p{L})(?:circ(?:le|u[lmn])|c[iy]lind|spher|esfer|triang|radi(?:o|us)(?!\p{L})|(?:wheel|rueda|round|redond[oa]|disco?|pizza|ball|pelota|globo)s?(?!\p{L}))/u;
const SPHERE = /(?<!\p{L})(?:spher|esfer|balls?(?!\p{L})|pelota|globo)/u;
/** Parts of round shapes, and others that have a radius. */
const OTHERS =
  /(?<!\p{L})(?:semi|hemi|ellip|elip|oval|pyramid|piramid|\p{L}{3,}gon|quadrant|cuadrante|sector|segment|prism|earth|tierra|planet|hollow|huec[oa]|(?:con(?:e|o|ical|ic[oa])|dom[eo]|cupula|torus|ring|anillo|arco?)s?(?!\p{L}))/u;
const AROUND = /circumference|perimeter|perimetro|circunferencia|distance around|contorno/;
const AREA = /area|surface|superficie/;

interface Size {
  readonly metres: string;
  readonly unit: string;
}

function sizeIn(rest: Rest, forms: readonly RegExp[]): Size | undefined {
  for (const form of forms) {
    const { size, unit: own } = rest.take(form) ?? {};
    const unit = plainUnit(own) as keyof typeof LENGTHS;
    if (size) return { metres: unit === 'm' ? size : `${size}*${LENGTHS[unit] / LENGTHS.m}`, unit };
  }
  return undefined;
}

/** What it comes to: a sum in metres, of which power they are, and the unit that the sizes are in. */
type Found = readonly [sum: string, power: 1 | 2 | 3, own: string];

function ofTriangle(rest: Rest, folded: string): Found | undefined {
  const high = sizeIn(rest, HIGH);
  const base = sizeIn(rest, BASE);
  return base && high && !AROUND.test(folded) && !/volum/.test(folded)
    ? [`${base.metres}*${high.metres}/2`, 2, base.unit]
    : undefined;
}

/** Of a circle, a sphere or a cylinder. */
function ofRound(rest: Rest, folded: string): Found | undefined {
  const isAround = AROUND.test(folded);
  const high = sizeIn(rest, HIGH);
  const radius = sizeIn(rest, RADIUS);
  const across = radius ?? sizeIn(rest, isAround ? [...ACROSS, WHEEL] : ACROSS);
  if (!across) return undefined;
  const half = radius ? across.metres : `${across.metres}/2`;
  const disc = `${PI}*${half}*${half}`;
  const isArea = AREA.test(folded);
  const isSphere = SPHERE.test(folded);
  if (high) return isAround || isArea || isSphere ? undefined : [`${disc}*${high.metres}`, 3, across.unit];
  if (isAround) return [`2*${PI}*${half}`, 1, across.unit];
  if (isSphere) return isArea ? [`4*${disc}`, 2, across.unit] : [`${disc}*${half}*4/3`, 3, across.unit];
  return isArea && !/c[iy]lind/.test(folded) ? [disc, 2, across.unit] : undefined;
}

const KINDS = { 1: 'length', 2: 'area', 3: 'volume' } as const;

/** `circle diameter 3 m area`, `cilindro radio 30 cm altura 1 m litros`, `circumference of a 26 inch wheel`. */
export function roundShape(folded: string): string[] {
  if (!ROUND.test(folded) || OTHERS.test(folded)) return [];
  const rest = new Rest(folded);
  const found = (/triang/.test(folded) ? ofTriangle : ofRound)(rest, folded);
  if (!found) return [];
  const [sum, power, own] = found;
  const raised = power === 1 ? '' : power;
  const to = rest.take(goal(KINDS[power]))?.goal ?? `${own}${raised}`;
  return rest.saysNothing ? [`(${sum}) m${raised} in ${plainUnit(to)}`] : [];
}
