import type { Language, SumWords } from '../../locale/language.ts';

/** Lists of words that the patterns name: those of sums, and those that questions have already. */
type List = keyof SumWords | 'plus' | 'minus' | 'per' | 'filler';

/** Signs that do what the words of a list do. */
const SIGNS: Readonly<Record<string, string>> = { plus: '[+]', in: '[-=]?>|=', per: '/', to: '-?>' };

/** What a percentage stands for. */
const KIND = '(?:(?<tax>{tax})|(?<tip>{tip})|(?<off>{off})|(?<discount>{discount}))';
/** The words around `% change from 80 to 100`. */
const AROUND = '(?:{change}|{what}|{is}|{on}|{filler}|\\s)*';
/** A hyphen that takes away: `80 - 15%`, `80€-15%`; not that of `5-foot` and `2-3/4`. */
const HYPHEN = '(?<=[\\s\\p{L}\\p{Sc}%])-(?=[\\d.,\\p{Sc}])|(?<=\\s)-(?=\\s)';

/**
 * How sums are said. `{name}` is a word of that list in any language, a space is any space or none, X and Y are amounts, N
 * is a number.
 */
const FORMS = {
  /** `20% of 50`, `20% off 80`, `15% tip on 80`; `tip 15% of 80` */
  share: [`N%(?: {on}? ${KIND})?(?<on> {on})? X`, `(?<before>.*?)${KIND} {on}? N%(?<on> {on}) X`],
  /** `15%`, `21% VAT`, `VAT of 21%` */
  percentage: [`N%(?: {on}? ${KIND})?`, `(?<before>.*?)${KIND} {on}? N%`],
  /** `80 usd 20% off` */
  cheaper: ['X (?<Y>(?<=\\s)[\\d.,]+ % {on}?(?:{off}|{discount}))'],
  kind: [KIND],
  ratio: [
    'X {is}? {what} % {is}? {on} Y',
    '{what} % {on} Y {is} X',
    '{what} % {is} X {on} Y',
    'X(?: {on}|/) Y {in} %',
    'X {in} % {on} Y',
  ],
  /** `20 is 25% of what` */
  whole: ['X {is} N% {on} {what}'],
  change: ['(?:{from} )?X {to} Y {in} %', `${AROUND}%${AROUND}{from} X {to} Y`],
  among: [
    '(?:{among} )?X {among} N(?<people> {people})?',
    'X / N(?<people> {people})?',
    'X {for} N(?<people> {people})',
  ],
  /** No digits but those of a unit. */
  target: ['(?<X>.*\\S) (?<Y>{in} (?:[^\\d%+]|(?<=[\\p{L}/^])\\d+)+)'],
  /** `$5/lb`, `5 dollars a pound` */
  price: ['X(?:/| (?:{per}|{each})\\s) Y'],
  /** The target of a price, `€/kg`, or one side of it. */
  unitPrice: ['(?<word>{in}) (?<X>.*?)(?:(?:{per}|{each}) Y)?'],
} satisfies Readonly<Record<string, readonly string[]>>;

/** Forms that have a percent sign, however they are said. */
const OF_PERCENT: ReadonlySet<string> = new Set([
  'share',
  'percentage',
  'cheaper',
  'ratio',
  'whole',
  'change',
] satisfies (keyof typeof FORMS)[]);

/** What stands between the terms of a sum, and between the factors of a product. */
const SEPARATORS = {
  step: ` (?:(?<plus>{plus})|(?<minus>{minus}|${HYPHEN})|(?<with>{with})(?=[^\\d%]*[\\d.,]* %)|(?<without>{without})) `,
  /** `100 dólares y 20 euros`: tried where there is no sum otherwise. */
  looseStep: ` (?:(?<plus>{plus}|{with}(?= ?[\\d\\p{Sc}]))|(?<minus>{minus}|${HYPHEN})) `,
  factor: ' (?:(?<times>[*]|(?<!\\p{L})x|(?<=\\p{L})x(?=\\d)|{times})|(?<over>{per}|{over}))(?= ?[\\d.,])',
};

/** Where a part of a text begins and ends. */
export type Place = readonly [start: number, end: number];

/** The parts of a text in a form, by name; those that are not there are undefined. */
export type Slots = Readonly<Record<string, Place | undefined>>;

/** The ways in which sums are said, in several languages at once, as regular expressions over folded text. */
export class SumPatterns {
  /** Percent in words. */
  readonly percent: RegExp;
  /** A word that only sums have. */
  readonly mark: RegExp;
  readonly #lists: Partial<Record<string, string>> = {};
  readonly #forms = new Map<string, readonly RegExp[]>();

  constructor(languages: readonly Language[]) {
    for (const { chatWords, questionWords, sumWords } of languages) {
      const { operators, roles } = questionWords;
      const [plus, minus] = [operators['+'], operators['-']];
      const per = roles.per.replaceAll(' ', '|');
      const filler = `${roles.filler} ${chatWords}`.replaceAll(' ', '|');
      const lists = { ...sumWords, plus, minus, per, filler } satisfies Record<List, string | undefined>;
      for (const [name, words] of Object.entries(lists))
        if (words) this.#lists[name] = this.#lists[name] ? `${this.#lists[name]}|${words}` : words;
    }
    this.percent = this.#compile('{percent}', 'gu');
    this.mark = this.#compile('%|{tax}|{tip}|{off}|{discount}|{without}|{people}|{among}', 'u');
  }

  #compile(pattern: string, flags: string): RegExp {
    const source = pattern
      .replaceAll(' ', '\\s*')
      .replace(/\b[XY]\b(?!>)/g, '(?<$&>.+?)')
      .replace(/\bN\b/, '(?<N>[^%]+?)')
      .replace(/\{([a-z]+)\}/g, (_, name) => {
        const words = `(?<!\\p{L})(?:${this.#lists[name]})(?!\\p{L})`;
        return `(?:${SIGNS[name] ? `${SIGNS[name]}|` : ''}${words})`;
      });
    return new RegExp(source, flags);
  }

  #formsOf(name: keyof typeof FORMS | keyof typeof SEPARATORS): readonly RegExp[] {
    let forms = this.#forms.get(name);
    if (!forms) {
      forms =
        name in FORMS
          ? FORMS[name as keyof typeof FORMS].map((form) => this.#compile(`^ (?:${form}) $`, 'du'))
          : [this.#compile(SEPARATORS[name as keyof typeof SEPARATORS], 'dgu')];
      this.#forms.set(name, forms);
    }
    return forms;
  }

  /** Every way in which a part of a text has a form. */
  match(name: keyof typeof FORMS, text: string, [from, end]: Place): Slots[] {
    const part = text.slice(from, end);
    if (OF_PERCENT.has(name) && !part.includes('%')) return [];
    return this.#formsOf(name).flatMap((form) => {
      const match = form.exec(part);
      return match ? [slotsOf(match, from)] : [];
    });
  }

  /** What stands between the separators of a part of a text, each with the separator before it. */
  split(name: keyof typeof SEPARATORS, text: string, [from, end]: Place): [place: Place, before: Slots][] {
    const parts: [Place, Slots][] = [];
    let [start, before]: [number, Slots] = [from, {}];
    for (const form of this.#formsOf(name))
      for (const match of text.slice(from, end).matchAll(form)) {
        if (match.index === 0) continue;
        parts.push([[start, from + match.index], before]);
        before = slotsOf(match, from);
        start = from + match.index + match[0].length;
      }
    return [...parts, [[start, end], before]];
  }
}

function slotsOf(match: RegExpExecArray | RegExpMatchArray, offset: number): Slots {
  const groups = Object.entries(match.indices?.groups ?? {});
  return Object.fromEntries(
    groups.map(([name, place]) => [name, place && [place[0] + offset, place[1] + offset]]),
  );
}
