import type { Language } from './languages.ts';

/** Written by the build, equal in every engine (`vite.config.ts`). */
declare const __OWN_NAMES__: Readonly<Record<Language, string>>;

/** A language's name for itself within a sentence. Translations are messages: `language.pt`. */
export const ownName = (id: Language): string => __OWN_NAMES__[id];
