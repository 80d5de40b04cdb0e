import { expect, it } from 'vitest';
import { csvText } from './csv-file.ts';

/** The cells of a line, as a reader of RFC 4180 has them. */
const BEGINS = [
  '=1+1',
  '+cmd',
  '-cmd',
  '@SUM(1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '\u00a0=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
];

it.each([',', '.'])(
  '[I17.csv] no text is worked out as a formula, with the decimal separator %s',
  (decimal) => {
    for (const text of BEGINS) expect(csvText([[text]], decimal)).toBe(`\uFEFF"'${text}"\r\n`);
  },
);

it('[I17.csv] a text stays one cell whatever a spreadsheet parts columns by', () => {
  expect(csvText([['a,=1+1', 'b;=1+1', 'say "hi"', '']], ',')).toBe(
    '\uFEFF"a,=1+1";"b;=1+1";"say ""hi""";\r\n',
  );
  expect(csvText([['a,=1+1', 'b;=1+1']], '.')).toBe('\uFEFF"a,=1+1","b;=1+1"\r\n');
});

it('[I17.csv] a figure stays a figure', () => {
  expect(csvText([['-1,5', '12', '1,5e-7']], ',')).toBe('\uFEFF-1,5;12;1,5e-7\r\n');
  expect(csvText([['-1.5', '12', '1,5']], '.')).toBe('\uFEFF-1.5,12,"1,5"\r\n');
});
