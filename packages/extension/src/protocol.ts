import type { Converted } from './convert/convert-money.ts';
import type { PageMoney } from './prices/page-money.ts';

/** What a page tells of whose money it means. */
export interface PageHints {
  readonly host: string;
  readonly language: string;
  /** Currency that the page states for machines. */
  readonly declared?: string | undefined;
}

/** A price as the page's script tells it; where it stands stays with the page. */
export interface ReadPrice {
  readonly text: string;
  readonly amount: string;
  readonly code: string;
  readonly shared?: string;
}

/** What the script in a page tells the popup. */
export interface PageReading {
  readonly host: string;
  readonly selection: string;
  readonly prices: readonly ReadPrice[];
  readonly page: PageMoney;
  readonly hasNotes: boolean;
}

/** To the script in a page. */
export type ToPage =
  | { readonly kind: 'bubble' }
  | { readonly kind: 'read' }
  | { readonly kind: 'notes'; readonly on: boolean };

/** What was converted into what: codes or unit ids, and canonical decimal text. */
export interface Pair {
  readonly amount: string;
  readonly from: string;
  readonly to: string;
}

/** A text with what it comes to; `pair` where that is one amount in one currency or unit. */
export type Answer =
  | ({ readonly ok: true; readonly read: string; readonly pair?: Pair } & Converted)
  | { readonly ok: false; readonly text: string };

/** To the background, from pages and from the popup. */
export type ToBackground =
  | { readonly kind: 'answer'; readonly text: string; readonly page: PageMoney }
  | { readonly kind: 'convert'; readonly prices: readonly Pick<ReadPrice, 'amount' | 'code'>[] }
  | { readonly kind: 'refresh' }
  | ({ readonly kind: 'money' } & PageHints)
  | { readonly kind: 'find'; readonly texts: readonly string[]; readonly page: PageMoney };
