import type { QuestionWords } from '../../../packages/core/src/locale/language.ts';

/** How questions are asked in Catalan. */
export const questionWords: QuestionWords = {
  roles: {
    connector:
      'en a al als cap son es equival equivalen igual iguals fan des correspon corresponen ' +
      'expressat expressada expressats convertit convertida convertits convertides contra dins',
    per: 'per cada',
    joiner: 'i amb',
    filler:
      'el la els les hi ho ha te tenen convertir converteix converteixme passar passa canviar canvia que quant_es',
    interrogative: 'quant quants quanta quantes',
    of: 'de del dels d',
  },
  traits: {
    and: 'i',
    article: 'un una',
    bare: 'mil cent',
    below: 'sota_zero sota_0',
    negative: 'menys',
    point: 'coma punt',
    within: 'en dins',
  },
  operators: { '+': 'mes', '-': 'menys', '*': 'per vegades', '/': 'entre' },
  numbers: {
    added: [
      [
        0,
        1,
        'zero un/una/u dos/dues tres quatre cinc sis set vuit/huit nou deu onze dotze tretze catorze/quatorze quinze setze ' +
          'disset/desset/desasset divuit/devuit/dihuit dinou/denou',
      ],
      [20, 10, 'vint trenta quaranta cinquanta seixanta setanta vuitanta/huitanta noranta'],
    ],
    scale: [
      [100, 'cent cents centes'],
      [1e3, 'mil miler milers'],
      [1e6, 'milio milions'],
      [1e9, 'miliard miliards'],
      [1e12, 'bilio bilions'],
      [1e18, 'trilio trilions'],
      [12, 'dotzena dotzenes'],
      [2, 'parell parells'],
    ],
    fraction: [
      [2, 'mig mitja mitjos mitges meitat'],
      [3, 'terc tercos'],
      [4, 'quart quarts'],
      [5, 'cinque cinquens'],
      [10, 'decim decims'],
    ],
    multiple: [
      [2, 'doble'],
      [3, 'triple'],
    ],
  },
};
