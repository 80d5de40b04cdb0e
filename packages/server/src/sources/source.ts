import type { RateType, SourceKey } from '@equivale/contract';

export type { SourceKey };

/** Day in the form `YYYY-MM-DD`; text order is time order. */
export type IsoDate = string;

/**
 * One published value: `rate` units of `code` per 1 unit of the base currency of `source` ({@link SourceInfo}).
 * `date` is the publisher's own day for it, never the day of fetching.
 */
export interface Observation {
  readonly source: SourceKey;
  readonly code: string;
  readonly date: IsoDate;
  readonly rate: number;
  /**
   * The figure as the source wrote it, of which `rate` is the double; null where that is just the shortest digits of the
   * double, as it nearly always is; absent where it was stored before texts were.
   */
  readonly text?: string | null | undefined;
  /** Day or instant of publication, where the source prints one besides the day for which the figure is valid. */
  readonly publishedAt?: string;
}

/** Days on which a source publishes, by its own calendar. */
export const PUBLICATION_DAYS = [
  'daily',
  'weekdays',
  'target',
  'mondays',
  'monthly',
  'sunday-thursday',
  'sunday-friday',
  'monday-saturday',
  'saturday-thursday',
] as const;

/** When a source publishes: from `at` on, in its own zone, on these days. */
export interface Schedule {
  /** IANA name of the zone. */
  readonly zone: string;
  /** Local time of publication, `HH:MM`. */
  readonly at: string;
  readonly days: (typeof PUBLICATION_DAYS)[number];
  /** Country whose public holidays are free too. */
  readonly country?: string;
  /** Days from the publication to the day its newest figure is valid for: 1 for tomorrow's, -1 for yesterday's; 0 where absent. */
  readonly forDay?: number | undefined;
  /** A source without one publication a day is asked this often instead. */
  readonly everyMinutes?: number;
}

/** What the program knows about a source besides its values. */
export interface SourceInfo {
  /** Lower-case letters, digits and hyphens. Its setting is made of it: `SOURCE_<KEY>_URL`. */
  readonly key: SourceKey;
  /** What it calls itself. */
  readonly name: string;
  /** A shorter name, where there is one. */
  readonly short?: string;
  /** Currency whose one unit the source quotes against. */
  readonly base: string;
  /** The source prints prices, units of `base` per 1 of the code: what is printed is the inverse of the rate. */
  readonly inverse?: true;
  /** How the publisher makes a figure. */
  readonly rateType: RateType;
  readonly schedule: Schedule;
  /** Key of the institution whose figures these are; the source's own where absent. One institution is one voice. */
  readonly institution?: string;
  /** Key of the service that relays the institution's figures. */
  readonly via?: SourceKey;
  /** The unit of account whose value in its base is all that it publishes. */
  readonly unit?: string;
  /** One of several official rates of the institution: another kind of rate, never merged with its others. */
  readonly segment?: string;
  /** It is asked only with a token of the operator's, sent in this header. */
  readonly needsToken?: string;
  /** `official`: an authority's own figures; `blend`: several authorities; `compiled`: origin undisclosed; `exchange`: a trading venue; `computed`: by law, no quote. */
  readonly kind: 'official' | 'blend' | 'compiled' | 'exchange' | 'computed';
  readonly cadence: 'daily' | 'monthly' | 'continuous';
  /** Precedence for the latest value of a code: the lowest wins. With gaps, so that a new source fits between two. */
  readonly rank: number;
  /** False for a source that only checks others and is never served. */
  readonly served: boolean;
  /** Line owed to the source wherever its figures are shown. */
  readonly attribution: string;
  /** A source whose figures it prints as its own: that the two agree says no more than one of them. */
  readonly copies?: SourceKey;
  /** It publishes on the business days of the euro (TARGET) and on no other. */
  readonly onTargetDays?: true;
  /** It prints no day of its own: its values bear the day of the request. */
  readonly undated?: true;
  /** Days without a newer table after which it has fallen silent, where that is sooner than with others of its cadence. */
  readonly silentAfterDays?: number;
  /** Its table always has the same codes, so that one with 5 % fewer tells of a fault. */
  readonly steady?: true;
  /** It quotes pegged currencies too, and most of them at their peg, or its table is wrong. */
  readonly quotesPegs?: true;
  /** Days after today for which it publishes ahead; two, for time zones, where absent. */
  readonly aheadDays?: number;
}

/** Body of a successful response. */
export interface Payload {
  readonly url: string;
  readonly body: string;
}

/**
 * Asks one full address of a source. Resolves to undefined when the upstream says that nothing changed since the body that
 * was last taken in; throws a {@link FetchFailure} for everything else that is not a body.
 */
export type Fetch = (url: string, accept?: string, post?: string) => Promise<Payload | undefined>;

/** One table as published: the values of one publication, all codes included. */
export interface SourceTable {
  readonly observations: readonly Observation[];
  /** Part of an older record fetched to close a gap, which need not have every code. */
  readonly partial?: true;
}

/**
 * An upstream: what it is, its addresses, and how its responses are read. It throws on anything unexpected; it
 * catches only where it has a second request to fall back on.
 */
export interface Source extends SourceInfo {
  /** What its tests read: bytes that it once sent, or its documented form filled with real figures of a day. */
  readonly testedWith: 'recording' | 'documentation';
  /**
   * Asks for the newest values, and for those missed since.
   * @param today day of the request, `YYYY-MM-DD`
   * @param known days of the last months of which something of this source is already kept
   * @returns tables as published, oldest first, each to be validated by itself; empty when nothing changed
   */
  latest(fetch: Fetch, today: string, known: ReadonlySet<string>): Promise<SourceTable[]>;
}

/** The response of an upstream is not what its documentation says. */
export class UnexpectedPayload extends Error {
  override readonly name = 'UnexpectedPayload';
}

/** Why an upstream gave no body. */
type FetchFailureCode =
  | 'network'
  | 'timeout'
  | 'http-status'
  | 'too-large'
  | 'too-many-redirects'
  | 'foreign-redirect'
  | 'insecure-redirect';

/** An upstream gave no body that could be read. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
  readonly code: FetchFailureCode;
  readonly url: string;
  readonly status: number | undefined;

  constructor(code: FetchFailureCode, url: string, detail = '', status?: number) {
    super(`${code}${status ? ` ${status}` : ''} at ${url}${detail ? `: ${detail}` : ''}`);
    this.code = code;
    this.url = url;
    this.status = status;
  }
}
