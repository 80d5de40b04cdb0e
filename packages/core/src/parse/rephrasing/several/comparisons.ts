import { hasChange, type TokenLine } from '../token-line.ts';

const MORE =
  '(?:mas|mayor|menor|mejor|menos|bigger|more|larger|heavier|longer|taller|higher|faster|hotter|colder|warmer|further|farther|smaller|less|shorter|lighter|slower|cheaper|cooler|dearer|(?:more|less) expensive)';
/** One amount: of `500 g at 3 euros` nobody compares the grams. */
const ONE = '(?<one>[\\p{Sc}]?\\d(?:(?! (?:at|for|por|a|x|@) ?[\\p{Sc}\\d]).)*?)';
const OTHER = '(?<other>(?<sign>[\\p{Sc}])? ?\\d[\\d.,]* ?(?<unit>\\p{L}(?:[^,?\\d]|(?<=\\p{L})\\d)*?)?)';
const MORE_THAN = `(?:${MORE}(?: \\p{L}+)? (?:than|que|de)|over|under|above|below)`;
/** Which of two is more, in one form or another. */
const COMPARISONS = [
  `(?:que|cual|which|what)(?: one)?(?:'?s| \\p{L}+)?(?: es| is)? ?(?:el |la |the )?${MORE}(?: \\p{L}+){0,2}[,:]? ${ONE},? (?:o|u|or|vs\\.?|than|que) ${OTHER}`,
  `(?:is|are|es|son) ${ONE} (?:es )?${MORE_THAN} ${OTHER}`,
  `${ONE},? (?:es|is|son|are) ${MORE_THAN} ${OTHER}`,
  `${ONE},? (?:o|u|or|vs\\.?) ${OTHER},? (?:que|cual|which|what)(?: one)?(?:'s| \\p{L}+)?(?: is| es)? (?:el |la |the )?${MORE}(?: \\p{L}+)?`,
  `(?:is|are|es|son) ${ONE} (?:the same as|equal to|lo mismo que|igual (?:a|que)) ${OTHER}`,
  `(?<before>.*?)${ONE},? (?:is (?:that|it)|es(?: eso)?) (?:over|under|(?:more|less) than|within|mas (?:de|que)|menos (?:de|que)) ${OTHER}`,
].map((form) => new RegExp(`^[¿\\s]*(?:${form})[\\s?!.]*$`, 'u'));

/** Whether a folded text asks which of two is more. */
export const compares = (text: string): boolean =>
  /(?<!\p{L})conviene(?!\p{L})/u.test(text) || COMPARISONS.some((form) => form.test(text));

/** `which is bigger, 750 ml or 25 fl oz`, `is 6 feet more than 180 cm`: the one in the unit of the other. */
export const compared = (line: TokenLine): string[] =>
  COMPARISONS.flatMap((form) => {
    const { before = '', one, unit = '', sign = '' } = form.exec(line.draft.folded)?.groups ?? {};
    const name = sign || unit.replace(/ (?:y (?:medi[oa]|cuarto)|and a half)$/, '');
    return one && name && !hasChange(before) ? [`${one} in ${name}`] : [];
  });
