import type { StampedRecord } from '@equivale/core/merge';
import {
  array,
  type InferOutput,
  literal,
  looseObject,
  maxLength,
  number,
  object,
  optional,
  picklist,
  pipe,
  safeParse,
  string,
} from 'valibot';
import { type Bytes, sha256, toBase64Url } from './bytes.ts';

/** Bytes of a public key, uncompressed. @source SEC 1, section 2.3.3 */
export const KEY_BYTES = 65;
/** Signs that the name of a device has at most. */
export const MAX_NAME = 40;

/** The id of a device: nobody can give its key another one, or its id another key. */
export const deviceIdOf = async (publicKey: Bytes): Promise<string> => toBase64Url(await sha256(publicKey));

/** A device of the person, as all of them know it. `publicKey`: what only it can open is sealed with; `id`: its digest. */
const deviceSchema = looseObject({
  id: string(),
  changedAt: number(),
  name: pipe(string(), maxLength(MAX_NAME)),
  publicKey: string(),
  /** When it was last there, to the day; milliseconds since the epoch by its own clock. */
  seenAt: number(),
});
export type Device = InferOutput<typeof deviceSchema> & StampedRecord;

/** Why a round did not end with the same state on both sides. Nothing on the device is lost by any of them. */
const SYNC_FAULTS = [
  /** No network, or no service. */
  'offline',
  /** The service says no for now: too many requests, or others wrote again and again meanwhile. */
  'busy',
  'damaged',
  'newer',
  'unreadable',
  /** The service no longer has what was there. */
  'gone',
  /** Another device has removed this one. */
  'removed',
  /** The others have a new key, which could not be sent to this one. */
  'pair-again',
  'too-large',
  /** What the service has is no state and can never be replaced: whoever knew the secret has written it. */
  'ended',
  /** This device could not store what came. */
  'full',
  'denied',
  'failed',
] as const;
export type SyncFault = (typeof SYNC_FAULTS)[number];

const membershipSchema = object({
  /** The secret that the devices share, in base64url. */
  secret: string(),
  /** The highest revision that this device has seen. */
  revision: number(),
  /** The state that this device and the server agreed on last: its etag, and the digest of its text. */
  etag: optional(string()),
  digest: optional(string()),
  /** Which of the devices this one is. */
  deviceId: string(),
  privateKey: looseObject({}),
  devices: array(looseObject({ id: string(), changedAt: number() })),
  /** When both agreed last, in milliseconds since the epoch. */
  syncedAt: optional(number()),
  /** The newest change of what they agreed on. */
  newestAt: optional(number()),
  fault: optional(picklist(SYNC_FAULTS)),
  /** The server once gave an older state than this device had seen. */
  isRolledBack: optional(literal(true)),
});

/** What a device stores of the devices that it is one of. */
export type Membership = Omit<InferOutput<typeof membershipSchema>, 'privateKey' | 'devices'> & {
  readonly privateKey: JsonWebKey;
  readonly devices: readonly StampedRecord[];
};

/** A membership out of storage; undefined for anything else. */
export function parseMembership(stored: unknown): Membership | undefined {
  const parsed = safeParse(membershipSchema, stored);
  return parsed.success ? (parsed.output as Membership) : undefined;
}

/** The devices there are; what is no device is left out. */
export const presentDevices = (records: readonly StampedRecord[]): Device[] =>
  records.flatMap((record) => {
    const parsed = safeParse(deviceSchema, record);
    return parsed.success && record.removed !== true ? [parsed.output as Device] : [];
  });
