import { LAST_STAMP, type StampedRecord } from '@equivale/core/merge';
import { expect, it } from 'vitest';
import { toBase64Url } from './bytes.ts';
import { deviceIdOf } from './membership.ts';
import { mergeDevices, removalOf } from './merge-devices.ts';
import { newKeys } from './secret-box.ts';

/** 2026-11-22 */
const NOW = 1_795_305_600_000;
const DAY = 86_400_000;

async function newDevice(fields: object = {}): Promise<StampedRecord & { readonly id: string }> {
  const { publicKey } = await newKeys();
  const id = await deviceIdOf(publicKey);
  return { id, name: 'a', publicKey: toBase64Url(publicKey), seenAt: NOW, changedAt: NOW, ...fields };
}
const [own, other] = [await newDevice(), await newDevice()];
const byId = (...records: (StampedRecord & { readonly id?: unknown })[]) =>
  records.sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
const merged = (heard: unknown, known: readonly StampedRecord[] = [own, other]) =>
  mergeDevices(known, heard, own.id, NOW);

it('[I17.device-id] a record whose key does not belong to its id is dropped, as is what is no device', async () => {
  const { publicKey } = await newDevice();
  const junk = [{ ...other, publicKey, changedAt: NOW + 1 }, { ...other, id: 'x' }, null, 7, {}];
  const long = { ...other, name: 'x'.repeat(41), changedAt: NOW + 1 };
  for (const heard of [junk, [long], 'devices', undefined])
    expect(await merged(heard)).toEqual(byId(own, other));
  const third = await newDevice();
  expect(await merged([third])).toEqual(byId(own, other, third));
});

it('[I17.device-removal] a removal stays, whatever clock the device gives itself, and whichever comes first', async () => {
  const removed = byId(own, removalOf(other.id));
  for (const changedAt of [NOW + 1, LAST_STAMP, 0]) {
    const back = { ...other, changedAt };
    expect(await merged([back], [own, removalOf(other.id)])).toEqual(removed);
    expect(await merged([{ id: other.id, removed: true, changedAt, note: 'x' }], [own, back])).toEqual(
      removed,
    );
  }
  expect(await merged([removalOf(own.id)])).toEqual(byId(removalOf(own.id), other));
});

it('[I17.device-own] what others say of this device is not taken: it says again what it is', async () => {
  const forged = { ...own, name: 'theirs', changedAt: NOW + 5 };
  expect(await merged([forged])).toEqual(byId({ ...own, changedAt: NOW + 6 }, other));
  expect(await merged([{ ...forged, changedAt: NOW - 5 }])).toEqual(byId(own, other));
  expect(await merged([{ ...forged, changedAt: LAST_STAMP }])).toEqual(byId(own, other));
});

it('[I17.device-clocks] of another device the later record stays, but none from the future before one that is not', async () => {
  const later = { ...other, name: 'b', changedAt: NOW + 5 };
  expect(await merged([later])).toEqual(byId(own, later));
  for (const ahead of [
    { ...other, name: 'c', changedAt: NOW + DAY + 1 },
    { ...other, name: 'c', changedAt: NOW + 1, seenAt: NOW + DAY + 1 },
  ]) {
    expect(await merged([ahead])).toEqual(byId(own, other));
    expect(await merged([later], [own, ahead])).toEqual(byId(own, later));
    // A device whose own clock is wrong is known all the same.
    expect(await merged([ahead], [own])).toEqual(byId(own, ahead));
  }
});
