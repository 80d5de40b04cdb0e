import { LAST_STAMP, type StampedRecord } from '@equivale/core/merge';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Device, presentDevices } from '../../packages/app/src/records/kinds/devices.ts';
import { type Bytes, bytesOf, fromBase64Url, toBase64Url } from '../../packages/app/src/sync/bytes.ts';
import { removeDevice } from '../../packages/app/src/sync/change-members.ts';
import type { Membership } from '../../packages/app/src/sync/membership.ts';
import type { RemoteState } from '../../packages/app/src/sync/remote.ts';
import { openState } from '../../packages/app/src/sync/sealed/sealed-state.ts';
import { agree, derive, newKeys, open } from '../../packages/app/src/sync/secret-box.ts';
import { syncGroupOf } from '../../packages/app/src/sync/sync-group.ts';
import { newTestDevice, openTestServer, type TestDevice, type TestServer } from './sync-model.ts';

// What an attacker did to release 99a8986b, done again: he has the storage of one of the devices, before its owner removes it.

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.store.close());

const secretOf = ({ secret }: Membership) => fromBase64Url(secret) as Bytes;
const namesOf = ({ membership }: TestDevice) => presentDevices(membership.devices).map(({ name }) => name);
const idsOf = ({ membership }: TestDevice) => presentDevices(membership.devices).map(({ id }) => id);

/** Devices of one person that know each other. */
async function pairedDevices(count: number): Promise<TestDevice[]> {
  const fetch = server.fetch(() => 'fair');
  const devices: TestDevice[] = [await newTestDevice(fetch)];
  while (devices.length < count)
    devices.push(await newTestDevice(fetch, { secret: secretOf((devices[0] as TestDevice).membership) }));
  for (const device of [...devices, ...devices]) await device.sync();
  return devices;
}

/** Writes into the shared state what the storage of this device says of devices. */
async function forge(device: TestDevice, change: (record: StampedRecord) => StampedRecord): Promise<void> {
  device.membership = { ...device.membership, devices: device.membership.devices.map(change) };
  await device.sync();
}

it('[I17.device-removal] a device that gives itself the last clock is removed like any other', async () => {
  const [owner, stolen] = (await pairedDevices(2)) as [TestDevice, TestDevice];
  const { deviceId } = stolen.membership;
  await forge(stolen, (record) => (record.id === deviceId ? { ...record, changedAt: LAST_STAMP } : record));
  await owner.sync();
  owner.membership = await removeDevice(owner.deps, owner.membership, deviceId);
  expect([owner.membership.fault, idsOf(owner)]).toEqual([undefined, [owner.membership.deviceId]]);
  owner.edit('preferences', 'theme', 'after the removal');
  await owner.sync();
  await stolen.sync();
  expect(stolen.membership.fault).toBe('removed');
  expect(stolen.membership.secret).not.toBe(owner.membership.secret);
  expect(JSON.stringify(stolen.stored)).not.toContain('after the removal');
});

it('[I17.device-id] a device cannot put a key of its own into the record of another one', async () => {
  const [owner, tablet, stolen] = (await pairedDevices(3)) as [TestDevice, TestDevice, TestDevice];
  const thief = await newKeys(true);
  const victimId = tablet.membership.deviceId;
  const group = await syncGroupOf(secretOf(owner.membership));
  const publicKey = toBase64Url(thief.publicKey);
  await forge(stolen, (record) =>
    record.id === victimId ? { ...record, publicKey, changedAt: record.changedAt + 1 } : record,
  );
  for (const device of [owner, tablet, owner, tablet]) await device.sync();
  for (const { membership } of [owner, tablet])
    expect(JSON.stringify(membership.devices)).not.toContain(publicKey);
  owner.membership = await removeDevice(owner.deps, owner.membership, stolen.membership.deviceId);
  await tablet.sync();
  await stolen.sync();
  expect([owner, tablet, stolen].map(({ membership }) => membership.fault)).toEqual([
    undefined,
    undefined,
    'removed',
  ]);
  // With the thief's key, what is in the place of the old state opens nothing.
  const { body } = (await stolen.deps.remote.get(group)) as RemoteState;
  const moved = await openState(group, body);
  const { by, secrets } = (moved as { state: { by: string; secrets: Record<string, string> } }).state;
  const owned = presentDevices(stolen.membership.devices).find(({ id }) => id === by) as Device;
  const shared = await agree(thief.privateKey, fromBase64Url(owned.publicKey) as Bytes);
  const key = await derive(shared as Bytes, `equivale sync 1 new key ${group.id}`);
  const sealed = fromBase64Url(secrets[victimId] as string) as Bytes;
  expect(await open(key, sealed, bytesOf(victimId))).toBeUndefined();
});

it('[I17.device-own] what a copy says of devices makes none', async () => {
  const [owner, other] = (await pairedDevices(2)) as [TestDevice, TestDevice];
  const ghost = { id: 'ghost', name: 'Ghost', publicKey: 'AAAA', seenAt: 1, changedAt: 1 };
  other.stored = { ...other.stored, devices: [ghost] };
  for (const device of [other, owner, other, owner]) await device.sync();
  expect([...namesOf(owner), ...namesOf(other)]).not.toContain('Ghost');
});
