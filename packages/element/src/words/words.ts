import type { RateType } from '@equivale/contract';
import type { Locale } from '@equivale/core';

/** What the element says, and how it writes figures, in one language. */
export interface Words {
  readonly locale: Pick<Locale, 'id' | 'decimal' | 'group'>;
  readonly amount: string;
  readonly from: string;
  readonly to: string;
  readonly result: string;
  readonly open: string;
  readonly loading: string;
  readonly exact: string;
  readonly unreachable: (service: string) => string;
  readonly old: (days: number) => string;
  readonly peg: (code: string, anchor: string) => string;
  readonly retired: (code: string, anchor: string) => string;
  /** Names of sources that the language has for itself, short. */
  readonly sources: Readonly<Record<string, string>>;
  /** Kinds of figures, in the words of the app. */
  readonly types: Readonly<Record<RateType | 'compiled', string>>;
  readonly failures: Readonly<Record<FailureCode, string>>;
}

/** Why there is no figure. */
export type FailureCode =
  | 'not-a-service'
  | 'not-a-number'
  | 'out-of-range'
  | 'unknown'
  | 'missing-rate'
  | 'mixed-categories'
  | 'below-absolute-zero';
