import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { startOwnServer } from '../../e2e/own-server.ts';

const here = import.meta.dirname;
const PYTHON = '/usr/bin/python3';
const isThere = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;
const hasOffice = isThere('sh', '-c', 'command -v soffice') && isThere(PYTHON, '-c', 'import uno');

/**
 * ECB: EUR 1 = USD 1.1699 on 2026-08-21; USD 1.0977 and GBP 0.85315 on 2020-02-28, the last day before 1 March; USD 1.1194 on 2020-01-06, the
 * highest of that month, whose 22 days average 1.1100.
 */
const EXPECTED: readonly (readonly [recipe: string, value: string | number])[] = [
  ['euros for one dollar, now', 1 / 1.1699],
  ['pounds for 100 euros, on a day', 85.315],
  ['the day that a rate is really from', '2020-02-28'],
  ['the highest rate of a span', 1.1194],
  ['the rate that held on a Saturday', 1.0977],
  ['euros for one dollar, now', 1 / 1.1699],
  ['a rate on a day', 1.0977],
  ['what kind of rate it is', 'reference'],
  ['the average of a month', 1.11],
  ['of how many days', 22],
];
/** The average is published with four digits. */
const DIGITS = 4;

const readme = readFileSync(join(here, 'README.md'), 'utf8');
const rows = [...readme.matchAll(/^\| ([^|]+?) \| (?:`(=WEBSERVICE[^`]+)` \| )?`(=[^`]+)` \|$/gm)].map(
  ([, name = '', source = '', formula = '']) => ({ name, source, formula }),
);

/** The recipes for the service at an address, with sheets for what Google's function brings. */
function recipesAt(url: string) {
  const links: string[] = [];
  const at = (written: string) => written.replaceAll('https://equivale.example', url);
  const recipes = rows.map(({ source, formula }) => ({
    source: at(source),
    formula: at(formula)
      .replace(/IMPORTDATA\("([^"]+)"\)/g, (_, address: string) => {
        if (!links.includes(address)) links.push(address);
        return `$Data${links.indexOf(address)}.$A$1:$H$400`;
      })
      // LibreOffice takes semicolons from programs; a comma within a text stays.
      .replace(/"[^"]*"|,/g, (part) => (part === ',' ? ';' : part)),
  }));
  return { links, recipes };
}

it('[I42.sheet-recipes] there are ten recipes', () => {
  expect(rows.map(({ name }) => name)).toEqual(EXPECTED.map(([name]) => name));
});

it.skipIf(!hasOffice)(
  '[I42.sheet-recipes] LibreOffice computes them from the real service (soffice, python3-uno)',
  async () => {
    const { url, kill } = await startOwnServer();
    try {
      const office = spawn(PYTHON, [join(here, '../testing/compute_in_office.py')], {
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      const ended = once(office, 'exit');
      office.stdin.end(JSON.stringify(recipesAt(url)));
      const found: { error: number; number: number; text: string }[] = JSON.parse(await text(office.stdout));
      await ended;
      for (const [at, [name, value]] of EXPECTED.entries()) {
        expect(found[at]?.error, `${name}: ${found[at]?.text}`).toBe(0);
        if (typeof value === 'string') expect(found[at]?.text, name).toBe(value);
        else expect(found[at]?.number, name).toBeCloseTo(value, DIGITS);
      }
    } finally {
      await kill();
    }
  },
);
