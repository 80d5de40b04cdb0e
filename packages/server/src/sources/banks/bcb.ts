import { array, literal, object, pipe, regex, string } from 'valibot';
import { type BankFigure, decimalText, defineBank } from '../bank.ts';
import { jsonBy, printed } from '../read-json.ts';
import type { IsoDate } from '../source.ts';

const PTAX = 'https://olinda.bcb.gov.br/olinda/servico/PTAX/versao/v1/odata';
const CODES = ['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'CAD', 'AUD', 'DKK', 'NOK', 'SEK'];

const monthFirst = (day: IsoDate): string => `${day.slice(5)}-${day.slice(0, 4)}`;

function address(code: string, from: IsoDate, to: IsoDate): string {
  const call =
    'CotacaoMoedaPeriodo(moeda=@moeda,dataInicial=@dataInicial,dataFinalCotacao=@dataFinalCotacao)';
  const filter = "$filter=tipoBoletim%20eq%20'Fechamento'&$format=json";
  return `${PTAX}/${call}?@moeda='${code}'&@dataInicial='${monthFirst(from)}'&@dataFinalCotacao='${monthFirst(to)}'&${filter}`;
}

const FORM = object({
  value: array(
    object({
      tipoBoletim: literal('Fechamento'),
      dataHoraCotacao: pipe(string(), regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/)),
      cotacaoVenda: printed,
    }),
  ),
});

/**
 * Reads closing bulletins of PTAX for the currency named in the address: reais per unit, selling.
 * Several bulletins a day exist; only "Fechamento" is PTAX.
 * @source https://dadosabertos.bcb.gov.br/dataset/taxas-de-cambio-todos-os-boletins-diarios
 */
export const readPtax = (body: string, code: string): BankFigure[] =>
  jsonBy('bcb', FORM, body).value.map(({ dataHoraCotacao, cotacaoVenda }) => {
    const [date = '', time = ''] = dataHoraCotacao.slice(0, 19).split(' ');
    return { code, date, text: decimalText(cotacaoVenda), publishedAt: `${date}T${time}-03:00` };
  });

/** Banco Central do Brasil: PTAX at its closing bulletin, about 13:10 in Brasília. */
export const bcb = defineBank({
  key: 'bcb',
  name: 'Banco Central do Brasil',
  short: 'BCB',
  base: 'BRL',
  inverse: true,
  rateType: 'selling',
  rank: 31,
  attribution: 'Fonte: Banco Central do Brasil, PTAX (ODbL)',
  requests: (from, to) => CODES.map((code) => ({ url: address(code, from, to) })),
  read: (body, { url }) => readPtax(body, /@moeda='(\w{3})'/.exec(url)?.[1] ?? ''),
});
