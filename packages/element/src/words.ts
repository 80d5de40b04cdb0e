import type { Locale } from '@equivale/core';
import { locale as en } from '@equivale/core/locale/en/locale';
import { locale as es } from '@equivale/core/locale/es/locale';

/** What the element says, and how it writes figures, in one language. */
export interface Words {
  readonly locale: Locale;
  /** Before the addresses of the service's pages. */
  readonly base: '' | '/en';
  readonly amount: string;
  readonly from: string;
  readonly to: string;
  readonly result: string;
  readonly open: string;
  readonly loading: string;
  readonly exact: string;
  readonly unreachable: (service: string) => string;
  readonly old: (days: number) => string;
  readonly peg: (code: string, anchor: string) => string;
  readonly retired: (code: string, anchor: string) => string;
  /** Names of sources that the language has for itself, short. */
  readonly sources: Readonly<Record<string, string>>;
  readonly failures: Readonly<Record<FailureCode, string>>;
}

/** Why there is no figure. */
export type FailureCode =
  | 'not-a-number'
  | 'out-of-range'
  | 'unknown'
  | 'missing-rate'
  | 'mixed-categories'
  | 'below-absolute-zero';

const spanish: Words = {
  locale: es,
  base: '',
  amount: 'Cantidad',
  from: 'De',
  to: 'A',
  result: 'Resultado',
  open: 'Abrir en Equivale',
  loading: 'Buscando el tipo de cambio',
  exact: 'Según la definición exacta de cada unidad',
  unreachable: (service) => `${service} no responde. Sin su tipo de cambio no hay cifra.`,
  old: (days) => `Tipos de hace ${days} días`,
  peg: (code, anchor) => `${code} por su paridad fija con ${anchor}`,
  retired: (code, anchor) => `${code} retirada: tipo irrevocable con ${anchor}`,
  sources: { ecb: 'BCE', imf: 'FMI' },
  failures: {
    'not-a-number': 'Eso no es un número',
    'out-of-range': 'Ese número es demasiado largo',
    unknown: 'Moneda o unidad desconocida',
    'missing-rate': 'No hay tipo de cambio para esta moneda',
    'mixed-categories': 'Estas unidades no miden lo mismo',
    'below-absolute-zero': 'Por debajo del cero absoluto',
  },
};

const english: Words = {
  locale: en,
  base: '/en',
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
  failures: {
    'not-a-number': 'That is not a number',
    'out-of-range': 'That number is too long',
    unknown: 'Unknown currency or unit',
    'missing-rate': 'No exchange rate for this currency',
    'mixed-categories': 'These units do not measure the same thing',
    'below-absolute-zero': 'Below absolute zero',
  },
};

const spoken = [spanish, english];

/** The words for a language tag such as `es-MX`; English for a language that the element does not speak. */
export const wordsFor = (tag: string): Words =>
  spoken.find(({ locale }) => tag.toLowerCase().startsWith(locale.id)) ?? english;
