import type { Lexeme } from '../question/words/lex-question.ts';
import { IS_SPANISH } from '../rephrasing/create-rephraser.ts';
import { type Item, itemsAt, stemOf } from './items.ts';
import { oneOfMany } from './one-of-many.ts';
import { PricedLine, withPhrases } from './priced-line.ts';
import { taxAlone } from './tax-alone.ts';

interface Change {
  readonly sign: '+' | '-';
  readonly share: string;
  readonly tax: string;
}

/** What is added to all of it, or taken off, in percent: with its tax or tip, as a discount, and one discount after another. */
const CHANGES = (
  [
    ['+', '[+wJ]?A?(?<share>[Nn]%)O?A?(?<tax>V)'],
    ['+', '[+wJ]?(?<tax>V)O?[Aa]?(?<share>[Nn]%)'],
    ['+', '\\+A?(?<share>[Nn]%)'],
    ['-', '[-wJ]{0,2}[AR]{0,2}(?<share>[Nn]%)[OR]*D'],
    ['-', '[-wJ]?A?D(?:OA?|A)?(?<share>[Nn]%)'],
    ['-', '-A?(?<share>[Nn]%)'],
  ] as const
).map(([sign, marks]) => [sign, new RegExp(marks, 'duy')] as const);
const AGAIN = ['R(?<share>[Nn]%)[OD]*', '(?<share>[Nn]%)(?:O?D|R)'].map(
  (marks) => ['-', new RegExp(`[J+]{0,2}A?${marks}`, 'duy')] as const,
);

const AMONG = /S{1,2}A?(?<people>[Nn])X?/duy;
/** What asks for the sum, and the money it is wanted in. */
const GOAL = /J?[QTO]*(?:[GaQ]*[Ga](?<goal>[MB]))?[QTOG]*(?:(?<each>E)|[PFaAE]{1,2}(?<by>[XU]))?Q*$/duy;
/** More than anybody buys at once. */
const MOST_ITEMS = 6;
const MOST_CHANGES = 3;

/** Reads a line of marks as things with their prices, in every way that it can be. */
class PricedThings {
  readonly #line: PricedLine;
  readonly #sums = new Set<string>();

  constructor(line: PricedLine) {
    this.#line = line;
  }

  /** The one sum that the line is; nothing where it may be several, or none. */
  read(): string[] {
    const lead = /^Q*T?[QOJ]*/.exec(this.#line.marks)?.[0].length ?? 0;
    for (let at = 0; at <= lead; at++) {
      this.#items(at, [], []);
      this.#discounts(at, []);
    }
    return this.#sums.size === 1 ? [...this.#sums] : [];
  }

  /** 25% de descuento y luego 10% extra en 200 soles */
  #discounts(at: number, changes: readonly Change[]): void {
    const found = this.#changesAt(at, changes).filter(({ change }) => change.sign === '-');
    for (const { end, change } of found) {
      const all = [...changes, change];
      const leads = /^[OGFTa]A?/.exec(this.#line.marks.slice(end))?.[0].length ?? 0;
      for (const item of leads > 0 ? itemsAt(this.#line, end + leads, '+') : [])
        this.#changes(item.end, [item.item], all);
      for (const item of itemsAt(this.#line, end, '+')) this.#changes(item.end, [item.item], all);
      if (all.length < MOST_CHANGES) this.#discounts(end, all);
    }
  }

  #items(at: number, items: readonly Item[], changes: readonly Change[]): void {
    const last = items.at(-1);
    if (last) this.#changes(at, items, changes);
    if (items.length >= MOST_ITEMS) return;
    const joiner = (last && /^(?:J?\+|J{1,2}|-|w|)/.exec(this.#line.marks.slice(at))?.[0]) ?? '';
    for (const { end, item } of itemsAt(this.#line, at + joiner.length, joiner === '-' ? '-' : '+')) {
      if (!last || isNext(last, item, joiner)) this.#items(end, [...items, item], changes);
    }
  }

  #changesAt(at: number, changes: readonly Change[]): { readonly end: number; readonly change: Change }[] {
    const isAgain = changes.at(-1)?.sign === '-';
    return [...CHANGES, ...(isAgain ? AGAIN : [])].flatMap(([sign, marks]) => {
      const { end = 0, places: { share, tax } = {} } = this.#line.match(marks, at) ?? {};
      if (!share) return [];
      const name = tax ? this.#line.word(tax[0]) : '';
      return [
        {
          end,
          change: {
            sign,
            share: `${this.#line.figure(share)}%`,
            tax: name && (/^(?:prop|tip|serv)/.test(name) ? ' tip' : ' vat'),
          },
        },
      ];
    });
  }

  #changes(at: number, items: readonly Item[], changes: readonly Change[]): void {
    this.#goal(at, items, changes, undefined);
    const among = this.#line.match(AMONG, at);
    const { people } = among?.places ?? {};
    if (among && people) this.#goal(among.end, items, changes, this.#line.figure(people));
    if (changes.length >= MOST_CHANGES) return;
    for (const { end, change } of this.#changesAt(at, changes))
      this.#changes(end, items, [...changes, change]);
  }

  #goal(at: number, items: readonly Item[], changes: readonly Change[], people: string | undefined): void {
    const found = this.#line.match(GOAL, at);
    if (!found) return;
    const { by, each, goal } = found.places;
    const { marks, word } = this.#line;
    const target = goal ? word(goal[0]) : '';
    const [{ by: pay }] = items as [Item];
    const isEach = each || (by && marks[by[0]] === 'X');
    if (isEach ? !people : by && !isPaidBy(pay, stemOf(word(by[0])))) return;
    const isWorked = items.length > 1 || changes.length > 0 || items.some((item) => item.isCounted);
    const named = [...new Set(items.map(({ money }) => money).filter(Boolean))];
    // bare figures are added where a sum is asked for
    const isAsked =
      /Q/.test(marks.slice(at)) ||
      marks.startsWith('Q') ||
      items.length === 1 ||
      people ||
      items.every((item) => item.isCounted);
    const isOfOne = named.length > 1 && items.some(({ money }) => !money);
    if (!isWorked || isOfOne || (named.length === 0 && !target && !isAsked)) return;
    this.#sums.add(
      sumOf(items, changes, people ? `/${people}` : '', named.length > 0 ? named : [target], target),
    );
  }
}

/** Whether an item can stand behind another: it has to be said where one ends, unless both have one form (rent 1200 power 90). */
function isNext(last: Item, item: Item, joiner: string): boolean {
  if (item.form === 'bare') return /[+-]/.test(joiner);
  if (joiner) return item.money !== '' || item.isCounted || last.isBare === item.isBare;
  if (item.form !== last.form) return false;
  return item.isBare ? last.isBare : item.money !== '' && last.money !== '';
}

/** Hours of a week are paid by the week, and of so many days too; payments are those of a year. */
const isPaidBy = (pay: string | undefined, by: string): boolean =>
  pay === by ||
  (pay === 'payment' && /^(?:ano|year)$/.test(by)) ||
  (/^(?:dia|day)$/.test(pay ?? '') && /^(?:week|semana)$/.test(by));

const inBrackets = (sum: string): string => (/^[\d.,]+$/.test(sum) ? sum : `(${sum})`);

/** Written as a sum: what is in one currency is added up before it is shared. */
function sumOf(
  items: readonly Item[],
  changes: readonly Change[],
  shared: string,
  named: readonly string[],
  target: string,
): string {
  const [only = ''] = named;
  const plus = (sign: string, at: number) => (at > 0 || sign === '-' ? ` ${sign} ` : '');
  const changed = (withTax: boolean) =>
    changes.map(({ sign, share, tax }) => ` ${sign} ${share}${withTax ? tax : ''}`).join('');
  const goal = target && target !== only ? ` in ${target}` : '';
  if (named.length > 1)
    return `${items.map(({ sign, figures, money }, at) => `${plus(sign, at)}${inBrackets(figures + shared)} ${money}`).join('')}${changed(true)}${goal}`;
  const added = items.map(({ sign, figures }, at) => `${plus(sign, at)}${figures}`).join('') + changed(false);
  return `${inBrackets(shared ? `${inBrackets(added)}${shared}` : added)}${only ? ` ${only}` : ''}${goal}`;
}

/**
 * What several things come to that have prices, with their taxes, discounts and tips, for all or for each of several people, in another
 * currency: `vuelo 340 gbp y hotel 420 eur total en usd`, `3 pizzas a 11,50 € y 2 vinos a 14 € entre 4`; and what one of many costs.
 * @param folded the text, without the signs around it
 */
export function pricedThings(folded: string, lexemesOf: (text: string) => readonly Lexeme[]): string[] {
  if (!/\d/.test(folded)) return [];
  const line = new PricedLine(lexemesOf(withPhrases(folded)));
  if (line.marks.includes('!')) return [];
  const [ofOne] = new Set([...oneOfMany(line), ...taxAlone(line)]);
  const [sum] = ofOne ? [ofOne] : new PricedThings(line).read();
  // in its own words a text keeps its numbers: 1.200
  return sum ? [`${IS_SPANISH.test(folded) ? 'cuanto es' : 'how much is'} ${sum}`] : [];
}
