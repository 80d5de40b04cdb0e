/** The state that some devices share: bytes that only they can read. */
export interface SyncedState {
  /** Changes with every write. */
  readonly etag: string;
  readonly body: Uint8Array;
}

interface NewState extends SyncedState {
  /** The etag of the state that it takes the place of; undefined where there must be none. */
  readonly replaces: string | undefined;
  /** Nothing replaces or erases it from then on, but its age. */
  readonly isLast?: boolean;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** What became of a message: stored (perhaps before), there already in other words, too many pairings under way, or no such pairing. */
type SentMessage = 'sent' | 'exists' | 'full' | 'gone';

/** What devices share with each other. Every write is durable when its promise resolves. Instants are milliseconds since the epoch. */
export interface SyncStore {
  /** @param at now: it is noted, to the day, that the state was requested */
  state(group: string, at: number): Promise<SyncedState | undefined>;
  /** The etag alone. */
  stateEtag(group: string): Promise<string | undefined>;
  /** @returns false where another state is in the place, or the last one, and nothing was written */
  putState(group: string, state: NewState): Promise<boolean>;
  /** @returns false when there was none that may be erased */
  removeState(group: string): Promise<boolean>;
  /**
   * Erases the states that nobody has requested or written since an instant, and the pairings that are over.
   * @param at now
   * @param ending ends the work between two steps, with an error
   */
  prune(seenBefore: number, at: number, ending?: AbortSignal): Promise<void>;
  /**
   * Stores a message of a pairing, whose first message opens it.
   * @param at now; what began more than five minutes before is gone
   */
  sendMessage(code: string, step: number, body: Uint8Array, at: number): Promise<SentMessage>;
  /** @returns 'gone' when there is no such pairing, or no longer */
  message(code: string, step: number, at: number): Promise<Uint8Array | undefined | 'gone'>;
}
