import { HYPHEN, JOINTS, NO_STEP, type SumSigns } from './sum-signs.ts';

/** What a percentage stands for. */
const KIND = '(?:(?<tax>{tax})|(?<tip>{tip})|(?<off>{off})|(?<discount>{discount}))';
/** The words around `% change from 80 to 100`. */
const AROUND = '(?:{change}|{what}|{is}|{on}|{filler}|\\s)*';
/** A percentage that what came before it has no part in: `100 + 15% more than 80` is not said. */
const ALONE = '(?!.*[-+].*%)';
/** What is done with a percentage: words that no text is told to be a sum by, and so none of a language's own. */
const ADDED = '(?<more>{add}(?: on)?|(?:suma|anad[ei]|agrega)r?(?:le)?)';
const TAKEN =
  '(?<less>(?:{take}|knock|shave|chop|lop|slash)(?: off| away)?|remove|exclude|strip(?: out)?|(?:quita|resta|descuenta|descontar|elimina)r?(?:le)?)';
/** Figures of a percentage. */
const NUM = '(?<N>(?<![\\d.,])[\\d.,]+)';
/** What may be in a price already. */
const PART = '(?:{tax}|{tip})';
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
  /** What only money has. */
  paid: [`.*${KIND}.*`, '(?!.*\\d ?\\p{L}+ (?:of|de)\\b).*{people}.*'],
  /** `15% more than 80`, `80 increased by 15%`, `add 15% to 80` */
  changed: [
    `${ALONE}{by}? ${NUM} % (?:(?<more>{more}|{raise} {on})|(?<less>{less}|{reduce} {on})) X`,
    `${ALONE}(?:(?<more>{raise})|(?<less>{reduce})) X {by} ${NUM} %`,
    `${ALONE}(?:(?<more>{raise})|(?<less>{reduce})) {on}? ${NUM} % {on} X`,
    `${ALONE}X (?:(?<more>{raise})|(?<less>{reduce})) {by}? ${NUM} %`,
    `${ALONE}(?:${ADDED}|${TAKEN}) (?:{by}|the)? ${NUM} %(?: {on}? ${KIND})? (?:{to}|{from}|{on}|{off}) X`,
    `${ALONE}(?:${ADDED}|${TAKEN}) (?:{by}|the)? ${KIND} {on}? ${NUM} % (?:{to}|{from}|{on}|{off}) X`,
  ],
  /** `121 IVA incluido del 21%`, `120 including 20% VAT, how much without VAT` */
  included: [
    `X [,(]? {with}? ${PART} {included} {on}? [(]? ${NUM} % [)]?`,
    `X [,(]? {with}? {by}? ${NUM} % {on}? ${PART} {included} [)]?`,
    `X [,(]? {with}? ${PART} {on}? ${NUM} % {included} [)]?`,
    `X [,(]? {including} {by}? ${NUM} % {on}? ${PART} [)]?`,
    `X [,(]? {including} ${PART} {on}? ${NUM} % [)]?`,
    `(?:{filler} )*{including} ${NUM} % {on}? ${PART} [,:]? X`,
    `(?:{filler} )*{including} ${PART} {on}? ${NUM} % [,:]? X`,
  ].map(
    (form) =>
      `${form}(?:[,?]? (?:(?:{filler}|{many}|{is}|{what})\\s+)*(?:{without}|before|antes de) ${PART})?`,
  ),
  /** `5 dollars in cents`, `how many cents in a dollar` */
  coins: ['X {in} Y', '(?:{filler}|{in}|\\s)*{many}? Y (?:(?:{filler}|{is}|{in}) )+ X'],
  ratio: [
    'X {is}? {what} % {is}? {on} Y',
    '{what} % {on} Y {is} X',
    '{what} % {is} X {on} Y',
    'X(?: {on}|/) Y {in} %',
    'X {in} % {on} Y',
    'X {on} Y {what} % {is}?',
    'X {is} (?:el )?{what} % {on} Y',
  ],
  /** `20 is 25% of what` */
  whole: ['X {is} N% {on} {what}'],
  change: [
    '(?:{from} )?X {to} Y {in} %',
    '{from} X(?: (?:up|down))? {to} Y {what}? %(?: {change}\\p{L}*)?',
    `${AROUND}%${AROUND}(?:{from} )?(?=[\\d\\p{Sc}])X {to} Y`,
  ],
  among: [
    '(?:{among} )?X {among} N(?<people> {people})?',
    'X / N(?<people> {people})?',
    'X {for} N(?<people> {people})',
  ],
  /** No digits but those of a unit. */
  target: [
    '(?<X>.*\\S) (?<Y>(?:{in}|{many}) (?:[^\\d%+]|(?<=[\\p{L}/^])\\d+)+)',
    // 3 miles in 24 minutes mph
    '(?<X>.*\\d[^\\d]*?\\p{L}),? (?:(?:{what}|{filler}|{many}|pace|ritmo|speed|velocidad)\\s+)*(?<Y>mph|kph|km/?h|min/km|min/mi(?:le)?)',
  ],
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
  'changed',
  'included',
] satisfies (keyof typeof FORMS)[]);

/** What stands between the terms of a sum, and between the factors of a product. */
const SEPARATORS = {
  step: ` (?:(?<plus>{plus}${NO_STEP})|(?<minus>{minus}${NO_STEP}|${HYPHEN})|(?<with>{with})(?=[^\\d%]*[\\d.,]* %)|(?<without>{without})) `,
  ...JOINTS,
  // the stroke of 3/16 divides no amounts: 5/8" + 3/16"
  factor: JOINTS.factor.replace('{over})', '{over})(?!(?<=\\d/)\\d)'),
};

/** Where a part of a text begins and ends. */
export type Place = readonly [start: number, end: number];

/** The parts of a text in a form, by name; those that are not there are undefined. */
export type Slots = Readonly<Record<string, Place | undefined>>;

/** The ways in which sums are said, in several languages at once, as regular expressions over folded text. */
export class SumPatterns {
  readonly #signs: SumSigns;
  readonly #forms = new Map<string, readonly RegExp[]>();

  constructor(signs: SumSigns) {
    this.#signs = signs;
  }

  #formsOf(name: keyof typeof FORMS | keyof typeof SEPARATORS): readonly RegExp[] {
    let forms = this.#forms.get(name);
    if (!forms) {
      forms =
        name in FORMS
          ? FORMS[name as keyof typeof FORMS].map((form) => this.#signs.compile(`^ (?:${form}) $`, 'du'))
          : [this.#signs.compile(SEPARATORS[name as keyof typeof SEPARATORS], 'dgu')];
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
