import {
  HANDOVER_NAME,
  POINTER_FILE,
  type Pointer,
  type PublicKeys,
  parseKeyPair,
  parsePointer,
  parseSignedPointer,
  type SignedState,
} from '@equivale/contract';
import { DAY_MS } from '@equivale/core';
import { isSigned } from './verify.ts';

/** Why a mirror's file was rejected: `unsigned` by a trusted key in this form, or `future`. */
export type SignedFault = 'unreachable' | 'older' | 'future' | 'unsigned';

/** How far a version may be ahead of its publication, and a publication of this device's clock. */
const AHEAD_MS = DAY_MS;

/** A pointer signed by a trusted pair, and the state to store once its table was read. */
export interface TrustedPointer {
  readonly pointer: Pointer;
  /** The pair that signed it. */
  readonly keys: PublicKeys;
  readonly state: SignedState;
}

const utf8 = new TextEncoder();

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const pairsOf = (texts: readonly string[]): PublicKeys[] =>
  texts.flatMap((text) => {
    const parsed = parseKeyPair(text);
    return parsed.ok ? parsed.value : [];
  });

/** Trusted pairs by name, including those to which they have handed over in one or several steps. */
async function followHandovers(
  trusted: readonly PublicKeys[],
  { handovers }: Pointer,
  retired: readonly string[],
): Promise<Map<string, PublicKeys>> {
  const known = new Map(trusted.map((keys) => [keys.ed25519, keys]));
  for (const handover of handovers) {
    const giver = known.get(handover.key);
    const [next] = pairsOf([handover.next]);
    if (!giver || !next || known.has(next.ed25519) || retired.includes(next.ed25519)) continue;
    if (await isSigned(HANDOVER_NAME, utf8.encode(handover.next), handover, giver))
      known.set(next.ed25519, next);
  }
  return known;
}

/** Names of all pairs that this one has followed. */
function predecessors({ handovers }: Pointer, key: string): string[] {
  const found: string[] = [];
  // In order of creation.
  for (const { key: giver, next } of handovers.toReversed())
    if ([key, ...found].some((name) => next.startsWith(`${name}.`))) found.push(giver);
  return found;
}

/**
 * Parses a pointer and accepts it only if a trusted pair has signed it.
 * @param text the file
 * @param builtIn pairs that the app was built with
 * @param stored this device's state, undefined at first
 * @param now milliseconds since the epoch
 */
export async function readPointer(
  text: string,
  builtIn: readonly string[],
  stored: SignedState | undefined,
  now: number,
): Promise<TrustedPointer | SignedFault> {
  const outer = parseSignedPointer(readJson(text));
  const inner = outer.ok ? parsePointer(readJson(outer.value.signed)) : undefined;
  if (!outer.ok || !inner?.ok) return 'unsigned';
  const { value: pointer } = inner;
  if (stored && pointer.version < stored.version) return 'older';
  const retired = stored?.retired ?? [];
  const trusted = pairsOf([...builtIn, ...(stored?.announced ?? [])]).filter(
    ({ ed25519 }) => !retired.includes(ed25519),
  );
  const known = await followHandovers(trusted, pointer, retired);
  const keys = known.get(outer.value.key);
  if (!keys || !(await isSigned(POINTER_FILE, utf8.encode(outer.value.signed), outer.value, keys)))
    return 'unsigned';
  // Otherwise one pointer from a stolen key would make every honest one look old forever.
  const published = Date.parse(pointer.published);
  if (pointer.version > published + AHEAD_MS || published > now + AHEAD_MS) return 'future';
  const nowRetired = [...new Set([...retired, ...predecessors(pointer, keys.ed25519)])];
  const announced = [...known.values()]
    .filter(({ ed25519 }) => !nowRetired.includes(ed25519))
    .map(({ ed25519, p256 }) => `${ed25519}.${p256}`)
    .filter((pair) => !builtIn.includes(pair));
  const state = { version: pointer.version, announced, retired: nowRetired, mirrors: pointer.mirrors };
  return { pointer, keys, state };
}
