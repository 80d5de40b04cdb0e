import { type InferOutput, pipe, regex, string } from 'valibot';

/**
 * Key of a source of rates. Which there are is the service's affair: an app that was built before a source came still reads its
 * rates. `legal` stands for a peg or an irrevocable rate, which nobody quotes.
 */
export const sourceKeySchema = pipe(string(), regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be the key of a source'));
export type SourceKey = InferOutput<typeof sourceKeySchema>;
