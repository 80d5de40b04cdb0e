import { slipsBetween } from '../../text/typing-slips.ts';
import { CHANGES } from '../question/spelling/left-out-words.ts';
import { mayBeMoney } from '../question/spelling/slips.ts';
import type { Lexeme } from '../question/words/lex-question.ts';
import type { Draft, Edit } from '../rephrasing/draft.ts';
import { TokenLine } from '../rephrasing/token-line.ts';

/** Little words as they are mistyped, and what is said to those who listen. */
const LITTLE: readonly (readonly [typed: RegExp, plain: string])[] = [
  [/^[kq]uant([oa]s?)$/, 'cuant$1'],
  [/^m[ae]ny$/, 'many'],
  [/^mutch$/, 'much'],
  [/^con?v[er]*t$/, 'convert'],
  [/^pluss$/, 'plus'],
  [/^pe[cz]a$/, 'pesa'],
  [/^dat$/, 'that'],
  [/^wh?ats?$/, 'what'],
  [/^(?:siri|alexa|wey|guey|weon|huevon|parce|haber|ps|xfavor|xfis|brit[oa]|tho|btw|bruh|dude|yo)$/, ''],
];

/** What a percentage is of or for: a slip in one of them would make a discount a surcharge. */
const SHARES = ['descuento', 'discount', 'rebaja', 'impuesto', 'propina', 'gratuity'];

/** Whose money it is, where that of several countries has one name. */
const OWNERS = [
  ...'mexican|argentine|argentinian|chilean|colombian|uruguayan|canadian|australian|american|british'.split(
    '|',
  ),
  ...'swedish|norwegian|danish|turkish|egyptian|moroccan|indian'.split('|'),
  ...[
    ...'mexicano|argentino|chileno|colombiano|uruguayo|dominicano|cubano|filipino|canadiense|australiano'.split(
      '|',
    ),
    ...'americano|esterlina|sueca|noruega|danesa|marroqui'.split('|'),
  ].flatMap((owner) => [`${owner}s`, owner]),
];
/** What a word that nobody knows sounds like in Spanish. */
const heardAs = (typed: string): string[] =>
  [
    typed.replace(/y/g, 'll'),
    typed.replace(/k/g, 'c'),
    typed.replace(/v/g, 'b'),
    typed.replace(/b/g, 'v'),
    typed.replace(/s(?=[ei])/g, 'c'),
    typed.replace(/z/g, 's'),
    typed.replace(/mm|ll|rr/g, (two) => two.charAt(0)),
    `e${typed}`,
  ].filter((one) => one !== typed);

/** What a word means after a number: a category, `place` where it only names a country or coins; else what it is like. */
export type MeaningOf = (word: string) => {
  readonly category?: string | undefined;
  readonly like: readonly string[];
};

const isStrange = ({ text, senses, role, operator, numberWord, number, ...rest }: Lexeme): boolean =>
  /^\p{L}{2}/u.test(text) &&
  senses.length === 0 &&
  !(role || operator || numberWord || number || rest.negative || rest.article || rest.point || rest.plus) &&
  !CHANGES.test(text);

/** The word that a slip was made in, where there is one of its kind. */
function withoutSlip(typed: string, meaningOf: MeaningOf): string | undefined {
  if (typed.length < 4) return undefined;
  const heard = heardAs(typed).find((one) => !/^(?:undefined|place)$/.test(`${meaningOf(one).category}`));
  if (heard) return heard;
  const { like } = meaningOf(typed);
  const near = like.find((word) => {
    const slips = slipsBetween(typed, word, 2);
    const { category } = meaningOf(word);
    if (category === 'place') return false;
    // two slips in a long word; of money there are too many
    if (slips > 1) return typed.length > 6 && word.startsWith(typed.slice(0, 3)) && category !== 'currency';
    return typed.length > 4;
  });
  const isMoney = near !== undefined && meaningOf(near).category === 'currency';
  if (!isMoney) return near;
  return like.find((word) => mayBeMoney(typed, word) && meaningOf(word).category === 'currency');
}

/** `cuántos vasos de 200 ml`: what is counted, however like a unit. */
const isCountedBy = (lexemes: readonly Lexeme[], at: number): boolean =>
  lexemes[at - 1]?.role === 'interrogative' &&
  lexemes[at + 1]?.role === 'of' &&
  lexemes[at + 2]?.number !== undefined;

const shareAt = ({ text }: Lexeme, { folded }: Draft): string | undefined =>
  folded.includes('%') ? SHARES.find((one) => slipsBetween(text, one, 2) <= 2) : undefined;

/** Whose money a word says that it is, beside the name of that money: `peso mexcano`, `swedsh kroner`. */
function ownerAt(lexemes: readonly Lexeme[], at: number, meaningOf: MeaningOf): string | undefined {
  const typed = lexemes[at]?.text ?? '';
  if (typed.length < 6) return undefined;
  const names = (beside: Lexeme | undefined, name: string) => {
    if (!beside || !(isStrange(beside) || beside.senses.some(({ category }) => category === 'currency')))
      return false;
    // a slip in that name too makes it no plain one
    const { category } = meaningOf(name);
    return category === 'currency' || (isStrange(beside) && category === 'place');
  };
  return OWNERS.find(
    (owner) =>
      typed.startsWith(owner.slice(0, 2)) &&
      slipsBetween(typed, owner, 1) <= 1 &&
      (names(lexemes[at - 1], `${lexemes[at - 1]?.text} ${owner}`) ||
        names(lexemes[at + 1], `${owner} ${lexemes[at + 1]?.text}`)),
  );
}

/** A text with the slips put right in every word that stands where a unit can: behind a number, and behind `in`. */
export function withSlipsMended(draft: Draft, lexemes: readonly Lexeme[], meaningOf: MeaningOf): Draft {
  const edits = lexemes.flatMap((lexeme, at): Edit[] => {
    if (!isStrange(lexeme)) return [];
    const place = draft.placesOf(lexeme.span);
    const little = LITTLE.find(([form]) => form.test(lexeme.text));
    if (little) {
      const by = lexeme.text.replace(...little);
      return [{ place: by === '' ? [place[0], place[1] + 1] : place, by, isTold: true }];
    }
    const before = lexemes[at - 1];
    const named = shareAt(lexeme, draft) ?? ownerAt(lexemes, at, meaningOf);
    if (named) return [{ place, by: named, isTold: true }];
    const isUnitHere =
      before?.number ||
      before?.numberWord ||
      before?.article ||
      /^(?:connector|per|interrogative)$/.test(before?.role ?? '');
    const by = isUnitHere && !isCountedBy(lexemes, at) ? withoutSlip(lexeme.text, meaningOf) : undefined;
    return by ? [{ place, by, isTold: true }] : [];
  });
  return edits.length === 0 ? draft : draft.edited(edits);
}

/** A model or a gate has a number too, which a code behind it makes no money: `iphone 15 usd`. */
const NUMBERED =
  /^\d\d? [a-z]{3}(?![a-z])(?!.*(?:\+|plus|mas|%|tip|propina|tax|vat|iva|split|entre|between))/u;
/** Behind words that change what follows nothing is left out. */
const CHANGED_AFTER =
  /(?<!\p{L})(?:half|double|twice|triple|between|entre|from|desde|de \d|hasta|until|over|under|menos|less|more|mas|another|otr[oa]s?|extra|each|cada|every|no|not|sin|without|except|last|next|per|por|difference|diferencia|average|promedio|media|mitad|doble|size|talla|shoe|zapat\p{L}*|bra|ring|anillo|dress|vestido|top|numero|number|room|gate|iphone|version|page|pagina|chapter|level|nivel|year|ano|best|worst)(?!\p{L})/u;

/** A text from its first amount on, where only words that name nothing stand before it: `dinner 86 eur plus 10 percent tip in gbp`. */
export function fromFirstAmount(draft: Draft, lexemes: readonly Lexeme[]): Draft | undefined {
  const { line } = new TokenLine(draft, lexemes);
  if (!/^[XOALT]*X[XOALT]*(?:M?N)/.test(line)) return undefined;
  const at = lexemes.findIndex(({ number, numberWord, article }) => number || (numberWord && !article));
  const first = lexemes[at];
  // a number of its own: wire 12 in mm, golf 7 150 cv
  if (!first?.number || first.text.includes(' ') || lexemes[at + 1]?.role) return undefined;
  const sign = lexemes[at - 1];
  const start = sign && sign.senses.length > 0 ? sign.span[0] : first.span[0];
  const [, place] = draft.placesOf([0, start]);
  const [before, rest] = [draft.folded.slice(0, place), draft.folded.slice(place)];
  if (CHANGED_AFTER.test(before) || NUMBERED.test(rest) || /[^a-z ,.:$€£']/.test(before)) return undefined;
  return draft.edited([{ place: [0, place], by: '', isTold: true }]);
}
