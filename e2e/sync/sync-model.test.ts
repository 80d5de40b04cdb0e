import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { presentDevices } from '../../packages/app/src/records/kinds/devices.ts';
import { type Bytes, fromBase64Url } from '../../packages/app/src/sync/bytes.ts';
import { removeDevice } from '../../packages/app/src/sync/change-members.ts';
import type { Membership } from '../../packages/app/src/sync/membership.ts';
import { movedText } from '../../packages/app/src/sync/moved.ts';
import type { RemoteState } from '../../packages/app/src/sync/remote.ts';
import { syncRound } from '../../packages/app/src/sync/round.ts';
import { sealState, textOf } from '../../packages/app/src/sync/sealed/sealed-state.ts';
import { syncGroupOf } from '../../packages/app/src/sync/sync-group.ts';
import { seededRandom } from '../../packages/server/src/testing/seeded-random.ts';
import {
  newTestDevice,
  openTestServer,
  runSchedule,
  type TestDevice,
  type TestServer,
} from './sync-model.ts';

const SCHEDULES = process.env.TEST_ROUNDS === 'all' ? 1000 : 20;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.store.close());

const secretOf = ({ secret }: Membership) => fromBase64Url(secret) as Bytes;
const contents = (devices: readonly TestDevice[]) => devices.map(({ stored }) => textOf(stored));
const faultsOf = (devices: readonly TestDevice[]) => devices.map(({ membership }) => membership.fault);

it('[I17.sync-converges] devices that edit and sync in any order, in any weather, end up with everything that was changed', async () => {
  for (let seed = 1; seed <= SCHEDULES; seed += 1) {
    const { devices, everything } = await runSchedule(server, seededRandom(seed));
    const names = presentDevices(devices[0]?.membership.devices ?? []).map(({ id }) => id);
    const ids = devices.map(({ membership }) => membership.deviceId);
    expect({ seed, faults: faultsOf(devices), names: names.sort() }).toEqual({
      seed,
      faults: ids.map(() => undefined),
      names: ids.sort(),
    });
    for (const { stored } of devices)
      expect(textOf(stored.preferences ?? [])).toBe(textOf(everything.preferences ?? []));
    expect(devices.some(({ membership }) => membership.isRolledBack)).toBe(false);
  }
});

/** Two devices with one state, and the network between them and the server as it is. */
async function pair(): Promise<[TestDevice, TestDevice]> {
  const fetch = server.fetch(() => 'fair');
  const one = await newTestDevice(fetch);
  one.edit('preferences', 'theme', 'dark');
  await one.sync();
  const two = await newTestDevice(fetch, { secret: secretOf(one.membership) });
  await two.sync();
  await one.sync();
  expect(faultsOf([one, two])).toEqual([undefined, undefined]);
  return [one, two];
}

describe('[I17.sync-faults] nothing is lost, and it is said,', () => {
  const put = async (device: TestDevice, body: Uint8Array) => {
    const { id } = await syncGroupOf(secretOf(device.membership));
    const replaces = await server.store.sync.stateEtag(id);
    await server.store.sync.putState(id, { etag: `"${Math.random()}"`, body, replaces, at: 0 });
  };
  const bodyOf = async (device: TestDevice) =>
    (await server.store.sync.state((await syncGroupOf(secretOf(device.membership))).id, 0))
      ?.body as Uint8Array;

  it('when the server replays an old state: what came after it is written again', async () => {
    const [one, two] = await pair();
    const old = Uint8Array.from(await bodyOf(one));
    one.edit('preferences', 'cup', 'metric');
    await one.sync();
    await two.sync();
    await put(one, old);
    await two.sync();
    expect(two.membership).toMatchObject({ isRolledBack: true });
    await one.sync();
    expect(contents([one])).toEqual(contents([two]));
    expect(textOf(one.stored)).toContain('metric');
  });

  it('when a state is cut, or sealed by another key; it is replaced when a person says so', async () => {
    const [one, two] = await pair();
    const [other] = await pair();
    for (const [body, fault] of [
      [(await bodyOf(one)).slice(0, 1000), 'damaged'],
      [await bodyOf(other), 'unreadable'],
    ] as const) {
      await put(one, body);
      one.edit('preferences', 'theme', fault);
      await one.sync();
      expect([one.membership.fault, textOf(one.stored).includes(fault)]).toEqual([fault, true]);
      expect(Buffer.compare(await bodyOf(one), body)).toBe(0);
      one.membership = await syncRound(one.deps, one.membership, true);
      expect(one.membership.fault).toBeUndefined();
      await two.sync();
      expect(contents([one])).toEqual(contents([two]));
    }
  });

  it('when the state is gone from the server; it is put there again when a person says so', async () => {
    const [one, two] = await pair();
    await one.deps.remote.remove(await syncGroupOf(secretOf(one.membership)));
    await two.sync();
    expect(two.membership.fault).toBe('gone');
    two.membership = await syncRound(two.deps, two.membership, true);
    await one.sync();
    expect([...faultsOf([one, two]), ...contents([one])]).toEqual([undefined, undefined, ...contents([two])]);
  });

  it('when others write again and again, it is busy and goes on later', async () => {
    const [one, two] = await pair();
    let storm = true;
    const fair = one.deps.remote.put;
    one.edit('preferences', 'theme', 'light');
    const remote = {
      ...one.deps.remote,
      put: async (...given: Parameters<typeof fair>) => (storm ? ('changed' as const) : fair(...given)),
    };
    one.membership = await syncRound({ ...one.deps, remote }, one.membership);
    expect(one.membership.fault).toBe('busy');
    storm = false;
    await one.sync();
    await two.sync();
    expect(contents([one])).toEqual(contents([two]));
  });

  it('without a network: it waits', async () => {
    const [one] = await pair();
    const alone = await newTestDevice(
      server.fetch(() => 'request-lost'),
      { secret: secretOf(one.membership) },
    );
    alone.edit('preferences', 'theme', 'mine');
    await alone.sync();
    expect([alone.membership.fault, textOf(alone.stored).includes('mine')]).toEqual(['offline', true]);
  });
});

it('[I17.sync-remove] a device is removed by a new key: the others get it, the removed one does not, and keeps what it has', async () => {
  const [one, two] = await pair();
  const fetch = server.fetch(() => 'fair');
  const lost = await newTestDevice(fetch, { secret: secretOf(one.membership) });
  for (const device of [lost, one, two]) await device.sync();
  two.edit('preferences', 'cup', 'offline meanwhile');
  lost.edit('preferences', 'theme', 'of the lost one');
  const before = one.membership.secret;
  one.membership = await removeDevice(one.deps, one.membership, lost.membership.deviceId);
  expect([one.membership.fault, one.membership.secret === before]).toEqual([undefined, false]);
  for (const device of [two, lost, one]) await device.sync();
  expect(faultsOf([one, two, lost])).toEqual([undefined, undefined, 'removed']);
  expect(two.membership.secret).toBe(one.membership.secret);
  expect(lost.membership.secret).toBe(before);
  expect(contents([one])).toEqual(contents([two]));
  expect(textOf(one.stored)).toContain('offline meanwhile');
  expect(textOf(one.stored)).not.toContain('of the lost one');
  expect(textOf(lost.stored)).toContain('of the lost one');
  expect(presentDevices(two.membership.devices)).toHaveLength(2);
});

it('[I17.sync-last] what a removed device writes where the state was reaches nobody: neither a state, nor a key of its own, nor nothing', async () => {
  const [one, two] = await pair();
  const lost = await newTestDevice(
    server.fetch(() => 'fair'),
    { secret: secretOf(one.membership) },
  );
  for (const device of [lost, one, two]) await device.sync();
  const group = await syncGroupOf(secretOf(lost.membership));
  one.membership = await removeDevice(one.deps, one.membership, lost.membership.deviceId);
  // It knows the group's token and key, and the etag of what is there.
  const { etag } = (await lost.deps.remote.get(group)) as RemoteState;
  const own = crypto.getRandomValues(new Uint8Array(32));
  const devices = presentDevices(lost.membership.devices);
  for (const text of [textOf(lost.stored), await movedText(lost.membership, group, devices, own)]) {
    const sealed = (await sealState(group, 1000, text)) as Bytes;
    expect(await lost.deps.remote.put(group, sealed, etag)).not.toHaveProperty('etag');
    expect(await lost.deps.remote.end(group, sealed, etag)).not.toHaveProperty('etag');
  }
  expect(await lost.deps.remote.remove(group)).not.toBe('removed');
  two.edit('preferences', 'cup', 'metric');
  for (const device of [two, one]) await device.sync();
  expect(faultsOf([one, two])).toEqual([undefined, undefined]);
  expect(two.membership.secret).toBe(one.membership.secret);
  expect(textOf(one.stored)).toContain('metric');
});

it('[I17.sync-unreadable] the database of the server holds no word of what devices share', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'equivale-sync-words-'));
  const file = join(folder, 'words.sqlite');
  const own = await openTestServer(file);
  const device = await newTestDevice(own.fetch(() => 'fair'));
  device.edit('preferences', 'note', 'Cuarto de libra con queso');
  await device.sync();
  expect(device.membership.fault).toBeUndefined();
  await own.store.close();
  const stored = readFileSync(file).toString('latin1');
  rmSync(folder, { recursive: true, force: true });
  const { token } = await syncGroupOf(secretOf(device.membership));
  for (const word of [
    'Cuarto',
    'queso',
    'preferences',
    'equivale-data',
    'device',
    token,
    device.membership.secret,
  ])
    expect({ word, isThere: stored.includes(word) }).toEqual({ word, isThere: word === 'device' });
});
