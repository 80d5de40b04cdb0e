import type { QuestionWords } from '../../../packages/core/src/locale/language.ts';

/** How questions are asked in Spanish. */
export const questionWords: QuestionWords = {
  roles: {
    connector: 'a al en para son es equivale equivalen igual desde frente',
    per: 'por cada',
    joiner: 'y e con',
    filler: 'el la los las lo hay tiene tienen que',
    interrogative: 'cuanto cuantos cuanta cuantas',
    of: 'de del',
  },
  traits: {
    and: 'y',
    article: 'un una',
    bare: 'mil',
    below: 'bajo_cero bajo_0',
    negative: 'menos',
    point: 'coma punto',
    within: 'en',
  },
  operators: { '+': 'mas', '-': 'menos', '*': 'por veces', '/': 'entre' },
  numbers: {
    added: [
      [
        0,
        1,
        'cero un/uno/una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis ' +
          'diecisiete dieciocho diecinueve veinte veintiuno/veintiun/veintiuna veintidos veintitres veinticuatro ' +
          'veinticinco veintiseis veintisiete veintiocho veintinueve',
      ],
      [30, 10, 'treinta cuarenta cincuenta sesenta setenta ochenta noventa cien/ciento'],
      [
        200,
        100,
        'dos tres cuatro quin seis sete ocho nove'
          .replace(/\w+/g, '$&cientos/$&cientas')
          .replaceAll('quinci', 'quini'),
      ],
    ],
    scale: [
      [1e3, 'mil'],
      [1e6, 'millon millones'],
      [1e12, 'billon billones', 1e9],
      [12, 'docena docenas'],
      [2, 'par'],
    ],
    fraction: [
      [2, 'medio media mitad'],
      [3, 'tercio tercios'],
      [4, 'cuarto cuartos'],
      [5, 'quinto quintos'],
    ],
    multiple: [[2, 'doble']],
  },
};
