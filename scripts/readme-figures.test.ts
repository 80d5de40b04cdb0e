import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tableIn } from '../bench/readme-table.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** Figures of a measurement stand between bars or after a colon, with their unit. */
const figuresOf = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) =>
      line.startsWith('|')
        ? line.split('|').slice(2, -1)
        : line.startsWith('- ')
          ? [line.split(': ')[1] ?? '']
          : [],
    )
    .map((cell) => cell.trim())
    .filter((cell) => /^\d/.test(cell));

describe('the figures of the README', () => {
  const table = tableIn(read('README.md'));
  const measured = new Set(
    read('bench/RESULTS.md')
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map(([, , value, unit]) => `${value} ${unit}`.trim()),
  );

  it('are there, and each is in bench/RESULTS.md', () => {
    const figures = figuresOf(table);
    expect(figures.length).toBeGreaterThan(20);
    for (const figure of figures) expect(measured, figure).toContain(figure);
  });
});
