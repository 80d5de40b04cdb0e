import { compare, divide, multiply, type Rational, rational } from '../../../number/rational.ts';
import { hasLetter, withoutPlural } from '../../../text/characters.ts';
import { isFraction } from '../../doubts/other-kind.ts';
import { NumeralReader } from '../../question/numbers/numeral.ts';
import { QuestionFault } from '../../question/question-fault.ts';
import { isSign, type Lexeme } from '../../question/words/lex-question.ts';
import type { CellValue, Kind, Leaf, Role } from '../cell.ts';
import type { RoleMatch } from '../roles.ts';
import { isDozen } from '../things/thing-rules.ts';
import { WEIGHTS } from '../weights.ts';

/** Signs that do what words of a role do. */
const SIGNS: Readonly<Record<string, readonly Role[]>> = {
  '+': ['plus'],
  '-': ['minus'],
  '*': ['times'],
  x: ['times'],
  '/': ['each', 'over'],
  '%': ['percent'],
  '=': ['in'],
  '>': ['in'],
  '->': ['in'],
  '=>': ['in'],
  ',': ['and'],
  ';': ['and'],
  '&': ['and', 'plus'],
  '@': ['at'],
  '?': ['silent'],
  '¿': ['silent'],
  '¡': ['silent'],
  '!': ['silent'],
  ':': ['silent'],
  '.': ['silent'],
  '"': ['silent'],
};

/** What little words do, of a language that the text is not taken for. */
const LITTLE = { connector: 'in', joiner: 'and', interrogative: 'howMany', of: 'of' } as const;

/** Roles of words that may be left out all the same. */
const LEAVES_OUT = new Set(
  'silent does costs holds given what is moves on each at one for from to in of by'.split(' '),
);

/** What no table knows, and may name a thing. */
const isNoun = (
  { senses, role, operator, number, numberWord, text }: Lexeme,
  before: Lexeme | undefined,
): boolean =>
  // a price per can
  senses.length === 0 &&
  (!role || (role === 'filler' && before?.role === 'per')) &&
  !operator &&
  !number &&
  !numberWord &&
  /^\p{L}[\p{L}'-]+$/u.test(text);

const leaf = (kind: Kind, from: number, to: number, cost: number, value: CellValue = {}): Leaf => ({
  ...{ kind, from, to, cost, rule: 'leaf', of: [], skipped: [] },
  ...value,
});

/** Every number that begins at a lexeme, with the second value of one that has two. */
function numbersAt(lexemes: readonly Lexeme[], at: number): Leaf[] {
  const cells: Leaf[] = [];
  for (const other of [false, true]) {
    const reader = new NumeralReader(lexemes, other);
    try {
      const read = reader.read(at);
      if (!read) return cells;
      cells.push(leaf('number', at, read.next, other ? WEIGHTS.otherNumber : 0, { number: read.value }));
      if (!reader.hasOther) return cells;
    } catch (fault) {
      if (fault instanceof QuestionFault) return cells;
      throw fault;
    }
  }
  return cells;
}

/** `tres mil`: a scale that is a unit too, behind a number. */
function thousandsAt(lexemes: readonly Lexeme[], at: number): Leaf[] {
  const scale = lexemes[at + 1];
  const isScale = scale?.numberWord?.kind === 'scale' && scale.senses.length > 0;
  const number = isScale ? numbersAt(lexemes.slice(0, at + 1), at)[0]?.number : undefined;
  if (!number || !scale?.numberWord) return [];
  return [leaf('number', at, at + 2, 0, { number: multiply(number, scale.numberWord.value) })];
}

/** What is counted in, a lakh and a crore too. */
const COUNTED_IN = [100n, 1000n, 100_000n, 1_000_000n, 10_000_000n];

/** A hundred, a thousand or a million that nobody counts; a billion is not the same everywhere. */
function scaleAt({ numberWord }: Lexeme, at: number, before: Lexeme | undefined): Leaf[] {
  const isScale = numberWord?.kind === 'scale' && COUNTED_IN.includes(numberWord.value.n);
  if (!isScale) return [];
  const number = { number: numberWord.value };
  // ten per cent of a thousand
  const isOf = before?.role === 'of';
  return [leaf('scale', at, at + 1, 0, number), ...(isOf ? [leaf('number', at, at + 1, 0, number)] : [])];
}

/** Where a word stands, and what is there. */
interface Place {
  readonly lexemes: readonly Lexeme[];
  readonly lexeme: Lexeme;
  readonly at: number;
  readonly roles: readonly RoleMatch[];
}

/** `4:50`, `1:45:00`: minutes and seconds, or hours and minutes, as long as those are hours of a day. */
function clockAt({ lexemes, at }: Place): Leaf[] {
  const isNext = (one: Lexeme | undefined, form: RegExp) => one && !one.spaceBefore && form.test(one.text);
  const figures = [lexemes[at]?.text ?? ''];
  let to = at + 1;
  while (isNext(lexemes[to], /^:$/) && isNext(lexemes[to + 1], /^[0-5]\d$/)) {
    figures.push(lexemes[to + 1]?.text ?? '');
    to += 2;
  }
  if (figures.length < 2 || !/^\d\d?$/.test(figures[0] ?? '') || lexemes[at - 1]?.text === ':') return [];
  const amount = rational(figures.reduce((sum, figure) => sum * 60n + BigInt(figure), 0n));
  const seconds = { category: 'time', unit: 's', amount, rank: 0 };
  const hours = { ...seconds, unit: 'min', rank: 0.5 };
  const isEither = figures.length === 2 && Number(figures[0]) < 24;
  return [leaf('clock', at, to, 0, { measures: isEither ? [seconds, hours] : [seconds] })];
}

/** Races that are a length. @source World Athletics, competition rule 55: 42.195 km */
const RACES: Partial<Record<Role, Rational>> = { race: rational(42195n), 'half race': rational(42195n, 2n) };

/** Things are counted by the dozen. */
function dozensAt({ lexemes, at }: Place, numbers: readonly Leaf[]): Leaf[] {
  const before = lexemes[at - 1];
  const counted = numbers.filter(({ from, to }) => lexemes.slice(from, to).some(isDozen));
  return counted.map(({ from, to, cost, number }) =>
    leaf('dozens', before?.article && from === at ? from - 1 : from, to, cost, { number }),
  );
}

/** An article counts one, unless it stands between two units: `libras a kilogramos`. */
function articleAt({ lexemes, lexeme: { article, role }, at }: Place): Leaf[] {
  const before = lexemes[at - 1];
  const isBetween = role === 'connector' && before?.senses.length && !before.role;
  return article && !isBetween ? [leaf('number', at, at + 1, WEIGHTS.article, { number: rational(1n) })] : [];
}

function unitAt({ lexemes, lexeme: { senses, role, everyday, numberWord, text }, at }: Place): Leaf[] {
  if (senses.length === 0) return [];
  const cost = role || everyday || numberWord ? WEIGHTS.littleUnit : 0;
  const before = lexemes[at - 1]?.role;
  const mayBeNoun = before === 'of' && /^\p{L}{5,}$/u.test(text);
  // a barrel of 30 litres
  const isNamed = at === 0 || lexemes[at - 1]?.article;
  const isVessel = isNamed && lexemes[at + 1]?.role === 'of' && lexemes[at + 2]?.number !== undefined;
  // a cake, whose name is that of money elsewhere
  const isWord = everyday && isNamed && !lexemes[at + 1]?.number;
  // dinner in Seoul, whose money is named behind it
  const isPlace =
    before === 'connector' &&
    !role &&
    text.length > 3 &&
    senses.every(({ category, rank }) => category === 'currency' && rank === 1);
  return [
    leaf('unit', at, at + 1, cost, { senses: [senses] }),
    ...(mayBeNoun || isVessel
      ? [leaf('noun', at, at + 1, WEIGHTS.unitAsNoun, { label: singular(text) })]
      : []),
    ...(isPlace || isWord ? [leaf('noun', at, at + 1, 0, { label: text })] : []),
  ];
}

/** Brackets around words alone say nothing; around figures they are a sum. */
function bracketAt({ lexemes, lexeme: { text }, at }: Place): Leaf[] {
  if (text !== '(' && text !== ')') return [];
  const other =
    text === '('
      ? lexemes.findIndex((one, place) => place > at && one.text === ')')
      : lexemes.findLastIndex((one, place) => place < at && one.text === '(');
  const within = lexemes.slice(Math.min(at, other) + 1, Math.max(at, other));
  const isWords =
    other >= 0 && within.every(({ number, numberWord, operator }) => !(number || numberWord || operator));
  return isWords ? [leaf('word:silent', at, at + 1, 0)] : [];
}

/** `1/2`, and no `24/3` or `10/15`. */
function fractionAt({ lexemes, at }: Place): Leaf[] {
  const [top, slash, bottom] = lexemes.slice(at, at + 3);
  const [over, under] = [top?.number?.value, bottom?.number?.value];
  const isOne = slash?.text === '/' && !slash.spaceBefore && !bottom?.spaceBefore;
  if (!over || !under || !isOne || compare(over, under) >= 0) return [];
  const isPlain = over.d === 1n && under.d === 1n && isFraction(Number(over.n), Number(under.n));
  return isPlain ? [leaf('number', at, at + 3, 0, { number: divide(over, under) })] : [];
}

function signsAt(place: Place): Leaf[] {
  const {
    lexemes,
    lexeme: { text, negative },
    at,
  } = place;
  const next = lexemes[at + 1];
  const isAmount =
    next?.number ?? next?.numberWord ?? (next?.article || next?.senses.length || next?.operator);
  // a coat of £85 - what do I pay
  if (text === '-' && !isAmount && hasLetter(next?.text ?? '')) return [leaf('word:silent', at, at + 1, 0)];
  const signs = Object.hasOwn(SIGNS, text) ? (SIGNS[text] as readonly Role[]) : [];
  // 3/8 of a pound is none for each 8
  const isFigure = text === '/' && at > 0 && fractionAt({ ...place, at: at - 1 }).length > 0;
  const told = isFigure ? signs.filter((sign) => sign !== 'each') : signs;
  const kept = negative && text !== '-' ? (['stop'] as const) : [];
  return [...told, ...kept].map((sign) => leaf(`word:${sign}`, at, at + 1, 0));
}

/** A word that says nothing, and one that no table knows; neither does anything else. */
function wordAt({ lexemes, lexeme, at, roles }: Place): Leaf[] {
  const own = roles.filter(({ from, to }) => from <= at && to > at).map(({ role }) => role ?? 'asks');
  // a 20% discount, a 10 acre field, and no cans at 0.65
  const isFigure = lexeme.article && lexemes[at + 1]?.number;
  const isBeforeFigure = isFigure && (lexemes[at + 2]?.text === '%' || !own.includes('at'));
  const isSilent = isBeforeFigure || (lexeme.role === 'filler' && own.every((role) => LEAVES_OUT.has(role)));
  const role = own.length === 0 && lexeme.role && lexeme.role in LITTLE ? lexeme.role : undefined;
  // a sign stands before a thing: less a door, which carries in Catalan
  const isBehindSign = isSign(lexemes[at - 1]?.operator);
  // a pack of 6 has one price
  const [next, figure, thing] = lexemes.slice(at + 1, at + 4);
  const isPack = own.includes('pack') && next?.role && figure?.number && thing && isNoun(thing, figure);
  // un rouleau, combien de rouleaux: what is counted is no verb
  const counting = lexemes[at - (lexemes[at - 1]?.role === 'of' ? 2 : 1)];
  const isCounted = counting?.number ?? counting?.numberWord ?? counting?.role === 'interrogative';
  const isFree =
    isNoun(lexeme, lexemes[at - 1]) &&
    !isPack &&
    own.every(
      (role) =>
        /people|bill|tip|pack|^out$/.test(role) ||
        (isCounted && role === 'does') ||
        (isBehindSign && role === 'holds'),
    );
  return [
    ...(isSilent ? [leaf('word:silent', at, at + 1, 0)] : []),
    ...(isFree ? [leaf('noun', at, at + 1, 0, { label: singular(lexeme.text) })] : []),
    ...(role ? [leaf(`word:${LITTLE[role as keyof typeof LITTLE]}`, at, at + 1, 0)] : []),
  ];
}

/** All that single words, numbers and phrases can be. */
export function leavesOf(lexemes: readonly Lexeme[], found: readonly RoleMatch[]): Leaf[] {
  const cells: Leaf[] = [];
  const known = longest(found, lexemes);
  const roles = found.filter((one) => one.role !== 'before' || known.includes(one));
  let afterNumber = 0;
  for (const [at, lexeme] of lexemes.entries()) {
    const place = { lexemes, lexeme, at, roles };
    // 5 minutes par km, and no pair of km
    const numbers = at >= afterNumber && lexeme.role !== 'per' ? numbersAt(lexemes, at) : [];
    afterNumber = Math.max(afterNumber, ...numbers.map(({ to }) => to));
    const half = new NumeralReader(lexemes, false).partAfter(at);
    cells.push(
      ...(numbers.length > 0 ? numbers : articleAt(place)),
      ...fractionAt(place),
      ...dozensAt(place, numbers),
      ...(half ? [leaf('word:half', at, half.next, 0, { number: half.value })] : []),
      ...clockAt(place),
      ...unitAt(place),
      ...signsAt(place),
      ...bracketAt(place),
      ...wordAt(place),
      ...thousandsAt(lexemes, at),
      ...scaleAt(lexeme, at, lexemes[at - 1]),
    );
  }
  const said = known.map(({ role, asks, from, to }) => {
    const amount = role && RACES[role];
    if (amount)
      return leaf('amount', from, to, 0, { measures: [{ category: 'length', unit: 'm', amount, rank: 0 }] });
    // was 120 €, now 84 €
    const at = role === 'to' && lexemes[from - 1]?.text === ',' ? from - 1 : from;
    return role
      ? leaf(`word:${role}`, at, to, 0)
      : leaf('asked', from, to, 0, { asks, isAsked: to - from > 1 || asksAt(lexemes, roles, from) });
  });
  return [...cells, ...said];
}

/** Whether a question begins there, and no name of what is asked for: how much each, and no price each. */
const asksAt = (lexemes: readonly Lexeme[], roles: readonly RoleMatch[], at: number): boolean =>
  lexemes[at]?.role === 'interrogative' ||
  roles.some(({ role, from }) => from === at && (role === 'howMany' || role === 'what'));

/** Without what a longer word of the same place takes: the more of *more than* adds nothing. */
const longest = (roles: readonly RoleMatch[], lexemes: readonly Lexeme[]): readonly RoleMatch[] => {
  const isOut = roles.some(({ role }) => role === 'out');
  // behind a price; what stands before one is told
  const before = roles.find(
    ({ role, from }) => role === 'before' && lexemes.slice(0, from).some(({ number }) => number),
  );
  return roles.filter(
    ({ role, asks, from, to }) =>
      // what a price was is not what it is
      (role === 'before' ? before : !(before && from >= before.from && to <= before.to)) &&
      // what is left of what is spent is no price
      !(asks && isOut && roles.some((other) => other.role === 'left' && other.from === from)) &&
      (!['plus', 'minus'].includes(role ?? '') ||
        !roles.some(
          (other) => ['more', 'less'].includes(other.role ?? '') && other.from === from && other.to > to,
        )),
  );
};

/** A noun without the ending of its plural, so that nights are of the kind of a night. */
const singular = (noun: string): string => {
  const stem = noun.replace(/(?:[aeo]s|e[nr])$/, '');
  return (stem === noun ? withoutPlural(noun) : stem).replace(/(?<=..)[aeionx]+$/, '') || noun;
};
