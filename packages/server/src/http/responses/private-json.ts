import { OWN_SITE } from './response-headers.ts';

/** Headers of a response about one device: no cache stores it, no other site reads it. */
export const PRIVATE = {
  'cache-control': 'private, no-store',
  ...OWN_SITE,
} as const;

/** A response as plain values, before it becomes Node's or the web's. */
export interface PlainResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A response for one device alone. */
export function privateResponse(
  body: unknown,
  status: 200 | 201,
  headers: Readonly<Record<string, string>> = {},
): PlainResponse {
  const all = { 'content-type': 'application/json', ...PRIVATE, ...headers };
  return { status, headers: all, body: JSON.stringify(body) };
}

/** The same for a handler of the web's interface. */
export const asResponse = (plain: PlainResponse | Response): Response =>
  plain instanceof Response ? plain : new Response(plain.body, plain);

/** A response of 200 for one device alone. */
export const privateJson = (body: unknown): Response => asResponse(privateResponse(body, 200));
