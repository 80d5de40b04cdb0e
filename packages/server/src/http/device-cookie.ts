import { hash } from 'node:crypto';
import { pooledRandomBytes } from './random-bytes.ts';
import type { RequestView } from './request-view.ts';

const NAME = 'equivale_device';

/** The longest that browsers keep a cookie. @source RFC 6265bis, section 5.5 */
const MAX_AGE_S = 400 * 86_400;

/** An anonymous device. */
export interface Device {
  /** What the store knows it by: a digest, so that a copy of the database opens nobody's records. */
  readonly key: string;
  /** The secret in the cookie. */
  readonly token: string;
}

const LOCAL = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

const deviceOf = (token: string): Device => ({
  token,
  key: hash('sha256', token, 'base64url'),
});

/** The device whose cookie a request carries; undefined without one that could be ours. */
export function readDevice({ header }: RequestView): Device | undefined {
  const found = header('cookie')?.match(/(?:^|;\s*)equivale_device=([\w-]{22})(?:;|$)/);
  return found?.[1] === undefined ? undefined : deviceOf(found[1]);
}

/** A device nobody has met: 128 random bits. */
export function newDevice(): Device {
  return deviceOf(pooledRandomBytes(16).toString('base64url'));
}

function cookie({ header }: RequestView, value: string, maxAge: number): string {
  const secure = LOCAL.test(header('host') ?? '') ? '' : '; Secure';
  return `${NAME}=${value}; Path=/api; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

/** `Set-Cookie` that keeps the device known, and renews its time. */
export const rememberDevice = (request: RequestView, { token }: Device): string =>
  cookie(request, token, MAX_AGE_S);

/** `Set-Cookie` that takes the cookie back. */
export const dropDevice = (request: RequestView): string => cookie(request, '', 0);
