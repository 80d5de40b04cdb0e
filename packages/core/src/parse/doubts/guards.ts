import type { GuardWords, Language } from '../../locale/language.ts';
import { foldQuestion } from '../../text/fold-question.ts';
import { foldLetters } from '../../text/fold-text.ts';
import type { Question, QuestionError, Span } from '../question/question.ts';
import type { Lexeme } from '../question/words/lex-question.ts';
import { compares } from '../rephrasing/several/comparisons.ts';
import { formulaText, isSum } from '../sums/sum.ts';

/** What the guards know of a language. */
type WordsOfGuards = Pick<Language, 'guardWords' | 'questionWords' | 'sumWords'>;

/** An amount of a text: from which lexeme to which, and of what it may be; a bare figure may be of anything. */
interface Place {
  readonly from: number;
  readonly to: number;
  readonly of: ReadonlySet<string> | undefined;
  /** So many of a thing: `3 pizzas`. */
  readonly isCount: boolean;
}

/** What changes an amount where it stands between two: what is said so is worked out, and no amount besides. */
const CHANGES = ['off', 'discount', 'tax', 'tip', 'more', 'less', 'raise', 'reduce', 'add', 'take'] as const;
/** What may be shared out among people. */
const SHARED = /^(?:currency|time|number|percent)$/;
/** A day and no division. */
const DATE = /^\s*\d{1,2}\/\d{1,2}\/(?:19|20)\d\d\s*$/u;
/** Alike in all languages; of sides it is no area. */
const DIAGONAL = /diagonal/u;
const SIDES = /\d ?\p{L}{0,2} ?(?:x|por|by|par|mal|per) ?\d/u;

const isNumber = ({ number, numberWord, article }: Lexeme): boolean =>
  number !== undefined || (numberWord !== undefined && !article);
const hasMoney = ({ senses }: Lexeme): boolean => senses.some(({ category }) => category === 'currency');

/** Amounts that are added up, and no percentage to one: not `240/(100 + 20)`. */
const ADDED = /(?<!\/\(\d+) \+ (?![\d.,]* ?%)/;

/** How it was worked out, as the reader is told, with units in the places of amounts. */
function workOf({ interpretation, corrections }: Pick<Question, 'interpretation' | 'corrections'>): string {
  const told = corrections.map(({ word }) => word).join(' ');
  return told + (isSum(interpretation) ? formulaText(interpretation.formula, ({ unit }) => unit) : '');
}

/** The amounts of a text, in order. */
function placesIn(lexemes: readonly Lexeme[]): Place[] {
  const found: Place[] = [];
  for (const [at, lexeme] of lexemes.entries()) {
    if (!isNumber(lexeme) || at <= (found.at(-1)?.to ?? -1)) continue;
    let last = at;
    while (isNumber(lexemes[last + 1] ?? lexeme) && lexemes[last + 1]) last++;
    const [before, after] = [lexemes[at - 1], lexemes[last + 1]];
    if (after?.text === '%' || after?.text === 'percent') continue;
    const of = (unit: Lexeme) => new Set(unit.senses.map(({ category }) => category));
    if (after && after.senses.length > 0 && !after.role)
      found.push({ from: at, to: last + 1, of: of(after), isCount: false });
    else if (before && hasMoney(before) && before.senses.length > 0 && found.at(-1)?.to !== at - 1)
      found.push({ from: at - 1, to: last, of: of(before), isCount: false });
    else if (lexeme.number || lexeme.numberWord?.kind === 'add') {
      const isNoun = !after?.operator && (!after?.role || after.role === 'filler');
      found.push({ from: at, to: last, of: undefined, isCount: isNoun && /^\p{L}{2}/u.test(after?.text ?? '') });
    }
  }
  return found;
}

/** `treinta-3`, `mil, ciento once`: a number in words that a sign parts is no difference and no two numbers. */
function partedNumber(lexemes: readonly Lexeme[]): Span | undefined {
  for (const [at, { numberWord, article, span }] of lexemes.entries()) {
    const [sign, next] = lexemes.slice(at + 1, at + 3);
    if (!numberWord || article || !sign || !next) continue;
    const isHyphen = sign.text === '-' && !sign.spaceBefore && !next.spaceBefore && next.number;
    const isComma = sign.text === ',' && numberWord.kind === 'scale' && isNumber(next);
    if (isHyphen || isComma) return [span[0], next.span[1]];
  }
  return undefined;
}

/** Tells which questions mean something else than what was read, by words that no reading may pass over, in several languages at once. */
export class Guards {
  readonly #stop: RegExp;
  readonly #net: RegExp;
  readonly #kept: RegExp;
  readonly #howMany: RegExp;
  readonly #moves: RegExp;
  readonly #total: RegExp;
  readonly #side: RegExp;
  readonly #screen: RegExp;
  readonly #flat: RegExp;
  readonly #among: RegExp;
  readonly #each: RegExp;
  readonly #food: RegExp;
  readonly #changes: RegExp;
  readonly #silent: ReadonlySet<string>;

  constructor(languages: readonly WordsOfGuards[]) {
    const form = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'u');
    const words = (name: keyof GuardWords) => languages.map(({ guardWords }) => guardWords[name]).join('|');
    const list = (name: keyof GuardWords) => form(words(name));
    this.#stop = list('stop');
    this.#net = list('net');
    this.#kept = list('kept');
    this.#howMany = list('howMany');
    this.#moves = list('moves');
    this.#total = list('total');
    this.#side = list('side');
    this.#screen = list('screen');
    this.#flat = list('flat');
    this.#food = list('food');
    this.#among = form(
      languages.map(({ guardWords: { people }, sumWords }) => `(?:${sumWords.for}) \\S+ (?:${people})`).join('|'),
    );
    this.#each = form(
      languages
        .map(({ guardWords: { people }, questionWords: { roles } }) => `(?:${roles.per.replaceAll(' ', '|')}) (?:${people})`)
        .join('|'),
    );
    this.#changes = form(
      languages
        .flatMap(({ questionWords, sumWords }) => [
          questionWords.operators['+'],
          questionWords.operators['-'],
          ...CHANGES.map((name) => sumWords[name]),
        ])
        .filter(Boolean)
        .join('|'),
    );
    this.#silent = new Set(languages.flatMap(({ guardWords }) => guardWords.silent.split(' ')));
  }

  /** What a text was understood as, unless a word of it says that something else is meant. */
  unlessGuarded(
    source: string,
    question: Question | QuestionError,
    lexemesOf: () => readonly Lexeme[],
  ): Question | QuestionError {
    if (!question.ok) return question;
    const span = this.#guarded(source, question, lexemesOf);
    return span ? { ok: false, code: 'not-understood', span, suggestions: [] } : question;
  }

  /** Where the word stands that forbids what was read. */
  #guarded(source: string, question: Question, lexemesOf: () => readonly Lexeme[]): Span | undefined {
    const { interpretation, corrections } = question;
    const { text, origin } = foldQuestion(source);
    const at = (form: RegExp): Span | undefined => {
      const match = form.exec(text);
      const [start, end] = [match?.index ?? 0, (match?.index ?? 0) + (match?.[0].length ?? 0)];
      return match ? [origin[start] ?? 0, origin[end] ?? source.length] : undefined;
    };
    const stop = at(this.#stop) ?? (text.includes('%') ? undefined : at(this.#net));
    if (stop) return stop;
    for (const { span, word } of corrections)
      if (word === '' && this.#kept.test(foldLetters(source.slice(...span)))) return span;
    if (this.#side.test(text) && this.#screen.test(text)) return at(this.#side);
    // mil por mil, tres mil por ciento de mil, 03/04/2020
    const isMil = interpretation.from === 'mil' && interpretation.to[0] === 'mil' && !interpretation.assumedTarget;
    const isArea = /^mil2?$|^m2$/.test(interpretation.from) && /mil por .*mil/.test(text);
    if (isMil || isArea || DATE.test(text)) return [0, source.length];
    const told = corrections.map(({ word }) => word).join(' ');
    if (interpretation.category === 'length' && this.#flat.test(text) && !told.includes('*')) return at(this.#flat);
    if (DIAGONAL.test(text) && (/area|volume/.test(interpretation.category) || SIDES.test(text))) return at(DIAGONAL);
    if (!SHARED.test(interpretation.category) && this.#among.test(text) && !this.#food.test(text))
      return at(this.#among);
    const lexemes = lexemesOf();
    const isAdded = ADDED.test(workOf(question)) && !lexemes.some(({ operator }) => operator === '+');
    if (isAdded && this.#moves.test(text)) return at(this.#moves);
    return partedNumber(lexemes) ?? this.#strangersBetween(text, question, lexemes);
  }

  /** Two amounts of one kind with a word between them that joins nothing: nobody says that they are added, shared out or compared. */
  #strangersBetween(text: string, question: Question, lexemes: readonly Lexeme[]): Span | undefined {
    const { interpretation } = question;
    if (interpretation.category === 'percent' || compares(text)) return undefined;
    const places = placesIn(lexemes);
    const amounts = places.filter(({ isCount }) => !isCount);
    for (const [index, second] of amounts.entries()) {
      const first = amounts[index - 1];
      if (!first) continue;
      const kinds = [...(first.of ?? second.of ?? [])].filter((kind) => !second.of || second.of.has(kind));
      if (!kinds.includes(interpretation.category) && interpretation.category !== 'number') continue;
      const between = lexemes.slice(first.to + 1, second.from);
      const stranger = between.find((one, at) => this.#isStranger(one, between[at - 1]));
      const said = text.slice(
        ...([between[0]?.span[0] ?? 0, between.at(-1)?.span[1] ?? 0] as [number, number]),
      );
      if (!stranger || between.some(({ operator }) => /^[-+]$/.test(operator ?? '')) || this.#changes.test(said))
        continue;
      if (!this.#isWorkedOut(text, question, amounts.length)) return stranger.span;
    }
    return undefined;
  }

  #isStranger({ text, role, operator, number, numberWord, article, senses }: Lexeme, before?: Lexeme): boolean {
    if (!/\p{L}/u.test(text) || operator || number || numberWord || article || this.#silent.has(text)) return false;
    if (role) return role === 'filler';
    // a unit that is asked for, or so much of which an amount is for
    return senses.length === 0 || (senses[0]?.category !== 'currency' && !(before?.role || before?.article || before?.operator));
  }

  /** Whether the text says itself what is done with its amounts: a total, so many at a price each, so much for each. */
  #isWorkedOut(text: string, { interpretation, corrections }: Question, amounts: number): boolean {
    // mil por mil, tres mil por ciento de mil, 03/04/2020
    const isMil = interpretation.from === 'mil' && interpretation.to[0] === 'mil' && !interpretation.assumedTarget;
    const isArea = /^mil2?$|^m2$/.test(interpretation.from) && /mil por .*mil/.test(text);
    if (isMil || isArea || DATE.test(text)) return [0, source.length];
    const told = corrections.map(({ word }) => word).join(' ');
    const work = workOf({ interpretation, corrections });
    if (interpretation.category === 'number') return !work.includes('÷') || work.includes('×') || told !== '' && /[*/]/.test(told) || this.#howMany.test(text);
    if (ADDED.test(work))
      return !this.#each.test(text) && (this.#total.test(text) || work.includes('*') || amounts > 2);
    return /[*/×÷−]| - /.test(work);
  }
}
