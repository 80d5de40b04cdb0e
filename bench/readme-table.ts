import { markdownTable } from './markdown-table.ts';
import type { Figure } from './report.ts';
import { type PartRecord, shownValue } from './results-page.ts';

/** Where the README's table begins and ends. */
const [BEGIN, END] = ['<!-- figures: written by npm run bench -->', '<!-- end of figures -->'];

const CORE_ROWS: readonly (readonly [title: string, figure: (name: string) => string])[] = [
  ['pairs of 296', (name) => `${name}: pairs`],
  ['of these with another factor', (name) => `${name}: pairs of another definition`],
  ['correctly rounded, of the others', (name) => `${name}: correctly rounded`],
  ['six decimals wrong', (name) => `${name}: six decimals wrong`],
  ['one conversion, ft to m', (name) => `${name}: ft to m`],
  ['script', (name) => (name === 'ours' ? 'ours: core without names' : `${name}: size`)],
];

/** Other figures that the README quotes if they were measured: part, name in it, what the README calls it. */
const OTHERS: readonly (readonly [part: string, name: string, title: string])[] = [
  [
    'chart',
    'first draw, ours ÷ Chart.js',
    'First draw of 1826 points, processor slowed down four times, beside Chart.js',
  ],
  ['web', 'home: Lighthouse performance', 'Lighthouse performance of home, mobile'],
  ['web', 'initial JS to React floor', 'First scripts of home, beside a React hello world'],
  ['web', 'home: LCP, simulated', 'Largest contentful paint of home, mobile'],
  ['server', 'rates: beside bare node:http', 'Rates served, beside bare node:http sending the same bytes'],
  ['server', 'durable PUT: beside bare node:http', 'Durable writes, beside a bare echo'],
  ['start', 'later start', 'Start of the server to its first answer'],
  [
    'forecast',
    'coverage of the 80 % interval, all pairs',
    'Outcomes inside the 80 % interval of the forecast',
  ],
];

const cell = (figure: Figure | undefined): string =>
  figure?.value == null ? 'not measured' : `${shownValue(figure.value)} ${figure.unit}`.trim();

/** The README's table, made of the records; figures that were not measured are left out or say so. */
export function readmeTable(records: readonly PartRecord[]): string {
  const find = (part: string, name: string) =>
    records
      .find((record) => record.part === part)
      ?.figures.find((figure) => figure.name === name && figure.value !== null);
  const names = ['ours', 'convert', 'convert-units', 'mathjs', 'js-quantities', 'unitmath'];
  const core = markdownTable([
    ['', ...names],
    ...CORE_ROWS.map(([title, figure]) => [title, ...names.map((name) => cell(find('core', figure(name))))]),
  ]);
  const others = OTHERS.flatMap(([part, name, title]) => {
    const figure = find(part, name);
    return figure ? [`- ${title}: ${cell(figure)}`] : [];
  });
  const day = records.find(({ part }) => part === 'core')?.at.slice(0, 10) ?? '';
  const intro = `Measured ${day}; \`npm run bench\` measures again and writes [all figures](bench/RESULTS.md) and this table.`;
  return [intro, core, others.join('\n')].filter(Boolean).join('\n\n');
}

/** The README with its table replaced. */
export function withTable(readme: string, table: string): string {
  const [before = '', rest = ''] = readme.split(BEGIN);
  const after = rest.split(END)[1];
  if (after === undefined) throw new Error('the README has lost the place of its table');
  return `${before}${BEGIN}\n\n${table}\n\n${END}${after}`;
}

/** The table that the README has now. */
export const tableIn = (readme: string): string => readme.split(BEGIN)[1]?.split(END)[0]?.trim() ?? '';
