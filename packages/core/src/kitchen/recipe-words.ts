/** The same word for another thing, of which USDA has weighed something else or nothing. */
const OTHERS =
  /fresh (?:yeast|ginger|turmeric)|(?:levadura|jengibre|curcuma) (?:de \p{L}+ )?fresc|white pepper|pimienta blanca/u;

/** Whether a folded text is about such a thing. */
export const isOther = (folded: string): boolean => OTHERS.test(folded);

/** How much so many pieces are, which is money for most. */
const HOW_MUCH = /how much (?:is|are|for|does|do|would)|cuanto (?:es|son|esta|estan)(?!\p{L})/u;

const HOW_MANY = /(?<!\p{L})(?:cuant[oa]s|how many)(?!\p{L})/u;

/** Whether a folded text asks for a number of things, by the word or what it ends with. */
export const asksHowMany = (folded: string): boolean => HOW_MANY.test(folded);

/** What a thing costs is in no table, however much of it is named: `cuánto cuesta un kilo de tomates`. */
const ASKS_A_PRICE =
  /\b(?:cuestan?|c[ou]st(?:s|ed|ing|ou?|a(?! rica)|a[nm]|aron|aram|ara?|ato|en?|ano)?|coute(?:nt)?|(?:ge)?kostet|valen?|valdra|precios?|prices?|pay)\b/;

/** Whether a folded text asks what something costs. @param isCounted it is about pieces, of which how much they weigh is asked by that word */
export const asksAPrice = (folded: string, isCounted: boolean): boolean =>
  ASKS_A_PRICE.test(folded) || (isCounted && HOW_MUCH.test(folded));

const WORD_END = '(?!\\p{L})';
const MEASURE = '(?<measure>pints?|pts?|pintas?)';
const CONTAINER =
  'bag|bolsa|saco|can|tin|lata|jar|frasco|bote|tarro|pack(?:et|age)?|paquete|box|caja|carton|brick|tub|bottle|botella';
const BAKED =
  'cakes?|bread|loaf|cookies|biscuits|brownies|pancakes|pizza|muffins|pie|pan|torta|bizcocho|pastel|galletas|tarta|queque|budin';
/** What USDA has weighed raw and dry; the same cooked has a name of its own. */
const RAW =
  'rice|lentils?|quinoa|quinua|oats|beans?|chickpeas?|barley|couscous|bulgur|millet|arroz|lentejas?|avena|frijol(?:es)?|alubias?|porotos?|garbanzos?|cebada|cuscus|mijo';
const PHRASES: readonly (readonly [RegExp, string])[] = (
  [
    [
      `(?<=(?<!\\p{L})(?:${RAW})(?!\\p{L}).*) (?:uncooked|raw|dry|dried|crud[oa]s?|sec[oa]s?|sin (?:cocer|cocinar))${WORD_END}`,
      '',
    ],
    [`(?<!\\p{L})(?:uncooked|raw|dry|dried) (?=(?:\\p{L}+ )?(?:${RAW})${WORD_END})`, ''],
    [`(?:recipe )?call(?:s|ed|ing)? for|how heavy (?:is|are)`, ''],
    // one flour of several, by how fine it is
    [`(?<=harina )0{3,4}(?!\\d)`, ''],
    // a pint of milk uk
    [
      `${MEASURE}${WORD_END}(?<rest>.*?) (?:in (?:the )?)?(?:uk|british|imperial(?:es)?|ingles(?:a|as|es)?)${WORD_END}`,
      'uk $<measure>$<rest>',
    ],
    [
      `${MEASURE}${WORD_END}(?<rest>.*?) (?:in (?:the )?)?(?:usa?|american[oa]?s?)${WORD_END}`,
      'us $<measure>$<rest>',
    ],
    [`(?<=uk )(?:pinta|pt)(?=s?${WORD_END})`, 'pint'],
    [`(?<=us )pinta(?=s?${WORD_END})`, 'pint'],
    // a 5 lb bag of flour, a bag of 5 lb: the content is named
    [
      `(?<=(?<!\\d[ -]?)(?<![\\d.,])\\d[\\d.,]*[ -]?(?:kg|kilos?|gr?|grams?|gramos|lbs?|pounds?|libras?|oz|ounces?|onzas?|ml|l|lit\\p{L}+)) (?:${CONTAINER})${WORD_END}`,
      '',
    ],
    [
      `(?<!\\d ?)(?:(?:una?|1|an?|one|the|el|la) )?(?:${CONTAINER}) (?:de|of) (?=\\d[\\d.,]* ?(?:kg|kilos?|gr?|grams?|gramos|lbs?|pounds?|libras?|oz|ounces?|onzas?|ml|l|lit\\p{L}+)${WORD_END})`,
      '',
    ],
    [` (?:for|para) (?:an?|my|the|una?|mi|el|la|unos|unas) (?:${BAKED})${WORD_END}`, ''],
    [`^(?:for|para) (?:an?|my|the|una?|mi|el|la|unos|unas) (?:${BAKED})${WORD_END}`, ''],
    // the stick of butter of the United States
    [
      `(?<=(?:barr(?:it)?a|stick)s? (?:(?:de|of) )?(?:\\p{L}+ )?)(?:gring[oa]s?|american[oa]?s?|estadounidenses?|usa)${WORD_END}`,
      '',
    ],
    // a cup of flour weighs
    [
      `(?<!(?:half|half of|quarter of|thirds? of|quarter|thirds?|and|x|times|per|\\d) ?)(?<!\\p{L})an? (?!half|quarter|third|couple|dozen|few|cup and)(?=\\p{L}{3})`,
      '1 ',
    ],
    [`^(?=(?:cup|tablespoon|tbsp|tsp|teaspoon|stick|taza|cucharadi?t?a|cda|cdta|cdita) (?:of|de) )`, '1 '],
  ] as const
).map(([pattern, plain]) => [new RegExp(pattern, 'u'), plain]);

/** A folded text with what recipes say in short, or of what the amount does not depend on, said plainly. */
export const inPlainWords = (folded: string): string =>
  PHRASES.reduce((text, [pattern, plain]) => text.replace(pattern, plain), folded);
