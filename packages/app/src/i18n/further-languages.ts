import type { Language } from './languages.ts';
import type { Messages } from './translator.ts';

/** A part of what the app says in a language, by its name: `./legal.json`. */
export type Catalogues = Readonly<Record<string, () => Promise<{ readonly default: Messages }>>>;

/** The lists of catalogues of the other languages, which `npm run build:languages` writes, each a file: who uses none of them loads no word about them. */
const lists = import.meta.glob<{ readonly catalogues: Catalogues }>('./catalogues/*.ts');

/** The catalogues that a language has. */
export const cataloguesOf = async (language: Language): Promise<Catalogues> =>
  (await lists[`./catalogues/${language}.ts`]?.())?.catalogues ?? {};
