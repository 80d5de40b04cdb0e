import type { GuardWords } from '../../locale/guard-words.ts';
import type { Language } from '../../locale/language.ts';
import type { AskedKind, RoleWords } from '../../locale/role-words.ts';
import { hasDigit } from '../../text/characters.ts';
import type { Lexeme } from '../question/words/lex-question.ts';
import type { Role } from './cell.ts';

/** The words of one language that the chart reads by. */
export interface ChartWords extends Pick<Language, 'locale' | 'questionWords' | 'sumWords'> {
  readonly guardWords: GuardWords;
  readonly roleWords: RoleWords;
}

/** A stretch of lexemes that does something. */
export interface RoleMatch {
  readonly role: Role | undefined;
  readonly asks?: AskedKind;
  readonly from: number;
  readonly to: number;
}

/** Which list of a language holds the words of a role. */
function patternsOf({
  roleWords: roles,
  sumWords: sums,
  guardWords: guards,
  questionWords: questions,
}: ChartWords): Partial<Record<Role, string>> {
  const list = (words: string) => words.replaceAll(' ', '|').replaceAll('_', ' ');
  const { roles: little, operators } = questions;
  // increase 65 by 12%
  const figure = String.raw` \S+(?: \S+)? `;
  const by = String.raw`(?:${sums.by})(?= \S+ ?(?:%|${sums.percent}))`;
  // from 80 down to 68
  const towards = `${sums.to}|${roles.now}|(?:${sums.raise}|${sums.reduce})(?= (?:${sums.to}) )`;
  const stop = [guards.stop, guards.net, guards.kept, guards.side, guards.flat, roles.kept];
  return {
    ...{
      silent: `${roles.silent}|${roles.pronouns}|(?:${sums.raise}|${sums.reduce})(?=${figure}${by})`,
      does: roles.does,
      costs: roles.costs,
      holds: roles.holds,
      one: roles.one,
    },
    ...{ at: roles.at, times: `${roles.times}|${list(operators['*'] ?? '')}`, given: roles.given },
    ...{ night: roles.night, deep: roles.deep, parts: roles.parts, pack: roles.pack, we: roles.we },
    ...{
      bill: roles.bill,
      thousands: roles.thousands,
      race: roles.race,
      compares: roles.compares,
      differs: roles.differs,
      out: roles.out,
      left: roles.left,
      returned: roles.returned,
      before: roles.before,
      mean: roles.mean,
      back: roles.back,
      or: roles.or,
      'half race': roles.halfRace,
    },
    ...{ base: roles.base, gross: roles.gross, only: roles.only, fixed: roles.fixed },
    ...{ each: `${roles.each}|${list(little.per)}`, of: list(little.of), and: list(little.joiner) },
    in: `${sums.in}|${list(little.connector)}`,
    howMany: `${guards.howMany}|${list(little.interrogative)}`,
    ...{
      plus: `${list(operators['+'] ?? '')}|(?<=(?:${sums.raise})${figure})${by}`,
      minus: `${list(operators['-'] ?? '')}|(?<=(?:${sums.reduce})${figure})${by}`,
      percent: sums.percent,
    },
    ...{
      tax: sums.tax,
      tip: `${sums.tip}|${roles.service}`,
      off: sums.off,
      discount: sums.discount,
      with: sums.with,
    },
    included: `${sums.included}|${sums.including}`,
    ...{ more: sums.more, less: sums.less, raise: sums.raise, reduce: sums.reduce, by: sums.by },
    ...{
      add: `${roles.adds}|${sums.add}`,
      take: `${sums.take}|${roles.takes}`,
      without: sums.without,
      on: sums.on,
      among: sums.among,
    },
    ...{ for: sums.for, people: `${sums.people}|${guards.people}`, what: sums.what, is: sums.is },
    ...{ change: sums.change, from: sums.from, to: towards, moves: guards.moves, total: guards.total },
    stop: stop.join('|'),
  };
}

const wordsOf = (patterns: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${patterns.filter(Boolean).join('|')})(?!\\p{L})`, 'gu');

/** The lexeme that a place of the text is in. */
const placeOf = (starts: ReadonlyMap<number, number>, place: number): number =>
  Math.max(...[...starts].filter(([start]) => start <= place).map(([, lexeme]) => lexeme));

type RolePattern = readonly [Omit<RoleMatch, 'from' | 'to'>, RegExp];

function rolePatterns(languages: readonly ChartWords[]): readonly RolePattern[] {
  const all = languages.map(patternsOf);
  const names = Object.keys(all[0] ?? {}) as Role[];
  const asks = Object.keys(languages[0]?.roleWords.asks ?? {}) as AskedKind[];
  return [
    ...names.map((role): RolePattern => [{ role }, wordsOf(all.map((one) => one[role] ?? ''))]),
    ...asks.map(
      (kind): RolePattern => [
        { role: undefined, asks: kind },
        wordsOf(languages.map(({ roleWords }) => roleWords.asks[kind])),
      ],
    ),
  ];
}

/** Finds what words do, in several languages at once. */
export class Roles {
  readonly #all: readonly RolePattern[];
  readonly #byLanguage: ReadonlyMap<string, readonly RolePattern[]>;
  readonly #pronoun: RegExp;

  /** @param languages the own one first */
  constructor(languages: readonly ChartWords[]) {
    this.#all = rolePatterns(languages);
    const pronouns = languages.flatMap(({ roleWords }) => roleWords.pronouns || []);
    this.#pronoun = new RegExp(`^(?:${pronouns.join('|')})$`);
    this.#byLanguage = new Map(languages.map((one) => [one.locale.id, rolePatterns([one])]));
  }

  /**
   * Every role of every stretch of whole lexemes.
   * @param language of the text, where its words tell: *a* is no word for each in Spanish
   */
  in(lexemes: readonly Lexeme[], language?: string): RoleMatch[] {
    const patterns = this.#byLanguage.get(language ?? '') ?? this.#all;
    const places = [...lexemes.keys()];
    const found = matchesIn(lexemes, places, patterns);
    // quanto ne metto: a pronoun within a phrase changes nothing
    const others = places.filter((at) => at === 0 || !this.#pronoun.test(lexemes[at]?.text ?? ''));
    if (others.length === places.length) return found;
    const known = new Set(found.map(keyOf));
    const between = matchesIn(lexemes, others, patterns).filter(
      (one) => one.to - one.from > 1 && !known.has(keyOf(one)),
    );
    return [...found, ...between];
  }
}

const keyOf = ({ role, asks, from, to }: RoleMatch): string => `${role} ${asks} ${from} ${to}`;

/** What patterns find in some of the lexemes of a text, written side by side. */
function matchesIn(
  lexemes: readonly Lexeme[],
  places: readonly number[],
  patterns: readonly RolePattern[],
): RoleMatch[] {
  let text = '';
  const starts = new Map<number, number>();
  const ends = new Map<number, number>();
  for (const place of places) {
    const lexeme = lexemes[place];
    if (lexeme?.spaceBefore && text !== '') text += ' ';
    starts.set(text.length, place);
    text += lexeme?.text;
    ends.set(text.length, place + 1);
  }
  return patterns.flatMap(([match, pattern]) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      // what is kept is kept within a word too: l'autre
      const isKept = match.role === 'stop';
      const from = isKept ? placeOf(starts, index) : starts.get(index);
      const to = isKept ? placeOf(starts, index + found.length - 1) + 1 : ends.get(index + found.length);
      // among 4 is no word for a total
      const isFigure = match.role === 'total' && hasDigit(found);
      return from === undefined || to === undefined || found === '' || isFigure
        ? []
        : [{ ...match, from, to }];
    }),
  );
}
