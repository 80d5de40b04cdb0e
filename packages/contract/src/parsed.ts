import { type BaseIssue, type BaseSchema, getDotPath, type InferOutput, safeParse } from 'valibot';

/**
 * Outcome of reading a value that came over the wire: the typed value, or the first fault found.
 * `field` is a dotted path (`rates.EUR`, empty for the value itself); `reason` says in English what was expected,
 * for logs and problem bodies, not for screens.
 */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly field: string; readonly reason: string };

/**
 * Reads `input` by `schema`. Unknown keys are dropped, so a response may grow without breaking an older client.
 * @param schema valibot schema of the expected value
 * @param input anything, usually the output of JSON.parse
 * @returns the value, or the first field at fault; never throws
 */
export function parseWith<S extends BaseSchema<unknown, unknown, BaseIssue<unknown>>>(
  schema: S,
  input: unknown,
): Parsed<InferOutput<S>> {
  const outcome = safeParse(schema, input, { abortEarly: true });
  if (outcome.success) return { ok: true, value: outcome.output };
  const issue = outcome.issues[0];
  return { ok: false, field: getDotPath(issue) ?? '', reason: issue.message };
}
