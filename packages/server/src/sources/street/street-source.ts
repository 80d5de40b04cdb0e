import { JsonNumber } from '../read-json.ts';
import type { SourceKey } from '../source.ts';

/** What kind of rate a figure is; `official` figures only check the others and are never served from here. */
type StreetKind = 'official' | 'market' | 'parallel' | 'card' | 'crypto-p2p';

/** One figure of a publication, each part as its publisher wrote it: units of `code` per 1 `base`. */
export interface StreetFigure {
  readonly code: string;
  readonly base: string;
  readonly kind: StreetKind;
  /** What people call it: lower-case letters and digits, `blue`. */
  readonly name: string;
  /** What a dealer pays for one unit of the base. */
  readonly bid?: string;
  /** What a dealer takes for it. */
  readonly ask?: string;
  /** The middle, where the publisher itself gives one. */
  readonly mid?: string;
  /** The instant that the publisher claims for it, in milliseconds since 1970. */
  readonly claimedMs: number;
}

/** A publisher of rates that are no reference rates. None is asked unless its setting says so, and none is bundled. */
export interface StreetSource {
  /** Lower-case letters, digits and hyphens. Its setting is made of it: `STREET_<KEY>`. */
  readonly key: SourceKey;
  /** What it calls itself. */
  readonly name: string;
  /** Its page, for whoever wants to look the figure up. */
  readonly site: string;
  /** Full address of its newest figures. */
  readonly url: string;
  /** Of two that have a figure, the lower is served. */
  readonly rank: number;
  /** It is only asked with a token of the operator's. */
  readonly needsToken?: true;
  /** Source whose figures it prints as its own: that the two agree says no more than one. */
  readonly copies?: SourceKey;
  readonly testedWith: 'recording' | 'documentation';
  /**
   * Reads one response. A figure that is missing or null is left out.
   * @throws UnexpectedPayload for anything that is not what the publisher documents
   */
  read(body: string): StreetFigure[];
}

/** The digits of a figure as they were sent; undefined for null, for zero and for what is no number. */
export function figureText(value: unknown): string | undefined {
  if (!(value instanceof JsonNumber)) return undefined;
  return Number(value.text) > 0 ? value.text : undefined;
}

/** A published figure's parts that are there; undefined where none is. */
export function figureParts(
  bid: unknown,
  ask: unknown,
  mid?: unknown,
): Pick<StreetFigure, 'bid' | 'ask' | 'mid'> | undefined {
  const parts = Object.entries({ bid, ask, mid }).flatMap(([part, value]) => {
    const text = figureText(value);
    return text === undefined ? [] : [[part, text]];
  });
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}
