import type { Words } from '../../packages/element/src/words/words.ts';
import { locale } from './core/locale.ts';

/** What the element says in Spanish. */
export const words: Words = {
  locale,
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
  types: {
    reference: 'tipo de referencia',
    fixing: 'fijación',
    'weighted-mean': 'promedio ponderado',
    buying: 'tipo de compra',
    selling: 'tipo de venta',
    middle: 'punto medio, calculado',
    administered: 'tipo administrado',
    spot: 'precio de mercado',
    decree: 'fijado por ley',
    computed: 'calculado',
    compiled: 'cifra compilada',
  },
  failures: {
    'not-a-service': '«service» tiene que ser una dirección que empiece por https://',
    'not-a-number': 'Eso no es un número',
    'out-of-range': 'Ese número es demasiado largo',
    unknown: 'Moneda o unidad desconocida',
    'missing-rate': 'No hay tipo de cambio para esta moneda',
    'mixed-categories': 'Estas unidades no miden lo mismo',
    'below-absolute-zero': 'Por debajo del cero absoluto',
  },
};
