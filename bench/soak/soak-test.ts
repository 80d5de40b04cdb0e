/** What a soak test did to the program, and what went wrong. */
export interface TestResult {
  /** One line of what was tried, with counts. */
  readonly tried: string;
  /** What was lost or broken, one line each; empty if nothing was. */
  readonly faults: readonly string[];
}
