import type { Words } from '../../packages/element/src/words/words.ts';
import { locale } from './core/locale.ts';

/** What the element says in Portuguese. */
export const words: Words = {
  locale,
  amount: 'Valor',
  from: 'De',
  to: 'Para',
  result: 'Resultado',
  open: 'Abrir no Equivale',
  loading: 'Buscando a cotação',
  exact: 'Pela definição exata de cada unidade',
  unreachable: (service) => `${service} não responde. Sem a cotação não há número.`,
  old: (days) => `Cotações de ${days} dias atrás`,
  peg: (code, anchor) => `${code} pela paridade fixa com ${anchor}`,
  retired: (code, anchor) => `${code} extinta: cotação irrevogável com ${anchor}`,
  sources: { ecb: 'BCE', imf: 'FMI' },
  types: {
    reference: 'cotação de referência',
    fixing: 'fixing',
    'weighted-mean': 'média ponderada',
    buying: 'cotação de compra',
    selling: 'cotação de venda',
    middle: 'ponto médio, calculado',
    administered: 'cotação administrada',
    spot: 'preço de mercado',
    decree: 'fixada por lei',
    computed: 'calculada',
    compiled: 'valor compilado',
  },
  failures: {
    'not-a-service': '“service” tem de ser um endereço que comece com https://',
    'not-a-number': 'Isso não é um número',
    'out-of-range': 'Esse número é longo demais',
    unknown: 'Moeda ou unidade desconhecida',
    'missing-rate': 'Não há cotação para esta moeda',
    'mixed-categories': 'Essas unidades não medem a mesma coisa',
    'below-absolute-zero': 'Abaixo do zero absoluto',
  },
};
