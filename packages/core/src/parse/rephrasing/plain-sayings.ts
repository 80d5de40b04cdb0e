import { PatternIndex } from '../../text/needed-words.ts';
import type { Draft } from './draft.ts';
import { isNoun } from './token-line.ts';

/** What only Spanish says: in its own words a text keeps its numbers. */
export const IS_SPANISH =
  /(?<!\p{L})(?:el|la|los|de|del|y|con|en|cuant[oa]s?|que|por|precio|iva|si|entre|al|sin|cada|son)(?!\p{L})/u;

/**
 * What stands for a whole question, or a part of it, in other words; `$1` is what the first bracket held. Where those words are of Spanish,
 * others follow for a text that is not: 1.200 is another number in the other language.
 */
export type Saying = readonly [pattern: string, plain: string, english?: string];

/** A tool or a part before its size. */
const TOOL = '(?:llave|tornillo|broca|perno|tuerca|wrench|socket|spanner|bolt|drill bit)(?: de| del)? ';

const SAYINGS: readonly Saying[] = [
  // corrí 10 km 3 veces
  [
    '(?<![\\d.,])(\\d[\\d.,]* ?(?:km|kilometros|m|metros|mi|millas|miles|kg|kilos|min|minutos|minutes|lbs?|libras|pounds|ml|litros|l|h|horas|hours)) (\\d+) (?:veces|times)(?: (?:por|a|al|per|each) (?:semana|week|dia|day))?(?!\\p{L})',
    '$2*$1',
  ],
  ['(?<=(?:\\p{L}{3}|ft|lb|st|kg) )n(?= (?:\\p{L}{3}|in|oz|lb))', 'and'],
  ['^can u (?:pls |please )?tell me |^drill bit (?=\\d)', ''],
  ['(?<!\\p{L})(?:un |an? )?(?:ano bisiesto|leap year)', '366 days'],
  [
    '(?<=(?:limite|velocidad|speed|zone|zona|maxima?) .*\\d ?)(?:millas|miles)(?=.* (?:km/h|kmh|kph|kilometros por hora|kilomet(?:er|re)s per hour))',
    'mph',
  ],
  ['(?<=\\d ?(?:lbs?|kgs?|pounds|kilos?|gal\\p{L}*|lit\\p{L}+)) (?:of|de) \\p{L}+(?= (?:per|por|an) )', ''],
  ['(?<=^(?:an? )?\\d+)[ -]packs? (?:of )?(?=\\d)', ' cans of '],
  ['^(\\d+/\\d+)(?= (?:socket|wrench|spanner|bolt|drill|nut|pipe|hose|fitting)s? )', '$1 inches'],
  // numbers
  ['(\\d+|two|three|four|five|six) ?score(?: and (\\p{L}+|\\d+))?(?= \\p{L})', '($1*20+$2)'],
  [
    '^(?:cuantas? (?:piezas|unidades|cosas) (?:hay en|son|tiene) )?(un|una|a|one|\\p{L}+|\\d+) (?:gruesas?|gross)(?: (?:de|of) \\p{L}+)?,? ?(?:(?:son )?cuant[oa]s(?: \\p{L}+)?(?: son| hay| tiene)?|how many(?: \\p{L}+)?(?: is that| are there| is it)?)?$',
    '$1*144',
  ],
  ['(?:absolute zero|(?:el )?cero absoluto)', '0 kelvin'],
  // money
  ['(?<!\\p{L}|\\d )an? (?=(?:buck|quid|dollar|pound|euro) (?:\\d|\\p{L}+t(?:y|een)(?!\\p{L})))', 'one '],
  [
    '(?<=\\d ?\\p{L}+ ?)(?:por|/|per|x) (?:metros? cuadrados?|square met(?:er|re))(?!\\p{L})',
    ' per square meter',
  ],
  [
    '(?<=(?:litros|liters|litres|kilos|kg|l|mm|g|gramos) ?)(?:por|per|/) ?(?:metros? cuadrados?|square met(?:er|re)|m2)(?!\\p{L})',
    'per square meter',
  ],
  [
    '(?<=(?:half an? |\\d ?|an? ))(pints?|gallons?|quarts?|fl oz|fluid ounces?|cups?|mpg)(?= .* uk$)',
    'uk $1',
  ],
  ['(?<=uk \\p{L}+ .*) uk$', ''],
  // heights
  [
    "(?<=^(?:(?:yo|el|ella|mi \\p{L}+|my \\p{L}+) )?(?:mido|mide|estatura|altura|i'?m|i am|height|is)(?: de| of)? )([12][.,]\\d\\d?)(?=,? (?:tall )?(?:en|in|cuant\\p{L}+|a|to|how|what|que)(?!\\p{L}))",
    '$1 m',
  ],
  [
    '(?<=(?:mbps|gbps|(?:mega|giga)bits? (?:por segundo|per second)) (?:en|a|to|in) )(megabytes?|gigabytes?)$',
    '$1/s',
  ],
  // inches that everybody means: of tubes, wheels and screens, and of tools where it is a fraction; else tools are in millimetres
  [
    '(?<=(?:tubo|tuberia|cano|rin|rim|llanta|monitor|screen|tele|tv)(?: de| del)? )(\\d+(?:[ -]\\d+/\\d+|/\\d+|[.,]\\d+)?)(?=,? (?:(?:en|in|a|to)(?! (?:pulg|inch))|cuant|how|mm|cm))',
    '$1 inches',
  ],
  [`(?<=${TOOL})(\\d+(?:[ -]\\d+)?/\\d+)(?=,? (?:en|in|a|to|cuant|how|mm|cm))`, '$1 inches'],
  [`(?<=${TOOL})(\\d+(?:[.,]\\d+)?)(?= (?:en|in|a|to) (?:pulg|inch))`, '$1 mm'],
  // five foot eleven, one metre eighty
  [
    "^(\\d) ?(?:ft|feet|foot|pies?|') ?(\\d{1,2})(?: ?(?:in|inch|pulgadas?))? (?=(?:cm|m|met\\p{L}+|cent\\p{L}+)$)",
    '$1 ft $2 in to ',
  ],
];

/** Sayings ready to be looked for in folded text: only those are tried whose words it has (`neededOf`), and made when they are. */
export class KnownSayings {
  readonly #sayings: readonly Saying[];
  readonly #index: PatternIndex;
  readonly #compiled: RegExp[] = [];

  constructor(sayings: readonly Saying[]) {
    this.#sayings = sayings;
    this.#index = new PatternIndex(sayings.map(([pattern]) => pattern));
  }

  /** What may be said in a text, from a place in the list on. */
  *in(text: string, from: number): Iterable<readonly [at: number, pattern: RegExp, saying: Saying]> {
    for (const at of this.#index.in(text)) {
      const saying = this.#sayings[at] as Saying;
      if (at < from) continue;
      this.#compiled[at] ??= new RegExp(saying[0], 'u');
      yield [at, this.#compiled[at], saying];
    }
  }
}

const KNOWN = new KnownSayings(SAYINGS);

/** A text in which every saying is put plainly; the text itself where it has none. What a pattern names has to be nouns. */
export function withSayings(
  draft: Draft,
  sayings: KnownSayings = KNOWN,
  mayName: (words: string) => boolean = isNoun,
  from = 0,
): Draft {
  for (const [at, pattern, [, plain, english = plain]] of sayings.in(draft.folded, from)) {
    const found = pattern.exec(draft.folded);
    if (!found || !Object.values(found.groups ?? {}).every((noun) => mayName(noun ?? ''))) continue;
    const words = IS_SPANISH.test(draft.folded) ? plain : english;
    const by = words.replace(/\$(\d+)/g, (_, group) => found[group] ?? '').replace('+)', ')');
    const place = [found.index, found.index + found[0].length] as const;
    return withSayings(draft.edited([{ place, by, isTold: true }]), sayings, mayName, at + 1);
  }
  return draft;
}
