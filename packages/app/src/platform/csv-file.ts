import { saveFile } from './save-file.ts';

/** A figure, with a minus sign or without: it stays one. */
const FIGURE = /^-?\d+(?:[.,]\d+)?(?:e[+-]?\d+)?$/;

/** A text that a spreadsheet would work out as a formula, whatever blanks or line breaks come first. @source OWASP, CSV Injection */
const FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/**
 * Rows as a file that the spreadsheets of a language open: with the decimal comma, columns are parted by semicolons. It begins
 * with a byte mark, by which they know the letters. Every text is quoted: a spreadsheet of another language parts columns otherwise.
 * @param rows of cells; figures in them have the separator already
 * @param decimal the reader's decimal separator
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

/** Hands a text to the person as a file. */
export const saveCsv = (name: string, text: string): Promise<void> =>
  saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
