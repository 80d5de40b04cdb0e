import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commandForms } from '../bench/soak/command-forms.ts';
import { root } from './run.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
const papers = globSync(
  [
    '*.md',
    'Dockerfile',
    'docs/**/*.md',
    'packages/*/README.md',
    'integrations/**/*.md',
    '.github/**/*.{md,yml}',
    '.ci/*',
  ],
  { cwd: root },
);
const texts = papers.map((file) => [file, read(file)] as const);
/** Every group of a pattern, with the paper that says it. */
const said = (pattern: RegExp, of = texts) =>
  of.flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map((match) => ({ file, name: String(match[1]) })),
  );

it('commands that the papers name are there', () => {
  const named = [
    ...said(/\bnpm run (?:-s |--silent )?([a-z][\w:-]*)/g),
    ...said(/\bnpm (start|test)\b/g),
    // Those that stand beside another in the table of commands.
    ...said(/`([a-z]+:[a-z]+)`(?=[^|\n]*\|)/g, [['CONTRIBUTING.md', read('CONTRIBUTING.md')]]),
  ];
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter(({ name }) => scripts[name] === undefined)).toEqual([]);
});

it('files that the papers run are there', () => {
  const run = said(/\bnode ((?:scripts|bench|packages)\/[\w./-]+\.m?[jt]s)/g);
  expect(run.length).toBeGreaterThan(1);
  expect(run.filter(({ name }) => !existsSync(join(root, name)))).toEqual([]);
});

it('tests that the papers name are there', () => {
  const tests = globSync(
    ['{packages,languages,scripts,bench,integrations}/**/*.test.{ts,tsx}', 'e2e/*.spec.ts'],
    {
      cwd: root,
      exclude: (path) => path.includes('node_modules'),
    },
  );
  const named = said(/\bnpm run test:(?:unit|e2e) -- ([\w/ -]+)/g);
  const filters = named.flatMap(({ file, name }) =>
    name
      .trim()
      .split(' ')
      .map((filter) => ({ file, filter })),
  );
  expect(filters.length).toBeGreaterThan(15);
  expect(filters.filter(({ filter }) => !tests.some((path) => path.includes(filter)))).toEqual([]);
});

const partsIn = (file: string, list: RegExp) =>
  [...(list.exec(read(file))?.[1] ?? '').matchAll(/^ {2}(\w+)[:,]/gm)].map((match) => String(match[1]));
const parts = {
  soak: partsIn('bench/soak/soak.bench.ts', /^const tests = \{\n(.*?)^\}/ms),
  bench: partsIn('bench/run.ts', /^const PARTS.*?= \{\n(.*?)^\}/ms),
};

it.each(['soak', 'bench'] as const)('parts of npm run %s that the papers name are there', (command) => {
  const lists = said(new RegExp(`npm run ${command} -- ((?:[a-z]\\w+ ?)+)`, 'g'));
  const named = lists.flatMap(({ name }) => name.trim().split(' '));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !parts[command].includes(name))).toEqual([]);
});

it('every command is run: by npm test, by npm run bench, or in a cheap form by npm run soak', () => {
  const forms = commandForms({ folder: '', ports: [0, 0], offline: {} });
  expect(Object.keys(forms).sort()).toEqual(Object.keys(scripts).sort());
  const measured = Object.keys(forms).filter((name) => forms[name] === 'npm run bench');
  expect(measured.sort()).toEqual(parts.bench.map((part) => `bench:${part}`).sort());
  expect(parts.soak).toContain('commands');
});

/** Pages whose blocks `operating.test.ts` and `signed-rates.test.ts` run as they stand. */
const RUN_AS_THEY_STAND = /docs\/operating\/(?:backup|containers|mirrors|proxies|upgrade)\.md$/;

it('every line in a block of README, how-to pages and pages for operators is run', () => {
  const forms = commandForms({ folder: '', ports: [0, 0], offline: {} });
  const pages = texts.filter(([file]) => /^(?:README|docs\/(?:how-to|operating)\/.*)\.md$/.test(file));
  const lines = pages
    .filter(([file]) => !RUN_AS_THEY_STAND.test(file))
    .flatMap(([, text]) =>
      said(/```\w*\n([\s\S]*?)```/g, [['', text]]).flatMap(({ name }) => name.trim().split('\n')),
    );
  expect(lines.length).toBeGreaterThan(20);
  const commands = lines.flatMap((line) => line.replace(/ +# .*/, '').split(/ && | \| /));
  const isRun = (command: string) => {
    const [, name = ''] = /^(?:[A-Z_]+=\S+ )*npm (?:run (?:-s )?)?([a-z][\w:]*)/.exec(command) ?? [];
    // Types are checked by `npm test`, and `npm ci` is how `.ci/run` begins.
    return (
      name === 'ci' || /^(?:echo|npx tsc -b)\b/.test(command) || (name in forms && forms[name] !== 'by hand')
    );
  };
  expect(commands.filter((command) => !isRun(command))).toEqual([]);
});
