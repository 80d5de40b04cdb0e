import type { QuestionWords } from '../../../packages/core/src/locale/language.ts';

/** How questions are asked in French. */
export const questionWords: QuestionWords = {
  roles: {
    connector:
      'en a au aux vers egal egale egalent equivaut equivalent font fait donne donnent ' +
      'exprime exprimee exprimes exprimees contre depuis dans',
    per: 'par',
    joiner: 'et avec',
    filler:
      "le la les l il y que ca c'est est sont convertir convertis converti convertit passer changer change",
    interrogative: 'combien cb',
    of: 'de du des d',
  },
  traits: {
    and: 'et',
    article: 'un une',
    bare: 'mille cent cents',
    below: 'sous_zero sous_0',
    negative: 'moins',
    point: 'virgule',
    within: 'en dans',
  },
  operators: { '+': 'plus', '-': 'moins', '*': 'fois par' },
  numbers: {
    added: [
      [
        0,
        1,
        'zero un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dixsept dixhuit dixneuf',
      ],
      [20, 10, 'vingt/vingts trente quarante cinquante soixante septante huitante/octante nonante'],
    ],
    scale: [
      [100, 'cent cents'],
      [1e3, 'mille'],
      [1e6, 'million millions'],
      [1e9, 'milliard milliards'],
      [1e12, 'billion billions', 1e9],
      [1e18, 'trillion trillions', 1e12],
      [12, 'douzaine douzaines'],
      [2, 'paire paires'],
    ],
    fraction: [
      [2, 'demi demie demis demies moitie'],
      [3, 'tiers'],
      [4, 'quart quarts'],
      [5, 'cinquieme cinquiemes'],
    ],
    multiple: [
      [2, 'double'],
      [3, 'triple'],
    ],
  },
};
