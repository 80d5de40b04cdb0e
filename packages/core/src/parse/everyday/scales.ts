import { SMALL_NUMBERS } from '../rephrasing/figures/small-numbers.ts';

/** Words that multiply, by what they multiply by; in Spanish a billón is a million millions. */
const SCALES: readonly (readonly [language: string, names: readonly (readonly [string, string])[]])[] = [
  [
    'es',
    [
      ['mil(?:es)? de millones|mil millones|mil?lardos?', '1000000000'],
      ['billon(?:es)?', '1000000000000'],
      ['millon(?:es)?', '1000000'],
      ['miles', '1000'],
      ['docenas?', '12'],
    ],
  ],
  [
    'en',
    [
      ['billions?|bn', '1000000000'],
      ['trillions?', '1000000000000'],
      ['millions?', '1000000'],
      ['thousands?', '1000'],
      ['hundreds?', '100'],
      ['lakhs?|lacs?', '100000'],
      ['crores?', '10000000'],
      ['dozens?', '12'],
    ],
  ],
];
const NUMBERS: Readonly<Record<string, string>> = {
  '': '1',
  a: '1',
  an: '1',
  one: '1',
  un: '1',
  una: '1',
  ...SMALL_NUMBERS,
  half: '1/2',
  'half a': '1/2',
  medio: '1/2',
  media: '1/2',
};
const AND_HALF = '(?<half> and a half| y medi[oa])?';

const FORMS = SCALES.flatMap(([, names]) => {
  const any = names.map(([name]) => name).join('|');
  const number = `(?<number>\\d+(?:[.,]\\d+)?|${Object.keys(NUMBERS).filter(Boolean).join('|')}|)`;
  const from = `${number}(?<before> and a half| y medi[oa])? ?(?<from>${any})${AND_HALF}`;
  return [
    `^(?:convert(?:ir)? |pasar |cuant[oa]s? (?:es|son) |how (?:much|many) (?:is|are) )?${from} (?:en|in|to|into|a|as) (?<to>${any})$`,
    `^(?:how many|cuant[oa]s) (?<to>${any}) (?:(?:is|are|in|there|make|makes|hay|tiene|tienen|en|son|es|caben|hacen)(?: |$))+${from}$`,
    `^(?:how many|cuant[oa]s) (?:is|are|in|es|son|hay en) (?<to>)${from}$`,
  ].map((form) => ({ form: new RegExp(form, 'u'), names }));
});

/** `3 billones en miles de millones`, `how many lakhs in 2 million`, `how many is four and a half dozen`. */
export function scalesAsked(folded: string): string[] {
  return FORMS.flatMap(({ form, names }) => {
    const { before, from, half, number = '', to } = form.exec(folded)?.groups ?? {};
    const worth = (name = '') => names.find(([one]) => new RegExp(`^(?:${one})$`).test(name))?.[1];
    const [one, other] = [worth(from), to ? worth(to) : '1'];
    // millones en miles: how many of them is not said
    if (!one || !other || !(number || before || half)) return [];
    const many = NUMBERS[number] ?? number;
    return [`((${many}${(before ?? half) ? ' + 1/2' : ''})*${one}/${other})`];
  }).slice(0, 1);
}
