import { SAID_WORDS } from '../../locale/said-words.ts';
import type { Span } from '../question/question.ts';
import { CHANGES } from '../question/spelling/left-out-words.ts';
import type { Lexeme } from '../question/words/lex-question.ts';
import { isMoney } from '../question/words/senses.ts';
import { isChanging } from '../sums/relation/changing-words.ts';
import type { Draft } from './draft.ts';

/**
 * A letter for what a word does: N a number, U a unit, M money, P per, Q how many, O of, A an article, T at or by, L another little word, X
 * a word that nobody knows, + a sign or a word that changes everything; nothing for what only says what is there already.
 */
export type Kind = 'N' | 'U' | 'M' | 'P' | 'Q' | 'O' | 'A' | 'T' | 'L' | 'X' | '+' | '';

const ARTICLES = /^(?:an?|the|el|la|los|las|una?|each|cada)$/;

/** Words between amounts that say how one is worked out with the other. */
const BETWEEN = /^(?:[@x]|at|for|by|on|from|para|entre|between|until|hasta|than)$/;

/** Words of sums, which change what they stand beside. */
const OF_SUMS =
  /^(?:descuentos?|rebaja\p{L}*|dto|iva|igv|itbis|vat|gst|tax(?:es)?|impuestos?|off|discount\p{L}*|tip|propina|inc(?:l\p{L}*)?|subi\p{L}*|sube|baj[oaóe]\p{L}*|aument\p{L}*|increas\p{L}*|reduc\p{L}*|split|dividi\p{L}*|reparti\p{L}*|people|amig[oa]s|friends|ways|extra)$/u;

/** So often, or a part of it. */
const MULTIPLIES = /^(?:half|double|twice|triple|medi[oa]s?|mitad|doble|plus)$/;

/** Whether one of the words of a text would change what is worked out. */
export const hasChange = (folded: string): boolean =>
  folded.split(/\P{L}+/u).some((word) => isChanging(word) || CHANGES.test(word) || MULTIPLIES.test(word));

const isCount = (lexeme: Lexeme | undefined): boolean =>
  lexeme !== undefined &&
  (lexeme.number !== undefined || (lexeme.numberWord !== undefined && !lexeme.article));

/** What stands at its place whatever else it could be. */
function plainKindOf(lexeme: Lexeme, before: Lexeme | undefined): Kind | undefined {
  const { operator, role, text } = lexeme;
  if (operator === '/' || role === 'per') return 'P';
  if (isCount(lexeme)) return 'N';
  if (BETWEEN.test(text)) return 'T';
  if (ARTICLES.test(text)) return 'A';
  // mi perro
  return text === 'mi' && !before?.number ? '' : undefined;
}

function unitKindOf(
  { role, senses }: Lexeme,
  before: Lexeme | undefined,
  after: Lexeme | undefined,
): Kind | undefined {
  // 6 in: a unit behind its number, unless another follows
  const isUnit = senses.length > 0 && (!role || (isCount(before) && (!after || after.role !== undefined)));
  if (!isUnit) return undefined;
  const isUsual = senses.some(({ category, rank }) => category !== 'currency' && rank === 0);
  return isMoney(senses) && !isUsual ? 'M' : 'U';
}

function wordKindOf({ negative, operator, point, role, text }: Lexeme): Kind {
  if (text.startsWith('marat')) return 'X';
  if (SAID_WORDS.has(text)) return '';
  if (operator || negative || point || CHANGES.test(text) || OF_SUMS.test(text) || isChanging(text))
    return '+';
  if (role === 'filler') return '';
  if (role) return role === 'interrogative' ? 'Q' : role === 'of' ? 'O' : 'L';
  if (/\p{L}/u.test(text)) return 'X';
  return /^[\p{P}\p{So}]$/u.test(text) && !/[%‰"']/.test(text) ? '' : '+';
}

const kindOf = (lexeme: Lexeme, before: Lexeme | undefined, after: Lexeme | undefined): Kind =>
  plainKindOf(lexeme, before) ?? unitKindOf(lexeme, before, after) ?? wordKindOf(lexeme);

/** A draft as a line of letters, one for each word that does something. */
export class TokenLine {
  readonly line: string;
  readonly draft: Draft;
  readonly #lexemes: readonly Lexeme[];

  constructor(draft: Draft, lexemes: readonly Lexeme[]) {
    this.draft = draft;
    const all = lexemes.map((lexeme, at) => kindOf(lexeme, lexemes[at - 1], lexemes[at + 1]));
    this.line = all.join('');
    this.#lexemes = lexemes.filter((_, at) => all[at] !== '');
  }

  lexeme(at: number): Lexeme | undefined {
    return this.#lexemes[at];
  }

  /** A word in small letters and without accents; empty where the line ends. */
  word(at: number): string {
    return this.#lexemes[at]?.text ?? '';
  }

  /** The text from one token to another, that not included. */
  text(from: number, to: number): string {
    const [first, last] = [this.#lexemes[from], this.#lexemes[to - 1]];
    return first && last ? this.draft.text.slice(first.span[0], last.span[1]) : '';
  }

  /** Where a token stands in the text as it was typed. */
  spanOf(at: number): readonly [number, number] {
    return this.draft.spanOf(this.#lexemes[at]?.span ?? [0, 0]);
  }

  /** What the places of a form are, by the names of its groups; undefined where the line has not that form. */
  match(form: RegExp): Readonly<Record<string, Span | undefined>> | undefined {
    return form.exec(this.line)?.indices?.groups;
  }

  /** The same of a form that has all these groups, and perhaps others, wherever it matches. */
  groupsOf<Name extends string, Maybe extends string = never>(
    form: RegExp,
  ): (Readonly<Record<Name, Span>> & Readonly<Partial<Record<Maybe, Span>>>) | undefined {
    return form.exec(this.line)?.indices?.groups as
      | (Record<Name, Span> & Partial<Record<Maybe, Span>>)
      | undefined;
  }

  /** The tokens of a kind. */
  places(kind: Kind): number[] {
    return [...this.line].flatMap((one, at) => (one === kind ? [at] : []));
  }

  /** Whether a word that nobody knows stands where only a unit or money can: `in foo`, `xyz/kg`. */
  get hasStrangeUnit(): boolean {
    return this.places('X').some((at) => {
      const [before, after] = [this.word(at - 1), this.line[at + 1] ?? ''];
      return (
        (after === 'P' && this.line[at + 2] !== 'N') ||
        (/^(?:in|to|en|into|as|a)$/.test(before) && !/[LQT]/.test(after))
      );
    });
  }

  /** The words that nobody knows, to be told that they were left out. */
  strangers(): { readonly span: readonly [number, number]; readonly word: '' }[] {
    return this.places('X').map((at) => ({ span: this.spanOf(at), word: '' as const }));
  }
}
