import type { Words } from '../../packages/element/src/words/words.ts';
import { locale } from './core/locale.ts';

/** What the element says in Italian. */
export const words: Words = {
  locale,
  amount: 'Quantità',
  from: 'Da',
  to: 'A',
  result: 'Risultato',
  open: 'Apri in Equivale',
  loading: 'Cerco il tasso di cambio',
  exact: 'Secondo la definizione esatta di ogni unità',
  unreachable: (service) => `${service} non risponde. Senza il suo tasso di cambio non c’è una cifra.`,
  old: (days) => `Cambi di ${days} giorni fa`,
  peg: (code, anchor) => `${code} per la sua parità fissa con ${anchor}`,
  retired: (code, anchor) => `${code} ritirata: cambio irrevocabile con ${anchor}`,
  sources: { ecb: 'BCE', imf: 'FMI' },
  types: {
    reference: 'cambio di riferimento',
    fixing: 'fixing',
    'weighted-mean': 'media ponderata',
    buying: 'cambio di acquisto',
    selling: 'cambio di vendita',
    middle: 'punto medio, calcolato',
    administered: 'cambio amministrato',
    spot: 'prezzo di mercato',
    decree: 'fissato per legge',
    computed: 'calcolato',
    compiled: 'cifra compilata',
  },
  failures: {
    'not-a-service': '«service» deve essere un indirizzo che inizia con https://',
    'not-a-number': 'Questo non è un numero',
    'out-of-range': 'Questo numero è troppo lungo',
    unknown: 'Valuta o unità sconosciuta',
    'missing-rate': 'Non c’è un tasso di cambio per questa valuta',
    'mixed-categories': 'Queste unità non misurano la stessa cosa',
    'below-absolute-zero': 'Sotto lo zero assoluto',
  },
};
