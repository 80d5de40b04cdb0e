/** `npm run build:languages`: writes what each package imports from each language; not committed. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { LANGUAGE_TAGS } from '../languages/list.ts';

const root = join(import.meta.dirname, '..');
const OWN: readonly string[] = LANGUAGE_TAGS.slice(0, 2);
const NOTE = '// Written by npm run build:languages from languages/list.ts.';

/** A file in the folder of a language, below the root of the repository. */
const inFolder = (tag: string, file: string) => posix.join('languages', tag, file);
/** Where a file of a language is on this machine, if its folder has it. */
export const languageFile = (tag: string, file: string): string => join(root, inFolder(tag, file));
/** Languages, of all or of these, whose folder has a file. */
export const languagesWith = (file: string, tags: readonly string[] = LANGUAGE_TAGS): readonly string[] =>
  tags.filter((tag) => existsSync(languageFile(tag, file)));

/** A tag as an identifier: `pt-BR` is `ptBR`. */
const nameOf = (tag: string) => tag.replace('-', '');
const keyOf = (tag: string) => (nameOf(tag) === tag ? tag : `'${tag}'`);
/** The import path from one file to another. */
const pathFrom = (list: string, file: string) => posix.relative(posix.dirname(list), file);

/** A list of a part, in which every language has a file that exports the same name. */
interface PartList {
  readonly path: string;
  readonly file: string;
  readonly name: string;
  readonly type: string;
  readonly typeFrom: string;
  readonly what: string;
  /** Of what is exported by tag; without it the list has no tags. */
  readonly byTag?: string;
}

const PART_LISTS: readonly PartList[] = [
  {
    ...{ path: 'core/src/locale/locales.ts', file: 'core/locale.ts', name: 'locale' },
    ...{ type: 'Locale', typeFrom: './locale.ts' },
    what: 'How all languages write figures, at once: for programs that are whole on their machine.',
  },
  {
    path: 'core/src/locale/all-metal-words.ts',
    ...{ file: 'core/metals/metal-words.ts', name: 'metalWords' },
    ...{ type: 'MetalWords', typeFrom: '../metals/metal-words.ts', byTag: 'METAL_WORDS' },
    what: 'What all languages call precious metals, with what reads those.',
  },
  {
    ...{ path: 'cli/src/messages/all-messages.ts', file: 'cli.ts', name: 'messages' },
    ...{ type: 'Messages', typeFrom: './messages.ts', byTag: 'ALL_MESSAGES' },
    what: 'What the command line says, by language.',
  },
  {
    ...{ path: 'element/src/words/all-words.ts', file: 'element.ts', name: 'words' },
    ...{ type: 'Words', typeFrom: './words.ts', byTag: 'ALL_WORDS' },
    what: 'What the element says, by language.',
  },
  {
    ...{ path: 'extension/src/messages/all-messages.ts', file: 'extension.ts', name: 'messages' },
    ...{ type: 'Messages', typeFrom: './messages.ts', byTag: 'ALL_MESSAGES' },
    what: 'What the browser extension says, by language: for its build.',
  },
  {
    ...{ path: 'server/src/alerts/texts/all-texts.ts', file: 'server.ts', name: 'texts' },
    ...{ type: 'AlertTexts', typeFrom: './texts.ts', byTag: 'ALL_TEXTS' },
    what: 'What messages of alerts say, by language.',
  },
];

function partList({ path: below, file, name, type, typeFrom, what, byTag }: PartList) {
  const path = `packages/${below}`;
  const tags = languagesWith(file);
  const imports = tags.map(
    (tag) => `import { ${name} as ${nameOf(tag)} } from '${pathFrom(path, inFolder(tag, file))}';`,
  );
  const rows = tags.map((tag) => (nameOf(tag) === tag ? tag : `${keyOf(tag)}: ${nameOf(tag)}`));
  const declared = byTag
    ? `${byTag}: Readonly<Record<string, ${type}>> = { ${rows.join(', ')} }`
    : `${name.toUpperCase()}S: readonly ${type}[] = [${tags.map(nameOf).join(', ')}]`;
  const text = `${NOTE}
${imports.join('\n')}
import type { ${type} } from '${typeFrom}';

/** ${what} */
export const ${declared};
`;
  return [path, text] as const;
}

const FURTHER_LANGUAGES = 'packages/core/src/locale/further-languages.ts';

/** The parts of a further language; where its folder has no names, they are those of English. */
function partsOf(tag: string): string {
  const [owner = ''] = languagesWith('core/tables.ts', [tag, 'en']);
  const files = [
    ['locale', inFolder(tag, 'core/locale.ts')],
    ['tables', inFolder(owner, 'core/tables.ts')],
    ...languagesWith('core/language.ts', [tag]).map((id) => ['questions', inFolder(id, 'core/language.ts')]),
  ];
  const parts = files.map(
    ([part, file = '']) => `    ${part}: () => import('${pathFrom(FURTHER_LANGUAGES, file)}'),\n`,
  );
  return `  ${keyOf(tag)}: {\n${parts.join('')}  },\n`;
}

const furtherLanguages = (tags: readonly string[]) => `${NOTE}
import type { LanguageParts } from './language.ts';

export const FURTHER_LANGUAGES: Readonly<Record<string, LanguageParts>> = {
${tags.map(partsOf).join('')}};
`;

/** Lists each further language's catalogues apart, so that nobody loads those of another language. */
const CATALOGUES = 'packages/app/src/i18n/catalogues';
const cataloguesOf = (tag: string) => `${NOTE}
import type { Messages } from '../translator.ts';

export const catalogues = import.meta.glob<{ readonly default: Messages }>('./*.json', {
  base: '${pathFrom(`${CATALOGUES}/${tag}.ts`, inFolder(tag, 'app'))}',
});
`;

/** The types of all messages, and that a catalogue has what that of the first language has: a missing key fails them. */
const WHOLE = `${CATALOGUES}/whole.ts`;
function wholeCatalogues(): string {
  const [first = '', ...others] = languagesWith('app');
  const imports: string[] = [];
  const typeOf = (tag: string, file: string): string => {
    const path = pathFrom(WHOLE, inFolder(tag, `app/${file}`));
    imports.push(`import type c${imports.length} from '${path}';`);
    return `typeof c${imports.length - 1}`;
  };
  const files = readdirSync(languageFile(first, 'app')).filter((file) => file.endsWith('.json'));
  const parts: string[] = [];
  const pairs = files.flatMap((file) => {
    const all = typeOf(first, file);
    parts.push(`  readonly '${file.replace('.json', '')}': ${all};`);
    return languagesWith(`app/${file}`, others).map((tag) => `  Has<${all}, ${typeOf(tag, file)}>,`);
  });
  return `${NOTE}
${imports.join('\n')}

/** The messages by part. */
export interface Catalogue {
${parts.join('\n')}
}

type Has<All, Catalogue extends Record<keyof All, unknown>> = Catalogue;

export type Whole = [\n${pairs.join('\n')}\n];
`;
}

function languageLists(): ReadonlyMap<string, string> {
  for (const tag of LANGUAGE_TAGS)
    if (languagesWith('core/locale.ts', [tag]).length === 0)
      throw new Error(`languages/list.ts names ${tag}, and there is no ${inFolder(tag, 'core/locale.ts')}`);
  const further = LANGUAGE_TAGS.filter((tag) => !OWN.includes(tag));
  return new Map([
    ...PART_LISTS.map(partList),
    [FURTHER_LANGUAGES, furtherLanguages(further)],
    ...languagesWith('app', further).map((tag) => [`${CATALOGUES}/${tag}.ts`, cataloguesOf(tag)] as const),
    [WHOLE, wholeCatalogues()],
  ]);
}

/** Writes the outdated lists. Copies of the repository made by tests may lack some packages. */
export function writeLanguageLists(): void {
  const lists = languageLists();
  const folder = join(root, CATALOGUES);
  for (const file of existsSync(folder) ? readdirSync(folder) : [])
    if (!lists.has(`${CATALOGUES}/${file}`)) rmSync(join(folder, file));
  for (const [path, text] of lists) {
    const file = join(root, path);
    if (!existsSync(join(root, path.split('/').slice(0, 2).join('/')))) continue;
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
  }
}

if (import.meta.main) writeLanguageLists();
