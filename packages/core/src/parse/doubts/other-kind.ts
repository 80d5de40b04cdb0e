import type { FoldedText } from '../../text/fold-question.ts';
import { foldLetters } from '../../text/fold-text.ts';
import type { Question, Span } from '../question/question.ts';
import type { Lexeme } from '../question/words/lex-question.ts';
import { isSum } from '../sums/sum.ts';
import { type AmountPlace, placesIn } from './amounts-said.ts';

/** A text that was understood, with all that tells whether it was meant so. */
export interface Understood {
  readonly folded: FoldedText;
  readonly question: Question;
  readonly lexemes: readonly Lexeme[];
  /** What the reader is told in place of the text. */
  readonly told: string;
  /** The same with what was worked out, units in the places of amounts. */
  readonly work: string;
}

const MEASURED = new Set(['weight', 'length', 'area', 'volume']);
/** The same everywhere, unlike a pound or a foot. */
const METRIC = /^(?:[a-z]?(?:m[23]?|l|g)|t|ha)$/;
/** A share of a unit, unless it is one of several: `5 1/2`, `mg/5 ml`. */
const SHARE = /(?<![\p{L}\d.,/*)] ?)(\d+)\/(\d+)(?= ?-?\p{L})/u;
/** Where a unit is from, behind it: `de Paris`. */
const OF_PLACE = /^\p{Ll}{1,3}[ '] ?\p{Lu}\p{Ll}+(?!\p{L})/u;
/** `aragonesa`, `fiorentine`, `parisiennes`: where it is from, in the number and gender of the unit. */
const BELONGS = /^\p{L}+(?:[aei]nn?|[aeo]i?s|ens|ol|ic)[aoei]s?$|^\p{L}+(?:es|an|la)$/u;
const AGREES = /\p{L}{2}(\p{L}) \p{L}+[aoei]s?(?<=\1)$|\p{L}{3}a \p{L}+e$|\p{L}{2}[lr] \p{L}+(?:es|an|la)$/u;
/** How fast somebody runs, and not how long: `10 km a 5:30`. */
const PACE = /(?<!\p{L})(?:a|at|zu) ?\d\d?:\d\d(?![:\d])/u;
/** So many of what has no name: two of the same picture. */
const PICTURES = /(\p{Extended_Pictographic})\ufe0f? ?\1/u;
/** Figures that name something, without units and spaces: a score, a blood pressure, a screw. */
const NAMING = /^\D*\d[\d.,]*(?:[-+x/]\d[\d.,]*)+(?: (?:[ei]n|em) \S+)?\s*$/u;
/** Weeks and days, as pregnancies are counted. */
const WEEKS_AND_DAYS = /\d\+\d /u;
/** A month and a shorter time, by their ids. */
const MINUTES = /min|^[hs]month|month[hs]$/;
/** No price is per such a unit. */
const PER_SPEED = /\/(?:k?m\/h|kmh|mph|knot|ms|c|f|bar|psi)(?!\p{L})/u;

/** Whether something stands beside an amount, with at most *of* between: `tubo de 1/2 pulgada`, `1/2 inch pipe`. */
export function isBeside(
  lexemes: readonly Lexeme[],
  { from, to }: AmountPlace,
  is: (one: Lexeme) => boolean,
): boolean {
  const before = lexemes.slice(Math.max(0, from - 2), from);
  const isNext = before.every((one, at) => is(one) || (at > 0 && one.text.length < 4));
  return [...(isNext ? before : []), ...lexemes.slice(to + 1, to + 2)].some(is);
}

/** Whether figures are a fraction of a unit as people write them; others are from one amount to another: `10/15 kg`, `4/5 kg`. */
export function isFraction(over: number, under: number): boolean {
  if (over >= under || over === 1 || under > 99) return true;
  const isLowest = [2, 3, 5, 7].every((prime) => over % prime || under % prime);
  return isLowest && ([2, 3, 4, 8, 16, 32, 64].includes(under) || ([5, 10].includes(under) && over < 4));
}

/** A unit of another place or time: `arroba aragonesa`, `lieues de Paris`, `badische Fuß`. */
function fromElsewhere({ folded: { source }, question, lexemes }: Understood): Span | undefined {
  const { category, from } = question.interpretation;
  const isOld = !METRIC.test(from);
  const isUnit = (one: Lexeme | undefined) => one?.senses.some(({ id }) => id === from);
  const left = question.corrections.filter(({ word }) => word === '' && MEASURED.has(category));
  const ofPlace = lexemes.find((unit, at) => {
    const place = lexemes[at + 2];
    const isKnown = !place || place.role || place.senses.length > 0;
    return (
      !isKnown && isOld && isUnit(unit) && OF_PLACE.test(source.slice(unit.span[1], place.span[1]).trim())
    );
  });
  if (ofPlace && MEASURED.has(category)) return ofPlace.span;
  return left.find(({ span: [start, end] }) => {
    const said = source.slice(start, end);
    const unit = lexemes.findLast(({ span }) => span[1] <= start);
    const next = lexemes.find(({ span }) => span[0] >= end);
    if (next?.senses[0] && /isch\p{L}{0,2}$/u.test(said)) return true;
    if (isUnit(next)) return isOld && /\p{Lu}\p{Ll}+$/u.test(said);
    if (!isOld || !unit || !isUnit(unit)) return false;
    const word = foldLetters(said);
    return BELONGS.test(word) && AGREES.test(`${unit.text} ${word}`);
  })?.span;
}

/** A word that only joins was read as the unit: `chiave del 13 in pollici`, `cable del 12 a mm2`. */
function joinsOnly({ question, lexemes }: Understood): Span | undefined {
  const { assumedTarget, category, from, to } = question.interpretation;
  const units = lexemes.filter(({ senses }) => senses.some((one) => one.category === category));
  const [unit, target] = units;
  if (assumedTarget || units.length > 2 || unit?.role !== 'connector' || !target) return undefined;
  const isLeft = from !== 'in' && question.corrections.some(({ word }) => word === '');
  const isRead = unit.senses.some(({ id }) => id === from) && unit.text === from;
  return isRead && (to[0] === from || isLeft) ? unit.span : undefined;
}

/** `un terzo di 2 ore e un quarto`: a share of both, or of the first. */
function sharesSome(lexemes: readonly Lexeme[]): Span | undefined {
  const isShare = ({ numberWord }: Lexeme) => numberWord?.kind === 'fraction';
  const of = lexemes.findIndex(
    ({ role }, at) =>
      role === 'of' && lexemes.slice(Math.max(0, at - 2), at).some((one) => isShare(one) || one.text === '/'),
  );
  const place = placesIn(lexemes).find(({ from }) => from === of + 1);
  const bare = of + (lexemes[of + 1]?.article ? 2 : 1);
  const unit = place?.of ? place.to : bare;
  const isUnit = of > 0 && lexemes[unit]?.senses[0] !== undefined;
  const [joiner, ...rest] = isUnit ? lexemes.slice(unit + 1) : [];
  return joiner?.role === 'joiner' ? rest.slice(0, 2).find(isShare)?.span : undefined;
}

/** What was read in a unit, or as a number, that is another one or none. */
export function otherKind(text: Understood): Span | undefined {
  const { folded, question, lexemes, work } = text;
  const { amount, assumedTarget, category, from, to } = question.interpretation;
  const { n, d } = amount.toFraction();
  const all: Span = [0, folded.source.length];
  const share = SHARE.exec(folded.text);
  const [over, under] = [Number(share?.[1]), Number(share?.[2])];
  if (share && BigInt(over) * d === BigInt(under) * n && !isFraction(over, under)) return all;
  const left = question.corrections
    .filter(({ word }) => word === '')
    .map(({ span }) => foldLetters(folded.source.slice(...span)));
  const isWorked = isSum(question.interpretation);
  const isOther =
    (category === 'speed' && isWorked && PACE.test(folded.text)) ||
    // a letter is no month beside minutes
    ([from, to[0]].includes('month') &&
      lexemes.some(({ text: word }) => word === 'm') &&
      MINUTES.test(from + to)) ||
    // a barrel of beer is another one
    (from === 'bbl' && left.length > 0) ||
    (category === 'currency' && PICTURES.test(folded.source)) ||
    // Cuanto sería en euros asks for no money of Serbia.
    (category === 'currency' &&
      to.length > 1 &&
      !assumedTarget &&
      question.corrections.some(({ word }) => word)) ||
    // in 100 days: which day that is
    (!isWorked && `${from} ${to}` === 'd d') ||
    (from === 'w' && WEEKS_AND_DAYS.test(folded.text)) ||
    (['number', 'percent'].includes(category) && left.length > 0 && NAMING.test(folded.text)) ||
    // spf 30 plus spf 20
    (category === 'number' && (new Set(left).size < left.length || PER_SPEED.test(work)));
  return isOther ? all : (fromElsewhere(text) ?? joinsOnly(text) ?? sharesSome(lexemes));
}
