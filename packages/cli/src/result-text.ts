import {
  type ExactValue,
  exactOf,
  findCurrency,
  formatCurrencyResult,
  formatDecimal,
  formatIsoDate,
  formatNamed,
  formatUnitResult,
  type Locale,
  type RateTable,
  type StreetRate,
  toFullDecimal,
} from '@equivale/core';
import { type MetalAmount, metalName, metalText } from '@equivale/core/metals';
import { formulaText, isSum, type QuantityPart, type SumResult } from '@equivale/core/parse';
import {
  isAsPublished,
  type ResolvedInterpretation,
  type ResolvedQuery,
  ratesDayOf,
  type UsedAverage,
} from '@equivale/core/resolve';
import { composedText } from './composed-text.ts';
import { kitchenText } from './kitchen-text.ts';
import { say, sayError } from './messages.ts';
import { unitSet } from './resolver.ts';
import { withTypedZeros } from './typed-zeros.ts';
import { typesText } from './types-text.ts';

/** Decimals of a result on the screen; one that ends later is written in full here. */
const SCREEN_DECIMALS = 6;
/** Digits of arithmetic whose decimals do not end. */
const SUM_DIGITS = 15;

const nameOf = (id: string): string => unitSet.find(id)?.symbol ?? id;
const symbolOf = (id: string): string => (id === '' ? '' : ` ${nameOf(id)}`);

/** An amount in full; one whose decimals do not end as the fraction it is. */
function amountOf(amount: ExactValue, query: string, locale: Locale): string {
  const { n, d } = amount.toFraction();
  const full = toFullDecimal({ n, d });
  if (full === undefined) return `${formatDecimal(`${n}`, locale)}/${formatDecimal(`${d}`, locale)}`;
  return formatDecimal(withTypedZeros(full, query), locale);
}

/** A result in full where that is requested and its decimals end, else as on the screen; a unit's without needless zeros. */
function figure(value: ExactValue, id: string, inFull: boolean, locale: Locale): string {
  const currency = findCurrency(id);
  const full = inFull ? toFullDecimal(value.toFraction()) : undefined;
  if (full !== undefined && !value.isExactAt(SCREEN_DECIMALS))
    return formatDecimal(full, locale) + symbolOf(id);
  if (id === '' || id === '%')
    return formatDecimal(full ?? value.toSignificant(SUM_DIGITS), locale) + symbolOf(id);
  const shown = currency
    ? formatCurrencyResult(value, currency, locale).text
    : formatUnitResult(value, locale).significant;
  return shown + symbolOf(id);
}

/** Decimals from which on a tangent is rounded. */
const CURVE_DECIMALS = 30;

/** Whether both units have an exact definition, and the result is not a rounded tangent. */
const isDefined = (value: ExactValue, ...ids: readonly string[]): boolean =>
  ids.every((id) => {
    const unit = unitSet.find(id);
    return !unit?.approximate && (!unit?.curve || value.isExactAt(CURVE_DECIMALS));
  });

/** `= 8,04672 km`; `≈` where digits are left out, and where the rate itself is not known exactly. */
function resultOf(result: SumResult, from: string, locale: Locale, isAverage: boolean): string {
  const { parts, per, to, value } = result;
  if (parts.length > 0) {
    const written = parts.map((part) => figure(part.value, part.unit, true, locale)).join(' ');
    // the last part is rounded at the decimals of the screen
    return `${value.isExactAt(SCREEN_DECIMALS) ? '=' : '≈'} ${written}`;
  }
  const isExact =
    !isAverage &&
    isAsPublished(result) &&
    isDefined(value, from, to) &&
    toFullDecimal(value.toFraction()) !== undefined;
  const written = figure(value, to, isExact, locale);
  return `${isExact ? '=' : '≈'} ${written}${per === undefined ? '' : `/${nameOf(per)}`}`;
}

/** `5 mi = 8,04672 km`, `20 ÷ 80 = 25 %`; arithmetic is its result alone. */
function line(
  { interpretation, results }: ResolvedInterpretation,
  query: string,
  locale: Locale,
  isAverage = false,
): string {
  const { amount, from } = interpretation;
  const written = results.map((result) => resultOf(result, from, locale, isAverage)).join(' ');
  if (isSum(interpretation)) {
    const write = ({ amount: one, unit }: QuantityPart) =>
      amountOf(exactOf(one), query, locale) + symbolOf(unit);
    return `${formulaText(interpretation.formula, write)} ${written}`;
  }
  return from === ''
    ? written.replace(/^= /, '')
    : `${amountOf(amount, query, locale)}${symbolOf(from)} ${written}`;
}

/** `10 g (oro 18 k) ≈ 987,65 EUR`, `100 EUR ≈ 1,35 g (oro 18 k)`, for its metal alone. */
function metalLines(metal: MetalAmount, first: ResolvedInterpretation, query: string, locale: Locale) {
  const results = first.results.map(({ to, value }) => `≈ ${figure(value, to, false, locale)}`);
  const { amount, from } = first.interpretation;
  const conversion = metal.amount
    ? [metalText(metal, locale), ...results]
    : [amountOf(amount, query, locale) + symbolOf(from), ...results, `(${metalName(metal, locale)})`];
  return [conversion.join(' '), say('metal', locale)];
}

/** The likeliest meaning; of a precious metal, with what its value is. */
const firstLines = (
  { query, first, average, metal }: Extract<ResolvedQuery, { readonly first: unknown }>,
  locale: Locale,
): string[] =>
  metal ? metalLines(metal, first, query, locale) : [line(first, query, locale, average !== undefined)];

/** What the result was made with besides a reference rate: `A tu tipo: 1 USD = 0,9 EUR`. */
function otherRates({ results: [{ quotes, to }] }: ResolvedInterpretation, locale: Locale): string[] {
  return quotes.flatMap(({ quote }) => {
    const own = quote.figures.find(({ source }) => source === 'own');
    const markup = quote.markup && figure(quote.markup.markup, to, false, locale);
    return [
      ...(own
        ? [`${say('ownRate', locale)} 1 ${own.base} = ${formatDecimal(own.text, locale)} ${own.code}`]
        : []),
      ...(markup ? [`${say('markup', locale)} ${markup}`] : []),
    ];
  });
}

/** `No es un tipo oficial: blue, 1 USD = 1.540 ARS, dolarapi-ar` */
const streetText = ({ name, base, code, rate, source }: StreetRate, locale: Locale): string =>
  `${say('street', locale)} ${name}, 1 ${base} = ${formatDecimal(rate, locale)} ${code}, ${source}`;

/** `Promedio de los 255 días publicados del 1 ene 2019 al 31 dic 2019, ecb` */
const averageText = ({ days, from, to, source }: UsedAverage, locale: Locale): string => {
  const sentence = say('average', locale)
    .replace('{days}', `${days}`)
    .replace('{from}', formatIsoDate(from, locale))
    .replace('{to}', formatIsoDate(to, locale));
  return `${sentence}, ${source}`;
};

/** Why a question has no result, and what would be understood. */
function refusalText({ query, error }: Extract<ResolvedQuery, { ok: false }>, locale: Locale): string {
  const { code, dimensions, span, suggestions } = error;
  const place = dimensions?.join(' ≠ ') ?? query.slice(...span).trim();
  const words =
    suggestions.length > 0
      ? formatNamed(say('suggestions', locale), `${suggestions.join(', ')}?`, locale)
      : '';
  return [sayError(code, place, locale), words].filter(Boolean).join('\n');
}

/**
 * A resolved question for people.
 * @param tables of rates that were read for it
 * @returns lines without the last line feed; the other interpretations and the day of the rates after the result
 */
export function resultText(
  resolved: ResolvedQuery,
  locale: Locale,
  tables: readonly RateTable[] = [],
): string {
  const { query } = resolved;
  if (!resolved.ok) return refusalText(resolved, locale);
  if ('kitchen' in resolved) return kitchenText(resolved.kitchen, locale);
  if ('composed' in resolved) return composedText(resolved.composed, locale);
  const { first, others, corrections, former = [], average, orOn, street } = resolved;
  const isAverage = average !== undefined;
  const lines = firstLines(resolved, locale);
  for (const { span, word } of corrections) {
    const place = `«${query.slice(...span).trim()}»`;
    lines.push(
      word
        ? `${place} ${say('corrected', locale)} «${word}»`
        : formatNamed(say('leftOut', locale), place, locale),
    );
  }
  for (const { code, perEuro } of former)
    lines.push(`${say('fixedRate', locale)} 1 EUR = ${formatDecimal(perEuro, locale)} ${code}`);
  lines.push(...otherRates(first, locale));
  if (street) lines.push(streetText(street, locale));
  if (average) lines.push(averageText(average, locale));
  const ratesDay = average ? undefined : ratesDayOf(first);
  if (ratesDay !== undefined) {
    const figures = first.results.flatMap(({ quotes }) => quotes.flatMap(({ quote }) => quote.figures));
    const types = typesText(figures, tables, locale);
    lines.push(
      `${say('ratesOf', locale)} ${formatIsoDate(ratesDay, locale)}${types === '' ? '' : ` (${types})`}`,
    );
  }
  if (others.length > 0) {
    lines.push(say('alternatives', locale));
    for (const other of others) lines.push(`  ${line(other, query, locale, isAverage)}`);
  }
  // 03/04/2020 is of April or of March
  if (orOn) lines.push(say('alternatives', locale), resultText(orOn, locale, tables).replace(/^/gm, '  '));
  return lines.join('\n');
}
