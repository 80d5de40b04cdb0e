import type { Locale } from '../../../locale/locale.ts';
import { parseDecimal } from '../../../number/decimal.ts';
import type { Rational } from '../../../number/rational.ts';
import { type FoldedText, normalPhrase } from '../../../text/fold-question.ts';
import { readGroupedDigits } from '../../fields/grouped-number.ts';
import type { Span } from '../question.ts';
import type { LittleWord, LittleWords } from './little-words.ts';
import { inCategory, type Sense } from './senses.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A word, sign, number or phrase of the question, with everything it can be. */
export interface Lexeme extends LittleWord {
  readonly text: string;
  readonly span: Span;
  readonly spaceBefore: boolean;
  /** Set for digits. */
  readonly number?: NumberLexeme | undefined;
  readonly senses: readonly Sense[];
}

/** What digits say, and what they say in the other writing when both are possible; else why they make no number. */
interface NumberLexeme {
  readonly value?: Rational;
  readonly other?: Rational | undefined;
  readonly fault?: 'not-a-number' | 'out-of-range';
}

/** Whether an operator is that of an amount with a sign, or of a sum. */
export const isSign = (operator: string | undefined): boolean => operator === '+' || operator === '-';

interface Piece {
  readonly kind: 'letters' | 'number' | 'space' | 'sign';
  readonly start: number;
  readonly end: number;
}

const PIECE =
  /(\p{L}+(?:'\p{L}+)?)|((?:\d{1,3}(?:[ ']\d{3})+(?!\d)|\d+)(?:[.,]\d+)*(?:e[+-]?\d+)?|[.,]\d+)|(\s+)|(->|=>|.)/gsu;

const cutPieces = (text: string): Piece[] =>
  [...text.matchAll(PIECE)].map(({ 0: piece, 1: letters, 2: number, 3: space, index }) => ({
    kind: letters ? 'letters' : number ? 'number' : space ? 'space' : 'sign',
    start: index,
    end: index + piece.length,
  }));

interface PhraseMatch {
  readonly next: number;
  readonly end: number;
  readonly key: string;
  readonly senses: readonly Sense[];
}

/** What a phrase means; in capital letters throughout, case tells nothing: `10 M` may be metres. */
function sensesOf(key: string, raw: string, source: string, vocabulary: Vocabulary): readonly Sense[] {
  const exact = vocabulary.find(key, raw);
  if (raw === key || /\p{Ll}/u.test(source)) return exact;
  return unionOf(exact, vocabulary.find(key, key));
}

/** Where the longest phrase may end that begins with a piece and goes on with the next word. */
function lastPieceFrom(
  { text }: FoldedText,
  pieces: readonly Piece[],
  at: number,
  vocabulary: Vocabulary,
): number {
  const wordAt = (place: number) => text.slice(pieces[place]?.start, pieces[place]?.end);
  let next = at + 1;
  while (next < at + 4 && /space|sign/.test(pieces[next]?.kind ?? '')) next++;
  // dots, brackets and spaces may stand beside its words
  return at + vocabulary.longestFrom(wordAt(at), wordAt(next)) * 3 - 1;
}

/** The longest phrase from a piece on that the vocabulary knows. */
function findPhrase(
  folded: FoldedText,
  pieces: readonly Piece[],
  at: number,
  vocabulary: Vocabulary,
): PhraseMatch | undefined {
  let found: PhraseMatch | undefined;
  const start = pieces[at]?.start ?? 0;
  const last = lastPieceFrom(folded, pieces, at, vocabulary);
  for (let next = at; next < last; next++) {
    const piece = pieces[next];
    const after = pieces[next + 1];
    if (!piece || piece.kind === 'space') continue;
    if (piece.kind === 'number' && after?.kind === 'letters') continue;
    const text = folded.text.slice(start, piece.end);
    if (text.includes(')') !== text.includes('(') || /[-,(/]$/.test(text)) continue;
    const key = normalPhrase(text);
    const raw = folded.source.slice(folded.origin[start], folded.origin[piece.end]);
    const senses = sensesOf(key, raw, folded.source, vocabulary);
    if (senses.length > 0) found = { next: next + 1, end: piece.end, key, senses };
  }
  return found;
}

/** Two lists; of a category that the first has, the second has only what fits where nothing else does. */
const unionOf = (senses: readonly Sense[], more: readonly Sense[]): readonly Sense[] => [
  ...senses,
  ...more
    .filter(({ id }) => !senses.some((sense) => sense.id === id))
    .map((one) => (inCategory(senses, one.category).length > 0 ? { ...one, rank: one.rank + 2 } : one)),
];

function readDigits(text: string, locale: Locale): NumberLexeme {
  const [digits = '', exponent = ''] = text.split(/(?=e)/);
  const grouped = readGroupedDigits(digits, locale);
  if (!grouped) return { fault: 'not-a-number' };
  const value = parseDecimal(grouped.text + exponent);
  const other = parseDecimal((grouped.other ?? '') + exponent);
  return value ? { value, other } : { fault: 'out-of-range' };
}

/**
 * Cuts a question into lexemes, longest known phrase first.
 * @param locale decides which of two numbers is taken where a number has two
 * @returns lexemes in order; a word nobody knows is one without role, number and senses
 */
export function lexQuestion(
  folded: FoldedText,
  vocabulary: Vocabulary,
  words: LittleWords,
  locale: Locale,
): Lexeme[] {
  const pieces = cutPieces(folded.text);
  const lexemes: Lexeme[] = [];
  let spaceBefore = true;
  const push = (start: number, end: number, rest: Partial<Lexeme>) => {
    const span: Span = [folded.origin[start] ?? 0, folded.origin[end] ?? folded.source.length];
    lexemes.push({ text: folded.text.slice(start, end), span, spaceBefore, senses: [], ...rest });
    spaceBefore = false;
  };
  let at = 0;
  for (let piece = pieces[at]; piece; piece = pieces[at]) {
    const text = folded.text.slice(piece.start, piece.end);
    if (piece.kind === 'space') {
      spaceBefore = true;
      at++;
      continue;
    }
    if (piece.kind === 'number') {
      push(piece.start, piece.end, { number: readDigits(text, locale) });
      at++;
      continue;
    }
    const found = findPhrase(folded, pieces, at, vocabulary);
    const end = found?.end ?? piece.end;
    const word = folded.text.slice(piece.start, end);
    const little = words.find(found?.key ?? word);
    const isSmall = folded.source.slice(folded.origin[piece.start], folded.origin[end]) === word;
    push(piece.start, end, {
      ...little,
      everyday: isSmall ? little.everyday : undefined,
      senses: found?.senses ?? [],
    });
    at = found?.next ?? at + 1;
  }
  // twenty-five, three-quarters: the hyphen of a number in words is no minus
  return joinNames(
    lexemes.filter(
      ({ negative, spaceBefore }, place) =>
        !negative || spaceBefore || !lexemes[place - 1]?.numberWord || !lexemes[place + 1]?.numberWord,
    ),
  );
}

/** `pesos de Chile`, `100 $ usd`, `degrees centigrade`, `hectáreas (ha)`: neighbours that name one unit together. */
function joinNames(lexemes: readonly Lexeme[]): Lexeme[] {
  const joined: Lexeme[] = [];
  for (const lexeme of lexemes) {
    const at = joined.findLastIndex((one) => !'()[]'.includes(one.text) && !isBareOf(one));
    const before = joined[at];
    const names = before && before.text !== lexeme.text && !before.role && !lexeme.role && !before.numberWord;
    const shared = names ? sharedSenses(before.senses, lexeme.senses) : [];
    if (before && shared.length > 0) {
      joined.length = at;
      const below = before.below ?? lexeme.below;
      joined.push({
        ...before,
        senses: shared,
        span: [before.span[0], lexeme.span[1]],
        ...(below && { below }),
      });
    } else joined.push(lexeme);
  }
  return joined;
}

const isBareOf = ({ role, senses }: Lexeme): boolean => role === 'of' && senses.length === 0;

/** What both words can mean; units only where both usually mean it, since `m min` is no long form of anything. */
function sharedSenses(a: readonly Sense[], b: readonly Sense[]): Sense[] {
  return a.flatMap(({ id, category, rank, worth }) => {
    const shared = b.find(
      (sense) => sense.id === id && (category === 'currency' || (rank === 0 && sense.rank === 0)),
    );
    return shared ? [{ ...shared, category, rank: 0, worth: worth ?? shared.worth }] : [];
  });
}
