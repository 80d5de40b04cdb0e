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
