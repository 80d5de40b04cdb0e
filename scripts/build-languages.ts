/**
 * Writes the three lists of languages of core: a language is its folder in `packages/core/src/locale/`, and nothing else.
 * Run by hand after a folder has come or gone:
 *
 *     npm run build:languages
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const room = join(import.meta.dirname, '../packages/core/src/locale');
/** The product's own languages come first; where a little word belongs to two languages, the first of them has it. */
const FIRST = ['es', 'en'];
const rank = (tag: string) => (FIRST.indexOf(tag) + FIRST.length + 1) % (FIRST.length + 1);

/** The tags of all languages that have a folder, in the order in which they are offered. */
export const languageTags = (): readonly string[] =>
  readdirSync(room, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort((one, other) => rank(one) - rank(other) || one.localeCompare(other, 'en'));

/** A tag as a name in the program: `pt-BR` is `ptBR`. */
const nameOf = (tag: string) => tag.replace('-', '');
const keyOf = (tag: string) => (nameOf(tag) === tag ? tag : `'${tag}'`);

/** The four files, by name. */
export function languageLists(tags: readonly string[]): Readonly<Record<string, string>> {
  const parts = tags.map(
    (tag) =>
      `  ${keyOf(tag)}: { locale: () => import('./${tag}/locale.ts'), tables: () => import('./${tag}/tables.ts') },`,
  );
  const imports = tags.map((tag) => `import { language as ${nameOf(tag)} } from './${tag}/language.ts';`);
  const dayWords = tags.map((tag) => `import { dayWords as ${nameOf(tag)} } from './${tag}/day-words.ts';`);
  const relationWords = tags.map(
    (tag) => `import { relationWords as ${nameOf(tag)} } from './${tag}/sums/relation-words.ts';`,
  );
  const ids = tags.map((tag) => (keyOf(tag) === tag ? tag : `${keyOf(tag)}: ${nameOf(tag)}`));
  return {
    'language-parts.ts': `// Written by npm run build:languages: a language is its folder.
import type { LanguageParts } from './language.ts';

/** The languages there are, in the order in which they are offered. */
export const LANGUAGE_PARTS = {
${parts.join('\n')}
} as const satisfies Readonly<Record<string, LanguageParts>>;

/** Tag of a language. @source BCP 47 */
export type LanguageId = keyof typeof LANGUAGE_PARTS;
`,
    'languages.ts': `// Written by npm run build:languages: a language is its folder.
${imports.toSorted().join('\n')}
import type { Language } from './language.ts';

/**
 * The languages that questions are understood in, all at once. A little word of two languages does what it does in the first
 * of them.
 */
export const LANGUAGES: readonly Language[] = [${tags.map(nameOf).join(', ')}];
`,
    'day-words.ts': `// Written by npm run build:languages: a language is its folder.
${dayWords.toSorted().join('\n')}
import type { DayWords } from './language.ts';

/** How the languages that questions are understood in say days: the first one's reading first where two differ. */
export const DAY_WORDS: Readonly<Record<string, DayWords>> = { ${ids.join(', ')} };
`,
    'relation-words.ts': `// Written by npm run build:languages: a language is its folder.
${relationWords.toSorted().join('\n')}
import type { RelationWords } from './language.ts';

/** How the languages that questions are understood in ask for what follows from other amounts. */
export const RELATION_WORDS: readonly RelationWords[] = [${tags.map(nameOf).join(', ')}];
`,
  };
}

if (import.meta.main) {
  for (const [file, text] of Object.entries(languageLists(languageTags())))
    writeFileSync(join(room, file), text);
}
