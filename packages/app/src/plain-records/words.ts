import type en from './words/en.json';

/** What a build with plain records says: sentences of the app in the place of those that are not true there, and what the settings say of it. */
export type PlainWords = typeof en;

const written = import.meta.glob<PlainWords>('./words/*.json', { eager: true, import: 'default' });

/** What a language says; English where it has no words of its own. */
export const plainWordsIn = (language: string): PlainWords =>
  written[`./words/${language}.json`] ?? (written['./words/en.json'] as PlainWords);
