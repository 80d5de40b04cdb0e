/** One forbidden import for each rule of `.dependency-cruiser.mjs`, as the smallest tree that contains it. */
type Files = Readonly<Record<string, string>>;

const imports = (specifier: string) => `import { one } from '${specifier}';\nexport const two = one;\n`;
const leaf = 'export const one = 1;\n';

const reach = (from: string, specifier: string, to?: string): Files => ({
  [`packages/${from}`]: imports(specifier),
  ...(to === undefined ? {} : { [`packages/${to}`]: leaf }),
});

export const plants: Readonly<Record<string, Files>> = {
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
  'packages-meet-by-name': reach('server/src/a.ts', '../../core/src/index.ts'),
  'rates-are-pure': reach('server/src/rates/a.ts', '../store/b.ts', 'server/src/store/b.ts'),
  'sources-only-extract': reach(
    'server/src/ingest/sources/a.ts',
    '../../store/b.ts',
    'server/src/store/b.ts',
  ),
  'store-knows-nobody': reach('server/src/store/a.ts', '../ingest/b.ts', 'server/src/ingest/b.ts'),
  'routes-not-ingest': reach('server/src/routes/a.ts', '../ingest/b.ts', 'server/src/ingest/b.ts'),
  'ingest-not-routes': reach('server/src/ingest/a.ts', '../routes/b.ts', 'server/src/routes/b.ts'),
  'features-are-islands': reach(
    'app/src/features/home/a.ts',
    '../settings/b.ts',
    'app/src/features/settings/b.ts',
  ),
  'features-not-shell': reach('app/src/features/home/a.ts', '../../shell/b.ts', 'app/src/shell/b.ts'),
  'data-not-screens': reach('app/src/data/a.ts', '../ui/b.ts', 'app/src/ui/b.ts'),
  'ui-knows-no-store': reach('app/src/ui/a.ts', '../data/b.ts', 'app/src/data/b.ts'),
  'i18n-and-platform-are-lowest': reach('app/src/i18n/a.ts', '../ui/b.ts', 'app/src/ui/b.ts'),
};
