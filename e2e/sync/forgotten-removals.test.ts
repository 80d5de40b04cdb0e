import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bytes, fromBase64Url } from '../../packages/app/src/sync/bytes.ts';
import { newTestDevice, openTestServer, pass, type TestDevice, type TestServer } from './sync-model.ts';

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.store.close());

/** Devices that share one record. */
async function pairedDevices(count: number): Promise<TestDevice[]> {
  const fetch = server.fetch(() => 'fair');
  const first = await newTestDevice(fetch);
  first.edit('preferences', 'cup', 'us');
  await first.sync();
  const secret = fromBase64Url(first.membership.secret) as Bytes;
  const devices = [first];
  while (devices.length < count) devices.push(await newTestDevice(fetch, { secret }));
  for (const device of [...devices, ...devices]) await device.sync();
  return devices;
}

const cups = (devices: readonly TestDevice[]) => devices.map(({ stored }) => stored.preferences);

describe('[I17.forgotten] a removal', () => {
  it('is forgotten on every device when all of them were there a year after it, and stays away', async () => {
    const devices = await pairedDevices(2);
    const [one, two] = devices as [TestDevice, TestDevice];
    one.edit('preferences', 'cup', undefined);
    for (const device of [one, two]) await device.sync();
    expect(cups(devices)).toMatchObject([[{ removed: true }], [{ removed: true }]]);
    pass(YEAR_MS + DAY_MS);
    await one.sync();
    expect(one.stored.preferences).toMatchObject([{ removed: true }]);
    for (const device of [two, one, two, one]) await device.sync();
    // Both came back after a year: what they may have brought has to be seen by both before anything is forgotten.
    pass(YEAR_MS - DAY_MS);
    for (const device of [one, two, one]) await device.sync();
    pass(3 * DAY_MS);
    for (const device of [one, two, one, two]) await device.sync();
    expect(cups(devices)).toEqual([[], []]);
    const etags = devices.map(({ membership }) => membership.etag);
    for (const device of devices) await device.sync();
    expect(devices.map(({ membership }) => membership.etag)).toEqual(etags);
  });

  it('is remembered as long as one device has not seen it', async () => {
    const devices = await pairedDevices(3);
    const [one, two, away] = devices as [TestDevice, TestDevice, TestDevice];
    one.edit('preferences', 'cup', undefined);
    for (let quarter = 0; quarter < 12; quarter += 1) {
      pass(YEAR_MS / 4);
      for (const device of [one, two]) await device.sync();
    }
    expect(one.stored.preferences).toMatchObject([{ removed: true }]);
    await away.sync();
    expect(away.stored.preferences).toMatchObject([{ removed: true }]);
  });

  it('that a device brings after more than a year reaches every other one', async () => {
    const devices = await pairedDevices(3);
    const [one, two, away] = devices as [TestDevice, TestDevice, TestDevice];
    away.edit('preferences', 'cup', undefined);
    for (let quarter = 0; quarter < 7; quarter += 1) {
      pass(YEAR_MS / 4);
      for (const device of [one, two]) await device.sync();
    }
    for (const device of [away, one, away, two, one, away]) await device.sync();
    expect(cups(devices)).toMatchObject([[{ removed: true }], [{ removed: true }], [{ removed: true }]]);
  });
});
