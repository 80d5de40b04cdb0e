import { OWN_SITE } from './response-headers.ts';

/** Headers of a response about one device: no cache stores it, no other site reads it. */
export const PRIVATE = {
  'cache-control': 'private, no-store',
  ...OWN_SITE,
} as const;

/** A response for one device alone. */
export const privateResponse = (
  body: unknown,
  status: 200 | 201 = 200,
  headers: Readonly<Record<string, string>> = {},
): Response => Response.json(body, { status, headers: { ...PRIVATE, ...headers } });
