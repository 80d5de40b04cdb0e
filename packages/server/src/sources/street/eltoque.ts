import { instance, object, pipe, record, string, transform, unknown } from 'valibot';
import { day, JsonNumber, jsonBy } from '../read-json.ts';
import { UnexpectedPayload } from '../source.ts';
import { figureText, type StreetFigure, type StreetSource } from './street-source.ts';

/**
 * Its codes that are money, or a dollar bought as tokens, which is not always one dollar: that is a kind of its own.
 * `ECU` is its name of the euro, not of a currency of Ecuador.
 */
const KINDS = {
  USD: { base: 'USD', kind: 'parallel', name: 'informal' },
  ECU: { base: 'EUR', kind: 'parallel', name: 'informal' },
  USDT_TRC20: { base: 'USD', kind: 'crypto-p2p', name: 'usdt' },
} as const;

const part = pipe(
  instance(JsonNumber),
  transform(({ text }) => text.padStart(2, '0')),
);
const FORM = object({
  ...{ tasas: record(string(), unknown()), date: day },
  ...{ hour: part, minutes: part, seconds: part },
});

/**
 * Reads elTOQUE's table: pesos per one of each in `tasas`, of a day and a time of day in Havana, whose clock is four or five
 * hours behind UTC; five are added, so that the instant is never too early.
 * @source https://dev.eltoque.com/docs/trmi
 */
function readElToque(body: string): StreetFigure[] {
  const { tasas, date, hour, minutes, seconds } = jsonBy('eltoque', FORM, body);
  const claimedMs = Date.parse(`${date}T${hour}:${minutes}:${seconds}-05:00`);
  if (Number.isNaN(claimedMs)) throw new UnexpectedPayload('eltoque: no time of day');
  return Object.entries(KINDS).flatMap(([field, kind]): StreetFigure[] => {
    const mid = figureText(tasas[field]);
    return mid ? [{ code: 'CUP', ...kind, mid, claimedMs }] : [];
  });
}

/** The median of what is offered for dollars, euros and USDT in Cuba. */
export const elToque: StreetSource = {
  key: 'eltoque',
  name: 'elTOQUE',
  site: 'https://eltoque.com/tasas-de-cambio-cuba',
  url: 'https://tasas.eltoque.com/v1/trmi',
  rank: 10,
  needsToken: true,
  testedWith: 'documentation',
  read: readElToque,
};
