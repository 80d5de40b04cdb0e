import type { Context } from 'hono';
import { problemResponse } from '../http/responses/problem.ts';
import { isServedCode } from '../rates/facts/currency-facts.ts';

/**
 * Reads a currency code from a path.
 * @param text as sent, any case
 * @param field name of the input, for the refusal
 * @returns the code in capitals, or the refusal: 400 for what cannot be a code, 404 for one that is not known
 */
function readCurrencyCode(text: string, field: string): string | Response {
  if (!/^[a-z]{3,5}$/i.test(text))
    return problemResponse('malformed-code', { detail: 'A code has three to five letters', field });
  const code = text.toUpperCase();
  if (isServedCode(code)) return code;
  return problemResponse('unknown-currency', { detail: `There are no rates for ${code}`, field });
}

/** Two codes that have been read. */
export interface Pair {
  readonly from: string;
  readonly to: string;
}

/** Reads the two codes of an address. @returns them, or the refusal */
export function readPair(c: Context): Pair | Response {
  const from = readCurrencyCode(c.req.param('from') ?? '', 'from');
  if (from instanceof Response) return from;
  const to = readCurrencyCode(c.req.param('to') ?? '', 'to');
  return to instanceof Response ? to : { from, to };
}
