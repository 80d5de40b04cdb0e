import {
  array,
  type InferOutput,
  integer,
  literal,
  maxLength,
  minValue,
  number,
  object,
  pipe,
  regex,
  strictObject,
  string,
} from 'valibot';
import { type Parsed, parseWith } from './parsed.ts';
import { isoInstantSchema } from './primitives.ts';

/** The one file that changes: it says which table is the newest. */
export const POINTER_FILE = 'latest.json';
/** The table of a version; this file never changes. */
export const tableFile = (version: number): string => `rates/${version}.json`;
/** What histories are per one of. */
export const HISTORY_BASE = 'EUR';
/** What one euro was in a currency over five years, as of the table of a version. @param code known currency code, not the euro's */
export const historyFile = (version: number, code: string): string => `history/${version}/${code}.json`;
/** The signature of a file is beside it. */
export const signatureFile = (name: string): string => `${name}.sig`;

const base64Url = (bytes: number) => regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}$`));
const signatureEntries = {
  key: pipe(string(), base64Url(32)),
  ed25519: pipe(string(), base64Url(64)),
  p256: pipe(string(), base64Url(64)),
};

/**
 * Two signatures of one file, by the two keys of a pair: an engine without Ed25519 checks the other one. `key` names the pair by its
 * Ed25519 key. `p256`: ECDSA with SHA-256, r and s.
 */
export const signatureSchema = strictObject(signatureEntries);
export type Signature = InferOutput<typeof signatureSchema>;

const keyPairSchema = pipe(string(), regex(/^[A-Za-z0-9_-]{43}\.[A-Za-z0-9_-]{87}$/));

/** `next` follows the pair named by `key`, which signed that: whoever trusts the one may trust the other. */
const handoverSchema = strictObject({ ...signatureEntries, next: keyPairSchema });
export type Handover = InferOutput<typeof handoverSchema>;

/**
 * What is newest. `version` only ever grows. `handovers`: every pair that has ever followed another, and the one announced to follow
 * the present one. `mirrors`: addresses below which the same files are served.
 */
const pointerSchema = object({
  format: literal(1),
  version: pipe(number(), integer(), minValue(1)),
  published: isoInstantSchema,
  mirrors: pipe(array(pipe(string(), regex(/^https?:\/\/[^\s;,'"]+$/))), maxLength(8)),
  handovers: pipe(array(handoverSchema), maxLength(64)),
});
export type Pointer = InferOutput<typeof pointerSchema>;

/** The pointer as a file: its text and the signatures of that text together, since a file that changes cannot wait for another one. */
export const signedPointerSchema = strictObject({ ...signatureEntries, signed: string() });
export type SignedPointer = InferOutput<typeof signedPointerSchema>;

/** The public keys of a pair, both in base64url: Ed25519 (32 bytes) and P-256 (an uncompressed point, 65 bytes). */
export interface PublicKeys {
  readonly ed25519: string;
  readonly p256: string;
}

/**
 * What a device stores of it: the version that it has, the pairs announced to it by pairs that it trusts, those that others have
 * followed, which it trusts no more, and the mirrors it was told of.
 */
const signedStateSchema = object({
  version: pointerSchema.entries.version,
  announced: array(keyPairSchema),
  retired: array(string()),
  mirrors: pointerSchema.entries.mirrors,
});
export type SignedState = InferOutput<typeof signedStateSchema>;

/** Reads what a device has stored. */
export const parseSignedState = (input: unknown): Parsed<SignedState> => parseWith(signedStateSchema, input);

/** Reads the public keys of a pair. @param text both keys with a dot between them */
export function parseKeyPair(text: string): Parsed<PublicKeys> {
  const parsed = parseWith(keyPairSchema, text);
  if (!parsed.ok) return parsed;
  const [ed25519 = '', p256 = ''] = parsed.value.split('.');
  return { ok: true, value: { ed25519, p256 } };
}

/** Reads a file with signatures. @param input parsed JSON */
export const parseSignature = (input: unknown): Parsed<Signature> => parseWith(signatureSchema, input);

/** Reads the pointer's file. @param input parsed JSON */
export const parseSignedPointer = (input: unknown): Parsed<SignedPointer> =>
  parseWith(signedPointerSchema, input);

/** Reads the text that the pointer's file holds. @param input parsed JSON */
export const parsePointer = (input: unknown): Parsed<Pointer> => parseWith(pointerSchema, input);

/** What a handover signs, under this name instead of a file's. */
export const HANDOVER_NAME = 'next-key';

/**
 * What is signed of a file: its name and its exact bytes, so that no file can stand for another.
 * @param name below the address of a mirror, in ASCII; the version is part of it
 */
export function signedMessage(name: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = Uint8Array.from(`equivale-signed-1\n${name}\n`, (sign) => sign.charCodeAt(0));
  const message = new Uint8Array(head.length + content.length);
  message.set(head);
  message.set(content, head.length);
  return message;
}
