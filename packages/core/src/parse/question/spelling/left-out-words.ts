import { type FoldedText, withText } from '../../../text/fold-question.ts';
import type { Question } from '../question.ts';
import type { Lexeme } from '../words/lex-question.ts';
import { isMoney } from '../words/senses.ts';
import type { Respelled } from './respelled.ts';

/** Words that would make it another question: they are never left out. */
export const CHANGES =
  /^(?:not?|never|sin|without|except|excepto|menos|less|raiz|root|log|squared?|cubed?|cuadrad[oa]s?|cubic[oa]s?|between|versus|above|over|under|sobre|each|cada|ano|year|size|average|avg|mean|median|promedio|max|warmer|colder|hotter|dropped|rose|fell|subio|cayo|marat.+|difference|diferencia|bisies.+|luna.+|am|pm|dry|sec[oa]s?|roman(?:[oa]s)?|french|frances[ae]s|chin[oa]s|chinese|japones[ae]s|antigu[oa]s|scottish|irish|imc|parte?)$/;

/** Little words that stand between an amount and what it is an amount of. */
const GLUE = new Set('on for para de del of the el la los las una un an a'.split(' '));

const isAmount = ({ number, numberWord, article }: Lexeme): boolean =>
  number !== undefined || (numberWord !== undefined && !article);

/** Names nothing and does nothing. */
const isStrange = ({ text, senses, role, operator, numberWord, number, ...rest }: Lexeme): boolean =>
  /^\p{L}{2}/u.test(text) &&
  senses.length === 0 &&
  !(role || operator || numberWord || number || rest.negative || rest.article || rest.point) &&
  !CHANGES.test(text);

const isOnlyMoney = ({ senses }: Lexeme): boolean => senses.every(({ category }) => category === 'currency');

/** Without it the amount would be another one. */
const isCounting = (lexeme: Lexeme): boolean =>
  lexeme.negative === true ||
  lexeme.role === 'per' ||
  lexeme.operator !== undefined ||
  CHANGES.test(lexeme.text) ||
  /[^\p{L}\s,.'¿?!:]/u.test(lexeme.text);

/**
 * What is measured, left out: words that nobody knows where no unit can stand, before the first amount (`tabla de 2 pulgadas`, `my
 * telly is 55 inches`) and behind an amount with its unit (`20 kg plate`, `media libra de jamón`), up to the word before the target.
 */
class SubjectFinder {
  readonly #lexemes: readonly Lexeme[];
  readonly #isMixed: boolean;
  readonly #isLikeWord: (word: string) => boolean;
  /** Where the first amount begins; without one the first unit, which is one of it. */
  readonly #first: number;

  /** @param isMixed every word is known: some must be meant otherwise, `un pavo de 14 libras` */
  constructor(lexemes: readonly Lexeme[], isMixed: boolean, isLikeWord: (word: string) => boolean) {
    this.#lexemes = lexemes;
    this.#isMixed = isMixed;
    this.#isLikeWord = isLikeWord;
    const amount = lexemes.findIndex(isAmount);
    this.#first = amount < 0 ? lexemes.findIndex((_, at) => this.#isUnit(at)) : amount;
  }

  /** Places of the lexemes to leave out, first and last; undefined where one must not be. */
  find(): (readonly [number, number])[] {
    if (this.#first < 0) return [];
    const first = this.#lexemes[this.#first];
    // a bushel of wheat in kg
    if (first && !isAmount(first))
      return this.#behind().filter(
        ([from]) => from === this.#first + 1 && this.#lexemes[from]?.role === 'of',
      );
    return [...this.#before(), ...this.#behind()];
  }

  #isUnit(at: number): boolean {
    const lexeme = this.#lexemes[at];
    return lexeme !== undefined && lexeme.senses.length > 0 && (!lexeme.role || this.#isCounted(at));
  }

  /** Whether an amount stands before a unit. */
  #isCounted(at: number): boolean {
    const before = this.#lexemes[at - 1];
    return before !== undefined && (isAmount(before) || before.article === true);
  }

  /** From the beginning to the last strange word before the amount, unless something there says how many or which. */
  #before(): (readonly [number, number])[] {
    const before = this.#lexemes.slice(0, this.#first);
    const strange = before.findLastIndex((_, at) => this.#isSubject(at));
    if (strange < 0) return [];
    // equipaje de mano
    const isNamed = before[strange + 1]?.role === 'of' && this.#isUnit(strange + 2);
    const last = isNamed && strange + 3 === this.#first ? strange + 2 : strange;
    const all = before.slice(0, last + 1);
    const next = this.#lexemes[last + 1];
    // pi/4 is a number, and a mil may be a unit
    if (
      next?.operator ||
      (next &&
        next.senses.length > 0 &&
        (last + 1 === this.#first || (isOnlyMoney(next) && last + 2 !== this.#first)))
    )
      return [];
    // golf 7 150 cv
    if (all.some(isCounting) || this.#isNumbered(last + 1) || (next?.number && next.text.includes(' ')))
      return [];
    if (!all.some(({ role }) => role === 'interrogative')) {
      // un kilo de tomates a 2,30 €, euros a yenes xyz 20; but «mi cuadro» has no mile
      const isUnit = ({ role, senses, text }: Lexeme) => !role && text !== 'mi' && senses.length > 0;
      return all.slice(0, strange).some(isUnit) ? [] : [[0, last]];
    }
    return this.#runs(0, this.#first).filter(([from]) => {
      const unit = this.#lexemes[from - 1];
      // cuanta plata colombiana
      return unit?.role !== 'interrogative' && !(unit && this.#isUnit(from - 1) && isOnlyMoney(unit));
    });
  }

  /** A number that may belong to the noun: beside the code of a currency (`gate 1 usd`) or a little word (`size 10 in cm`), and in `a4`. */
  #isNumbered(at: number): boolean {
    const [amount, unit, next] = this.#lexemes.slice(at, at + 3);
    if (!amount?.number || !unit) return false;
    const isCode = isMoney(unit.senses) && unit.senses[0]?.id.toLowerCase() === unit.text;
    const { value } = amount.number;
    return (
      !amount.spaceBefore ||
      (isCode && value?.d === 1n && value.n < 100n) ||
      (unit.role !== undefined && unit.senses.length > 0 && next?.role !== 'connector')
    );
  }

  /** Behind an amount with its unit, or behind the target; with the word before it (`in delhi`) where another target follows. */
  #behind(): (readonly [number, number])[] {
    return this.#runs(this.#first + 1, this.#lexemes.length).flatMap(([from, last]) => {
      // 5 km en bici y 3 a pie
      if (this.#lexemes.slice(last + 1).some(isAmount)) return [];
      const next = this.#lexemes[last + 1];
      if (next && !['connector', 'interrogative', 'filler', 'joiner'].includes(next.role ?? '')) return [];
      const place = this.#lexemes[from - 1];
      // in delhi
      if (place?.role === 'connector')
        return place.within && this.#isTargetFrom(last + 1) ? [[from - 1, last]] : [];
      let unitAt = from - 1;
      // 100 kph, how fast in mph
      while (this.#isPause(unitAt)) unitAt--;
      return this.#isBehindUnit(unitAt, from, last) ? [[from, last]] : [];
    });
  }

  #isBehindUnit(unitAt: number, from: number, last: number): boolean {
    const unit = this.#lexemes[unitAt];
    if (!unit || !this.#isUnit(unitAt)) return false;
    const isGlued = this.#isGlue(from);
    // pesos of somewhere are other pesos, and so are Irish pounds
    if (isOnlyMoney(unit) && (!isGlued || this.#lexemes[from]?.role === 'of')) return false;
    // 3 t sugar are spoons, and us rods no microseconds
    if (!isGlued && /^(?:t$|us$|libra)/.test(unit.text)) return false;
    return isGlued || !this.#lexemes.slice(from, last + 1).some(({ text }) => this.#isLikeWord(text));
  }

  #isPause(at: number): boolean {
    const lexeme = this.#lexemes[at];
    if (!lexeme || this.#isUnit(at)) return false;
    return ['filler', 'joiner'].includes(lexeme.role ?? '');
  }

  /** Whether a target stands behind a place, with the word that says so. */
  #isTargetFrom(from: number): boolean {
    const isSaid = ({ role, article }: Lexeme) =>
      article || (role !== undefined && ['connector', 'interrogative'].includes(role));
    return this.#lexemes.some((lexeme, at) => {
      const before = this.#lexemes[at - 1];
      return at >= from && lexeme.senses.length > 0 && before !== undefined && isSaid(before);
    });
  }

  /** Strange words side by side, with the little words before them. */
  #runs(start: number, end: number): (readonly [number, number])[] {
    const runs: (readonly [number, number])[] = [];
    for (let at = start; at < end; at++) {
      if (!this.#isSubject(at)) continue;
      let from = at;
      while (from > start && this.#isGlue(from - 1)) from--;
      let last = at;
      const isWithin = (next: number) =>
        this.#isSubject(next) ||
        GLUE.has(this.#lexemes[next]?.text ?? '') ||
        (this.#lexemes[next]?.role === 'filler' && !this.#isUnit(next));
      for (let next = at + 1; next < end && isWithin(next); next++) if (this.#isSubject(next)) last = next;
      runs.push([from, last]);
      at = last;
    }
    return runs;
  }

  #isGlue(at: number): boolean {
    const { role, text = '' } = this.#lexemes[at] ?? {};
    return GLUE.has(text) && (role !== 'connector' || text === 'para');
  }

  /** A strange word, or where no other can be meant a country or metal: `un pavo de 14 libras`, `12 lb turkey`, `onza de plata`. */
  #isSubject(at: number): boolean {
    const lexeme = this.#lexemes[at];
    if (!lexeme || isStrange(lexeme)) return lexeme !== undefined;
    if (!this.#isMixed || lexeme.role || lexeme.text.length < 4 || lexeme.senses.length === 0) return false;
    if (at < this.#first) return this.#lexemes[at + 1]?.role === 'of' && at + 2 === this.#first;
    const unitAt = this.#lexemes[at - 1]?.role === 'of' ? at - 2 : at - 1;
    const unit = this.#lexemes[unitAt] as Lexeme;
    // 24 carats of gold are how pure it is
    return isOnlyMoney(lexeme) && this.#isUnit(unitAt) && !isOnlyMoney(unit) && unit.senses[0]?.id !== 'ct';
  }
}

/** A text without what stands from one lexeme to another, and what the reader is told of it. */
function without(
  folded: FoldedText,
  lexemes: readonly Lexeme[],
  runs: readonly (readonly [number, number])[],
): Pick<Respelled, 'folded' | 'corrections'> {
  const placeOf = (source: number) => folded.origin.findIndex((place) => place >= source);
  const spans = runs.map(
    ([from, last]) => [lexemes[from]?.span[0] ?? 0, lexemes[last]?.span[1] ?? 0] as const,
  );
  const text = spans.reduceRight(
    (rest, [start, end]) => withText(rest, placeOf(start), placeOf(end), ''),
    folded,
  );
  return { folded: text, corrections: spans.map((span) => ({ span, word: '' })) };
}

/** `100 (cien) euros`, `5 kgm a nm (torque)`: without the brackets, where no unit and no figure stands in them. */
export function withoutBrackets(folded: FoldedText, lexemes: readonly Lexeme[]): Respelled[] {
  const from = lexemes.findIndex(({ text }) => ['(', '['].includes(text));
  const last = lexemes.findIndex(({ text }, at) => at > from && [')', ']'].includes(text));
  const said = lexemes.slice(from + 1, last);
  const isSaid = (one: Lexeme) => isStrange(one) || one.numberWord || (one.role && one.senses.length === 0);
  if (from < 1 || said.length === 0 || !said.every(isSaid)) return [];
  return [without(folded, lexemes, [[from, last]])];
}

/** A text without what is measured; nothing where it says nothing of that. */
export function withoutSubject(
  folded: FoldedText,
  lexemes: readonly Lexeme[],
  { isMixed, isLikeWord }: { readonly isMixed: boolean; readonly isLikeWord: (word: string) => boolean },
): Respelled[] {
  const found = new SubjectFinder(lexemes, isMixed, isLikeWord).find();
  if (found.length === 0) return [];
  // half a pound of butter in euros
  const isPriced = found.some(([from]) => from > 0 && !isOnlyMoney(lexemes[from - 1] as Lexeme));
  // how many 8 oz glasses in a gallon
  if (/^(?:how many|cuant[oa]s) \d/.test(folded.text)) return [];
  const isMeant = ({ interpretation: { category, assumedTarget, from, to } }: Question) =>
    // two cups of rice, how many cups of water
    !(found.length > 1 && from === to[0]) &&
    !(isPriced && category === 'currency') &&
    !(assumedTarget && from.length === 1 && !/\d\D+\d/.test(folded.text));
  return [{ ...without(folded, lexemes, found), isMeant }];
}
