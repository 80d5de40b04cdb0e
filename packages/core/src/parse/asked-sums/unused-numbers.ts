import { foldLetters } from '../../text/fold-text.ts';
import type { Interpretation, Question, QuestionError, Span } from '../question/question.ts';
import type { Lexeme } from '../question/words/lex-question.ts';
import { compares } from '../rephrasing/several/comparisons.ts';

/** More figures than a question has: each is read again. */
const MAX_NUMBERS = 8;
/** A mean speed is no half of one, and a room no quarter; rupees in lakhs are rupees. */
const OTHER_WORDS: Readonly<Record<string, RegExp>> = {
  media: /velocidad|ritmo|que media/,
  // double a recipe x 2
  double: /(?:recipe|batch).*(?:x|times) ?2(?!\d)/,
  triple: /(?:recipe|batch).*(?:x|times) ?3(?!\d)/,
  cuarto: /(?<!\p{L})cuarto de \d/u,
  lakhs: /in lakhs of/,
  crores: /in crores of/,
};

const written = (one: Interpretation): string =>
  JSON.stringify(one, (_, value) =>
    typeof value === 'bigint' ? `${value}` : (value?.toFraction?.() ?? value),
  );

/** The same number with another digit in one place: what is read in it stays the same kind of number. */
const withOtherDigit = (text: string, at: number): string =>
  `${text.slice(0, at)}${(Number(text[at]) % 9) + 1}${text.slice(at + 1)}`;

/** Where the digits of a number stand, which may be written together with what follows: `5k`. */
const figureAt = (source: string, [start, end]: Span): Span =>
  end > start ? [start, end] : [start, start + (/^[\d.,]*\d/.exec(source.slice(start))?.[0].length ?? 0)];

interface NumberAt {
  readonly isOne: boolean;
  readonly isWord: boolean;
  readonly span: Span;
}

/** Each text that is the same but for one number; a `one` may be left out, and changes nothing. */
function otherTexts({ isOne, isWord, span: [start, end] }: NumberAt, source: string): string[] {
  if (isWord) return isOne ? [] : [source.slice(0, start) + source.slice(end)];
  const places = [...new Set([start, end - 1])].filter((at) => /\d/.test(source.charAt(at)));
  return places.map((at) => withOtherDigit(source, at));
}

const isWithin = ([start, end]: Span, [from, to]: Span): boolean => from <= start && end <= to;

/**
 * A question of which no number plays no part without a word. Whether one does shows when the text is read with another in its place:
 * where that comes to the same, it is told as left out if the text was put in other words, or only says how far somebody ran;
 * otherwise nothing is understood.
 * @param read reads a text like this one
 */
export function unlessNumberUnused(
  source: string,
  question: Question,
  lexemes: readonly Lexeme[],
  read: (text: string) => Question | QuestionError,
): Question | QuestionError {
  const { corrections, interpretation } = question;
  const text = foldLetters(source);
  const numbers = lexemes.flatMap(({ article, number, numberWord, span, text: word }) => {
    if (number) return { isOne: false, isWord: false, span: figureAt(source, span) };
    // 12k miles: what was written out stands nowhere
    const isWord = numberWord && !article && span[1] > span[0] && !OTHER_WORDS[word]?.test(text);
    return isWord ? { isOne: numberWord.value.n === numberWord.value.d, isWord, span } : [];
  });
  if (numbers.length > MAX_NUMBERS || (numbers.length < 2 && corrections.length === 0)) return question;
  const meant = written(interpretation);
  const comesToTheSame = (other: string): boolean => {
    const again = read(other);
    return again.ok && written(again.interpretation) === meant;
  };
  const unused = numbers.filter((one) => {
    const isTold = corrections.some(({ span, word }) => word === '' && isWithin(one.span, span));
    const others = isTold ? [] : otherTexts(one, source);
    return others.length > 0 && others.every(comesToTheSame);
  });
  if (unused.length === 0 || compares(text)) return question;
  const silent = unused.find(
    ({ isWord, span }) =>
      isWord || !(interpretation.category === 'speed' || corrections.some((one) => isWithin(span, one.span))),
  );
  if (silent) return { ok: false, code: 'not-understood', span: silent.span, suggestions: [] };
  return { ...question, corrections: [...corrections, ...unused.map(({ span }) => ({ span, word: '' }))] };
}
