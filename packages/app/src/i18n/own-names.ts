import type { Language } from './languages.ts';

/** The build writes them, the same for every engine (`vite.config.ts`). */
declare const __OWN_NAMES__: Readonly<Record<Language, string>>;

/** What a language calls itself within a sentence. What others call it is a message of theirs, `language.pt`. */
export const ownName = (id: Language): string => __OWN_NAMES__[id];
