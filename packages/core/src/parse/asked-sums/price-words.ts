import type { Saying } from '../rephrasing/plain-sayings.ts';

export const NUMBER = '\\d+(?:[.,]\\d+)*';
export const CURRENCY =
  '(?:\\p{Sc}|(?:euros?|eur|usd|dollars?|dolar(?:es)?|bucks|quid|pounds?|libras?|pesos?(?: (?:mexican|chilen|colombian|argentin|uruguay)[ao]s)?|soles|reales|reais|gbp|mxn|clp|cop|ars|brl|pen|inr|aud|cad|chf|zar|rs|rupees?|rupias|yen(?:es)?|dirhams?)(?!\\p{L}))';
const SIGN = '(?:(?:us ?)?\\p{Sc} ?)';
/** Money of which the currency is said, one group. */
export const MONEY = `(${SIGN}${NUMBER}(?:k(?!\\p{L}))?(?: ?${CURRENCY})?|${NUMBER}(?: ?(?:k|mil)(?!\\p{L}))? ?${CURRENCY})`;
/** Money, or a bare figure of it. */
export const SUM = `(${SIGN}?${NUMBER}(?: ?(?:k|mil)(?!\\p{L}))?(?: ?${CURRENCY})?)`;
/** A sum in three groups, its sign, figure and currency: a second one may be of the same. */
export const FIRST = `(\\p{Sc}?) ?(${NUMBER})((?: ?${CURRENCY})?)`;
export const RATE = '(?:at |of |del? |al |@ ?)?(\\d+(?:[.,]\\d+)?) ?%?';
export const PERCENT = '(?:%|percent|per cent|por ?ciento)';
export const TAX = '(?:vat|gst|hst|iva|igv|itbis|(?:sales )?tax|impuestos?)';
const END = '[\\s?!.]*$';

/** Words around what is asked for, which say nothing of their own. */
const SAID =
  "(?:is|are|was|were|era|fue|s|es|it|its|it's|that|this|the|el|la|lo|los|son|seria|sera|sale|salen|queda|quedan|toca|tocan|me|nos|le|i|we|do|does|did|would|will|be|cost|costs|cuesta|vale|pay|pays|pago|pagamos|paga|price|precio|valor|importe|total|final|get|amount|cantidad|in|en|there)";
const MUCH = "(?:(?:a |and |y )?(?:cuanto|how much|what(?:'?s)?|cual|que)(?!\\p{L}))";
/** What asks, in any words that say nothing. */
export const ASKED = `[,;:]?(?: (?:${MUCH}|${SAID}(?!\\p{L})))*`;
export const ASKS = `[,;:]?(?: ${SAID}(?!\\p{L}))* ${MUCH}(?: (?:${MUCH}|${SAID}(?!\\p{L})))*`;
/** For each of several. */
const EACH =
  '(?:,? (?:para |a |por |per |each |cada )*(?:cada un[oa]|persona|person|cabeza|head|each|apiece|por persona|per person))?';
/** What asks for the result, and what it is wanted in, one group. */
export const GOAL = `(?:${ASKED})${EACH}((?: (?:en|in|to|a) (?!total|mitad)\\p{L}+(?: \\p{L}+)?)?)${END}`;
export const LAST = END;

/** Nouns, of which none may change the sum (\`withSayings\`); each group of a pattern has a name of its own. */
export const nouns = (name: string, most = 4): string => `(?<${name}>(?:[\\p{L}'-]+,? ){0,${most}}?)`;
/** What a price is of, before it. */
export const START = `^[¿\\s]*${nouns('thing')}`;
/** Behind them an adjective says whose money it is, which no noun does. */
const NAMED_MONEY =
  '(?:pesos?|dolar(?:es)?|dollars|pounds|libras?|rupees?|rupias|dirhams?|francs?|francos|coronas|soles|reales)';
/** The same behind an amount. */
export const nounsBehind = (name: string, most = 3): string =>
  `(?<${name}>(?: (?<!${NAMED_MONEY} )\\p{L}[\\p{L}'-]*| (?:de|of|for|on) [\\p{L}']+){0,${most}}?)`;

/** A sum in signs. */
export const worked = (pattern: string, plain: string): Saying => [
  pattern,
  `cuanto es ${plain}`,
  `how much is ${plain}`,
];
