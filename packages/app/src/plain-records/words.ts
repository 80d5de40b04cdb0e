import type en from '../../../../languages/en/plain-records.json';

/** What a build with plain records says: sentences of the app in the place of those that are not true there, and what the settings say of it. */
export type PlainWords = typeof en;

const written = import.meta.glob<PlainWords>('./*/plain-records.json', {
  base: '../../../../languages',
  eager: true,
  import: 'default',
});

/** What a language says; English where it has no words of its own. */
export const plainWordsIn = (language: string): PlainWords =>
  written[`./${language}/plain-records.json`] ?? (written['./en/plain-records.json'] as PlainWords);
