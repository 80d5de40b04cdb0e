import type { AlertKind } from '@equivale/contract';
import type { Locale } from '@equivale/core';

/** The figures of a message, written in its language. */
interface Written {
  readonly pair: string;
  readonly rate: string;
  /** Source and day. */
  readonly origin: string;
  /** The threshold; empty where there is none. */
  readonly figure: string;
  readonly base: string;
  /** From then to now, with its sign. */
  readonly change: string;
}

type Text = (written: Written) => readonly [title: string, body: string];

/** What messages say in one language. */
export interface AlertTexts {
  readonly locale: Locale;
  /** Where the app's pages of it begin. */
  readonly path: string;
  /** Sources that it calls by names of its own. */
  readonly names: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<AlertKind, Text>>;
  /** To somebody whose alerts are erased in so many days, since the app has not been opened. */
  readonly unseen: (days: number) => readonly [title: string, body: string];
}
