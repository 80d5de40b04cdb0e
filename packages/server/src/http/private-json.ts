/** Headers of an answer about one device: kept by nobody, read by no other site. */
export const PRIVATE = {
  'cache-control': 'private, no-store',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const;

/** An answer for one device alone. */
export function privateJson(
  body: unknown,
  status: 200 | 201 = 200,
  headers: Record<string, string> = {},
): Response {
  const all = { 'content-type': 'application/json', ...PRIVATE, ...headers };
  return new Response(JSON.stringify(body), { status, headers: all });
}
