import { SYNC_MAX_BYTES } from '@equivale/contract';
import { type Bytes, bytesOf, concat } from '../bytes.ts';
import { open, seal } from '../secret-box.ts';
import type { SyncGroup } from '../sync-group.ts';

const MAGIC = bytesOf('EQS1');
const REVISION_BYTES = 8;
const HEAD_BYTES = MAGIC.length + REVISION_BYTES;
/** AES-GCM adds an IV in front and a tag at the end. */
const SEALED_MORE = 12 + 16;
const LENGTH_BYTES = 4;
/** Pads to a power of two from 4 kB on, so that the size tells little about the content. */
const SMALLEST = 4096;

/** A state on the server: revision and ciphertext. */
export interface OpenedState {
  /** Grows with every write. */
  readonly revision: number;
  readonly state: unknown;
}

/** Canonical text of a state, independent of field order. */
export const textOf = (state: unknown): string =>
  JSON.stringify(state, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** Truncated; of a later format; or not encrypted with this key for this revision. */
export type StateFault = 'damaged' | 'newer' | 'unreadable';

/** Limit of the decompressed text; a hostile state could fill the device's memory. */
const MAX_TEXT_BYTES = 16_000_000;

/** @throws RangeError beyond the limit */
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

/** Binds the ciphertext to its group and revision. */
const contextOf = ({ id }: SyncGroup, head: Bytes) => concat(bytesOf(id), head);

/** Compresses, pads and encrypts a state; undefined if it exceeds a limit. */
export async function sealState(
  group: SyncGroup,
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
  return concat(head, await seal(group.key, padded, contextOf(group, head), iv));
}

const isSize = (length: number) => length >= SMALLEST && Number.isInteger(Math.log2(length));

async function unpack(padded: Bytes): Promise<unknown> {
  const length = new DataView(padded.buffer).getUint32(0);
  const packed = padded.slice(LENGTH_BYTES, LENGTH_BYTES + length);
  const plain = await through(packed, new DecompressionStream('gzip'));
  return JSON.parse(new TextDecoder().decode(plain));
}

/** Decrypts the output of {@link sealState}. */
export async function openState(group: SyncGroup, sealed: Bytes): Promise<OpenedState | StateFault> {
  const head = sealed.slice(0, HEAD_BYTES);
  const isOurs = MAGIC.slice(0, -1).every((byte, at) => head[at] === byte);
  if (!isOurs || head.length < HEAD_BYTES) return 'damaged';
  if (head[MAGIC.length - 1] !== MAGIC.at(-1)) return 'newer';
  if (!isSize(sealed.length)) return 'damaged';
  const padded = await open(group.key, sealed.slice(HEAD_BYTES), contextOf(group, head));
  if (padded === undefined) return 'unreadable';
  const revision = Number(new DataView(head.buffer).getBigUint64(MAGIC.length));
  try {
    return { revision, state: await unpack(padded) };
  } catch {
    // Authentic but invalid: written by another or a faulty release.
    return 'damaged';
  }
}
