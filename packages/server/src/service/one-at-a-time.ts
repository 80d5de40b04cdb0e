/** Rounds of the service, one at a time. @param round must not reject; ends early once `ending` is aborted */
export function oneAtATime<Args extends readonly unknown[]>(
  round: (...args: Args) => Promise<boolean>,
  ending: AbortController,
) {
  let current: Promise<boolean> | undefined;
  return {
    /** Begins a round, or joins the one under way. @returns what that round returns */
    run(...args: Args) {
      current ??= round(...args).finally(() => {
        current = undefined;
      });
      return current;
    },
    /** Ends the round under way, and waits until it is over. */
    async stop() {
      ending.abort();
      await current;
    },
  };
}
