import type { Words } from '../../packages/element/src/words/words.ts';
import { locale } from './core/locale.ts';

/** What the element says in English. */
export const words: Words = {
  locale,
  amount: 'Amount',
  from: 'From',
  to: 'To',
  result: 'Result',
  open: 'Open in Equivale',
  loading: 'Looking up the exchange rate',
  exact: 'By the exact definition of each unit',
  unreachable: (service) => `${service} does not answer. Without its exchange rate there is no figure.`,
  old: (days) => `Rates from ${days} days ago`,
  peg: (code, anchor) => `${code} pegged to ${anchor}`,
  retired: (code, anchor) => `${code} withdrawn: irrevocable rate to ${anchor}`,
  sources: {},
  types: {
    reference: 'reference rate',
    fixing: 'fixing',
    'weighted-mean': 'weighted mean',
    buying: 'buying rate',
    selling: 'selling rate',
    middle: 'mid-market rate, computed',
    administered: 'administered rate',
    spot: 'market price',
    decree: 'set by law',
    computed: 'computed',
    compiled: 'compiled figure',
  },
  failures: {
    'not-a-service': '“service” has to be an address that begins with https://',
    'not-a-number': 'That is not a number',
    'out-of-range': 'That number is too long',
    unknown: 'Unknown currency or unit',
    'missing-rate': 'No exchange rate for this currency',
    'mixed-categories': 'These units do not measure the same thing',
    'below-absolute-zero': 'Below absolute zero',
  },
};
