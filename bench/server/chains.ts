import { createHash } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The chain that one connection writes to, and the token that opens it. */
export function chainAt(connection: number): { readonly token: string; readonly id: string } {
  const token = digest(`connection ${connection}`);
  return { token, id: digest(token) };
}
