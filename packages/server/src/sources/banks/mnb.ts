import { type BankFigure, decimalText, defineBank } from '../bank.ts';
import { isDay } from '../read-json.ts';
import { readXml, rowsAt, soapEnvelope, within } from '../read-xml.ts';
import { UnexpectedPayload } from '../source.ts';

const SERVICE = 'https://www.mnb.hu/arfolyamok.asmx';
const CODES =
  'AUD,BRL,CAD,CHF,CNY,CZK,DKK,EUR,GBP,HKD,IDR,ILS,INR,ISK,JPY,KRW,MXN,MYR,NOK,NZD,PHP,PLN,RON,RSD,RUB,SEK,SGD,THB,TRY,UAH,USD,ZAR';

/** Reads official rates: forints per 1 or 100 units; the result is a document within the document. @source https://www.mnb.hu/letoltes/aktualis-es-a-regebbi-arfolyamok-webszolgaltatasanak-dokumentacioja-1.pdf */
export async function readMnb(body: string): Promise<BankFigure[]> {
  const outer = await readXml('mnb', body, []);
  const text = within(outer, 'Envelope', 'Body', 'GetExchangeRatesResponse', 'GetExchangeRatesResult');
  if (typeof text !== 'string') throw new UnexpectedPayload('mnb: no result');
  const days = rowsAt('mnb', await readXml('mnb', text, ['Day', 'Rate']), 'MNBExchangeRates', 'Day');
  return days.flatMap((day) => {
    const { date } = day;
    if (!isDay(date)) throw new UnexpectedPayload('mnb: a day without its date');
    return rowsAt('mnb', day, 'Rate').map((rate) => ({
      code: String(rate.curr),
      date,
      text: decimalText(rate['#text']),
      per: Number(rate.unit),
    }));
  });
}

/** Magyar Nemzeti Bank: official rates of 11:00. */
export const mnb = defineBank({
  key: 'mnb',
  name: 'Magyar Nemzeti Bank',
  short: 'MNB',
  base: 'HUF',
  inverse: true,
  requests: (from, to) => [
    {
      url: SERVICE,
      accept: 'text/xml',
      post: soapEnvelope(
        `<GetExchangeRates xmlns="http://www.mnb.hu/webservices/"><startDate>${from}</startDate><endDate>${to}</endDate><currencyNames>${CODES}</currencyNames></GetExchangeRates>`,
      ),
    },
  ],
  read: readMnb,
});
