import type { ICruiseOptions, IRegularForbiddenRuleType } from 'dependency-cruiser';

type ImportRule = IRegularForbiddenRuleType & { readonly name: string };

const src = (name: string) => `^packages/${name}/src/`;
/** Files of the languages that a package may import. */
const words = (name: string) => `^languages/(?:list\\.ts$|[^/]+/${name}[./])`;
const allBut = (...names: string[]) => `^packages/(?!(?:${names.join('|')})/)[^/]+/`;
const forbid = (
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): ImportRule => ({ name, comment, severity: 'error', from, to });

/** Folders of the app from the lowest layer up; those of one layer may import each other. */
export const appFolders = [
  ['platform', 'i18n'],
  ['ui'],
  ['conversion'],
  ['device', 'records'],
  ['arranging'],
  ['my-data'],
  ['api'],
  ['sync', 'plain-records'],
  ['questions'],
  ['converter'],
  ['features'],
  ['shell'],
];

const http = '(?:routes|http|app|context|main)';
/** Excludes tests, which start the whole server. */
const sources = '(?!.*\\.test\\.ts$)';
/** Forbidden imports of the server: name of the rule, reason, importing folder, imported path. */
const serverRules = [
  ['database-knows-no-records', 'a database does not know what it stores', 'database/', '(?!database/)'],
  ['responses-not-guards', 'a response does not know its guards', 'http/responses/', 'http/guards/'],
  [
    'store-knows-nobody',
    'a store knows neither ingest nor http',
    'store/',
    '(?:ingest|config|routes|http|app|context|main)',
  ],
  ['service-not-http', 'the service does not know who asks for it', `service/${sources}`, http],
  [
    'alerts-not-http',
    'alerts have nothing to do with requests',
    `alerts/${sources}`,
    '(?:ingest|routes|http|app|context|main)',
  ],
  ['push-only-sends', 'what sends a message does not know its text', 'push/', '(?!push/)'],
  [
    'publish-knows-tables',
    'signing knows the store and tables alone',
    `publish/${sources}`,
    '(?!publish/|store/)',
  ],
  ['seed-only-reads', 'the bundled history is only read', 'seed/', '(?!seed/|sources/)'],
  ['routes-not-ingest', 'a request never triggers a fetch', 'routes/', '(?:ingest|app|main)'],
  ['ingest-not-routes', 'fetching does not know who asks', 'ingest/', http],
] as const;

/** ARCHITECTURE.md's import rules, each proved by a planted violation. Type-only imports count. */
export const importRules: ImportRule[] = [
  forbid('no-cycles', 'two files that need each other are one file', {}, { circular: true }),
  forbid('no-unresolved', 'an import must lead somewhere', {}, { couldNotResolve: true }),
  forbid(
    'core-is-pure',
    'core imports nothing from outside itself, not even Node',
    { path: `${src('core')}|${words('core')}`, pathNot: '\\.test\\.ts$' },
    { pathNot: `${src('core')}|${words('core')}` },
  ),
  forbid(
    'contract-knows-core-only',
    'the wire may name core types and its schema library, nothing else',
    { path: src('contract'), pathNot: '\\.test\\.ts$' },
    { pathNot: `${src('contract')}|${src('core')}|^node_modules/valibot/` },
  ),
  forbid(
    'server-not-app',
    'server and app never meet',
    { path: src('server') },
    { path: allBut('server', 'core', 'contract', 'mcp') },
  ),
  forbid(
    'app-not-server',
    'app and server never meet',
    { path: src('app') },
    { path: allBut('app', 'core', 'contract') },
  ),
  forbid(
    'cli-knows-core',
    'the command line knows neither the app nor the element',
    { path: src('cli') },
    { path: allBut('cli', 'core', 'contract', 'server', 'mcp') },
  ),
  forbid(
    'mcp-knows-core',
    'the tools for assistants are handed their rates',
    { path: src('mcp'), pathNot: '\\.test\\.ts$' },
    { path: allBut('mcp', 'core') },
  ),
  forbid(
    'element-knows-core',
    'what other pages embed is small: figures and the wire, and no framework',
    { path: src('element'), pathNot: '\\.test\\.ts$' },
    { pathNot: `${src('element')}|${words('element')}|${src('core')}|${words('core')}|${src('contract')}` },
  ),
  forbid(
    'extension-knows-core',
    'what runs beside pages of others is small: figures and the wire, and no framework',
    { path: src('extension'), pathNot: '\\.test\\.ts$' },
    {
      pathNot: `${src('extension')}|${words('extension')}|${src('core')}|${words('core')}|${src('contract')}`,
    },
  ),
  forbid(
    'packages-meet-by-name',
    'no relative path leads into another package',
    { path: '^packages/([^/]+)/' },
    { path: '^packages/(?!$1/)', dependencyTypes: ['local'] },
  ),

  forbid(
    'languages-are-islands',
    'a language never imports another language',
    { path: '^languages/([^/]+)/', pathNot: '\\.test\\.ts$' },
    { path: '^languages/(?!$1/)[^/]+/' },
  ),
  forbid(
    'words-know-their-package',
    'what a language says for one package knows that package and core',
    { path: '^languages/[^/]+/([^./]+)[./]', pathNot: '\\.test\\.ts$' },
    { path: '^packages/(?!$1/|core/)|^languages/[^/]+/(?!$1[./]|core/)' },
  ),
  forbid(
    'packages-say-their-own',
    'a package takes from a language what that says for it, and core',
    { path: '^packages/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
    { path: '^languages/[^/]+/(?!$1[./]|core/)' },
  ),
  forbid(
    'words-of-the-app-know-i18n',
    'the messages of a language are where i18n is, below all that is rendered',
    { path: words('app') },
    { path: `${src('app')}(?!i18n/)` },
  ),

  forbid(
    'rates-are-pure',
    'quality, merge and series decide; they neither fetch nor keep',
    { path: `${src('server')}rates/`, pathNot: '\\.test\\.ts$' },
    { path: `^(?:node:|fs$|http)|${src('server')}(?!rates/|sources/|facts/)` },
  ),
  forbid(
    'sources-only-extract',
    'a source receives how to fetch, and knows nothing else of the server',
    { path: `${src('server')}sources/`, pathNot: '\\.test\\.ts$' },
    { path: `^(?:node:|fs$|http)|${src('server')}(?!sources/|facts/)` },
  ),
  ...serverRules.map(([name, comment, folder, to]) =>
    forbid(name, comment, { path: `${src('server')}${folder}` }, { path: src('server') + to }),
  ),

  forbid(
    'features-are-islands',
    'a feature never imports another feature',
    { path: `${src('app')}features/([^/]+)/` },
    { path: `${src('app')}features/(?!$1/)` },
  ),
  ...appFolders.slice(0, -1).map((folders, level) =>
    forbid(
      `app-${folders.join('-')}-look-down`,
      'an app room knows the folders below it only',
      { path: `${src('app')}(?:${folders.join('|')})/` },
      {
        path: `${src('app')}(?:(?:${appFolders
          .slice(level + 1)
          .flat()
          .join('|')})/|main\\.tsx)`,
      },
    ),
  ),
  forbid(
    'app-conversions-render-nothing',
    'what a conversion is, keeps and fetches knows nothing that is rendered',
    { path: `${src('app')}(?:conversion|device|records|api)/` },
    { path: `${src('app')}ui/` },
  ),
];

/** How the tree is read. `swc` parses TypeScript: the default parser needs an older compiler and would see nothing. */
export const importOptions: ICruiseOptions = {
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '\\.cache/|/dist(?:-ssr)?/|/app/(?:android|ios)/|\\.css$|\\.json$|\\.svg' },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
  },
  parser: 'swc',
};
