import {
  type GenericSchema,
  getDotPath,
  type InferOutput,
  number,
  optional,
  pipe,
  regex,
  safeParse,
  string,
  transform,
  unknown,
} from 'valibot';
import { UnexpectedPayload } from './source.ts';

/** A JSON object, or an array of them, out of a body; whatever else it is (HTML, a cut text) throws. */
export function readJson(
  source: string,
  body: string,
  revive?: (key: string, value: unknown) => unknown,
): unknown {
  try {
    return JSON.parse(body, revive);
  } catch {
    throw new UnexpectedPayload(`${source}: no JSON but '${body.slice(0, 40)}'`);
  }
}

/** A number of a JSON text with the digits that stand there. */
export class JsonNumber {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What TypeScript's library does not know yet. @source ECMA-262, JSON.parse source text access */
type SourceReviver = (key: string, value: unknown, context: { readonly source?: string }) => unknown;

/** As {@link readJson}, but with every number as it is written. */
export function readJsonTexts(source: string, body: string): unknown {
  const revive: SourceReviver = (_key, value, { source: text }) =>
    typeof value === 'number' && text !== undefined ? new JsonNumber(text) : value;
  return readJson(source, body, revive as (key: string, value: unknown) => unknown);
}

/** Whether a value is an object with named fields. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A day written `YYYY-MM-DD`. */
export const day = pipe(string(), regex(DAY));
/** Whether a value is a day written `YYYY-MM-DD`. */
export const isDay = (value: unknown): value is string => typeof value === 'string' && DAY.test(value);
/** An instant as a text, in milliseconds since 1970. */
export const instant = pipe(
  string(),
  transform((text) => Date.parse(text)),
  number(),
);
/** What stands in the place of a figure: one that is none costs its own currency alone. */
export const printed = optional(unknown());

/** Reads a JSON body by its documented form, numbers as they are written. @throws UnexpectedPayload where it has another */
export function jsonBy<Form extends GenericSchema>(
  source: string,
  form: Form,
  body: string,
  parse: (source: string, body: string) => unknown = readJsonTexts,
): InferOutput<Form> {
  const parsed = safeParse(form, parse(source, body), { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new UnexpectedPayload(
    `${source}: ${getDotPath(issue) ?? 'all of it'}: ${issue.message.slice(0, 80)}`,
  );
}
