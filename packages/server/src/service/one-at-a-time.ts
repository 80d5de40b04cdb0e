/** Rounds of the service, one at a time. */
export interface Rounds<Args extends readonly unknown[] = []> {
  /** Begins a round, or joins the one under way. @returns what that round returns */
  run(...args: Args): Promise<boolean>;
  /** Ends the round under way, and waits until it is over. */
  stop(): Promise<void>;
}

/**
 * @param round must not reject; ends early once `ending` is aborted
 */
export function oneAtATime<Args extends readonly unknown[]>(
  round: (...args: Args) => Promise<boolean>,
  ending: AbortController,
): Rounds<Args> {
  let current: Promise<boolean> | undefined;
  return {
    run(...args) {
      current ??= round(...args).finally(() => {
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
