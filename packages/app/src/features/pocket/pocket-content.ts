import {
  type ExactValue,
  exactOf,
  findCurrency,
  formatDecimal,
  formatListFigure,
  formatRate,
  type Locale,
  type OwnRate,
  type Quote,
  type QuoteFailure,
  quote,
  type RateTable,
  type Rational,
  rational,
} from '@equivale/core';
import { finerSteps, mentalRule, priceSteps } from '@equivale/core/pocket';
import { type DescribedRule, describeRule } from '../../converter/describe-rule.ts';
import type { Translate } from '../../i18n/i18n.ts';

/** The two currencies of a table: the person's own, and that of the country with the prices. */
export interface PocketPair {
  readonly home: string;
  readonly away: string;
}

export interface PocketRate {
  /** The person's own rate, used instead of the published one; what is printed says so. */
  readonly own?: OwnRate;
  /** Source and day, as they are printed. */
  readonly origin: string;
}

export interface PocketColumn {
  readonly from: string;
  readonly to: string;
  readonly rows: readonly (readonly [amount: string, result: string])[];
}

export interface PocketContent {
  readonly pair: PocketPair;
  /** From the prices abroad to the person's own money, then the other way. */
  readonly columns: readonly [PocketColumn, PocketColumn];
  /** The columns of a larger sheet, below the first ones. */
  readonly more: readonly [PocketColumn, PocketColumn];
  /** `1 EUR = 19,7690 MXN` */
  readonly rate: string;
  readonly origin: string;
  /** `tuyo`, of a table with the person's own rate. */
  readonly mark: string | undefined;
  /** Absent where no rule comes near enough. */
  readonly rule: { readonly text: string; readonly error: string } | undefined;
}

/** How many prices a card has room for, and how many fit above the fold of a larger sheet. */
const CARD_ROWS = 8;
const FOLD_ROWS = 7;
/** Digits of a price abroad: as many as people pay by. */
const PRICE_DIGITS = 3;

const ONE = rational(1n);

/** Money abroad to three digits, or to whole units where it has more, beyond its smallest coin only below three. */
function toPrice(exact: ExactValue, decimals: number, locale: Locale): string {
  for (let shown = 0; shown < decimals; shown++) {
    const plain = exact.toFixed(shown);
    if (plain.replace('.', '').replace(/^0+/, '').length >= PRICE_DIGITS) return formatDecimal(plain, locale);
  }
  return formatListFigure(exact, decimals, locale);
}

/** Units of a currency for one euro; one, where the table does not say. */
function perEuro(code: string, table: RateTable): Rational {
  const quoted = quote({ amount: '1', from: 'EUR', to: code }, table);
  return quoted.ok ? quoted.rate.toFraction() : ONE;
}

type Columns = PocketContent['columns'];

/** One column for some prices, each result from the exact rate. */
function columnOf(
  from: string,
  to: string,
  prices: readonly Rational[],
  { convert, write, locale }: Basis & { readonly write: typeof toPrice },
): PocketColumn {
  const decimals = findCurrency(to)?.displayDecimals ?? 2;
  const rows = prices.flatMap((price) => {
    const quoted = convert(price, from, to);
    if (!quoted.ok) return [];
    const amount = formatDecimal(exactOf(price).toSignificant(PRICE_DIGITS), locale);
    return [[amount, write(quoted.result, decimals, locale)] as const];
  });
  return { from, to, rows };
}

interface Basis {
  readonly convert: (amount: Rational, from: string, to: string) => Quote | QuoteFailure;
  readonly locale: Locale;
}

const columnsOf = (
  { home, away }: PocketPair,
  [abroad, own]: readonly [abroad: readonly Rational[], own: readonly Rational[]],
  basis: Basis,
): Columns => [
  columnOf(away, home, abroad, { ...basis, write: formatListFigure }),
  columnOf(home, away, own, { ...basis, write: toPrice }),
];

/** Texts of a pocket table, sized for real prices of the published table; undefined without a rate. */
export function pocketContent(
  pair: PocketPair,
  { own, origin }: PocketRate,
  table: RateTable,
  t: Translate,
  locale: Locale,
): PocketContent | undefined {
  const { home, away } = pair;
  const convert: Basis['convert'] = (amount, from, to) => quote({ amount, from, to, own }, table);
  const [toAway, toHome] = [convert(ONE, home, away), convert(ONE, away, home)];
  if (!toAway.ok || !toHome.ok) return undefined;
  const basis = { convert, locale };
  const abroad = priceSteps(perEuro(away, table), CARD_ROWS);
  const mine = priceSteps(perEuro(home, table), CARD_ROWS);
  const further = (prices: readonly Rational[]) => finerSteps(prices[FOLD_ROWS - 1] ?? ONE);
  const rule = mentalRule(toHome.rate.toFraction());
  const pocketRule = ({ done, error }: DescribedRule) => ({
    text: t('pocket.rule', { from: away, to: home, rule: done }),
    error,
  });
  // In the direction whose figure is not below one.
  const [from, to, { rate }] =
    toAway.rate.toNumber() >= 1 ? ([home, away, toAway] as const) : ([away, home, toHome] as const);
  return {
    pair,
    columns: columnsOf(pair, [abroad, mine], basis),
    more: columnsOf(pair, [further(abroad), further(mine)], basis),
    rate: `1 ${from} = ${formatRate(rate, locale)} ${to}`,
    origin,
    mark: own && t('rate.own.mark'),
    rule: rule && pocketRule(describeRule(rule, t, locale)),
  };
}

/** The first prices of columns: those above the fold of a sheet. */
export const aboveFold = ([first, second]: Columns): Columns => [
  { ...first, rows: first.rows.slice(0, FOLD_ROWS) },
  { ...second, rows: second.rows.slice(0, FOLD_ROWS) },
];
