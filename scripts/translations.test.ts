import { expect, it } from 'vitest';
import { completionOf, entriesOf, lackedBy, poOf } from './translations.ts';

it('[I19.translators] a translator sees each sentence with its key, where it is said, both originals and its places', () => {
  const entries = entriesOf('pt');
  expect(entries.find(({ key }) => key === 'settings.language')).toEqual({
    key: 'settings.language',
    part: 'tabs',
    spanish: 'Idioma',
    english: 'Language',
    translated: 'Idioma',
    saidIn: ['features/settings/language-row.tsx'],
  });
  const po = poOf('pt');
  expect(po.match(/^msgctxt "/gm)).toHaveLength(entries.length);
  expect(po).toContain('#. Places to keep: {version}');
});

it('[I19.translators] says how much of the sentences a language has, and what speaks English in it', () => {
  const [has, all] = completionOf('es');
  expect(has).toBe(all);
  expect(all).toBeGreaterThan(1_000);
  expect(lackedBy('es')).toEqual([]);
});
