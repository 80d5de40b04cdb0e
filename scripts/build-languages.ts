/**
 * Writes the lists of languages of core: a language is its folder in `packages/core/src/locale/`, and nothing else.
 * Run by hand after a folder has come or gone:
 *
 *     npm run build:languages
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const room = join(import.meta.dirname, '../packages/core/src/locale');
/** Where the app's sentences are. */
const messages = join(import.meta.dirname, '../packages/app/src/i18n');
/** iOS tells an app none of the person's languages but those that stand here. */
const propertyList = join(import.meta.dirname, '../packages/app/ios/App/App/Info.plist');
/**
 * The product's own languages, which questions are understood in everywhere; where a little word belongs to both, the first of them has
 * it. Nothing that others add is in what a page of these loads.
 */
const FIRST = ['es', 'en'];
const rank = (tag: string) => (FIRST.indexOf(tag) + FIRST.length + 1) % (FIRST.length + 1);

/** Those whose folder has a file. */
const having = (tags: readonly string[], file: string) =>
  tags.filter((tag) => existsSync(join(room, tag, file)));

/**
 * The tags of all languages, in the order in which they are offered.
 * @param file what their folders have: how a language writes figures is what makes it one
 */
export const languageTags = (file = 'locale.ts'): readonly string[] =>
  having(
    readdirSync(room, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
    file,
  ).sort((one, other) => rank(one) - rank(other) || one.localeCompare(other, 'en'));

/** A tag as a name in the program: `pt-BR` is `ptBR`. */
const nameOf = (tag: string) => tag.replace('-', '');
const keyOf = (tag: string) => (nameOf(tag) === tag ? tag : `'${tag}'`);
const NOTE = '// Written by npm run build:languages: a language is its folder.';

const pathOf = (line: string) => line.split("'")[1] ?? '';

/** What imports one name from the same file of each folder, and its type. */
const importsOf = (tags: readonly string[], name: string, file: string, type?: readonly string[]) =>
  [...tags.map((tag) => `import { ${name} as ${nameOf(tag)} } from './${tag}/${file}.ts';`), ...(type ?? [])]
    .toSorted((one, other) => (pathOf(one) < pathOf(other) ? -1 : 1))
    .join('\n');

/** The parts of a language; where its folder lacks one, that of English. */
function partsOf(tag: string): string {
  const [owner] = having([tag, 'en'], 'tables.ts');
  const parts = [
    `locale: () => import('./${tag}/locale.ts')`,
    `tables: () => import('./${owner}/tables.ts')`,
    ...having(FIRST.includes(tag) ? [] : [tag], 'language.ts').map(
      () => `questions: () => import('./${tag}/language.ts')`,
    ),
  ];
  return `  ${keyOf(tag)}: {\n${parts.map((part) => `    ${part},\n`).join('')}  },`;
}

/** The files, by name. */
export function languageLists(tags: readonly string[]): Readonly<Record<string, string>> {
  const first = tags.filter((tag) => FIRST.includes(tag));
  const further = tags.filter((tag) => !FIRST.includes(tag));
  const named = first.map(nameOf).join(', ');
  return {
    'language-parts.ts': `${NOTE}
${further.length > 0 ? "import { furtherParts } from './further-parts.ts';\n" : ''}import type { LanguageParts } from './language.ts';

/** The languages there are, in the order in which they are offered. */
export const LANGUAGE_PARTS = {
${[...first.map(partsOf), ...further.map((tag) => `  ${keyOf(tag)}: furtherParts('${tag}'),`)].join('\n')}
} as const satisfies Readonly<Record<string, LanguageParts>>;

/** Tag of a language. @source BCP 47 */
export type LanguageId = keyof typeof LANGUAGE_PARTS;
`,
    'further-languages.ts': `${NOTE}
import type { LanguageParts } from './language.ts';

/** The languages besides those that questions are understood in everywhere. */
export const FURTHER_LANGUAGES: Readonly<Record<string, LanguageParts>> = {${further.map((tag) => `\n${partsOf(tag)}`).join('')}${further.length > 0 ? '\n' : ''}};
`,
    'locales.ts': `${NOTE}
${importsOf(tags, 'locale', 'locale', ["import type { Locale } from './locale.ts';"])}

/** How all languages write figures, at once: for programs that are whole on their machine. */
export const LOCALES: readonly Locale[] = [${tags.map(nameOf).join(', ')}];
`,
    'languages.ts': `${NOTE}
${importsOf(first, 'language', 'language')}
import type { Language } from './language.ts';

/**
 * The languages that questions are understood in everywhere, all at once. A little word of two languages does what it does in the
 * first of them.
 */
export const LANGUAGES: readonly Language[] = [${named}];
`,
    'day-words.ts': `${NOTE}
${importsOf(first, 'dayWords', 'day-words')}
import type { DayWords } from './language.ts';

/** How the languages that questions are understood in say days: the first one's reading first where two differ. */
export const DAY_WORDS: Readonly<Record<string, DayWords>> = { ${named} };
`,
    'relation-words.ts': `${NOTE}
${importsOf(first, 'relationWords', 'sums/relation-words')}
import type { RelationWords } from './language.ts';

/** How the languages that questions are understood in ask for what follows from other amounts. */
export const RELATION_WORDS: readonly RelationWords[] = [${named}];
`,
    'said-words.ts': `${NOTE}
${importsOf(first, 'saidWords', 'sums/said-words')}

/** Words around amounts that say nothing, in the languages that questions are understood in. */
export const SAID_WORDS: ReadonlySet<string> = new Set([${named}].join(' ').split(' '));
`,
  };
}

/** What the folder of a language in the app lists of itself. */
const CATALOGUES = `${NOTE}
import type { Messages } from '../translator.ts';

export const catalogues = import.meta.glob<{ readonly default: Messages }>('./*.json');
`;

/** The rooms in which a program has a file of each language, and the list that is written there of them. */
const ROOMS = [
  {
    folder: 'packages/cli/src/messages',
    name: 'messages',
    type: 'Messages',
    what: 'What the command line says',
  },
  { folder: 'packages/element/src/words', name: 'words', type: 'Words', what: 'What the element says' },
  {
    folder: 'packages/server/src/alerts/texts',
    name: 'texts',
    type: 'AlertTexts',
    what: 'What messages of alerts say',
  },
] as const;

/** The list of a room, of those languages that have a file there. */
function roomList({ name, type, what }: (typeof ROOMS)[number], tags: readonly string[]): string {
  const imports = [
    ...tags.map((tag) => `import { ${name} as ${nameOf(tag)} } from './${tag}.ts';`),
    `import type { ${type} } from './${name}.ts';`,
  ].toSorted((one, other) => (pathOf(one) < pathOf(other) ? -1 : 1));
  return `${NOTE}
${imports.join('\n')}

/** ${what}, by language. */
export const ALL_${name.toUpperCase()}: Readonly<Record<string, ${type}>> = { ${tags.map((tag) => (keyOf(tag) === tag ? tag : `${keyOf(tag)}: ${nameOf(tag)}`)).join(', ')} };
`;
}

/** A property list of iOS that names these languages. */
const withLanguages = (text: string, tags: readonly string[]) =>
  text.replace(
    /(<key>CFBundleLocalizations<\/key>\s*<array>\n)[\s\S]*?(\t<\/array>)/,
    (_, before: string, after: string) =>
      `${before}${tags.map((tag) => `\t\t<string>${tag}</string>\n`).join('')}${after}`,
  );

if (import.meta.main) {
  for (const place of ROOMS) {
    const folder = join(import.meta.dirname, '..', place.folder);
    const tags = languageTags().filter((tag) => existsSync(join(folder, `${tag}.ts`)));
    writeFileSync(join(folder, `all-${place.name}.ts`), roomList(place, tags));
  }
  for (const [file, text] of Object.entries(languageLists(languageTags())))
    writeFileSync(join(room, file), text);
  for (const tag of languageTags().filter((one) => !FIRST.includes(one)))
    if (existsSync(join(messages, tag))) writeFileSync(join(messages, tag, 'catalogues.ts'), CATALOGUES);
  const spoken = languageTags().filter((tag) => existsSync(join(messages, tag)));
  // A copy of the packages that tests make is no app.
  if (existsSync(propertyList))
    writeFileSync(propertyList, withLanguages(readFileSync(propertyList, 'utf8'), spoken));
}
