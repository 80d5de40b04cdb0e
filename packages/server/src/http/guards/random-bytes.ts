import { randomFillSync } from 'node:crypto';

const POOL_BYTES = 4096;
const pool = Buffer.alloc(POOL_BYTES);
let used = POOL_BYTES;

/** Random bytes out of a pool that is filled at once: a call to the generator costs more than the bytes. Each is given out once. */
export function pooledRandomBytes(count: number): Buffer {
  if (used + count > POOL_BYTES) {
    randomFillSync(pool);
    used = 0;
  }
  used += count;
  const bytes = Buffer.from(pool.subarray(used - count, used));
  pool.fill(0, used - count, used);
  return bytes;
}
