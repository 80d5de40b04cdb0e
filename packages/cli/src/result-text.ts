import {
  exactOf,
  findCurrency,
  formatCurrencyResult,
  formatDecimal,
  formatIsoDate,
  formatUnitResult,
  parseDecimal,
} from '@equivale/core';
import { findAnyUnit } from '@equivale/core/extended-units';
import { type Locale, say, sayError } from './messages.ts';
import type { JsonInterpretation, JsonResult } from './result-json.ts';

const symbolOf = (id: string | null): string => (id === null ? '' : ` ${findAnyUnit(id)?.symbol ?? id}`);

function amountOf(text: string, id: string | null, locale: Locale): string {
  return formatDecimal(text, locale) + symbolOf(id);
}

/** A result with the decimals the screen shows; a unit's without needless zeros. */
function figure(text: string, id: string | null, locale: Locale): string {
  const exact = parseDecimal(text);
  if (!exact) return amountOf(text, id, locale);
  const currency = findCurrency(id ?? '');
  const shown = currency
    ? formatCurrencyResult(exactOf(exact), currency, locale).text
    : formatUnitResult(exactOf(exact), locale).significant;
  return shown + symbolOf(id);
}

/** Whether six decimals show all of a result. */
const isShortEnough = (result: string): boolean => (result.split('.')[1]?.length ?? 0) <= 6;

/** `5 mi = 8,04672 km`; `≈` where the digits are rounded. */
function line(interpretation: JsonInterpretation, locale: Locale): string {
  const { value, from, to, result, approximate, parts, more = [] } = interpretation;
  if (from === null) return `${approximate ? '≈ ' : ''}${formatDecimal(result, locale)}`;
  const first = parts
    ? parts.map((part) => figure(part.value, part.unit, locale)).join(' ')
    : figure(result, to, locale);
  const sign = approximate || !isShortEnough(result) ? '≈' : '=';
  const others = more.map(
    (other) =>
      ` ${other.approximate || !isShortEnough(other.result) ? '≈' : '='} ${figure(other.result, other.to, locale)}`,
  );
  return `${amountOf(value, from, locale)} ${sign} ${first}${others.join('')}`;
}

/**
 * An answer for people.
 * @returns lines without the last line feed; the other readings and the date of the rates after the answer
 */
export function resultText(result: JsonResult, locale: Locale): string {
  if (!result.ok) {
    const { code, span, suggestions } = result.error;
    const place = result.query.slice(...span).trim();
    const words = suggestions.length > 0 ? `${say('suggestions', locale)}: ${suggestions.join(', ')}?` : '';
    const sentence = sayError(code, locale);
    return [sentence.endsWith(':') ? `${sentence} ${place}` : sentence, words].filter(Boolean).join('\n');
  }
  const lines = [line(result, locale)];
  if (result.ratesDate) lines.push(`${say('ratesOf', locale)} ${formatIsoDate(result.ratesDate, locale)}`);
  if (result.alternatives) {
    lines.push(say('alternatives', locale));
    for (const other of result.alternatives) lines.push(`  ${line(other, locale)}`);
  }
  return lines.join('\n');
}
