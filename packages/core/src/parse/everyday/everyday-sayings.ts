const SIGN = '(?:\\p{Sc} ?)?\\d+(?:[.,]\\d+)*';
const PRICE = '[\\p{Sc}]?\\d[\\d.,]*(?: ?(?:euros?|eur|usd|dolares|dollars|pesos|soles|mxn|gbp|k|mil|€))*';

/** An amount with whatever it is in: what reads it decides. */
const X = `(${SIGN}(?: ?(?:\\p{Sc}|(?!less|menos|con)\\p{L}+))?(?: (?!con|with)\\p{L}{5,})?)`;
const MUCH = '(?:cuanto|how much|what)';
const IT = '(?: (?:es|is|it|that|the|total|seria|son|eso|queda|does|do|sale|would|cost))*';
/** What asks for the result, with what it is wanted in. */
const GOAL = `(?:[, ]*${MUCH}${IT})?((?:,? (?:en|in|to|a) \\p{L}+(?: \\p{L}+)?)?)[\\s?!.]*$`;

/** What people ask about pay and things with one price, in words that the other readers understand. */
const FORMS: readonly (readonly [form: string, plain: string, english?: string])[] = [
  // pay and rent
  [
    `^(?:\\p{L}+ )*?(?:de )?(${PRICE}) (?:al|por|a|per|/) ?(?:mes|month),? (?:[\\p{L}']+ ){0,4}?(?:al|por|a|per|(?:en|in) (?:un|a)) (?:ano|year)$`,
    '$1*12',
  ],
  [
    `^(?:\\p{L}+ )*?(?:de )?(${PRICE}) (?:al|por|a|per|/) ?(?:ano|year),? (?:[\\p{L}']+ ){0,4}?(?:(?:al|por|a|per|(?:en|in) (?:un|a)) (?:mes|month)|monthly|mensual(?:es)?)$`,
    '$1/12',
  ],
  // many of a thing that have one price
  [
    `^[¿\\s]*(?:si |if |an? |una? |las |the )?(\\d+(?:[.,]\\d+)*)((?: (?!dozen|docena)\\p{L}{3,}){0,2}?) (?:for|por|cuestan|cost|valen|are) ${X},? ${MUCH}(?: (?:is|are|does|do|es|sale|son|cuestan?|valen?|would|for|por))* (\\d+(?:[.,]\\d+)*)(?:\\2)?(?: cost)?${GOAL}`,
    '$3*$4 entre $1$5',
    '$3*$4 split between $1$5',
  ],
];

export const EVERYDAY_SAYINGS = FORMS.map(([form, ...plain]) => [new RegExp(form, 'u'), ...plain] as const);
