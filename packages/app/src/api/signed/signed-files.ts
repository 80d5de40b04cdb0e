import {
  type Parsed,
  POINTER_FILE,
  parseSignature,
  parseSignedState,
  type SignedState,
  signatureFile,
} from '@equivale/contract';
import { readCachedResponse } from '../../device/response-cache.ts';
import { readPointer, type SignedFault, type TrustedPointer } from './trusted-keys.ts';
import { isSigned } from './verify.ts';

/** Sources of signed files and what is known about them. */
export interface SignedSources {
  /** Base addresses without trailing slash: the service's and those of mirrors. */
  readonly addresses: readonly string[];
  /** Public keys that the app was built with. */
  readonly builtIn: readonly string[];
  readonly stored: SignedState | undefined;
  /** Storage key of the trust state. */
  readonly stateKey: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Build settings: public key pairs and mirror addresses, both separated by commas. */
export interface SignedSettings {
  readonly keys: string;
  readonly mirrors: string;
}

/**
 * Storage key of the trust state for the build's keys. A build with other keys starts anew, because the earlier ones
 * and all that they announced may be compromised.
 */
async function stateKeyOf(builtIn: readonly string[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(builtIn.toSorted().join()));
  return `/api/signed ${new Uint8Array(digest).slice(0, 16).join('.')}`;
}

const listOf = (setting: string): string[] => setting.split(',').flatMap((one) => one.trim() || []);

/** @param service address of the service's own signed files */
export async function signedSources(service: string, settings: SignedSettings): Promise<SignedSources> {
  const builtIn = listOf(settings.keys);
  const stateKey = await stateKeyOf(builtIn);
  return {
    addresses: [service, ...listOf(settings.mirrors)],
    builtIn,
    stored: await readCachedResponse<SignedState>(stateKey, parseSignedState),
    stateKey,
    now: Date.now(),
  };
}

/** A verified pointer and the address that returned it. */
export interface Offer extends TrustedPointer {
  readonly address: string;
}

/** Timeout after which a mirror counts as unreachable. */
const PATIENCE_MS = 5000;
/** Refusals, least important first. */
const FAULTS: readonly SignedFault[] = ['unreachable', 'older', 'future', 'unsigned'];

/** The bytes of a file; undefined if the mirror does not return them. */
async function fetchFile(address: string, name: string): Promise<Uint8Array | undefined> {
  try {
    const response = await fetch(`${address}/${name}`, {
      mode: 'cors',
      credentials: 'omit',
      // Pointers are always fetched; the files that they name are immutable.
      cache: name === POINTER_FILE ? 'no-cache' : 'default',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}

function parseJson(content: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(content));
  } catch {
    return undefined;
  }
}

/** Shuffles a list. */
function shuffled<T>(list: readonly T[]): T[] {
  const places = list.map((item) => ({ item, place: Math.random() }));
  return places.sort((a, b) => a.place - b.place).map(({ item }) => item);
}

async function askPointer(
  address: string,
  { builtIn, stored, now }: SignedSources,
): Promise<Offer | SignedFault> {
  const file = await fetchFile(address, POINTER_FILE);
  if (!file) return 'unreachable';
  const read = await readPointer(new TextDecoder().decode(file), builtIn, stored, now);
  return typeof read === 'string' ? read : { ...read, address };
}

/**
 * Asks every address for the newest table at once.
 * @returns verified pointers, newest first and otherwise in random order, and what was wrong with the others
 */
export async function askPointers(sources: SignedSources): Promise<{
  readonly offers: readonly Offer[];
  readonly faults: readonly SignedFault[];
}> {
  const addresses = shuffled([...new Set([...sources.addresses, ...(sources.stored?.mirrors ?? [])])]);
  const asked = await Promise.all(addresses.map((address) => askPointer(address, sources)));
  const offers = asked.filter((one) => typeof one !== 'string');
  return {
    // Keeps the random order within one version.
    offers: offers.toSorted((a, b) => b.pointer.version - a.pointer.version),
    faults: asked.filter((one) => typeof one === 'string'),
  };
}

/** A file's content if the keys of the offer have signed it under this name. */
export async function readSignedFile<T>(
  { address, keys }: Offer,
  name: string,
  parse: (input: unknown) => Parsed<T>,
): Promise<{ readonly value: T } | SignedFault> {
  const [content, signatureContent] = await Promise.all([
    fetchFile(address, name),
    fetchFile(address, signatureFile(name)),
  ]);
  if (!content || !signatureContent) return 'unreachable';
  const signature = parseSignature(parseJson(signatureContent));
  const isGenuine =
    signature.ok &&
    signature.value.key === keys.ed25519 &&
    (await isSigned(name, content, signature.value, keys));
  const parsed = isGenuine ? parse(parseJson(content)) : undefined;
  return parsed?.ok ? { value: parsed.value } : 'unsigned';
}

/** The most important refusal. */
export const worstFault = (faults: readonly SignedFault[]): SignedFault =>
  FAULTS.findLast((fault) => faults.includes(fault)) ?? 'unreachable';
