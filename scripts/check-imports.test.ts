import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cruiseTree } from './check-imports.ts';
import { appFolders, importRules } from './import-rules.ts';

/** One forbidden import for each rule of `import-rules.ts`, as the smallest tree that contains it. */
type Files = Readonly<Record<string, string>>;

const imports = (specifier: string) => `import { one } from '${specifier}';\nexport const two = one;\n`;
const leaf = 'export const one = 1;\n';

const reachFrom = (from: string, specifier: string, to?: string): Files => ({
  [from]: imports(specifier),
  ...(to === undefined ? {} : { [to]: leaf }),
});
const reach = (from: string, specifier: string, to?: string): Files =>
  reachFrom(`packages/${from}`, specifier, to && `packages/${to}`);

const plants: Readonly<Record<string, Files>> = {
  'no-cycles': {
    'packages/core/src/a.ts': `import { b } from './b.ts';\nexport const a = () => b;\n`,
    'packages/core/src/b.ts': `import { a } from './a.ts';\nexport const b = () => a;\n`,
  },
  'no-unresolved': reach('core/src/a.ts', './nowhere.ts'),
  'core-is-pure': reach('core/src/units/a.ts', 'node:fs'),
  'contract-knows-core-only': reach('contract/src/a.ts', '@equivale/server'),
  'server-not-app': {
    'packages/server/src/a.ts': `import type { one } from '@equivale/app';\nexport type Two = typeof one;\n`,
  },
  'app-not-server': reach('app/src/a.ts', '@equivale/server'),
  'cli-knows-core': reach('cli/src/a.ts', '@equivale/app'),
  'mcp-knows-core': reach('mcp/src/a.ts', '@equivale/contract'),
  'element-knows-core': reach('element/src/a.ts', '@equivale/app'),
  'extension-knows-core': reach('extension/src/a.ts', '@equivale/app'),
  'packages-meet-by-name': reach('server/src/a.ts', '../../core/src/index.ts'),
  'languages-are-islands': reachFrom(
    'languages/es/core/a.ts',
    '../../en/core/b.ts',
    'languages/en/core/b.ts',
  ),
  'words-know-their-package': reachFrom(
    'languages/es/cli.ts',
    '../../packages/server/src/b.ts',
    'packages/server/src/b.ts',
  ),
  'packages-say-their-own': reachFrom(
    'packages/cli/src/a.ts',
    '../../../languages/es/server.ts',
    'languages/es/server.ts',
  ),
  'words-of-the-app-know-i18n': reachFrom(
    'languages/es/app/a.ts',
    '../../../packages/app/src/ui/b.ts',
    'packages/app/src/ui/b.ts',
  ),
  'rates-are-pure': reach('server/src/rates/a.ts', '../store/b.ts', 'server/src/store/b.ts'),
  'sources-only-extract': reach('server/src/sources/a.ts', '../rates/b.ts', 'server/src/rates/b.ts'),
  'database-knows-no-records': reach('server/src/database/a.ts', '../store/b.ts', 'server/src/store/b.ts'),
  'responses-not-guards': reach(
    'server/src/http/responses/a.ts',
    '../guards/b.ts',
    'server/src/http/guards/b.ts',
  ),
  'store-knows-nobody': reach('server/src/store/a.ts', '../ingest/b.ts', 'server/src/ingest/b.ts'),
  'service-not-http': reach('server/src/service/a.ts', '../http/b.ts', 'server/src/http/b.ts'),
  'alerts-not-http': reach('server/src/alerts/a.ts', '../http/b.ts', 'server/src/http/b.ts'),
  'push-only-sends': reach('server/src/push/a.ts', '../store/b.ts', 'server/src/store/b.ts'),
  'publish-knows-tables': reach('server/src/publish/a.ts', '../service/b.ts', 'server/src/service/b.ts'),
  'seed-only-reads': reach('server/src/seed/a.ts', '../rates/b.ts', 'server/src/rates/b.ts'),
  'routes-not-ingest': reach('server/src/routes/a.ts', '../ingest/b.ts', 'server/src/ingest/b.ts'),
  'ingest-not-routes': reach('server/src/ingest/a.ts', '../routes/b.ts', 'server/src/routes/b.ts'),
  'features-are-islands': reach(
    'app/src/features/home/a.ts',
    '../settings/b.ts',
    'app/src/features/settings/b.ts',
  ),
  ...Object.fromEntries(
    appFolders.slice(0, -1).map((folders, level) => {
      const [above] = appFolders[level + 1] ?? [];
      const plant = reach(`app/src/${folders[0]}/a.ts`, `../${above}/b.ts`, `app/src/${above}/b.ts`);
      return [`app-${folders.join('-')}-look-down`, plant];
    }),
  ),
  'app-conversions-render-nothing': reach('app/src/api/a.ts', '../ui/b.ts', 'app/src/ui/b.ts'),
};

const dir = mkdtempSync(join(tmpdir(), 'equivale-imports-'));
/** Rules that were reported, with the file that broke them. */
let reported: readonly string[] = [];

function write(path: string, text: string): void {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), text);
}

/** Files of a plant under names of its own, so that all fit in one tree: `a.ts` is `no-cycles-a.ts`. */
const named = (rule: string, text: string) => text.replaceAll(/(?<=\/)([ab])\.ts/g, `${rule}-$1.ts`);

beforeAll(async () => {
  mkdirSync(join(dir, 'node_modules/@equivale'), { recursive: true });
  for (const name of ['core', 'contract', 'server', 'app', 'cli']) {
    write(`packages/${name}/src/index.ts`, leaf);
    const manifest = { name: `@equivale/${name}`, type: 'module', exports: { '.': './src/index.ts' } };
    write(`packages/${name}/package.json`, JSON.stringify(manifest));
    symlinkSync(join(dir, 'packages', name), join(dir, 'node_modules/@equivale', name));
  }
  write('languages/list.ts', leaf);
  for (const [rule, files] of Object.entries(plants))
    for (const [path, text] of Object.entries(files)) write(named(rule, path), named(rule, text));
  const { summary } = await cruiseTree(dir);
  reported = summary.violations.map(({ rule, from }) => `${rule.name} ${from}`);
});
afterAll(() => rmSync(dir, { recursive: true }));

describe('rules of imports', () => {
  it('are each proved by a planted import', () => {
    expect(Object.keys(plants).sort()).toEqual(importRules.map(({ name }) => name).sort());
  });

  it.each(Object.entries(plants))('%s finds its planted import', (rule, files) => {
    const [from = ''] = Object.keys(files);
    expect(reported).toContain(`${rule} ${named(rule, from)}`);
  });
});
