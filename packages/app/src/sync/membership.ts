import type { StampedRecord } from '@equivale/core/merge';
import {
  array,
  type InferOutput,
  literal,
  looseObject,
  number,
  object,
  optional,
  picklist,
  safeParse,
  string,
} from 'valibot';
import { type Device, presentDevices } from '../records/kinds/devices.ts';
import { type Bytes, sha256, toBase64Url } from './bytes.ts';

/** Bytes of a public key, uncompressed. @source SEC 1, section 2.3.3 */
export const KEY_BYTES = 65;
/** Id of a device: the digest of its key, so that neither can be exchanged. */
export const deviceIdOf = async (publicKey: Bytes): Promise<string> => toBase64Url(await sha256(publicKey));

/** Why a round ended without agreement. None of them loses data of this device. */
const SYNC_FAULTS = [
  /** No network, or no service. */
  'offline',
  /** The service refuses for now: too many requests, or other devices keep writing. */
  'busy',
  'damaged',
  'newer',
  'unreadable',
  /** The service no longer has the state. */
  'gone',
  /** Another device has removed this one. */
  'removed',
  /** The group has a new key that could not be sent to this device. */
  'pair-again',
  'too-large',
  /** The stored state is invalid and final: somebody with the secret wrote it. */
  'ended',
  /** This device could not store the received state. */
  'full',
  'denied',
  'failed',
] as const;
export type SyncFault = (typeof SYNC_FAULTS)[number];

const membershipSchema = object({
  /** Shared secret in base64url. */
  secret: string(),
  /** Highest revision seen. */
  revision: number(),
  /** Etag and text digest of the last state that both sides agreed on. */
  etag: optional(string()),
  digest: optional(string()),
  /** This device among `devices`. */
  deviceId: string(),
  privateKey: looseObject({}),
  devices: array(looseObject({ id: string(), changedAt: number() })),
  /** Time of the last agreement in milliseconds since the epoch. */
  syncedAt: optional(number()),
  /** Clock of the newest change in it. */
  newestAt: optional(number()),
  fault: optional(picklist(SYNC_FAULTS)),
  /** The server has once returned an older state than this device had seen. */
  isRolledBack: optional(literal(true)),
});

export type Membership = Omit<InferOutput<typeof membershipSchema>, 'privateKey' | 'devices'> & {
  readonly privateKey: JsonWebKey;
  readonly devices: readonly StampedRecord[];
};

/** Parses a stored membership; undefined if it is invalid. */
export function parseMembership(stored: unknown): Membership | undefined {
  const parsed = safeParse(membershipSchema, stored);
  return parsed.success ? (parsed.output as Membership) : undefined;
}

/** The devices of a group: this one first, then by last seen. */
export function devicesOf({ devices, deviceId }: Membership): Device[] {
  const own = ({ id }: Device) => Number(id === deviceId);
  return presentDevices(devices).sort((a, b) => own(b) - own(a) || b.seenAt - a.seenAt);
}
