import type { UnitSet } from '../../units/unit-set.ts';
import { isOfNamedPlace, likeliestFirst } from '../doubts/likeliest-first.ts';
import type { Correction, Question, QuestionError } from '../question/question.ts';
import { QuestionFault } from '../question/question-fault.ts';
import type { CutText, ParseOptions } from '../question/question-parser.ts';
import { isCrowded } from '../question/spelling/crowd.ts';
import type { Lexeme } from '../question/words/lex-question.ts';
import { checkMoney } from '../question/words/whose-money.ts';
import { Bag, type GlobalRule, type Meaning } from './bag.ts';
import { byKind, Chart, type LocalRule } from './chart.ts';
import { type Cover, coversOf } from './covers.ts';
import { leavesOf } from './leaves/leaves.ts';
import type { Roles } from './roles.ts';
import { AMOUNT_RULES } from './rules/amount-rules.ts';
import { COINS } from './rules/coins.ts';
import { CONVERT, RATE_IN_RATE } from './rules/convert.ts';
import { EXPRESSION } from './rules/expression.ts';
import { COMPARE, RANGE, RANGE_RULES } from './rules/pairs.ts';
import { RATE_RULES } from './rules/rate-rules.ts';
import { PRICE, SOLVE } from './rules/solve.ts';
import { TARGET_RULES } from './rules/target-rules.ts';
import { BEFORE } from './shares/before.ts';
import { RATIO, RATIO_RULES, WHOLE } from './shares/ratio.ts';
import { SHARE_RULES } from './shares/share-rules.ts';
import { TAX, TAX_RULES } from './shares/tax.ts';
import { CHEAPER, OFFER_RULES } from './things/cheaper.ts';
import { DIFFERENCE, LEFT } from './things/left.ts';
import { MEAN, MEAN_RULES } from './things/mean.ts';
import { OFTEN } from './things/often.ts';
import { PAY } from './things/pay.ts';
import { PRICE_OF_ONE } from './things/price-of-one.ts';
import { PRICE_RULES } from './things/price-rules.ts';
import { BARE_SIDES, SIDES } from './things/sides.ts';
import { SIDES_RULES } from './things/sides-rules.ts';
import { THING_RULES } from './things/thing-rules.ts';
import { DOZENS, PART, PIECES, RECIPE, SCALE, THINGS } from './things/things.ts';
import { PROPORTION, THREE } from './things/three.ts';
import { WEIGHTS } from './weights.ts';

/** Rules between neighbours. */
export const LOCAL_RULES: readonly LocalRule[] = [
  ...AMOUNT_RULES,
  ...MEAN_RULES,
  ...OFFER_RULES,
  ...PRICE_RULES,
  ...RANGE_RULES,
  ...RATE_RULES,
  ...SHARE_RULES,
  ...SIDES_RULES,
  ...RATIO_RULES,
  ...TARGET_RULES,
  ...TAX_RULES,
  ...THING_RULES,
];
const RULES_BY_KIND = byKind(LOCAL_RULES);
/** Rules over a whole text. */
export const GLOBAL_RULES: readonly GlobalRule[] = [
  ...[RANGE, COMPARE, CHEAPER, COINS, WHOLE],
  ...[CONVERT, RATE_IN_RATE, SOLVE, PRICE, SIDES, BARE_SIDES, EXPRESSION],
  ...[THINGS, DOZENS, PIECES, PART, RECIPE, SCALE, PRICE_OF_ONE, PAY, OFTEN],
  ...[TAX, RATIO, LEFT, DIFFERENCE, THREE, PROPORTION, BEFORE, MEAN],
];

/** Characters of the longest text that is read: names are joined in the square of their number. */
const MAX_LENGTH = 1000;
const MAX_ALTERNATIVES = 8;

interface Ranked extends Meaning {
  readonly rule: GlobalRule;
  readonly cover: Cover;
}

/** What tells one meaning from another: its amount, and what it is wanted in. */
const keyOf = ({ interpretation: { amount, from, to, terms, per } }: Meaning): string =>
  JSON.stringify([
    amount.toSignificant(30),
    from,
    to,
    per,
    terms?.map(({ unit, amount: { n, d } }) => `${n}/${d} ${unit}`),
  ]);

/** Whether each country beside money has money of that name. */
function isMoneyKnown(lexemes: readonly Lexeme[]): boolean {
  try {
    checkMoney(lexemes);
    return true;
  } catch (fault) {
    if (fault instanceof QuestionFault) return false;
    throw fault;
  }
}

/**
 * Dinner in Prague, 200 crowns: a question with the money of what was left out; undefined where that leaves open whose it is.
 * @param text of the question
 */
function ofNamedMoney(
  { interpretation, alternatives, corrections, ...read }: Question,
  { rule, cover }: Ranked,
  lexemes: readonly Lexeme[],
  text: string,
): Question | undefined {
  const left = cover.skipped.flatMap((at) => lexemes[at]?.senses ?? []);
  const all = [interpretation, ...alternatives];
  const own = all.find(({ from }) => left.some(({ id }) => id === from));
  const [first = interpretation, ...others] = own ? [own, ...all.filter((one) => one !== own)] : all;
  const question = likeliestFirst(
    { ...read, corrections, interpretation: first, alternatives: others },
    text,
  );
  const isOpen =
    corrections.length > 0 &&
    rule.id === 'convert' &&
    interpretation.category === 'currency' &&
    alternatives.some(({ from }) => from !== interpretation.from);
  if (!isOpen) return question;
  const isNamed = own !== undefined || isOfNamedPlace(question, text);
  if (cover.isBehind || !isNamed) return undefined;
  const { from } = question.interpretation;
  return { ...question, alternatives: all.filter((one) => one.from === from).slice(1) };
}

/** Reads questions that are worked out of several amounts, by one chart for all languages. */
export class ChartReader {
  readonly #units: UnitSet;
  readonly #roles: Roles;
  readonly #cut: (text: string, options: ParseOptions) => CutText;

  constructor(units: UnitSet, roles: Roles, cut: (text: string, options: ParseOptions) => CutText) {
    this.#units = units;
    this.#roles = roles;
    this.#cut = cut;
  }

  /** A text as it is read. */
  cutFor(text: string, options: ParseOptions): CutText {
    return this.#cut(text, options);
  }

  /** All cells of a text. */
  chartOf({ lexemes, language }: CutText): Chart {
    return new Chart(
      lexemes,
      this.#units,
      leavesOf(lexemes, this.#roles.in(lexemes, language)),
      RULES_BY_KIND,
    );
  }

  /** What a text means, each meaning once, the likeliest first. */
  meaningsOf(cut: CutText, { locale }: ParseOptions): readonly Ranked[] {
    const found = new Map<string, Ranked>();
    const chart = this.chartOf(cut);
    for (const cover of chart.isCrowded ? [] : coversOf(chart, GLOBAL_RULES)) {
      const bag = new Bag(cover, this.#units, locale.likelyCurrencies);
      for (const rule of cover.rules.filter((one) => bag.fits(one)))
        for (const meaning of rule.make(bag)) {
          const ranked = { ...meaning, cost: meaning.cost + cover.cost + rule.cost, rule, cover };
          const key = keyOf(ranked);
          const known = found.get(key);
          if (ranked.cost <= WEIGHTS.most && (!known || known.cost > ranked.cost)) found.set(key, ranked);
        }
    }
    return [...found.values()].sort((a, b) => a.cost - b.cost);
  }

  /** Reads a text; refused where two meanings of different families are near. */
  parse(text: string, options: ParseOptions): Question | QuestionError {
    const refused = { ok: false, code: 'not-understood', span: [0, text.length], suggestions: [] } as const;
    if (text.length > MAX_LENGTH) return refused;
    const cut = this.#cut(text, options);
    const { lexemes } = cut;
    if (lexemes.length === 0 || isCrowded(lexemes, 'chart') || !isMoneyKnown(lexemes)) return refused;
    const [best, ...others] = this.meaningsOf(cut, options);
    if (!best) return refused;
    const near = others.filter(({ cost }) => cost <= best.cost + WEIGHTS.near);
    if (near.some(({ rule }) => rule.family !== best.rule.family)) return refused;
    const corrections = best.cover.skipped.map(
      (at): Correction => ({ span: lexemes[at]?.span ?? [0, 0], word: '' }),
    );
    const alternatives = near.slice(0, MAX_ALTERNATIVES).map(({ interpretation }) => interpretation);
    const question: Question = { ok: true, interpretation: best.interpretation, alternatives, corrections };
    return ofNamedMoney(question, best, lexemes, text) ?? refused;
  }
}
