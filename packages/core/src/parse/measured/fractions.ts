import { divide, rational } from '../../number/rational.ts';
import { Rest } from '../household/rest.ts';

/** Numbers that count parts, and the parts, by how many make a whole. */
const COUNTS: readonly (readonly [count: number, names: string])[] = [
  [1, 'an?|one|una?|uno'],
  [2, 'two|dos'],
  [3, 'three|tres'],
  [4, 'four|cuatro'],
  [5, 'five|cinco'],
  [6, 'six|seis'],
  [7, 'seven|siete'],
  [8, 'eight|ocho'],
  [9, 'nine|nueve'],
  [10, 'ten|diez'],
  [11, 'eleven|once'],
  [12, 'twelve|doce'],
  [13, 'thirteen|trece'],
  [15, 'fifteen|quince'],
];
const PARTS: readonly (readonly [size: number, names: string])[] = [
  [2, 'half|halves|medi[oa]s?'],
  [3, 'thirds?|tercios?|terceras? partes?'],
  [4, 'quarters?|fourths?|cuartos?|cuartas? partes?'],
  [5, 'fifths?|quint[oa]s?(?: partes?)?'],
  [6, 'sixths?|sext[oa]s?(?: partes?)?'],
  [7, 'sevenths?|septim[oa]s?(?: partes?)?'],
  [8, 'eighths?|octav[oa]s?(?: partes?)?'],
  [9, 'ninths?|noven[oa]s?(?: partes?)?'],
  [10, 'tenths?|decim[oa]s?(?: partes?)?'],
  [11, 'elevenths?|on[cz]eavos?'],
  [12, 'twel(?:f|v)ths?|do[cz]eavos?'],
  [16, 'sixteenths?|die[cz]is[ei]{1,2}savos?'],
  [20, 'twentieths?|veinteavos?'],
  [32, 'thirty[- ]?seconds?|treinta ?[yi]? ?dosavos?'],
  [64, 'sixty[- ]?fourths?|sesenta ?[yi]? ?cuatroavos?'],
  [100, 'hundredths?|centesim[oa]s?'],
];
const anyOf = (all: readonly (readonly [number, string])[]): string =>
  all.map(([, names]) => names).join('|');
const sizeIn = (all: readonly (readonly [number, string])[], name: string): number =>
  all.find(([, names]) => new RegExp(`^(?:${names})$`).test(name))?.[0] ?? 0;

const IN_WORDS = `(?:(?<whole>${anyOf(COUNTS)}) (?:and|y) )?(?:(?<count>${anyOf(COUNTS)})[ -])?(?<part>${anyOf(PARTS)})`;
const IN_FIGURES = '(?<figures>(?:\\d+[ -](?:and |y )?)?\\d+ ?/ ?\\d+)';
const OF_INCH = '(?: ?(?:of an |de (?:una )?)?(?<inch>inch(?:es)?|pulgadas?|"|in(?! an? | dec)))?';
const LEAD =
  "(?:(?:how (?:much|many)|what(?:'?s)?|convert(?:ir|ir la)?|express|write|cuant[oa]s?|cual|que|pasar?|escrib(?:e|ir)|como|is|are|es|son|seria|la|el|the|fraccion|fraction|of|de) )*";
const TO =
  ',? (?:(?:is|are|es|son|seria) )?(?:(?:(?:what|how (?:much|many)|cuanto|cuant[oa]s?) )?(?:is |es |son )?(?:(?:as|in|into|to|en|a|como) )?(?:an? |un |una |el |su )?(?:forma |numeros? |valor )?)?';
const DECIMAL = 'decimal(?:e?s)?(?: (?:form|number|numbers|value|places|inch(?:es)?|notation|terms))?';
const PERCENT = '(?:%|per ?cent(?:age)?|pct|porcentaje|por ?ciento|porciento)';
const END = '(?: (?:is|are|es|son|that|it|eso))*$';
const FRACTION = `(?:${IN_FIGURES}|${IN_WORDS})${OF_INCH}`;

const FORMS = [
  `^${LEAD}${FRACTION}${TO}(?:(?<decimal>${DECIMAL})|(?<percent>${PERCENT}))${END}`,
  `^${LEAD}(?:(?<decimal>decimal(?: (?:form|value|equivalent))?)|(?<percent>${PERCENT}))(?: (?:of|for|de|para|is|are|es|son|equivalent|equivale(?: a)?|form|a|the|la|fraccion|fraction))* ${FRACTION}${END}`,
].map((form) => new RegExp(form));

/** As a fraction reads: `1 + 3/4`. */
function writtenOf({
  whole,
  count = 'one',
  part = '',
  figures,
}: Readonly<Record<string, string | undefined>>): string {
  if (figures) return figures.replace(/ ?\/ ?/, '/').replace(/[ -](?:and |y )?(?=\d+\/)/, ' + ');
  return `${whole ? `${sizeIn(COUNTS, whole)} + ` : ''}${sizeIn(COUNTS, count)}/${sizeIn(PARTS, part)}`;
}

/** `siete octavos en decimal`, `what percent is 3/16`, `7/8 of an inch decimal`. @param folded the text */
export function fractionAsked(folded: string): string[] {
  return FORMS.flatMap((form) => {
    const found = new Rest(folded).take(form);
    if (!found) return [];
    const value = `(${writtenOf(found)})`;
    if (found.percent) return [`${value} is what % of 1`];
    return [found.inch ? `${value} in in in` : value];
  });
}

const AS_FRACTION = new RegExp(
  `^${LEAD}(?<whole>\\d+)(?:[.,](?<decimals>\\d{1,6}))? ?(?<percent>${PERCENT})?(?: ?(?<inch>inch(?:es)?|pulgadas?|"))?${TO}(?:fraccion(?:es)?|fractions?)(?: (?:form|form of an inch|of an inch|de pulgada|simplificada|simplest form|in (?:lowest|simplest) terms))?${END}`,
);

/** `0.375 as a fraction`, in lowest terms. @param folded the text */
export function asFraction(folded: string): string[] {
  const { whole = '', decimals = '', inch, percent } = new Rest(folded).take(AS_FRACTION) ?? {};
  const all = divide(
    rational(BigInt(whole + decimals)),
    rational(10n ** BigInt(decimals.length) * (percent ? 100n : 1n)),
  );
  if (all.d === 1n) return [];
  const [units, over] = [all.n / all.d, all.n % all.d];
  const value = `(${units > 0n ? `${units} + ` : ''}${over}/${all.d})`;
  return [inch ? `${value} in in in` : value];
}
