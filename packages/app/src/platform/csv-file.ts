import { saveFile } from './save-file.ts';

/** A figure, with a minus sign or without: it stays one. */
const FIGURE = /^-?\d+(?:[.,]\d+)?(?:e[+-]?\d+)?$/;

/** A text that a spreadsheet would work out as a formula, whatever blanks or line breaks come first. @source OWASP, CSV Injection */
const FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/**
 * With the decimal comma, columns have semicolons. Byte mark and quotes: spreadsheets of other languages need them.
 * @source RFC 4180
 */
export function csvText(rows: readonly (readonly string[])[], decimal: string): string {
  const separator = decimal === ',' ? ';' : ',';
  const cell = (text: string) => {
    const isFigure = FIGURE.test(text);
    if (text === '' || (isFigure && !text.includes(separator))) return text;
    const plain = FORMULA.test(text) && !isFigure ? `'${text}` : text;
    return `"${plain.replaceAll('"', '""')}"`;
  };
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')}`;
}

export const saveCsv = (name: string, text: string): Promise<void> =>
  saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
