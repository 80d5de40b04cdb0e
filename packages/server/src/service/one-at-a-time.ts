/** Rounds of the service, one at a time. */
export interface Rounds {
  /** Begins a round, or joins the one under way. @returns what that round returns */
  run(): Promise<boolean>;
  /** Ends the round under way, and waits until it is over. */
  stop(): Promise<void>;
}

/**
 * @param round must not reject; ends early once `ending` is aborted
 */
export function oneAtATime(round: () => Promise<boolean>, ending: AbortController): Rounds {
  let current: Promise<boolean> | undefined;
  return {
    run() {
      current ??= round().finally(() => {
        current = undefined;
      });
      return current;
    },
    async stop() {
      ending.abort();
      await current;
    },
  };
}
