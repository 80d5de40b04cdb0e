import { type InferOutput, number, object, optional, string } from 'valibot';

/**
 * Body of every refusal, sent as `application/problem+json`.
 * `type`: a stable address that names the kind of problem. `field`: the input at fault, when one is.
 * @source RFC 9457, section 3
 */
export const problemSchema = object({
  type: string(),
  title: string(),
  status: number(),
  detail: string(),
  field: optional(string()),
});
export type Problem = InferOutput<typeof problemSchema>;
