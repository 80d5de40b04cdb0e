import type { HistoryPoint } from '@equivale/contract';
import type { Locale } from '@equivale/core';

/** A text that a spreadsheet would work out as a formula. @source OWASP, CSV Injection */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * The daily rates of a pair as a file that the spreadsheets of a language open: with the decimal comma, columns are parted by
 * semicolons. It begins with a byte mark, by which they know the letters.
 * @param names of the columns: day, rate, source
 * @source RFC 4180
 */
export function daysCsv(
  points: readonly HistoryPoint[],
  source: string,
  names: readonly string[],
  { decimal }: Pick<Locale, 'decimal'>,
): string {
  const separator = decimal === ',' ? ';' : ',';
  const cell = (text: string) => {
    const plain = FORMULA.test(text) ? `'${text}` : text;
    return /[",;\r\n]/.test(plain) && (plain.includes(separator) || /["\r\n]/.test(plain))
      ? `"${plain.replaceAll('"', '""')}"`
      : plain;
  };
  const rows = points.map(({ date, rate }) => [date, rate.replace('.', decimal), source]);
  return `\uFEFF${[names, ...rows].map((row) => `${row.map(cell).join(separator)}\r\n`).join('')}`;
}

/** Hands a text to the person as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
