import type { Language } from './languages.ts';
import type { Messages } from './translator.ts';

/** Part of a language's catalogue by name: `./legal.json`. */
export type Catalogues = Readonly<Record<string, () => Promise<{ readonly default: Messages }>>>;

/** Lists of the other languages' catalogues, written by `npm run build:languages`; one file each, loaded only when used. */
const lists = import.meta.glob<{ readonly catalogues: Catalogues }>('./catalogues/*.ts');

export const cataloguesOf = async (language: Language): Promise<Catalogues> =>
  (await lists[`./catalogues/${language}.ts`]?.())?.catalogues ?? {};
