const NAMES = [
  ['two', 'dos'],
  ['three', 'tres'],
  ['four', 'cuatro'],
  ['five', 'cinco'],
  ['six', 'seis'],
  ['seven', 'siete'],
  ['eight', 'ocho'],
  ['nine', 'nueve'],
  ['ten', 'diez'],
];

/** The numbers from two to ten by their English and Spanish words. */
export const SMALL_NUMBERS: Readonly<Record<string, string>> = Object.fromEntries(
  NAMES.flatMap((words, at) => words.map((word) => [word, String(at + 2)])),
);
