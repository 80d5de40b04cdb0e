export type Bytes = Uint8Array<ArrayBuffer>;

const utf8 = new TextEncoder();

export const bytesOf = (text: string): Bytes => utf8.encode(text);

export const randomBytes = (count: number): Bytes => crypto.getRandomValues(new Uint8Array(count));

export function concat(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Encodes bytes without padding. @source RFC 4648, section 5 */
export function toBase64Url(bytes: Uint8Array): string {
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Decodes such a text; undefined if it is invalid. */
export function fromBase64Url(text: string): Bytes | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
  } catch {
    return undefined;
  }
}

/** @source FIPS 180-4 */
export const sha256 = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
