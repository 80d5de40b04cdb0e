import { parseAccept } from 'hono/utils/accept';

/** Content codings the server has ready, best first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

function negotiate(header: string): readonly Encoding[] {
  const named = new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]));
  const weightOf = (encoding: Encoding) =>
    named.get(encoding) ?? named.get('*') ?? (encoding === 'identity' ? 0.001 : 0);
  return ENCODINGS.filter((encoding) => weightOf(encoding) > 0).sort((a, b) => weightOf(b) - weightOf(a));
}

/** Browsers send a handful of headers; the bound keeps a stranger from filling the memory with others. */
const MAX_REMEMBERED = 64;
const remembered = new Map<string, readonly Encoding[]>();

/**
 * Codings a client takes, best first; only `identity` when it names none. Empty when it refuses even that.
 * @param header value of `Accept-Encoding`
 * @source RFC 9110, section 12.5.3
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ['identity'];
  let accepted = remembered.get(header);
  if (accepted === undefined) {
    accepted = negotiate(header);
    if (remembered.size < MAX_REMEMBERED) remembered.set(header, accepted);
  }
  return accepted;
}
