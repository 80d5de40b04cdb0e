import type en from '../../../../languages/en/plain-records.json';

/** Messages of builds with plain records: they replace those that are untrue there, and describe the setting. */
export type PlainWords = typeof en;

const written = import.meta.glob<PlainWords>('./*/plain-records.json', {
  base: '../../../../languages',
  eager: true,
  import: 'default',
});

export const plainWordsIn = (language: string): PlainWords =>
  written[`./${language}/plain-records.json`] ?? (written['./en/plain-records.json'] as PlainWords);
