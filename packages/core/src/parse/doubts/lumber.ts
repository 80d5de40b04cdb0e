/** Wood is sold by sides in inches and a length in feet, with that unit behind all of them. */
const LUMBER =
  /(?<!\p{L})(?:maderas?|tabl(?:as?|on|ones)|vigas?|polin(?:es)?|liston(?:es)?|lumber|wood|timber|boards?|studs?|planks?|beams?)(?!\p{L})/u;
const SIDES = /\d ?x ?\d+ ?(?:ft|f(?:ee|oo)t|pies?|')(?!\p{L})/u;
/** An area has two sides, a volume three. */
const BOARD =
  /(?:area .*\d ?x|dos de).*\d ?x|volum[^x]*\d ?x ?\d+ ?\p{L}+$|\d ?(?:ft|f(?:ee|oo)t|pies?) \d+ ?x ?\d+(?! ?(?:ft|f(?:ee|oo)t|pies?|')(?!\p{L})|\d)/u;

/** `madera de 2x6x8 pies`, `8ft 2x4`: what each side is in is not said. */
export const isLumber = (text: string): boolean =>
  (LUMBER.test(text) && SIDES.test(text)) || BOARD.test(text);
