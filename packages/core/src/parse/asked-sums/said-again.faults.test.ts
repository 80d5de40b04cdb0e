import { expect, it } from 'vitest';
import { Draft } from '../rephrasing/draft.ts';
import { withoutUnitsAgain } from './said-again.ts';

const UNITS: Readonly<Record<string, readonly string[]>> = {
  ft: ['ft'],
  feet: ['ft'],
  m: ['m', 'mi'],
  metres: ['m'],
  cal: ['kcal', 'cal'],
  calorias: ['kcal', 'cal'],
  kcal: ['kcal'],
  km: ['km'],
  'sq ft': ['ft2'],
  'pies cuadrados': ['ft2'],
  'cubic feet': ['ft3'],
};
const idsOf = (word: string) => UNITS[word] ?? [];

it.each([
  ['6 feet (ft) in cm', '6 feet in cm', ['(ft) = ']],
  ['6 feet(ft) in cm', '6 feet in cm', ['(ft) = ']],
  ['6 feet [ ft ] in cm', '6 feet in cm', ['[ ft ] = ']],
  ['6 feet (ft) in metres (m)', '6 feet in metres', ['(ft) = ', '(m) = ']],
  // of both names the one that means less stays
  ['2000 Calorías (kcal) en kj', '2000 kcal en kj', ['Calorías (kcal) = kcal']],
  ['2000 calorias (cal) en kj', '2000 calorias en kj', ['(cal) = ']],
  ['2000 kcal (calorias) en kj', '2000 kcal en kj', ['(calorias) = ']],
  ['50 pies cuadrados (sq ft) en m2', '50 pies cuadrados en m2', ['(sq ft) = ']],
  // behind a figure it is the unit, and nothing is left out
  ['100 (km) a millas', '100 km a millas', []],
  ['100(km) a millas', '100 km a millas', []],
])('%s: %s', (text, plain, told) => {
  const { corrections, text: said } = withoutUnitsAgain(new Draft(text), idsOf);
  expect(said.replace(/ +/g, ' ')).toBe(plain);
  expect(corrections.map(({ span, word }) => `${text.slice(...span).trim()} = ${word}`)).toEqual(told);
});

it.each([
  '6 feet in cm',
  '6 feet (km) in cm',
  '6 feet (foo) in cm',
  '6 foo (foo) in cm',
  '100 (foo) a millas',
  '6 feet (6 ft) in cm',
  '6 feet (ft) in metres (km)',
  '6 feet ft in cm',
])('nothing is said again in %s', (text) => {
  const draft = new Draft(text);
  expect(withoutUnitsAgain(draft, idsOf)).toBe(draft);
});
