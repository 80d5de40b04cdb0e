import { SYNC_MAX_BYTES } from '@equivale/contract';
import { type Bytes, bytesOf, concat } from './bytes.ts';
import type { Chain } from './chain.ts';
import { open, seal } from './secret-box.ts';

/** First bytes of a sealed state: what it is, and the version of its form. */
const MAGIC = bytesOf('EQS1');
const REVISION_BYTES = 8;
const HEAD_BYTES = MAGIC.length + REVISION_BYTES;
/** What AES-GCM adds: an IV before and a tag behind. */
const SEALED_MORE = 12 + 16;
const LENGTH_BYTES = 4;
/** A state takes the next power of two, from four kilobytes on: its size tells nearly nothing of what is in it. */
const SMALLEST = 4096;

/** A state as the server keeps it: revision, and what only the devices of its chain can read. */
export interface OpenedState {
  /** Grows with every write. */
  readonly revision: number;
  readonly state: unknown;
}

/** One text for one content, whatever order its fields have. */
export const textOf = (state: unknown): string =>
  JSON.stringify(state, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/**
 * Why a state cannot be read: cut or no such thing at all, of a newer form, or not opened by this key (another's, or its bytes or
 * revision were changed on the way).
 */
export type StateFault = 'damaged' | 'newer' | 'unreadable';

/** Bytes that a state may have as text: a megabyte of a hostile one could fill a device's memory. */
const MAX_TEXT_BYTES = 16_000_000;

/** @throws RangeError as soon as more bytes come out than a state may have */
async function through(bytes: Bytes, by: CompressionStream | DecompressionStream): Promise<Bytes> {
  const chunks: Bytes[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(by).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return concat(...chunks);
    length += value.length;
    chunks.push(value);
    if (length <= MAX_TEXT_BYTES) continue;
    await reader.cancel();
    throw new RangeError('the state is too large');
  }
}

function headOf(revision: number): Bytes {
  const head = new Uint8Array(HEAD_BYTES);
  head.set(MAGIC);
  new DataView(head.buffer).setBigUint64(MAGIC.length, BigInt(revision));
  return head;
}

/** The state belongs to this chain and this revision: moved to any other it does not open. */
const contextOf = ({ id }: Chain, head: Bytes) => concat(bytesOf(id), head);

/**
 * Compresses, pads and encrypts a state.
 * @param text the state as JSON
 * @returns undefined where it is more than the server takes, or than is opened again
 */
export async function sealState(
  chain: Chain,
  revision: number,
  text: string,
  iv?: Bytes,
): Promise<Bytes | undefined> {
  const plain = bytesOf(text);
  if (plain.length > MAX_TEXT_BYTES) return undefined;
  const packed = await through(plain, new CompressionStream('gzip'));
  const least = HEAD_BYTES + SEALED_MORE + LENGTH_BYTES + packed.length;
  const size = Math.max(SMALLEST, 2 ** Math.ceil(Math.log2(least)));
  if (size > SYNC_MAX_BYTES) return undefined;
  const padded = new Uint8Array(size - HEAD_BYTES - SEALED_MORE);
  new DataView(padded.buffer).setUint32(0, packed.length);
  padded.set(packed, LENGTH_BYTES);
  const head = headOf(revision);
  return concat(head, await seal(chain.key, padded, contextOf(chain, head), iv));
}

const isSize = (length: number) => length >= SMALLEST && Number.isInteger(Math.log2(length));

async function unpack(padded: Bytes): Promise<unknown> {
  const length = new DataView(padded.buffer).getUint32(0);
  const packed = padded.slice(LENGTH_BYTES, LENGTH_BYTES + length);
  const plain = await through(packed, new DecompressionStream('gzip'));
  return JSON.parse(new TextDecoder().decode(plain));
}

/** Opens what {@link sealState} made. */
export async function openState(chain: Chain, sealed: Bytes): Promise<OpenedState | StateFault> {
  const head = sealed.slice(0, HEAD_BYTES);
  const isOurs = MAGIC.slice(0, -1).every((byte, at) => head[at] === byte);
  if (!isOurs || head.length < HEAD_BYTES) return 'damaged';
  if (head[MAGIC.length - 1] !== MAGIC.at(-1)) return 'newer';
  if (!isSize(sealed.length)) return 'damaged';
  const padded = await open(chain.key, sealed.slice(HEAD_BYTES), contextOf(chain, head));
  if (padded === undefined) return 'unreadable';
  const revision = Number(new DataView(head.buffer).getBigUint64(MAGIC.length));
  try {
    return { revision, state: await unpack(padded) };
  } catch {
    // Only who has the key could have written it: another release of ours, or one that is broken.
    return 'damaged';
  }
}
