import type { QuestionWords } from '../../../packages/core/src/locale/language.ts';

/** How questions are asked in Portuguese. */
export const questionWords: QuestionWords = {
  roles: {
    connector:
      'em para pra pro a ao aos na no nas nos sao es equivale equivalem igual iguais corresponde correspondem ' +
      'expresso expressa convertido convertida convertidos convertidas desde contra frente',
    per: 'por cada pelo pela',
    joiner: 'e com',
    filler: 'o os as ha tem existem converter converta converte passar passa trocar troca mudar que',
    interrogative: 'quanto quantos quanta quantas qnto qto qtos qts qtas',
    of: 'de do da d',
  },
  traits: {
    and: 'e',
    article: 'um uma',
    bare: 'mil',
    negative: 'menos',
    point: 'virgula ponto',
    within: 'em',
  },
  operators: { '+': 'mais', '-': 'menos', '*': 'vezes', '/': 'dividido' },
  numbers: {
    added: [
      [
        0,
        1,
        'zero um/uma dois/duas tres quatro cinco seis sete oito nove dez onze doze treze quatorze/catorze quinze ' +
          'dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove',
      ],
      [20, 10, 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem/cento'],
      [200, 100, 'duz trez quatroc quinh seisc setec oitoc novec'.replace(/\w+/g, '$&entos/$&entas')],
    ],
    scale: [
      [1e3, 'mil milhar milhares'],
      [1e6, 'milhao milhoes'],
      // the short scale of Brazil, the long one of Portugal
      [1e9, 'bilhao bilhoes bi', 1e12],
      [1e12, 'trilhao trilhoes tri', 1e18],
      [12, 'duzia duzias'],
      [2, 'par pares'],
    ],
    fraction: [
      [2, 'meio meia metade'],
      [3, 'terco tercos'],
      [4, 'quarto quartos'],
      [5, 'quinto quintos'],
    ],
    multiple: [
      [2, 'dobro'],
      [3, 'triplo'],
    ],
  },
};
