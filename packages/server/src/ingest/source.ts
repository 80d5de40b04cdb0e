import type { Observation, SourceKey } from '../rates/observation.ts';

/** Body of a successful answer. */
export interface Payload {
  readonly url: string;
  readonly body: string;
}

/**
 * Asks one full address of a source. Resolves to undefined when the upstream says that nothing changed since the body that
 * was last taken in; throws a `FetchFailure` for everything else that is not a body.
 */
export type Fetch = (url: string, accept?: string) => Promise<Payload | undefined>;

/** One table as published: the values of one publication, all codes included. */
export interface SourceTable {
  readonly observations: readonly Observation[];
  /** Part of an older record fetched to close a gap, which need not have every code. */
  readonly partial?: true;
}

/**
 * An upstream. It knows its addresses and how to read its answers, and nothing else: it throws on anything unexpected and
 * never catches, except to try its own second address.
 */
export interface Source {
  readonly key: SourceKey;
  /**
   * Asks for the newest values, and for those missed since.
   * @param today day of the request, `YYYY-MM-DD`
   * @param known days of the last months of which something of this source is already kept
   * @returns tables as published, oldest first, each to be validated by itself; empty when nothing changed
   */
  latest(fetch: Fetch, today: string, known: ReadonlySet<string>): Promise<SourceTable[]>;
}

/** The answer of an upstream is not what its documentation says. */
export class UnexpectedPayload extends Error {
  override readonly name = 'UnexpectedPayload';
}
