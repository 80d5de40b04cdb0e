import { UnexpectedPayload } from '../source.ts';

/** A JSON object, or an array of them, out of a body; whatever else it is (HTML, a cut text) throws. */
export function readJson(source: string, body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new UnexpectedPayload(`${source}: no JSON but '${body.slice(0, 40)}'`);
  }
}

/** Whether a value is an object with named fields. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a day written `YYYY-MM-DD`. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
