import type { QuestionWords } from '../../../packages/core/src/locale/language.ts';

/** How questions are asked in Italian; numbers in one word are taken apart in `questions/sayings.ts`. */
export const questionWords: QuestionWords = {
  roles: {
    connector:
      'in a ad nel nella nei nelle ai agli alle sono fa fanno equivale equivalgono corrisponde corrispondono uguale uguali ' +
      'pari vale valgono diventa diventano verso contro espresso espressa espressi espresse',
    per: 'per al allo alla ogni',
    joiner: 'e ed con',
    filler:
      "il lo la i gli le l ci c'e ce ne che cosa converti convertire convertimi convertito convertita convertiti convertite " +
      'cambia cambiare cambiami passare trasforma trasformare',
    interrogative: 'quanto quanti quanta quante',
    of: 'di del dello della dei degli delle d dell da dal dalla dai',
  },
  traits: {
    and: 'e',
    article: 'un uno una',
    bare: 'mille',
    below: 'sotto_zero sotto_0',
    negative: 'meno',
    point: 'virgola punto',
    within: 'in',
  },
  operators: { '+': 'piu', '-': 'meno', '*': 'per volte', '/': 'diviso' },
  numbers: {
    added: [
      [
        0,
        1,
        'zero un/uno/una due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici ' +
          'sedici diciassette diciotto diciannove',
      ],
      ...'vent trent quarant cinquant sessant settant ottant novant'
        .split(' ')
        .map((ten, place) => [20 + place * 10, 1, tensOf(ten, place === 0 ? 'i' : 'a')] as const),
      [100, 100, 'cento duecento trecento quattrocento cinquecento seicento settecento ottocento novecento'],
    ],
    scale: [
      [1e3, 'mille mila migliaio migliaia'],
      [1e6, 'milione milioni mln'],
      [1e9, 'miliardo miliardi mld'],
      [1e12, 'bilione bilioni', 1e9],
      [100, 'centinaio centinaia'],
      [12, 'dozzina dozzine'],
      [10, 'decina decine'],
      [2, 'paio paia'],
    ],
    fraction: [
      [2, 'mezzo mezza meta'],
      [3, 'terzo terzi'],
      [4, 'quarto quarti'],
      [5, 'quinto quinti'],
      [8, 'ottavo ottavi'],
      [10, 'decimo decimi'],
    ],
    multiple: [
      [2, 'doppio'],
      [3, 'triplo'],
    ],
  },
};

/** Ten numbers from a ten on, each in one word: `venti ventuno ventidue`; the vowel is left out before another. */
function tensOf(ten: string, vowel: string): string {
  const long = ten + vowel;
  return `${long} ${ten}uno/${ten}un/${ten}una ${long}due ${long}tre ${long}quattro ${long}cinque ${long}sei ${long}sette ${ten}otto ${long}nove`;
}
