import { ALL_WORDS } from './words/all-words.ts';
import { words as english } from './words/en.ts';
import { words as spanish } from './words/es.ts';
import type { Words } from './words/words.ts';

/** The words for a language tag such as `es-MX`; English for a language that the element does not speak. */
export const wordsFor = (tag: string): Words => {
  const [language = ''] = tag.toLowerCase().split('-');
  return ALL_WORDS[language] ?? english;
};

/** What stands before the addresses of the service's pages in a language. */
export const baseOf = (words: Words): string => (words === spanish ? '' : `/${words.locale.id}`);
