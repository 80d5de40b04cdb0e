import type { Locale } from '@equivale/core';
import { type ResolvedQuery, resultJson } from '@equivale/core/resolve';

/** A text that a spreadsheet would work out as a formula. @source OWASP, CSV Injection */
const FORMULA = /^[=+\-@\t\r]/;

/** A line for spreadsheets: where the comma is before decimals, semicolons part the cells. @source RFC 4180 */
function line(cells: readonly string[], { decimal }: Locale): string {
  const separator = decimal === ',' ? ';' : ',';
  const quoted = cells.map((text) =>
    text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text,
  );
  return quoted.join(separator);
}

const COLUMNS = ['query', 'value', 'from', 'result', 'to', 'rates_date', 'error'];

/** The names of the columns. */
export const csvHead = (locale: Locale): string => line(COLUMNS, locale);

/** A resolved question as lines, one for each target; one that was not understood has the code of why. */
export function resultCsv(resolved: ResolvedQuery, locale: Locale): string[] {
  const json = resultJson(resolved);
  const query = FORMULA.test(resolved.query) ? `'${resolved.query}` : resolved.query;
  if (!json.ok) return [line([query, '', '', '', '', '', json.error.code], locale)];
  const number = (text = '') => text.replace('.', locale.decimal);
  const [value, from, day] =
    'value' in json ? [json.value, json.from ?? '', json.ratesDate ?? ''] : ['', json.ingredient, ''];
  const figures = [json, ...('more' in json ? (json.more ?? []) : [])];
  return figures.map(({ result, to }) =>
    line([query, number(value), from, number(result), to ?? '', day, ''], locale),
  );
}
