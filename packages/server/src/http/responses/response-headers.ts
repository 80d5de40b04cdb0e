/** Says what a body is, and that only pages of this site may embed it. */
export const OWN_SITE = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** The same for what says nothing about anybody: pages of every site may read it. */
export const EVERY_SITE = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag',
} as const;

/** Headers of a response about one device: no cache stores it, no other site reads it. */
export const PRIVATE = { 'cache-control': 'private, no-store', ...OWN_SITE } as const;

/** A response for one device alone. */
export const privateResponse = (
  body: unknown,
  status: 200 | 201 = 200,
  headers: Readonly<Record<string, string>> = {},
): Response => Response.json(body, { status, headers: { ...PRIVATE, ...headers } });
