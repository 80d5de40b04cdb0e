import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locale as es } from '../languages/es/core/locale.ts';
import { LANGUAGE_TAGS } from '../languages/list.ts';
import type { Interpretation } from '../packages/core/src/parse/index.ts';
import { parseQuestion } from '../packages/core/src/testing/parse-question.ts';
import { SETTINGS } from '../packages/server/src/config.ts';
import { withSourceTable } from './build-source-table.ts';
import { root } from './run.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const decisions = globSync('docs/decisions/[0-9]*.md', { cwd: root }).sort();
const papers = globSync(['*.md', 'docs/**/*.md', '.github/**/*.md'], { cwd: root }).sort();

describe('decisions', () => {
  it('are numbered from 1 without a hole, in the file name as in the heading', () => {
    const numbered = decisions.map((file, at) => {
      const heading = /^# (\d+)\. /.exec(read(file))?.[1];
      return { file: Number(file.slice('docs/decisions/'.length).slice(0, 4)), heading, expected: at + 1 };
    });
    expect(numbered.length).toBeGreaterThan(10);
    expect(numbered).toEqual(
      numbered.map(({ expected }) => ({ file: expected, heading: String(expected), expected })),
    );
  });
});

describe('papers', () => {
  it('link to files that are there', () => {
    const links = papers.flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)\s]*)?\)/g)].map((match) => ({
        file,
        to: String(match[1]),
      })),
    );
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter(({ file, to }) => !existsSync(join(root, dirname(file), to)))).toEqual([]);
  });
});

describe('languages', () => {
  it("are the folders beside their list, the product's own first", () => {
    const folders = globSync('languages/*/', { cwd: root }).map((folder) => basename(folder));
    expect(LANGUAGE_TAGS.toSorted()).toEqual(folders.toSorted());
    expect(LANGUAGE_TAGS.slice(0, 2)).toEqual(['es', 'en']);
  });
});

describe('the page about questions', () => {
  const show = ({ amount, from, to, compound, assumedTarget }: Interpretation) => {
    const value = amount.toSignificant(15);
    const targets = to.join(compound ? '+' : ',');
    return from === '' ? `= ${value}` : `${value} ${from} > ${targets}${assumedTarget ? ' (assumed)' : ''}`;
  };
  const page = read('docs/parser.md');
  const examples = [...page.matchAll(/^\| `([^`]+)` +\| (.+?) +\|$/gm)].filter(
    ({ index }) => index > page.indexOf('## Examples'),
  );

  it.each(examples.map(([, question = '', meaning = '']) => [question, meaning]))(
    '%s is %s',
    (question, meaning) => {
      const result = parseQuestion(question, { locale: es });
      const understood = result.ok
        ? [result.interpretation, ...result.alternatives].map(show)
        : [result.code];
      expect(understood.join(' / ')).toBe(meaning);
    },
  );

  it('has examples, and names only files that are there', () => {
    expect(examples.length).toBeGreaterThan(15);
    const files = [...page.matchAll(/`(?:text\/)?([\w-]+\.ts)`/g)].map((match) => String(match[1]));
    const there = globSync('packages/core/src/{text,locale,parse}/**/*.ts', { cwd: root });
    const names = there.map((file) => basename(file));
    expect(files.filter((file) => !names.includes(file))).toEqual([]);
  });
});

describe('settings', () => {
  const SETTINGS_PAGE = 'docs/operating/settings.md';
  /** Names in the first column of the tables under a heading. */
  const documented = (file: string, heading: string) => {
    const rows =
      read(file)
        .split(heading)[1]
        ?.split(/^##/m)[0]
        ?.match(/^\| `.*?\|/gm) ?? [];
    return rows.flatMap((row) => [...row.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map((match) => String(match[1])));
  };
  /** Names that programs read from the environment, but for those that every machine has. */
  const readIn = (patterns: string[], reading: RegExp) => {
    const files = globSync(patterns, {
      cwd: root,
      exclude: (path) => path.includes('node_modules'),
    });
    const names = files.flatMap((file) => [...read(file).matchAll(reading)].map((match) => String(match[1])));
    return [...new Set(names)].filter((name) => !['PATH', 'NODE_ENV', 'CI', 'VITEST'].includes(name)).sort();
  };

  it('of the server are documented, and no others', () => {
    const asked = new Set(Object.keys(SETTINGS.entries));
    expect(documented(SETTINGS_PAGE, '## Settings\n').sort()).toEqual([...asked].sort());
  });

  it('of the server are documented with what they are when not set', () => {
    const rows = read(SETTINGS_PAGE).split('## Settings\n')[1]?.split(/^##/m)[0] ?? '';
    for (const [name, { default: value = 'none' }] of Object.entries(SETTINGS.entries)) {
      expect(rows, name).toMatch(new RegExp(`^\\| \`${name}\` +\\| \`?${value}\`? +\\|`, 'm'));
    }
  });

  it('of the sources are documented, with what else there is to know of them: npm run build:sources', () => {
    const page = read('docs/operating/sources.md');
    expect(page).toBe(withSourceTable(page));
  });

  it('of the build are documented, and no others', () => {
    const asked = readIn(['packages/app/{*.ts,src/**/*.{ts,tsx}}', 'scripts/*.ts'], /\benv\.(VITE_\w+)/g);
    expect(asked.length).toBeGreaterThan(3);
    expect(documented(SETTINGS_PAGE, '## Settings of the build\n').sort()).toEqual(asked);
  });

  it('for development are documented, and no others', () => {
    const programs = [
      '{scripts,bench,e2e}/**/*.{ts,mjs}',
      '*.config.ts',
      'packages/app/*.ts',
      'packages/*/src/**/*.test.ts',
    ];
    const asked = readIn(programs, /process\.env\.([A-Z]\w+)/g);
    const elsewhere = [
      ...documented(SETTINGS_PAGE, '## Settings\n'),
      ...documented(SETTINGS_PAGE, '## Settings of the build\n'),
    ];
    expect(documented('CONTRIBUTING.md', '## Commands\n').sort()).toEqual(
      asked.filter((name) => !elsewhere.includes(name)),
    );
  });
});

/** What a program prints, run as a person in the repository's folder would run it. */
function outputOf(command: string): string {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'equivale-docs-'));
  try {
    const env = { ...process.env, DATA_DIR };
    return execFileSync('sh', ['-c', command], { cwd: root, env, encoding: 'utf8' });
  } finally {
    rmSync(DATA_DIR, { recursive: true });
  }
}

describe('examples', () => {
  it('of ARCHITECTURE run as they stand, and give what is beside them', () => {
    const blocks = [...read('ARCHITECTURE.md').matchAll(/```ts\n([\s\S]*?)```/g)].map(
      ([, code = '']) => code,
    );
    expect(blocks.length).toBe(2);
    for (const block of blocks) {
      const expected = [...block.matchAll(/; \/\/ '(.*)'$/gm)].map(([, figure]) => figure);
      const program = block.replaceAll(/^(.*); \/\/ .*$/gm, 'console.log($1);');
      expect(
        outputOf(`node --input-type=module -e '${program.replaceAll("'", '"')}'`)
          .trim()
          .split('\n'),
      ).toEqual(expected);
    }
  });

  const lines = read('README.md').match(/^.*npm run -s equivale -- .*$/gm) ?? [];
  it.each(lines)('%s', (line) => {
    const [, command = '', result = ''] = /^(.*?)\s+# (.*)$/.exec(line) ?? [];
    const output = outputOf(command.replace('npm run -s equivale --', 'node packages/cli/src/main.ts'));
    expect(output).not.toBe('');
    if (/[=≈]/.test(result)) expect(output.split('\n')[0]?.replaceAll(/\s/g, ' ')).toBe(result);
  });
  it('of README are there', () => expect(lines.length).toBe(5));
});

describe('files and folders', () => {
  it.each(papers)('that %s names are there', (paper) => {
    const named = [
      ...read(paper).matchAll(/`((?:packages|languages|scripts|bench|e2e|docs|integrations)\/[^`\s]+)`/g),
    ];
    const patterns = named.map(([, path = '']) => path.replaceAll(/<\w+>/g, '*'));
    const missing = patterns.filter((path) => globSync(path, { cwd: root }).length === 0);
    expect(missing.filter((path) => !path.includes('/dist'))).toEqual([]);
  });

  it('are touched by every page that says how to add something', () => {
    const pages = globSync('docs/how-to/*.md', { cwd: root }).filter((page) => !page.endsWith('README.md'));
    expect(pages.length).toBeGreaterThanOrEqual(9);
    for (const page of pages)
      expect(read(page), page).toMatch(/\n## Files\n\n- `.+`\n.*\n## Steps\n.*\n## Check\n/s);
    for (const page of pages) expect(read('docs/how-to/README.md')).toContain(`(${basename(page)})`);
  });
});
