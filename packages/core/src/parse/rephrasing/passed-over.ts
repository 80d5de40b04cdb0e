import { SAID_WORDS } from '../../locale/said-words.ts';
import { slipsBetween } from '../../text/typing-slips.ts';
import type { Span } from '../question/question.ts';
import type { Lexeme } from '../question/words/lex-question.ts';
import type { Draft, Edit } from './draft.ts';
import type { TokenLine } from './token-line.ts';

/** A text without what only says what is there already. */
export function withoutSaid(draft: Draft, lexemes: readonly Lexeme[]): Draft {
  const edits: Edit[] = lexemes
    .filter(({ text, senses }, at) => {
      const next = lexemes[at + 1];
      // mi perro
      if (text === 'mi')
        return lexemes[at - 1]?.number === undefined && next?.senses.length === 0 && !next.role;
      return senses.length === 0 && SAID_WORDS.has(text);
    })
    .map(({ span }) => ({ place: draft.placesOf(span), by: '' }));
  return edits.length === 0 ? draft : draft.edited(edits);
}

/** Behind a unit they make it another one, also with a slip. */
const OF_UNITS =
  'cuadrado cuadrados cuadrada cuadradas cubico cubicos square squared cubic cubed nautica nauticas nautico nautical liquida liquidas fluid imperial hora hour segundo second minuto minute'.split(
    ' ',
  );

/** A race is a length, and these compare two amounts. */
const SAYS_MORE = /^(?:marat.+|lighter|heavier|longer|shorter)$/;

const isLike = (text: string, word: string): boolean => {
  const most = word.length > 6 ? 2 : 1;
  return slipsBetween(text, word, most) <= most;
};

/** Whether a word that nobody knows stands where it can change nothing. */
function mayBePassedOver(line: TokenLine, at: number): boolean {
  const [before = '', after = '', next = ''] = [line.line[at - 1], line.line[at + 1], line.line[at + 2]];
  const text = line.word(at);
  if (
    /[NPQ]/.test(before) ||
    (before === 'M' && (after === 'N' || !isNamed(line, at - 1))) ||
    /[UMP]/.test(after) ||
    !/^[a-z]{2}/.test(text) ||
    SAYS_MORE.test(text)
  )
    return false;
  if (line.word(at - 1) === 't') return false;
  if (before === 'U' && OF_UNITS.some((word) => isLike(text, word))) return false;
  if (after !== 'N') return true;
  // golf 7 150 cv
  if (line.word(at + 1).includes(' ')) return false;
  // gate 1 usd, wire 12 in mm: the number may be its own
  const isCode = next === 'M' && line.word(at + 2).length <= 3;
  return !isCode && !line.lexeme(at + 2)?.role;
}

/** Where the tokens from one to another, that included, stand in the folded text. */
const placeOf = (line: TokenLine, from: number, last: number): Span =>
  line.draft.placesOf([line.lexeme(from)?.span[0] ?? 0, line.lexeme(last)?.span[1] ?? 0]);

/** `dos discos de 25 kg` among other amounts: twice 25 kg. */
export function withCounts(line: TokenLine): Draft {
  if (!line.line.includes('+')) return line.draft;
  const edits: Edit[] = [...line.line.matchAll(/(?<=N)X{1,2}[OT](?=N[UM])/g)].map(
    ({ 0: { length }, index }) => ({
      place: placeOf(line, index, index + length - 1),
      by: '*',
      isTold: true,
    }),
  );
  return edits.length === 0 ? line.draft : line.draft.edited(edits);
}

/** Whether money is one country's by its name or code, which no word behind it can change: `euros`, `cad`; there were other marks and liras. */
const isNamed = (line: TokenLine, at: number): boolean => {
  const [first, other] = line.lexeme(at)?.senses ?? [];
  const text = line.word(at);
  return first?.id.toLowerCase() === text || (!other && /euro| /.test(text));
};

/** Where the run of words ends that one belongs to, and what stands before it and behind it. */
function runAround(line: TokenLine, at: number) {
  const from = line.line.slice(0, at).search(/[XOA]*$/);
  const after = line.line.slice(at + 1).replace(/(?:O?X)*/, '');
  return { before: from - 1, hasOf: line.line.slice(from, at).includes('O'), after: after.charAt(0) };
}

/** What says neither whether a share is added nor whether it is taken off. */
const WITH_A_SHARE = /(?<!\p{L})(?:con|with)(?: (?:un|an?|el|the))? \d[\d.,]* ?%/u;

/** The same where several amounts are worked out together: what is bought, before the first of them or behind one with its unit. */
function mayBeBought(line: TokenLine, at: number): boolean {
  const text = line.word(at);
  if (!/^[a-z]{2}/.test(text) || SAYS_MORE.test(text)) return false;
  const { before, hasOf, after } = runAround(line, at);
  const kind = line.line[before] ?? '';
  if (/[UMP]/.test(after)) return before < 0 && after === 'M' && line.line.includes('MN');
  // zapatos 120 dólares con 25% de descuento; menos comisión 5 usd
  if (kind === '') return after !== '+';
  if (after === 'N' || after === 'T') return kind === '+' && /[UM]/.test(line.line.slice(0, before));
  if (kind === 'M') return hasOf || isNamed(line, before);
  if (kind === 'U') return hasOf || !OF_UNITS.some((word) => isLike(text, word));
  // `con 25% de xyz` may be a discount
  if (WITH_A_SHARE.test(line.draft.folded)) return false;
  // 10% de comisión of what stands before; but 20% of xyz
  return kind === '+' && hasOf && /[UM]/.test(line.line.slice(0, before));
}

/**
 * A text without the nouns that nobody measures by, where they cannot change what is asked: there is one amount with its unit and one
 * target, and no such word stands where a unit can, before one (`roman miles`), or beside money, where it may say of which country.
 */
export function withoutStrangers(line: TokenLine): Draft | undefined {
  const strange = line.places('X');
  // bmw x5 250 cv
  if (/\p{L}\d+ \d/u.test(line.draft.text)) return undefined;
  if (strange.length === 0 || strange.length > 5 || !/N|AU/.test(line.line) || line.hasStrangeUnit)
    return undefined;
  // what stands between two amounts may say how they belong together
  const isSum = /\+|N.*X.*N/.test(line.line);
  if (strange.some((at) => !(isSum ? mayBeBought(line, at) : mayBePassedOver(line, at)))) return undefined;
  // with the little words that lead to them: de comisión, temp of
  const edits = strange.map((at) => {
    const from = line.line.search(/N/) < at ? line.line.slice(0, at).search(/[OA]*$/) : at;
    const last = line.line[at + 1] === 'O' && line.line.search(/[NA]/) > at ? at + 1 : at;
    return { place: placeOf(line, from, last), by: '', isTold: true };
  });
  return line.draft.edited(edits);
}
