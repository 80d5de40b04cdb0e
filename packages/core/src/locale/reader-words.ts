import { words as en } from '../../../../languages/en/core/reader/words.ts';
import { words as es } from '../../../../languages/es/core/reader/words.ts';
import type { Language } from './language.ts';
import type { ReaderWords } from './role-words.ts';

const COMMON: Readonly<Record<string, ReaderWords>> = { es, en };

/** Languages with what their words do and which of them no answer may pass over; without those whose folder does not say. */
export const withReaderWords = (languages: readonly Language[]): readonly (Language & ReaderWords)[] =>
  languages.flatMap((language) => {
    const words = language.readerWords ?? COMMON[language.locale.id];
    return words ? [{ ...language, ...words }] : [];
  });
