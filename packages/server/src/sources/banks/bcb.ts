import { type BankFigure, decimalText, defineBank } from '../bank.ts';
import { isRecord, readJsonTexts } from '../read-json.ts';
import { type IsoDate, UnexpectedPayload } from '../source.ts';

const PTAX = 'https://olinda.bcb.gov.br/olinda/servico/PTAX/versao/v1/odata';
const CODES = ['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'CAD', 'AUD', 'DKK', 'NOK', 'SEK'];

const monthFirst = (day: IsoDate): string => `${day.slice(5)}-${day.slice(0, 4)}`;

function address(code: string, from: IsoDate, to: IsoDate): string {
  const call =
    'CotacaoMoedaPeriodo(moeda=@moeda,dataInicial=@dataInicial,dataFinalCotacao=@dataFinalCotacao)';
  const filter = "$filter=tipoBoletim%20eq%20'Fechamento'&$format=json";
  return `${PTAX}/${call}?@moeda='${code}'&@dataInicial='${monthFirst(from)}'&@dataFinalCotacao='${monthFirst(to)}'&${filter}`;
}

/**
 * Reads closing bulletins of PTAX for the currency named in the address: reais per unit, selling.
 * Several bulletins a day exist; only "Fechamento" is PTAX.
 * @source https://dadosabertos.bcb.gov.br/dataset/taxas-de-cambio-todos-os-boletins-diarios
 */
export function readPtax(body: string, code: string): BankFigure[] {
  const json = readJsonTexts('bcb', body);
  if (!isRecord(json) || !Array.isArray(json.value)) throw new UnexpectedPayload('bcb: no list of bulletins');
  return json.value.map((row: unknown) => {
    if (!isRecord(row) || row.tipoBoletim !== 'Fechamento')
      throw new UnexpectedPayload(`bcb: not a closing bulletin of ${code}`);
    const [, date = '', time = ''] =
      /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})/.exec(String(row.dataHoraCotacao)) ?? [];
    if (date === '') throw new UnexpectedPayload('bcb: a bulletin without its time');
    const text = decimalText(row.cotacaoVenda);
    return { code, date, text, publishedAt: `${date}T${time}-03:00` };
  });
}

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
