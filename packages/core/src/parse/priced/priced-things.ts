import type { Lexeme } from '../question/words/lex-question.ts';
import { IS_SPANISH } from '../rephrasing/plain-sayings.ts';
import { type Item, itemsAt, stemOf } from './items.ts';
import { oneOfMany } from './one-of-many.ts';
import { PricedLine, withPhrases } from './priced-line.ts';
import { type Change, inBrackets, sumOf } from './sum-of-things.ts';
import { taxAlone } from './tax-alone.ts';

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

/** Among how many: people, couples, the payments of a year. */
const AMONG = /(?:S{1,2}A?|[GFJ](?=[Nn]X))(?<people>[Nn])(?<who>X)?/duy;
/** Said first: somos 6 y la cuenta es 150 €, split 187 dollars 4 ways. */
const PEOPLE_FIRST = /SA?(?<people>[Nn])X?J{0,2}[ATO]*/duy;
/** The same of what is to be split: 150 plus 20% tip by 5. */
const SPLIT_AMONG = /[SGFJ]{0,2}A?(?<people>[Nn])(?<who>X)?/duy;
const PAID_IN = /^(?:cuotas?|plazos?|pag[ao]s|mensualidades|payments?|instal\p{L}+)$/u;
const COUPLES = /^(?:parejas|couples)$/;
/** What asks for the sum, and the money it is wanted in. */
const GOAL = /J?[QTO]*(?:[GaQ]*[Ga](?<goal>[MB]))?[QTOG]*(?:(?<each>E)|[PFaAE]{1,2}(?<by>[XU]))?Q*$/duy;
/** More than anybody buys at once. */
const MOST_ITEMS = 6;
const MOST_CHANGES = 3;

/** Reads a line of marks as things with their prices, in every way that it can be. */
class PricedThings {
  readonly #line: PricedLine;
  readonly #sums = new Set<string>();
  /** Among how many, where it is said first. */
  #people: string | undefined;
  readonly #isSplit: boolean;

  constructor(line: PricedLine) {
    this.#line = line;
    this.#isSplit = /^(?:split|divid|share|repart)/.test(line.word(0));
  }

  /** The one sum that the line is; nothing where it may be several, or none. */
  read(): string[] {
    // entre 5 y 7 dólares is a range
    const first =
      this.#isSplit || this.#line.word(0) === 'somos' ? this.#line.match(PEOPLE_FIRST, 0) : undefined;
    if (first?.places.people) {
      this.#people = this.#line.figure(first.places.people);
      this.#items(first.end, [], []);
      this.#people = undefined;
    }
    const lead = /[QS]*T?[QOJ]*/.exec(this.#line.marks)?.[0].length ?? 0;
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
      for (const from of [end + leads, end])
        for (const item of itemsAt(this.#line, from, '+')) this.#changes(item.end, [item.item], all);
      if (all.length < MOST_CHANGES) this.#discounts(end, all);
    }
  }

  #items(at: number, items: readonly Item[], changes: readonly Change[]): void {
    const last = items.at(-1);
    if (last) this.#changes(at, items, changes);
    if (items.length >= MOST_ITEMS) return;
    const joiner = (last && /(?:J?\+|J{1,2}|-|w|)/.exec(this.#line.marks.slice(at))?.[0]) ?? '';
    for (const { end, item } of itemsAt(this.#line, at + joiner.length, joiner === '-' ? '-' : '+')) {
      if (!last || isNext(last, item, joiner))
        this.#items(end, [...items, { ...item, isLoose: last !== undefined && !joiner }], changes);
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
    this.#goal(at, items, changes, this.#people);
    const among = this.#line.match(this.#isSplit ? SPLIT_AMONG : AMONG, at);
    const { people, who } = among?.places ?? {};
    const isPeople = this.#isSplit || this.#line.marks[at] === 'S';
    if (among && people && (isPeople || (who && PAID_IN.test(this.#line.word(who[0]))))) {
      const isPair = who && COUPLES.test(this.#line.word(who[0])) && /[PF]X$/.test(this.#line.marks);
      this.#goal(among.end, items, changes, `${this.#line.figure(people)}${isPair ? '*2' : ''}`);
    }
    if (changes.length >= MOST_CHANGES) return;
    for (const { end, change } of this.#changesAt(at, changes))
      this.#changes(end, items, [...changes, change]);
  }

  /** 84,60 entre 3, 200 con 25% de descuento; and no speed between 50 and 60. */
  #isPlainFigure(items: readonly Item[], changes: readonly Change[], people: string | undefined): boolean {
    const isShared = items.length === 1 && people !== this.#people;
    return isShared || (changes[0]?.sign === '-' && this.#line.marks.includes('D'));
  }

  #goal(at: number, items: readonly Item[], changes: readonly Change[], people: string | undefined): void {
    const found = this.#line.match(GOAL, at);
    if (!found) return;
    const { by, each, goal } = found.places;
    const { marks, word } = this.#line;
    const target = goal ? word(goal[0]) : '';
    const [{ by: pay, form }] = items as [Item];
    const isEach = each || (by && marks[by[0]] === 'X');
    if (isEach ? !people : by && !isPaidBy(pay, stemOf(word(by[0])))) return;
    const named = [...new Set(items.map(({ money }) => money).filter(Boolean))];
    // bare figures are added where a sum is asked for
    const isAsked = people !== undefined || /^Q/.test(marks) || marks.includes('Q', at);
    const isWanted = target !== '' || isAsked;
    if (!isSum(items, changes, people) || !isOfMoney(items, named, isWanted)) return;
    // salary 3000 eur rent 900 eur: nobody asks what they come to
    if (!isWanted && items.some(({ isLoose }) => isLoose)) return;
    if (form === 'figure' && !this.#isPlainFigure(items, changes, people)) return;
    this.#sums.add(
      sumOf(
        items,
        changes,
        people ? `/${inBrackets(people)}` : '',
        named.length > 0 ? named : [target],
        target,
      ),
    );
  }
}

/** Whether an item can stand behind another: it has to be said where one ends, unless both have one form (rent 1200 power 90). */
function isNext(last: Item, item: Item, joiner: string): boolean {
  if (item.form === 'bare') return /[+-]/.test(joiner);
  if (item.form === 'figure') return false;
  if (joiner) return item.money !== '' || item.isCounted || last.isBare === item.isBare;
  if (item.form !== last.form) return false;
  return item.isBare ? last.isBare : item.money !== '' && last.money !== '';
}

/** Whether there is something to work out. */
const isSum = (items: readonly Item[], changes: readonly Change[], people: string | undefined): boolean =>
  items.length > 1 || changes.length > 0 || people !== undefined || items.some((item) => item.isCounted);

/** Whether all is in money that is named, or none is and it is plain that a sum is wanted. */
const isOfMoney = (items: readonly Item[], named: readonly string[], isAsked: boolean): boolean =>
  named.length > 1
    ? items.every(({ money }) => money !== '')
    : named.length === 1 || isAsked || items.length === 1 || items.every((item) => item.isCounted);

/** Hours of a week are paid by the week, and of so many days too; payments are those of a year. */
const isPaidBy = (pay: string | undefined, by: string): boolean =>
  pay === by ||
  (pay === 'payment' && /^(?:ano|year)$/.test(by)) ||
  (/^(?:dia|day)$/.test(pay ?? '') && /^(?:week|semana)$/.test(by));

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
