import type { Words } from '../../packages/element/src/words/words.ts';
import { locale } from './core/locale.ts';

/** What the element says in Catalan. */
export const words: Words = {
  locale,
  amount: 'Quantitat',
  from: 'De',
  to: 'A',
  result: 'Resultat',
  open: 'Obre a Equivale',
  loading: 'S’està cercant el tipus de canvi',
  exact: 'Segons la definició exacta de cada unitat',
  unreachable: (service) => `${service} no respon. Sense el seu tipus de canvi no hi ha xifra.`,
  old: (days) => `Tipus de fa ${days} dies`,
  peg: (code, anchor) => `${code} per la paritat fixa amb ${anchor}`,
  retired: (code, anchor) => `${code} retirada: tipus irrevocable amb ${anchor}`,
  sources: { ecb: 'BCE', imf: 'FMI' },
  types: {
    reference: 'tipus de referència',
    fixing: 'fixació',
    'weighted-mean': 'mitjana ponderada',
    buying: 'tipus de compra',
    selling: 'tipus de venda',
    middle: 'punt mitjà, calculat',
    administered: 'tipus administrat',
    spot: 'preu de mercat',
    decree: 'fixat per llei',
    computed: 'calculat',
    compiled: 'xifra compilada',
  },
  failures: {
    'not-a-service': '«service» ha de ser una adreça que comenci per https://',
    'not-a-number': 'Això no és un nombre',
    'out-of-range': 'Aquest nombre és massa llarg',
    unknown: 'Moneda o unitat desconeguda',
    'missing-rate': 'No hi ha tipus de canvi per a aquesta moneda',
    'mixed-categories': 'Aquestes unitats no mesuren el mateix',
    'below-absolute-zero': 'Per sota del zero absolut',
  },
};
