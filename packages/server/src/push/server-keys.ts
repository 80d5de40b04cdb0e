import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';

/** By which push services know this server; browsers hold every subscription to it, so it never changes. */
export type ServerKeys = ReturnType<typeof readServerKeys>;

/** The standard allows a day; clocks differ. */
const VALID_SECONDS = 12 * 3600;

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** New keys, as text to be stored. */
export function newServerKeys(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  return JSON.stringify(privateKey.export({ format: 'jwk' }));
}

/**
 * @param stored what {@link newServerKeys} gave
 * @param contact where a push service reaches the operator: a `mailto:` or `https:` address
 * @source RFC 8292
 */
export function readServerKeys(stored: string, contact: string) {
  const jwk = JSON.parse(stored) as Record<'x' | 'y', string>;
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const point = [Buffer.from([4]), Buffer.from(jwk.x, 'base64url'), Buffer.from(jwk.y, 'base64url')];
  const publicKey = Buffer.concat(point).toString('base64url');
  return {
    /** Uncompressed point of P-256 in base64url, as browsers ask for it. */
    publicKey,
    /** `Authorization` for a request to a push service. @param origin of its address */
    authorize(origin: string, nowMs: number): string {
      const claims = { aud: origin, exp: Math.floor(nowMs / 1000) + VALID_SECONDS, sub: contact };
      const text = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
      const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`;
    },
  };
}
