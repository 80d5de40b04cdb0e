import type { StampedRecord } from '@equivale/core/merge';
import { type InferOutput, looseObject, maxLength, number, pipe, string } from 'valibot';
import { isReadable, isRemoved, type Kind } from '../kind.ts';

export const MAX_NAME = 40;

/** A device as known to all. `publicKey`: others encrypt to it; `id`: its digest. */
const deviceSchema = looseObject({
  id: string(),
  changedAt: number(),
  name: pipe(string(), maxLength(MAX_NAME)),
  publicKey: string(),
  /** Day it was last seen, in milliseconds since the epoch by its own clock. */
  seenAt: number(),
});
export type Device = InferOutput<typeof deviceSchema> & StampedRecord;

/** The devices of a sync group. They are stored with its key, since both change in one step. */
export const devices: Kind = { kind: 'devices', schema: deviceSchema, scope: 'group', isGrowOnly: true };

/** The devices that were not removed; skips invalid records. */
export const presentDevices = (records: readonly StampedRecord[]): Device[] =>
  records.filter((record): record is Device => !isRemoved(record) && isReadable(devices, record));
