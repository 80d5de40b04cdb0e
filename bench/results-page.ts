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
export const shownValue = (value: number | null): string =>
  value === null ? 'not measured' : String(Number.isInteger(value) ? value : Number(value.toPrecision(4)));

const shownLimit = ({ atMost, atLeast }: Limit): string =>
  [atLeast === undefined ? '' : `≥ ${atLeast}`, atMost === undefined ? '' : `≤ ${atMost}`]
    .filter(Boolean)
    .join(' and ');

const result = (holds: boolean | undefined): string => (holds === undefined ? '' : holds ? 'yes' : '**no**');

function partSection({ part, at, load, seconds, fault, figures }: PartRecord): string {
  const head = `## ${part}\n\n\`npm run bench:${part}\`, ${at.slice(0, 16).replace('T', ' ')} UTC, ${seconds} s, load of the machine before it ${load.toFixed(1)}.`;
  const table = markdownTable([
    ['figure', 'value', 'unit', 'limit', 'holds'],
    ...figures.map(({ name, value, unit, limit, holds }) => [
      name,
      shownValue(value),
      unit,
      limit ? shownLimit(limit) : '',
      result(holds),
    ]),
  ]);
  return [head, fault ? `**${fault}**` : '', figures.length > 0 ? table : ''].filter(Boolean).join('\n\n');
}

/**
 * The page of all results.
 * @param machine lines about the machine
 */
export function resultsPage(machine: readonly string[], records: readonly PartRecord[]): string {
  const limited = records.flatMap(({ figures }) => figures).filter(({ limit }) => limit);
  const broken = limited.filter(({ holds }) => !holds);
  const faults = records.filter(({ fault }) => fault);
  const results = [
    `${limited.length - broken.length} of ${limited.length} limits hold.`,
    ...broken.map(({ part, name, value, unit }) =>
      `Broken: ${part}, ${name}: ${shownValue(value)} ${unit}`.trimEnd(),
    ),
    ...faults.map(({ part, fault }) => `${part}: ${fault}`),
  ];
  return [
    '# Results',
    'Written by `npm run bench`; a part alone by `npm run bench -- core`. Medians, unless a line says otherwise.',
    machine.map((line) => `- ${line}`).join('\n'),
    results.map((line) => `- ${line}`).join('\n'),
    ...records.map(partSection),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
