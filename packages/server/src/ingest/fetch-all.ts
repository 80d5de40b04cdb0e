import { isoDate } from '@equivale/core';
import type { Fetch, Source, SourceKey, SourceTable } from '../sources/source.ts';
import {
  createSourceFetch,
  type FetchOptions,
  failureWords,
  keepValidators,
  type Validator,
} from './fetch-source.ts';

/** What of a source fetching needs. */
export type Fetchable = Pick<Source, 'key' | 'latest' | 'needsToken'>;

export interface FetchAllSettings {
  /** Address of a mirror per source; `off` leaves the source out. */
  readonly mirrors: Partial<Record<SourceKey, string>>;
  /** What a source gave the operator to ask with; one that needs it is left out without. */
  readonly tokens?: Partial<Record<SourceKey, string>>;
  /** Longest time one source may take, all its requests and repetitions included. */
  readonly timeoutMs: number;
  readonly contact?: string | undefined;
  /** Pauses between repetitions; a test gives its own. */
  readonly sleep?: FetchOptions['sleep'];
  /** Ends every fetch under way, and the refresh with them: it then leaves no trace. */
  readonly ending?: AbortSignal;
  /** Hears of a failure in full, for the log: what is recorded of it names no address and nothing of what was sent. */
  readonly onFailure?: (source: SourceKey, error: unknown) => void;
  /** Hears whose figures have been written. */
  readonly onWritten?: (source: SourceKey) => void;
}

export interface Fetched {
  readonly source: SourceKey;
  /** Oldest first; none where it failed or has nothing new. */
  readonly tables: readonly SourceTable[];
  /** False where the source knew that there is nothing new and sent no request: neither a success nor a failure. */
  readonly requested: boolean;
  /** Why there is no response. */
  readonly error: string | null;
  /** Versions of the bodies; to be remembered once these have been taken in. */
  readonly seen: ReadonlyMap<string, Validator>;
}

const endOf = ({ timeoutMs, ending }: FetchAllSettings): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(ending ? [ending] : [])]);

/** @param sources in any order; those that are switched off are left out */
export function createFetchAll(sources: readonly Fetchable[], settings: FetchAllSettings) {
  const validators = new Map<string, Validator>();
  const tokens = settings.tokens ?? {};
  const active = sources.filter(
    ({ key, needsToken }) => settings.mirrors[key] !== 'off' && (!needsToken || tokens[key] !== undefined),
  );

  async function fetchOne(source: Fetchable, today: string, known: ReadonlySet<string>): Promise<Fetched> {
    const { sleep, contact, mirrors } = settings;
    const { key, needsToken: tokenHeader } = source;
    const { fetch, seen } = createSourceFetch({
      ...{ signal: endOf(settings), validators, contact, sleep },
      ...{ mirror: mirrors[key], token: tokens[key], tokenHeader },
    });
    let requested = false;
    const counted: Fetch = (...call) => {
      requested = true;
      return fetch(...call);
    };
    const found = { source: source.key, seen, tables: [], error: null };
    try {
      const tables = await source.latest(counted, today, known);
      return { ...found, tables, requested: requested || tables.length > 0 };
    } catch (error) {
      settings.onFailure?.(source.key, error);
      return { ...found, requested: true, error: failureWords(error) };
    }
  }

  return {
    /** Keys of the sources that are not left out. */
    active: new Set(active.map(({ key }) => key)),
    /**
     * Fetches sources at once; the failure of one is in its result and harms no other.
     * @param known days of which something of a source is kept
     * @param isDue whether a source is asked in this round
     */
    async fetchAll(
      today: number,
      known: (source: SourceKey) => ReadonlySet<string>,
      isDue: (source: SourceKey) => boolean,
    ): Promise<Fetched[]> {
      const day = isoDate(today);
      const due = active.filter(({ key }) => isDue(key));
      const fetched = await Promise.all(due.map((source) => fetchOne(source, day, known(source.key))));
      settings.ending?.throwIfAborted();
      return fetched;
    },
    /** Remembers what a source said about the versions of its bodies. */
    remember: ({ seen }: Fetched) => keepValidators(validators, seen),
  };
}
