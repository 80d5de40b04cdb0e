import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Bytes } from '../bytes.ts';
import { syncGroupOf } from '../sync-group.ts';
import { openState, sealState } from './sealed-state.ts';

// The expected values were worked out by Python's `cryptography` 48 from the layout alone: secret 00 01 … 1f, IV 64 65 … 6f, revision 7.

const bytes = (hex: string): Bytes => Uint8Array.from(Buffer.from(hex, 'hex'));
const range = (first: number, count: number): Bytes =>
  Uint8Array.from({ length: count }, (_, at) => first + at);
const hex = (given: Uint8Array) => Buffer.from(given).toString('hex');

const CHAIN_ID = 'H_xI3TE-3gRkTpVXYYgJ4rVXHajEluB5d8RgswYxrfA';
const KEY = '62c92f9d01996e92ee29770ef322c85e48349bbe58a48efe75512fc5743fef9a';
const TEXT = '{"note":"café"}';
const HEAD = '455153310000000000000007';
const IV = range(100, 12);
/** Length and gzip of the text, by Python. */
const PACKED = '000000241f8b0800000000000203ab56cacb2f4955b2524a4e4c3bbc52a916008b91783e10000000';

const group = await syncGroupOf(range(0, 32));

it('[I17.sync-key] key and token follow from the secret, apart from each other; the group is the digest of the token', () => {
  expect([group.token, group.id, hex(group.key)]).toEqual([
    'm_n7iRgxS0ziifPUz0dAtmtCvtTOjvWES1-_MGI1O2k',
    CHAIN_ID,
    KEY,
  ]);
});

/** The state that Python sealed, made again by OpenSSL and compared with the digest of Python's. */
function sealedByPython(): Bytes {
  const cipher = createCipheriv('aes-256-gcm', bytes(KEY), IV).setAAD(
    Buffer.concat([Buffer.from(CHAIN_ID), bytes(HEAD)]),
  );
  const padded = Buffer.alloc(4096 - 12 - 28);
  padded.set(bytes(PACKED));
  const parts = [bytes(HEAD), IV, cipher.update(padded), cipher.final(), cipher.getAuthTag()];
  const whole = Buffer.concat(parts);
  expect(createHash('sha256').update(whole).digest('hex')).toBe(
    'ecb17566281af6b38ac2dccdd613ec1786659f5b88f8be751916467174f8f930',
  );
  return Uint8Array.from(whole);
}

describe('a sealed state', () => {
  it('[I17.sync-sealed] is opened as another program has sealed it', async () => {
    expect(await openState(group, sealedByPython())).toEqual({ revision: 7, state: { note: 'café' } });
  });

  it('[I17.sync-sealed] is opened by another program as it was sealed', async () => {
    const sealed = (await sealState(group, 7, TEXT, IV)) as Bytes;
    expect(hex(sealed.slice(0, 24))).toBe(HEAD + hex(IV));
    const cipher = createDecipheriv('aes-256-gcm', bytes(KEY), IV)
      .setAAD(Buffer.concat([Buffer.from(CHAIN_ID), bytes(HEAD)]))
      .setAuthTag(sealed.slice(-16));
    const padded = Buffer.concat([cipher.update(sealed.slice(24, -16)), cipher.final()]);
    const packed = padded.subarray(4, 4 + padded.readUInt32BE());
    expect(gunzipSync(packed).toString()).toBe(TEXT);
    expect(padded.subarray(4 + packed.length).every((byte) => byte === 0)).toBe(true);
  });

  it('[I17.sync-sealed] has a new IV each time, and a size that tells little', async () => {
    const [one, other] = await Promise.all([sealState(group, 1, TEXT), sealState(group, 1, TEXT)]);
    expect(hex(one?.slice(12, 24) ?? bytes(''))).not.toBe(hex(other?.slice(12, 24) ?? bytes('')));
    const sizes = await Promise.all(
      [10, 3000, 5000, 20_000].map(async (length) => {
        const noise = JSON.stringify(randomBytes(length).toString('base64'));
        return (await sealState(group, 1, noise))?.length;
      }),
    );
    expect(sizes).toEqual([4096, 4096, 8192, 32_768]);
    expect(
      await sealState(group, 1, JSON.stringify(randomBytes(1_100_000).toString('base64'))),
    ).toBeUndefined();
  });

  it('[I17.sync-faults] that is cut, of a newer form, of another group, or was changed says which', async () => {
    const sealed = sealedByPython();
    const changed = (at: number, byte: number) => {
      const copy = sealed.slice();
      copy[at] = byte;
      return copy;
    };
    for (const length of [0, 3, 12, 4095])
      expect(await openState(group, sealed.slice(0, length))).toBe('damaged');
    expect(await openState(group, changed(0, 0))).toBe('damaged');
    expect(await openState(group, changed(3, '2'.charCodeAt(0)))).toBe('newer');
    expect(await openState(await syncGroupOf(range(1, 32)), sealed)).toBe('unreadable');
    // An older revision that claims to be a newer one, and a byte of what is encrypted.
    expect(await openState(group, changed(11, 8))).toBe('unreadable');
    expect(await openState(group, changed(2000, 1))).toBe('unreadable');
    expect(await openState(group, sealed.slice(0, 2048))).toBe('damaged');
  });
});
