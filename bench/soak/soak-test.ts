/** What a soak test did to the program, and what it found wrong. */
export interface TestResult {
  /** One line of what was tried, with counts. */
  readonly tried: string;
  /** What was lost or broken, one line each; empty: nothing. */
  readonly faults: readonly string[];
}
