import { isOne, MONEY, NAMED, THING } from './items.ts';
import type { PricedLine } from './priced-line.ts';

const MANY = '(?<count>[Nn]Z?|[Aa]?Z)O?';
const PACK = '(?:[Aa]?KO?)?';
/** What one of them costs: asked for by its name (a can is no noun here), or with `how much`. */
const ASKS_ONE =
  'J?[aT]?(?<asks>[QT]*Q[QT]*)(?:[PAaFE]{1,2}(?<per>X)|[PAaFE]{0,2}(?<dozen>Z)(?:O?X)?|EX?|(?<one>P)|)$';
/** The same with its question behind it: 24 cans for $8.40 per can price. */
const ASKED_LAST = 'P(?:(?<per>X)|(?<one>))(?<asks>Q+)$';
const FORMS = [
  // 24 cans for $8.40 price per can, pack of 6 for 4.50 how much each
  `[QT]*${PACK}${MANY}K?O?(?<thing>${THING})?[FTaJ]{0,2}${MONEY}${ASKS_ONE}`,
  `[QT]*${PACK}${MANY}K?O?(?<thing>${THING})?[FTaJ]{0,2}${MONEY}${ASKED_LAST}`,
  // $3.60 for a dozen eggs price per egg
  `[QT]*(?<price>${NAMED})[FO]${PACK}[Aa]?${MANY}K?O?(?<thing>${THING})?${ASKS_ONE}`,
].map((form) => new RegExp(form, 'duy'));
const INTERROGATIVE = /^(?:cuanto|how|what|whats)$/;

/** What one of many costs, told by its noun or asked for with `how much each`: the `price each` of 24 for so much may be what all of them cost. */
export const oneOfMany = (line: PricedLine): string[] =>
  FORMS.flatMap((form) => {
    const { asks, count, dozen, one, per, price, thing } = line.match(form, 0)?.places ?? {};
    if (
      !asks ||
      !count ||
      !price ||
      (per && thing && !isOne(line, thing[0], per[0])) ||
      (one && !/^cans?$/.test(line.word(thing?.[0] ?? -1)))
    )
      return [];
    const isAsked = line.words(asks).some((word) => INTERROGATIVE.test(word));
    if (!per && !one && !dozen && !(isAsked && line.marks.includes('E', asks[0]))) return [];
    const isDozen = line.marks.slice(...count).includes('Z');
    const many = [line.figure(count), isDozen ? '12' : ''].filter((one) => /\d/.test(one)).join('/');
    return [`(${line.figure(price)}${dozen ? '*12' : ''}/${many}) ${line.money(price)}`.trim()];
  });
