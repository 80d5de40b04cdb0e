import { closeSync, readSync } from 'node:fs';
import { acceptedEncodings } from './encoding.ts';
import { type HeaderMap, type Variant, variant } from './ready-response.ts';

/** A response that was made before anybody asked, in brotli. */
interface AheadResponse {
  readonly target: string;
  /** Of its content ({@link tagOf}), whatever the coding. */
  readonly tag: string;
  /** Bytes of its body, which follows those of the responses before it. */
  readonly length: number;
}

/** Responses of one kind, whose bodies stand in an open file one after the other: thousands of them take no memory. */
export interface AheadSet {
  readonly file: number;
  readonly responses: readonly AheadResponse[];
  readonly headers: HeaderMap;
  /** Whether they are as small as they get. */
  readonly isBest: boolean;
}

/**
 * Takes what has been made, in place of what there was; its file is closed when it gives way.
 * @returns false once the data have changed since: then nothing is taken
 */
type TakeAhead = (made: AheadSet | 'as-before') => boolean;

/** Responses made before anybody asks, for those who take brotli; all others have theirs made when they ask. */
export interface AheadResponses {
  find(target: string, acceptEncoding: string | undefined): Variant | undefined;
  /** Tags of what is as small as it gets, also from before the last change; by target. */
  bestTags(): ReadonlyMap<string, string>;
  /** Begins to take responses made of the data of now. */
  begin(): TakeAhead;
  /** The data may have changed: what is here is given out no more until it is said to be as before. */
  dataChanged(): void;
  /** Lets go of the file. */
  close(): void;
}

/** The bytes in a file, which the system has in memory; undefined where it cannot read them. */
function bytesAt(
  file: number,
  { at, length }: { readonly at: number; readonly length: number },
): Buffer | undefined {
  const body = Buffer.allocUnsafe(length);
  try {
    return readSync(file, body, 0, length, at) === length ? body : undefined;
  } catch {
    return undefined;
  }
}

export function createAheadResponses(vary: readonly string[]): AheadResponses {
  const varies = ['accept-encoding', ...vary].join(', ');
  const places = new Map<string, AheadResponse & { readonly at: number }>();
  let held: AheadSet | undefined;
  let [version, versionHeld] = [0, 0];

  function close(): void {
    if (held !== undefined) closeSync(held.file);
    held = undefined;
    places.clear();
  }

  function hold(made: AheadSet): void {
    close();
    held = made;
    let at = 0;
    for (const response of made.responses) {
      places.set(response.target, { ...response, at });
      at += response.length;
    }
  }

  return {
    find(target, acceptEncoding) {
      const found = places.get(target);
      if (found === undefined || held === undefined || versionHeld !== version) return undefined;
      if (acceptedEncodings(acceptEncoding)[0] !== 'br') return undefined;
      const body = bytesAt(held.file, found);
      return body && variant('br', body, found.tag, held.headers, varies);
    },
    bestTags: () => new Map(held?.isBest ? held.responses.map(({ target, tag }) => [target, tag]) : []),
    begin() {
      const madeFrom = version;
      return (made) => {
        if (madeFrom !== version) {
          if (made !== 'as-before') closeSync(made.file);
          return false;
        }
        if (made !== 'as-before') hold(made);
        versionHeld = version;
        return true;
      };
    },
    dataChanged() {
      version += 1;
    },
    close,
  };
}
