import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { LANGUAGE_TAGS } from '../../languages/list.ts';
import { languageFile, languagesWith, writeLanguageLists } from '../../scripts/build-languages.ts';
import { flagSprites } from './flag-sprite.ts';
import { messageCatalogue } from './message-catalogue.ts';
import { singleIcons } from './test-icons.ts';

/** The API answers here while developing; `npm run dev` starts it there. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001';

/** Tests that look at no page. They run beside those of core: a DOM for each would cost more than they do. */
export const WITHOUT_SCREEN = [
  'src/{api,conversion,features,prerender,questions,sw,sync}/**/*.test.ts',
  'src/{config,arranging/arrangement,plain-records/plan,ui/button}.test.ts',
  'src/{i18n/messages,converter/{provenance/day-of-figure,rows/daily-change}}.test.ts',
  'src/platform/{csv-file,installable,link-path,secure-context,store-listing}.test.ts',
];

// Builds, tests and the server of development all come by here: none of them sees the lists of other languages than there are.
writeLanguageLists();

/** What languages are called in one. Node writes a name as within a sentence, WebKit as at its beginning. @source Unicode CLDR, display names */
const languageNames = (language: string) => {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return Object.fromEntries(LANGUAGE_TAGS.map((id) => [`language.${id}`, names.of(id) ?? id]));
};
/** By language, what a build with plain records says in the place of what is not true there. */
const plainMessages = () =>
  Object.fromEntries(
    languagesWith('plain-records.json').map((language) => [
      language,
      JSON.parse(readFileSync(languageFile(language, 'plain-records.json'), 'utf8')).messages,
    ]),
  );
/** Whether the service that serves this build stores favorites and conversions of its people, readable to whoever runs it. */
const hasPlainRecords = process.env.VITE_REMOTE_RECORDS === '1';

const snapshot = JSON.parse(readFileSync(join(import.meta.dirname, 'src/api/rates-snapshot.json'), 'utf8'));

/** What stands in the code as a name and is written there by the build. */
export const WRITTEN_BY_BUILD = {
  __OWN_NAMES__: JSON.stringify(
    Object.fromEntries(LANGUAGE_TAGS.map((id) => [id, languageNames(id)[`language.${id}`]])),
  ),
  __PLAIN_RECORDS__: JSON.stringify(hasPlainRecords),
  __RATES_AT__: JSON.stringify(snapshot.timestamp),
};

/** Takes out of the icons what {@link ./create-icon.ts} does not read: names and keys. Worth 0.5 kB of the first script (gzip), 7.5 kB on a device. */
const bareIcons: Plugin = {
  name: 'equivale-bare-icons',
  transform: {
    filter: { id: '**/lucide-react/dist/esm/icons/*.mjs' },
    handler: (code) => ({
      code: code.replaceAll(/\b(?:name|size|aliases): [^\n]+|,\s*key: "\w+"|^__iconData\.node;$/gm, ''),
      map: null,
    }),
  },
};

/** Takes Tailwind's licence out of the style sheets of screens: it stands in that of the theme, which is always there. */
const oneLicence: Plugin = {
  name: 'equivale-one-licence',
  transform: {
    filter: { id: { include: '**/*.css', exclude: '**/theme/base.css' } },
    handler: (code) => ({ code: code.replace(/^\/\*! tailwindcss [^*]*\*\/\n/, ''), map: null }),
  },
};

export default defineConfig({
  define: WRITTEN_BY_BUILD,
  plugins: [
    messageCatalogue(hasPlainRecords ? plainMessages() : {}, languageNames),
    flagSprites(),
    bareIcons,
    react(),
    tailwindcss(),
    oneLicence,
    process.env.VITEST ? singleIcons() : false,
  ],
  resolve: {
    alias: [
      // The router brings a stand-in for a hook that React has had since version 18: 0.2 kB of the first script.
      ...['shim/index.js', 'shim'].map((file) => ({
        find: `use-sync-external-store/${file}`,
        replacement: 'react',
      })),
      { find: '\0vite/preload-helper.js', replacement: join(import.meta.dirname, 'load-styles.ts') },
      { find: '../createLucideIcon.mjs', replacement: join(import.meta.dirname, 'create-icon.ts') },
      ...['mutationCache', 'infiniteQueryBehavior'].map((file) => ({
        find: `./${file}.js`,
        replacement: join(import.meta.dirname, 'no-mutations.ts'),
      })),
    ],
  },
  ssr: { noExternal: ['lucide-react'] },
  build: {
    target: 'es2022',
    manifest: true,
    // Each script is named in all that import it: without words the names are 20 kB less, which a device would keep.
    rolldownOptions: { output: { chunkFileNames: 'assets/[hash].js', hashCharacters: 'base36' } },
    modulePreload: {
      // Every browser that runs this code but Safari 16 knows these links; there the scripts come when they are imported.
      polyfill: false,
      // A prerendered page names its scripts itself, and a chunk loaded later is on the device by then: its scripts' names in the
      // first script would cost every first visit 1.5 kB. Styles have to be there before a component is rendered.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
  },
  server: { host: '127.0.0.1', proxy: { '/api': apiOrigin } },
  test: {
    name: 'app',
    environment: join(import.meta.dirname, 'test-dom.ts'),
    globalSetup: join(import.meta.dirname, 'bundle-dom.ts'),
    // Each file has a worker of its own, and a thread is there sooner than a process.
    pool: 'threads',
    setupFiles: ['src/testing/set-up.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // As the other tests have. A project with a file of its own does not inherit it, and had one worker on two cores.
    maxWorkers: availableParallelism() + 1,
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ...WITHOUT_SCREEN],
  },
});
