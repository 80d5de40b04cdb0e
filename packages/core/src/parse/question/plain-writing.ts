import { hasDigit } from '../../text/characters.ts';
import { type FoldedText, foldQuestion, withText } from '../../text/fold-question.ts';
import { NEXT_METRIC, NEXT_SMALLER } from './interpretation/compound-amount.ts';
import type { LittleWords } from './words/little-words.ts';
import { isMoney } from './words/senses.ts';
import type { Vocabulary } from './words/vocabulary.ts';

/** A number, a letter that may stand for a scale, and a word. */
const SCALED = /(?<![\p{L}\d.,])(\d[\d.,]*)( ?)([mkb]) (?:de |of )?(?=(\p{L}+)(?: (\p{L}+))?)/u;
const SCALES: Readonly<Record<string, string>> = { m: 'million', k: 'thousand', b: 'billion' };

/** The last two words, with nothing between them that says how they go together. */
const LAST_PAIR = /(?<![\p{L}/])(\p{L}+)( ?[/-]? ?)(?<![\p{L}])(\p{L}+)(?=(?: and \p{L}+)*[\s?!.]*$)/u;
/** Ways of writing that mean the same as another one. */
const SAME: readonly (readonly [pattern: RegExp, plain: string])[] = [
  [/(?<!\p{L})deg ?([cfk])(?!\p{L})/u, '°$1'],
  [/(?<!\p{L})(au|c|ca|hk|mx|nz|sg|us) \$/u, '$1$'],
  [/\$ c(?!\p{L})/u, 'c$'],
  [/(?<=\d ?(?:l|litros)) a los (?:100|cien)(?= (?!km))/, ' cada 100 km'],
  // two pressures of one heart are no share of each other
  [/(?<=\d)\/(?=\d\d+ ?mm ?hg)/, '\\'],
  // a year and 3 months
  [/^an? (?=\p{L}+ and \d)/u, '1 '],
  // what follows to as a code is no code of the amount behind it
  [/^((?:to|into|in|a|en) [a-z]{3}) ([\d.,]+ ?[a-z]{3})(?=[\s?!.]*$)/, '$2 $1'],
  // a horse of 15.2 hands has two inches more than fifteen. @source USEF GR502: a hand is four inches
  [/(?<![\d.,])(\d+)[.,]([123]) ?(hands?|hh|manos)(?!\p{L})/u, '$1 $3 $2 in'],
  // 6-foot-2: behind a unit a hyphen joins
  [/(?<=\d[- ]?\p{L}{2,})-(?=\d[\d.,]*(?![\d.,%]))/u, ' '],
  // 50 cents of a dollar: there is no other dollar
  [/(?<=(?:cent\p{L}*|¢) (?:of|de) )(?:an?|the|una?|el) (?=\p{L})/u, ''],
  // twice a mile: the article counts
  [/(?<=(?<!\p{L})(?:twice|double|triple) )an?(?= )/u, '1'],
  // six foot two
  [/^([4-7])-(\d|1[01]) in (?=cm$|m$|met)/, '$1 ft $2 in '],
  // half of $30: the sign stands behind what it is the unit of
  [/(?<=(?:of|de|twice|double|doble|triple) )(\p{Sc}) ?(\d[\d.,]*\d|\d)(?![\p{L}\d])/u, '$2 $1'],
];
const TWO_FOR_TO = /(?<!\p{L})(\p{L}+(?:\/\p{L}+)?)(2)(\p{L}+(?:\/\p{L}+)?)(?=[\s?!.]*$)/u;

/** A text with the first match of a pattern written another way. */
export function replaced(folded: FoldedText, pattern: RegExp, plain: string): FoldedText {
  const found = pattern.exec(folded.text);
  if (!found) return folded;
  const end = found.index + found[0].length;
  const text = folded.text.replace(pattern, plain);
  const rest = folded.text.length - end;
  return withText(folded, found.index, end, text.slice(found.index, text.length - rest));
}

/** Writes out what would be read as something else, silently: the M of `28M seconds`, the 2 of `70kg2lb`. */
export class PlainWriting {
  readonly #vocabulary: Vocabulary;
  readonly #words: LittleWords;

  constructor(vocabulary: Vocabulary, words: LittleWords) {
    this.#vocabulary = vocabulary;
    this.#words = words;
  }

  /** Folds a question, and writes it out. */
  fold(source: string): FoldedText {
    let folded = foldQuestion(source);
    if (source.length > 200) return folded;
    for (const [pattern, plain] of SAME) folded = replaced(folded, pattern, plain);
    return this.#namePairs(this.#nameScale(this.#nameTo(folded)));
  }

  #senses = (word: string) => this.#vocabulary.find(word, '');

  /** `28M seconds`, `5m km to miles`, `10k meters`: no minutes, metres and kelvins. */
  #nameScale(folded: FoldedText): FoldedText {
    const found = SCALED.exec(folded.text);
    if (!found) return folded;
    const [all, digits = '', space, letter = '', word = '', second = ''] = found;
    const senses = [...this.#senses(word), ...this.#senses(`${word} ${second}`)];
    const isUnit = senses.length > 0 && !this.#words.find(word).role;
    const isTemperature = senses.some(({ category }) => category === 'temperature');
    const typed = folded.source.charAt(
      folded.origin[found.index + digits.length + (space ?? '').length] ?? 0,
    );
    const rest = folded.text.slice(found.index + all.length + word.length).split(/[^\p{L}=>]+/u);
    const goesOn = rest.some((next) => this.#words.find(next).role === 'connector');
    const isCapital = typed !== letter && /\p{Ll}/u.test(folded.source);
    const isScale =
      letter === 'k'
        ? !space && !isTemperature
        : isCapital
          ? goesOn || word.length > 3
          : letter === 'm' && !space && goesOn;
    if (isUnit && isTemperature && letter === 'k') return replaced(folded, SCALED, '$1 k to ');
    if (!isUnit || isMoney(senses) || !isScale || word === 'square') return folded;
    return replaced(folded, SCALED, `$1 ${SCALES[letter]} `);
  }

  /** `100usd2eur`: but 5ft2in are five feet and two inches. */
  #nameTo(folded: FoldedText): FoldedText {
    const found = TWO_FOR_TO.exec(folded.text);
    const [, one = '', , other = ''] = found ?? [];
    const [first] = this.#senses(one);
    const second = this.#senses(other).find(({ category }) => category === first?.category);
    if (!found || !first || !second || first.category === 'time') return folded;
    // 5ft2in, 1m80cm; nobody says 5 kg and 2 g
    if (NEXT_SMALLER[first.id] === second.id || (first.id === 'm' && NEXT_METRIC.m === second.id))
      return folded;
    return replaced(folded, TWO_FOR_TO, '$1 to $3');
  }

  /** `188 cm to ft in`, `90 min in h/min`: one result in parts. */
  #namePairs(folded: FoldedText): FoldedText {
    const found = LAST_PAIR.exec(folded.text);
    const [, first = '', between = '', second = ''] = found ?? [];
    if (!found || this.#words.find(first).role) return folded;
    const before = folded.text.slice(0, found.index);
    const counted = this.#words.find(/(\p{L}+) $/u.exec(before)?.[1] ?? '').numberWord;
    const next = NEXT_SMALLER[this.#senses(first)[0]?.id ?? ''];
    const isPair = this.#senses(second).some(({ id }) => id === next);
    if (!isPair || counted || !hasDigit(before) || /[\d/] ?$/.test(before)) return folded;
    const end = found.index + first.length + between.length;
    return this.#namePairs(withText(folded, found.index, end, `${first} and `));
  }
}
