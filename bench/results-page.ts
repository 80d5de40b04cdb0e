import { markdownTable } from './markdown-table.ts';
import type { Figure, Limit } from './report.ts';

/** The record of one part: its last run. */
export interface PartRecord {
  readonly part: string;
  /** When it began, ISO 8601. */
  readonly at: string;
  /** Load of the machine when it began, over the last minute. */
  readonly load: number;
  readonly seconds: number;
  /** How it ended, unless by itself: `stopped after 180 s`, `ended with code 1 and no figures`. */
  readonly fault?: string;
  readonly figures: readonly Figure[];
}

/** Four significant digits, whole numbers in full. */
const shownValue = (value: number | null): string =>
  value === null ? 'not measured' : String(Number.isInteger(value) ? value : Number(value.toPrecision(4)));

const shownFigure = ({ value, unit }: Pick<Figure, 'value' | 'unit'>): string =>
  `${shownValue(value)} ${unit}`.trim();

const shownLimit = ({ atMost, atLeast }: Limit): string =>
  [atLeast === undefined ? '' : `≥ ${atLeast}`, atMost === undefined ? '' : `≤ ${atMost}`]
    .filter(Boolean)
    .join(' and ');

const LIBRARIES = ['ours', 'convert', 'convert-units', 'mathjs', 'js-quantities', 'unitmath'];
const COMPARED: readonly (readonly [title: string, figure: (library: string) => string])[] = [
  ['pairs of 296', (library) => `${library}: pairs`],
  ['of these by another definition', (library) => `${library}: pairs of another definition`],
  ['correctly rounded, of the others', (library) => `${library}: correctly rounded`],
  ['six decimals wrong', (library) => `${library}: six decimals wrong`],
  ['one conversion, ft to m', (library) => `${library}: ft to m`],
  ['script', (library) => (library === 'ours' ? 'ours: core without names' : `${library}: size`)],
];

/** Core beside other libraries; nothing where it was not measured. */
function comparison(records: readonly PartRecord[]): string {
  const figures = records.find(({ part }) => part === 'core')?.figures ?? [];
  if (figures.length === 0) return '';
  const cell = (name: string) => {
    const figure = figures.find((one) => one.name === name);
    return figure === undefined ? 'not measured' : shownFigure(figure);
  };
  const rows = COMPARED.map(([title, figure]) => [
    title,
    ...LIBRARIES.map((library) => cell(figure(library))),
  ]);
  return `## Beside other libraries\n\n${markdownTable([['', ...LIBRARIES], ...rows])}`;
}

function partSection({ part, at, load, seconds, fault, figures }: PartRecord): string {
  const when = at.slice(0, 16).replace('T', ' ');
  const head = `## ${part}\n\n\`npm run bench:${part}\`, ${when} UTC, ${seconds} s, load before it ${load.toFixed(1)}.`;
  const rows = figures.flatMap(({ name, limit, holds, ...figure }) =>
    limit ? [[name, holds ? shownFigure(figure) : `**${shownFigure(figure)}**`, shownLimit(limit)]] : [],
  );
  const table = rows.length > 0 ? markdownTable([['figure', 'value', 'limit'], ...rows]) : '';
  return [head, fault ? `**${fault}**` : '', table].filter(Boolean).join('\n\n');
}

/**
 * The page of results: what has a limit, and core beside other libraries. All other figures are printed by the run.
 * @param machine lines about the machine
 */
export function resultsPage(machine: readonly string[], records: readonly PartRecord[]): string {
  const limited = records.flatMap(({ figures }) => figures).filter(({ limit }) => limit);
  const broken = limited.filter(({ holds }) => !holds);
  const results = [
    `${limited.length - broken.length} of ${limited.length} limits hold.`,
    ...broken.map((figure) => `Broken: ${figure.part}, ${figure.name}: ${shownFigure(figure)}`),
    ...records.flatMap(({ part, fault }) => (fault ? [`${part}: ${fault}`] : [])),
  ];
  const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
  return [
    '# Results',
    'Written by `npm run bench`; one part alone by `npm run bench -- core`. Only figures with a limit are listed, broken ones in bold. Medians, unless a line says otherwise; `×` is a ratio within one run.',
    list(machine),
    list(results),
    comparison(records),
    ...records.map(partSection),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}
