import { beginsWithDigit } from '../../../text/characters.ts';
import { type FoldedText, withText } from '../../../text/fold-question.ts';
import type { KnownWords, Respelled } from './respelled.ts';

/** Parts of one that have no number word, by how many make a whole: an eighth of, la octava parte de. */
const PARTS: readonly (readonly [size: number, names: string])[] = [
  [3, 'tercera'],
  [4, 'cuarta'],
  [5, 'quinta'],
  [6, 'sext[oa]|sixth'],
  [7, 'septim[oa]|seventh'],
  [8, 'octav[oa]|eighth'],
  [9, 'noven[oa]|ninth'],
  [10, 'decim[oa]|tenth'],
  [16, 'dieciseisav[oa]|sixteenth'],
  [32, 'treintaidosav[oa]|thirty[ -]second'],
  [64, 'sesentaicuatroav[oa]|sixty[ -]fourth'],
  [100, 'centesim[oa]|hundredth'],
  [1000, 'milesim[oa]|thousandth'],
];
const PART = new RegExp(
  `(?<![\\p{L}\\d])(\\p{L}+|\\d+) (?:${PARTS.map(([, names]) => `(${names})`).join('|')})s?(?: partes?)?(?= (?:of|de)\\s)`,
  'u',
);

/** `la cuarta parte de 10 km`, `three eighths of an inch`: as a fraction. */
export function withShareWritten(folded: FoldedText, { words }: KnownWords): readonly Respelled[] {
  const found = PART.exec(folded.text);
  if (!found) return [];
  const [all, count = '', ...names] = found;
  const { article, numberWord, role } = words.find(count);
  const many = beginsWithDigit(count)
    ? count
    : (numberWord?.value.n ?? (article || role === 'filler' ? 1 : undefined));
  const [size] = PARTS[names.findIndex((name) => name !== undefined)] ?? [];
  if (many === undefined) return [];
  return [
    { folded: withText(folded, found.index, found.index + all.length, `${many}/${size}`), corrections: [] },
  ];
}
