import { randomBytes } from 'node:crypto';

let lastMs = 0;
let counter = 0;

/**
 * A UUID whose text order is the order of making, within this process and, to the millisecond, between processes.
 * @param nowMs milliseconds since the epoch
 * @source RFC 9562, sections 5.7 and 6.2 method 1
 */
export function timeOrderedId(nowMs: number): string {
  if (nowMs > lastMs) {
    lastMs = nowMs;
    counter = randomBytes(2).readUInt16BE() & 0x7ff;
  } else if (counter === 0xfff) {
    lastMs += 1;
    counter = 0;
  } else counter += 1;
  const bytes = randomBytes(16);
  bytes.writeUIntBE(lastMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
