import { hash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { parse, serialize } from 'hono/utils/cookie';
import { namesThisMachine } from './client-address.ts';
import type { RecordLimit } from './rate-limit.ts';
import { isOfNativeApp } from './same-site.ts';

const NAME = 'equivale_device';
/** A browser takes a cookie of this name from a secure page alone. @source RFC 6265bis, section 4.1.3.1 */
const SECURE_NAME = `__Secure-${NAME}`;
const TOKEN = /^[\w-]{22}$/;

/** The longest that browsers keep a cookie. @source RFC 6265bis, section 5.5 */
const MAX_AGE_S = 400 * 86_400;

export interface Device {
  /** What the store knows it by: a digest, so that a copy of the database opens nobody's records. */
  readonly key: string;
  readonly token: string;
}

const deviceOf = (token: string): Device => ({
  token,
  key: hash('sha256', token, 'base64url'),
});

/**
 * The device whose cookie a request carries; undefined without one that could be ours. The plain name is from before the secure one,
 * and from this machine itself.
 */
export function readDevice({ req }: Context): Device | undefined {
  const cookies = parse(req.header('cookie') ?? '');
  const token = cookies[SECURE_NAME] ?? cookies[NAME];
  return token !== undefined && TOKEN.test(token) ? deviceOf(token) : undefined;
}

/** The device that leaves a record, a new one of 128 random bits where a request names none; or the refusal of a client that leaves too many. */
export async function writingDevice(c: Context, limit: RecordLimit): Promise<Device | Response> {
  const known = readDevice(c);
  const refused = await limit(c, known === undefined);
  return refused ?? known ?? deviceOf(randomBytes(16).toString('base64url'));
}

const cookie = (name: string, value: string, maxAge: number, sameSite: 'Lax' | 'None' = 'Lax'): string =>
  serialize(name, value, { path: '/api', maxAge, httpOnly: true, sameSite, secure: name === SECURE_NAME });

/** `Set-Cookie` that keeps the device known, and renews its time. A packaged app sends it back only where other sites may. */
export function rememberDevice(c: Context, { token }: Device): string {
  if (namesThisMachine(c.req.header('host'))) return cookie(NAME, token, MAX_AGE_S);
  return cookie(SECURE_NAME, token, MAX_AGE_S, isOfNativeApp(c) ? 'None' : 'Lax');
}

/** `Set-Cookie` for each name that takes the cookie back. */
export const dropDevice = (): readonly string[] => [NAME, SECURE_NAME].map((name) => cookie(name, '', 0));
