import { formatIsoDate } from '@equivale/core';
import { expect, it } from 'vitest';
import { activateLanguage, addMessages, i18n, localeIn } from './i18n.ts';
import type { Language } from './languages.ts';

/**
 * What grammars say: Accademia della Crusca, «L’articolo con le date e le cifre» (`l’11/10/1989`, `il 1/2/2003` read as primo);
 * Optimot, fitxa 347/6 (`l’1 de juliol`, `l’11 de novembre`, `d’11 jugadors`); Grevisse, Le bon usage, § 44 (`d’août`).
 */
const days: readonly [Language, string, string][] = [
  ['it', '2026-08-01', 'Cambio del 1º ago 2026.'],
  ['it', '2026-08-08', 'Cambio dell’8 ago 2026.'],
  ['it', '2026-08-11', 'Cambio dell’11 ago 2026.'],
  ['it', '2026-08-18', 'Cambio del 18 ago 2026.'],
  ['ca', '2026-08-01', 'Tipus de l’1 ag 2026.'],
  ['ca', '2026-08-08', 'Tipus del 8 ag 2026.'],
  ['ca', '2026-08-11', 'Tipus de l’11 ag 2026.'],
  ['ca', '2026-08-12', 'Tipus del 12 ag 2026.'],
  ['fr', '2026-08-01', 'Taux du 1er août 2026.'],
  ['fr', '2026-08-11', 'Taux du 11 août 2026.'],
  ['pt', '2026-08-11', 'Cotação de 11 ago 2026.'],
];

it.each(days)('in %s the day %s is joined with the word before it: %s', async (language, day, text) => {
  await Promise.all([activateLanguage(language), addMessages('past')]);
  const locale = localeIn(language);
  expect(i18n._('past.ofDay', { date: formatIsoDate(day, locale) }, locale)).toBe(text);
});

const texts: readonly [Language, string, string][] = [
  [
    'it',
    'Il 8% il 11, al 8 e nel 80,5%; dal 1 a il 12, il 110 e il 1.000',
    'L’8% l’11, all’8 e nell’80,5%; dall’1 a il 12, il 110 e il 1.000',
  ],
  [
    'ca',
    'El 11 al 1 del 11.000; el 8, el 1r, el 1.000, el 110',
    'L’11 a l’1 de l’11.000; el 8, el 1r, el 1.000, el 110',
  ],
  ['ca', '3 de 11 i 1 de 12, mitjana de abr 2019', '3 d’11 i 1 de 12, mitjana d’abr 2019'],
  ['fr', 'à la moyenne de oct 2019, de mars 2019', 'à la moyenne d’oct 2019, de mars 2019'],
];

it.each(texts)('in %s: %s', async (language, text, joined) => {
  await activateLanguage(language);
  expect(localeIn(language).contract?.(text)).toBe(joined);
});
