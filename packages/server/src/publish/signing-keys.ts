import { createPrivateKey, generateKeyPairSync, type JsonWebKey, type KeyObject, sign } from 'node:crypto';
import { HANDOVER_NAME, type Handover, type Signature, signedMessage } from '@equivale/contract';
import type { Store } from '../store/open-store.ts';

/** A pair of private keys, as it is stored. */
interface StoredPair {
  readonly ed25519: JsonWebKey;
  readonly p256: JsonWebKey;
}

/** What is stored of all keys: the pair in use, the one announced to follow it, and every handover there has been. */
interface StoredKeys {
  readonly current: StoredPair;
  readonly next?: StoredPair;
  readonly handovers: readonly Handover[];
}

/** The keys by which devices know that a table is this service's. */
export type SigningKeys = ReturnType<typeof keysOf>;

type KeyStore = Pick<Store, 'getMeta' | 'setMeta' | 'serial'>;

const KEYS = 'signing-keys';

function newPair(): StoredPair {
  const jwk = ({ privateKey }: { privateKey: KeyObject }) => privateKey.export({ format: 'jwk' });
  return {
    ed25519: jwk(generateKeyPairSync('ed25519')),
    p256: jwk(generateKeyPairSync('ec', { namedCurve: 'prime256v1' })),
  };
}

function publicText({ ed25519, p256 }: StoredPair): string {
  const point = [p256.x, p256.y].map((part) => Buffer.from(part ?? '', 'base64url'));
  return `${ed25519.x}.${Buffer.concat([Buffer.from([4]), ...point]).toString('base64url')}`;
}

/** @source RFC 8032 (Ed25519), FIPS 186-5 (ECDSA over P-256) */
function signer(pair: StoredPair): (name: string, content: Uint8Array) => Signature {
  const [ed25519, p256] = [pair.ed25519, pair.p256].map((key) => createPrivateKey({ key, format: 'jwk' }));
  return (name, content) => {
    const message = signedMessage(name, content);
    return {
      key: String(pair.ed25519.x),
      ed25519: sign(null, message, ed25519 as KeyObject).toString('base64url'),
      p256: sign('sha256', message, { key: p256 as KeyObject, dsaEncoding: 'ieee-p1363' }).toString(
        'base64url',
      ),
    };
  };
}

const keysOf = ({ current, next, handovers }: StoredKeys) => ({
  /** Public keys of the pair in use: what an app is built with. */
  current: publicText(current),
  /** Those of the pair announced to follow it. */
  next: next && publicText(next),
  handovers,
  /** @param name of the file, below the address of a mirror */
  sign: signer(current),
});

/** Keys of which none is known yet. */
export const newSigningKeys = (): StoredKeys => ({ current: newPair(), handovers: [] });

/** The stored keys after a change of them, made where there are none; of all processes on a database one makes them. */
async function changeKeys(store: KeyStore, change: (keys: StoredKeys) => StoredKeys): Promise<SigningKeys> {
  const changed = await store.serial(KEYS, async () => {
    const text = await store.getMeta(KEYS);
    const before: StoredKeys = text === undefined ? newSigningKeys() : JSON.parse(text);
    const after = change(before);
    if (text === undefined || after !== before) await store.setMeta(KEYS, JSON.stringify(after));
    return after;
  });
  return keysOf(changed);
}

/** The keys of this service, made at the first start. */
export async function loadSigningKeys(store: KeyStore): Promise<SigningKeys> {
  const text = await store.getMeta(KEYS);
  // Those who wait for their turn at PostgreSQL hold all the connections, of which the one whose turn it is needs another.
  return text === undefined ? changeKeys(store, (keys) => keys) : keysOf(JSON.parse(text));
}

/** Makes the pair that is to follow the one in use, which signs that; where one is announced it stays. */
export const announceNextKeys = (store: KeyStore): Promise<SigningKeys> =>
  changeKeys(store, (keys) => {
    if (keys.next) return keys;
    const next = newPair();
    const text = publicText(next);
    const handover = { ...signer(keys.current)(HANDOVER_NAME, Buffer.from(text)), next: text };
    return { ...keys, next, handovers: [...keys.handovers, handover] };
  });

/** From now on the announced pair signs; without one nothing changes. */
export const rotateKeys = (store: KeyStore): Promise<SigningKeys> =>
  changeKeys(store, ({ current, next, handovers }) => ({ current: next ?? current, handovers }));
