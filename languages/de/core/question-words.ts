import type { QuestionWords } from '../../../packages/core/src/locale/language.ts';

const ONES = 'ein zwei drei vier funf/fuenf sechs sieben acht neun'.split(' ');
const TENS = 'zwanzig dreissig/dreisig vierzig funfzig/fuenfzig sechzig siebzig achtzig neunzig'.split(' ');

/** `einundzwanzig`, in each way that its parts are written. */
const together = (one: string, ten: string) =>
  one
    .split('/')
    .flatMap((first) => ten.split('/').map((last) => `${first}und${last}`))
    .join('/');

/** How questions are asked in German. */
export const questionWords: QuestionWords = {
  roles: {
    connector:
      'in zu nach auf an sind ist gleich ergibt ergeben macht machen entspricht entsprechen gegen als aus ' +
      'umgerechnet umgewandelt ausgedruckt bei vom ins',
    per: 'pro je',
    joiner: 'und mit',
    filler:
      'der die das dem den des was wie gibt hat haben passen stecken umrechnen umwandeln gib rechne wandle ' +
      'rechnen wandeln um konvertieren konvertiere wechseln tauschen tausche wechsle',
    interrogative: 'viel viele vieles vielen wieviel wieviele wievielen',
    of: 'von',
  },
  traits: {
    and: 'und',
    article: 'ein eine einen einem einer eines',
    bare: 'hundert tausend',
    below: 'unter_null unter_0',
    negative: 'minus',
    plus: 'plus',
    point: 'komma',
    within: 'in',
  },
  operators: { '+': 'plus', '-': 'minus', '*': 'mal', '/': 'durch geteilt' },
  numbers: {
    added: [
      [
        0,
        1,
        'null ein/eins/eine/einen/einem/einer/eines zwei/zwo drei vier funf/fuenf sechs sieben acht neun zehn elf zwolf/zwoelf ' +
          'dreizehn vierzehn funfzehn/fuenfzehn sechzehn siebzehn achtzehn neunzehn',
      ],
      ...TENS.map(
        (ten, place) =>
          [20 + place * 10, 1, [ten, ...ONES.map((one) => together(one, ten))].join(' ')] as const,
      ),
    ],
    scale: [
      [100, 'hundert'],
      [1e3, 'tausend tsd'],
      [1e6, 'million millionen mio'],
      [1e9, 'milliarde milliarden mrd'],
      [1e12, 'billion billionen bio', 1e9],
      [1e18, 'trillion trillionen', 1e12],
      [12, 'dutzend'],
      [2, 'paar'],
    ],
    fraction: [
      [2, 'halb halbe halber halbes halben halfte haelfte'],
      [3, 'drittel'],
      [4, 'viertel'],
      [5, 'funftel fuenftel'],
      [8, 'achtel'],
      [10, 'zehntel'],
    ],
    multiple: [
      [2, 'doppelt doppelte'],
      [3, 'dreifach dreifache'],
    ],
  },
};
