/** Content codings the server has ready, best first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Quality of each coding named in an `Accept-Encoding` header; malformed weights count as 0. */
function weights(header: string): Map<string, number> {
  const named = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    if (name !== '') named.set(name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return named;
}

function negotiate(header: string): readonly Encoding[] {
  const named = weights(header);
  const weightOf = (encoding: Encoding) =>
    named.get(encoding) ?? (encoding === 'identity' ? (named.get('*') ?? 0.001) : (named.get('*') ?? 0));
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
