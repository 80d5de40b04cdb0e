import { instance, literal, object, record, string, unknown } from 'valibot';
import { JsonNumber, jsonBy } from '../read-json.ts';
import { figureText, type StreetFigure, type StreetSource } from './street-source.ts';

/** The currencies of which its figure is one of the street; of all others it prints a reference rate. */
const STREETS = { VES: 'paralelo', CUP: 'informal', LBP: 'paralelo' } as const;

const FORM = object({
  ...{ base: literal('USD'), USD: record(string(), unknown()), timestamp: instance(JsonNumber) },
});

/**
 * Reads Yadio: `{"USD": {"VES": …}, "base": "USD", "timestamp": milliseconds}`; a currency may be null.
 * @source https://api.yadio.io
 */
function readYadio(body: string): StreetFigure[] {
  const { USD: rates, timestamp } = jsonBy('yadio', FORM, body);
  return Object.entries(STREETS).flatMap(([code, name]): StreetFigure[] => {
    const mid = figureText(rates[code]);
    const claimedMs = Number(timestamp.text);
    return mid ? [{ code, base: 'USD', kind: 'parallel', name, mid, claimedMs }] : [];
  });
}

/** Street rates of Venezuela and Lebanon, and elTOQUE's of Cuba. */
export const yadio: StreetSource = {
  key: 'yadio',
  name: 'Yadio',
  site: 'https://yadio.io',
  url: 'https://api.yadio.io/exrates/USD',
  rank: 20,
  copies: 'eltoque',
  testedWith: 'documentation',
  read: readYadio,
};
