import type { QuestionWords } from '../../../packages/core/src/locale/language.ts';

/** How questions are asked in English. */
export const questionWords: QuestionWords = {
  roles: {
    connector: 'to into in as is are equals equal converted from vs',
    per: 'per',
    joiner: 'and with plus',
    filler: 'the do there convert change calculate me what whats ' + "what's how it",
    interrogative: 'many much',
    of: 'of',
  },
  traits: {
    and: 'and',
    article: 'a an',
    below: 'below_zero below_0',
    negative: 'minus negative',
    part: 'half quarter third couple dozen',
    plus: 'plus',
    point: 'point',
    within: 'in',
  },
  operators: { '+': 'plus', '-': 'minus', '*': 'times' },
  numbers: {
    added: [
      [
        0,
        1,
        'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
          'seventeen eighteen nineteen twenty',
      ],
      [30, 10, 'thirty forty fifty sixty seventy eighty ninety'],
    ],
    scale: [
      [100, 'hundred'],
      [1e3, 'thousand thousands grand'],
      [1e5, 'lakh lakhs'],
      [1e6, 'million millions mln'],
      [1e7, 'crore crores'],
      [1e9, 'billion billions bn', 1e12],
      [1e12, 'trillion trillions', 1e18],
      [12, 'dozen dozens'],
      [2, 'couple'],
    ],
    fraction: [
      [2, 'half halves'],
      [3, 'third thirds'],
      [4, 'quarter quarters'],
      [5, 'fifth fifths'],
    ],
    multiple: [
      [2, 'twice double'],
      [3, 'triple'],
    ],
  },
};
