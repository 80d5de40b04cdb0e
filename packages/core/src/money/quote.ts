import { parsed, unreadable } from '../number/decimal.ts';
import { type ExactValue, exactOf } from '../number/exact-value.ts';
import { ONE, type Rational } from '../number/rational.ts';
import { findCurrency } from './currencies/currencies.ts';
import type { QuoteFailure } from './quote-failure.ts';
import { type Markup, type MarkupLines, withMarkup } from './quote-markup.ts';
import { LEGAL, type RateChoice, ratePath } from './rate-path.ts';
import { type PublishedRate, type RateStep, rateAlong, rateOf, stepAlong } from './rate-step.ts';
import type { RateTable } from './rate-table.ts';

/** A rate that the user typed: 1 `base` is `text` `code`. */
export type OwnRate = Pick<PublishedRate, 'base' | 'code' | 'text'>;

/** What is to be converted, and at which rate. */
export interface QuoteRequest extends RateChoice {
  /** Plain decimal text as `readAmount` gives it, or an exact fraction. */
  readonly amount: string | Rational;
  readonly from: string;
  readonly to: string;
  /** Used instead of the table's rate, whose figures are then not looked at. */
  readonly own?: OwnRate | undefined;
  readonly markup?: Markup | undefined;
}

/** What makes a rate less than a figure published for the pair. */
export type Approximation =
  /** Fixed to the anchor by law or policy. */
  | { readonly code: 'peg'; readonly currency: string; readonly anchor: string }
  /** Withdrawn; converts at its irrevocable rate. */
  | { readonly code: 'retired'; readonly currency: string; readonly anchor: string }
  /** Calculated from several figures, over these currencies in order. */
  | { readonly code: 'triangulated'; readonly over: readonly string[] }
  /** No published text is known; the shortest decimal of a double stands for it. */
  | { readonly code: 'double'; readonly currency: string };

/** A published figure as a rate uses it. */
export interface QuoteFigure extends PublishedRate {
  /** The rate is divided by the figure, and not multiplied: it is read from its code to its base. */
  readonly divides: boolean;
}

/** An amount converted exactly: no step rounds, so every digit that is shown is right. */
export interface Quote {
  readonly ok: true;
  /** In the target currency, the markup included. */
  readonly result: ExactValue;
  /** Units of `to` per one `from`, without the markup. */
  readonly rate: ExactValue;
  /**
   * Every published figure that the rate is made of, in order from `from` to `to`; none for the same money.
   * The product of those that multiply, divided by the others, is the rate.
   */
  readonly figures: readonly QuoteFigure[];
  /** Oldest day of the figures used, `YYYY-MM-DD`; that of a law only where nothing else was used; absent where unknown. */
  readonly day?: string;
  /** Empty where the rate is one published figure, read in either direction. */
  readonly approximations: readonly Approximation[];
  readonly markup?: MarkupLines;
}

/** @throws RangeError for a rate of another pair: the caller chose it */
function ownPath(own: OwnRate, from: string, to: string): RateStep[] | QuoteFailure {
  const { base, code, text } = own;
  if (!(base === from && code === to) && !(base === to && code === from))
    throw new RangeError(`a rate of ${base} and ${code} does not convert ${from} into ${to}`);
  const value = rateOf(text);
  if (!value) return unreadable(text);
  return [stepAlong({ base, code, text, source: 'own' }, code, from, value)];
}

function tablePath(request: QuoteRequest, table: RateTable): readonly RateStep[] | QuoteFailure {
  const { from, to } = request;
  const unknown = [from, to].find((code) => findCurrency(code) === undefined);
  if (unknown !== undefined) return { ok: false, code: 'unknown-currency', currency: unknown };
  const path = ratePath(from, to, table, request);
  return 'missing' in path ? { ok: false, code: 'missing-rate', currency: path.missing } : path;
}

function approximationsOf(path: readonly RateStep[]): Approximation[] {
  const found = path.flatMap(({ figure: { source, base, code }, of, isDouble }): Approximation[] => {
    const double: Approximation[] = isDouble ? [{ code: 'double', currency: of }] : [];
    if (source !== LEGAL) return double;
    const kind = findCurrency(of)?.retired ? 'retired' : 'peg';
    return [{ code: kind, currency: of, anchor: of === code ? base : code }, ...double];
  });
  const over = path.slice(0, -1).map((step) => step.to);
  return over.length > 0 ? [...found, { code: 'triangulated', over }] : found;
}

/** The oldest day of the market's figures; a law's where it stands alone. */
function dayOf(figures: readonly PublishedRate[]): string | undefined {
  const market = figures.filter(({ source }) => source !== LEGAL);
  const days = (market.length > 0 ? market : figures).flatMap(({ day }) => day ?? []);
  return days.sort()[0];
}

/** Units of the target per one of the currency in which fixed part and minimum are. */
function markupRate({ to, on, kind, street }: QuoteRequest, { currency }: Markup, rates: RateTable) {
  if (currency === undefined || currency === to) return ONE;
  const path = tablePath({ amount: ONE, from: currency, to, on, kind, street }, rates);
  return 'ok' in path ? path : rateAlong(path);
}

/** What a quote says whatever the amount. */
type Way = Pick<Quote, 'rate' | 'figures' | 'day' | 'approximations'>;

function findWay(request: QuoteRequest, rates: RateTable): Way | QuoteFailure {
  const path = request.own ? ownPath(request.own, request.from, request.to) : tablePath(request, rates);
  if ('ok' in path) return path;
  const figures = path.map(({ figure, divides }) => ({ ...figure, divides }));
  const rate = exactOf(rateAlong(path));
  const day = dayOf(figures);
  return { rate, figures, ...(day && { day }), approximations: approximationsOf(path) };
}

/** Ways of one table at its newest reference rates, from code to code: each typed key asks for the same pairs again. */
const ways = new Map<string, Map<string, Way | QuoteFailure>>();
let table: RateTable | undefined;

function wayOf(request: QuoteRequest, rates: RateTable): Way | QuoteFailure {
  const { from, to, on, kind, street, own } = request;
  if ((on ?? kind ?? street ?? own) !== undefined) return findWay(request, rates);
  if (table !== rates || ways.size > 200) ways.clear();
  table = rates;
  const known = ways.get(from) ?? new Map<string, Way | QuoteFailure>();
  // Codes come from outside and may be anything.
  if (known.size > 200) known.clear();
  const way = known.get(to) ?? findWay(request, rates);
  ways.set(from, known.set(to, way));
  return way;
}

/**
 * Converts money: the one place where a rate is applied or made out of others.
 *
 * @param request amount and pair, with the day, the kind of rate, the own rate and the markup where there are any
 * @param rates published figures, not changed afterwards; of a code without one its double is read as its shortest decimal, and said
 * @returns the exact result with every figure it rests on, or why there is none; the same code gives the amount itself and needs no rate
 * @throws RangeError for an own rate of another pair
 */
export function quote(request: QuoteRequest, rates: RateTable): Quote | QuoteFailure {
  const { markup } = request;
  const amount = typeof request.amount === 'string' ? parsed(request.amount) : request.amount;
  if ('ok' in amount) return amount;
  const way = wayOf(request, rates);
  if ('ok' in way) return way;
  const { n, d } = way.rate.toFraction();
  const reference = { n: amount.n * n, d: amount.d * d };
  const perUnit = markup ? markupRate(request, markup, rates) : ONE;
  if ('ok' in perUnit) return perUnit;
  const lines = markup && withMarkup(amount, reference, markup, perUnit);
  if (lines && 'ok' in lines) return lines;
  return { ok: true, result: lines?.total ?? exactOf(reference), ...way, ...(lines && { markup: lines }) };
}
