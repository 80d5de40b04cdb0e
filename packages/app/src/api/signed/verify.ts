import { type PublicKeys, type Signature, signedMessage } from '@equivale/contract';

type Bytes = Uint8Array<ArrayBuffer>;

const P256 = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

/** @returns undefined unless the text is the canonical encoding of its bytes */
function fromBase64Url(text: string): Bytes | undefined {
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/');
  const signs = atob(base64);
  if (btoa(signs).replaceAll('=', '') !== base64) return undefined;
  return Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
}

async function isSignedBy(
  algorithm: typeof P256 | 'Ed25519',
  key: string,
  signature: string,
  message: Bytes,
): Promise<boolean> {
  const [keyBytes, signatureBytes] = [fromBase64Url(key), fromBase64Url(signature)];
  if (!keyBytes || !signatureBytes) return false;
  const imported = await crypto.subtle.importKey('raw', keyBytes, algorithm, false, ['verify']);
  return crypto.subtle.verify(algorithm, imported, signatureBytes, message);
}

/**
 * Whether a pair has signed these bytes under this name. Both signatures must be right. Chrome before 137, Firefox before 129
 * and Safari before 17 lack Ed25519 and check only the other one.
 * @source https://github.com/mdn/browser-compat-data/pull/27089, https://github.com/mdn/browser-compat-data/pull/23925
 */
export async function isSigned(
  name: string,
  content: Uint8Array,
  signature: Signature,
  keys: PublicKeys,
): Promise<boolean> {
  const message = signedMessage(name, content);
  if (!(await isSignedBy(P256, keys.p256, signature.p256, message))) return false;
  try {
    return await isSignedBy('Ed25519', keys.ed25519, signature.ed25519, message);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotSupportedError') return true;
    throw error;
  }
}
