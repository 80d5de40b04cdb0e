import { LAST_STAMP, nextStamp, type StampedRecord } from '@equivale/core/merge';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { presentDevices } from '../../packages/app/src/records/kinds/devices.ts';
import { type Bytes, fromBase64Url, randomBytes } from '../../packages/app/src/sync/bytes.ts';
import { beginAnew, newMembership, removeDevice } from '../../packages/app/src/sync/change-members.ts';
import { createRemote } from '../../packages/app/src/sync/http-remote.ts';
import type { Membership } from '../../packages/app/src/sync/membership.ts';
import { movedText } from '../../packages/app/src/sync/moved.ts';
import type { RemoteState } from '../../packages/app/src/sync/remote.ts';
import { syncRound } from '../../packages/app/src/sync/round.ts';
import { openState, sealState } from '../../packages/app/src/sync/sealed/sealed-state.ts';
import { syncGroupOf } from '../../packages/app/src/sync/sync-group.ts';
import { newTestDevice, openTestServer, type TestDevice, type TestServer } from './sync-model.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.store.close());

const fair = () => server.fetch(() => 'fair');
const secretOf = ({ secret }: Membership) => fromBase64Url(secret) as Bytes;
const groupOfDevice = ({ membership }: TestDevice) => syncGroupOf(secretOf(membership));
const faultsOf = (devices: readonly TestDevice[]) => devices.map(({ membership }) => membership.fault);
const recordsOf = ({ stored }: TestDevice, kind: string) => (stored[kind] ?? []) as readonly StampedRecord[];

/** A device that shares, and others with the same secret; all know each other. */
async function pairedDevices(count: number, fetches: readonly (typeof fetch)[] = []): Promise<TestDevice[]> {
  const first = await newTestDevice(fetches[0] ?? fair());
  await first.sync();
  const devices = [first];
  for (let at = 1; at < count; at += 1)
    devices.push(await newTestDevice(fetches[at] ?? fair(), { secret: secretOf(first.membership) }));
  for (const device of [...devices, ...devices]) await device.sync();
  expect(faultsOf(devices)).toEqual(devices.map(() => undefined));
  return devices;
}

/** What a member without scruples writes in the place of the state, by the secret alone. */
async function overwrite(device: TestDevice, text: string): Promise<void> {
  const group = await groupOfDevice(device);
  const remote = createRemote({ base: '', fetch: fair() });
  const { etag } = (await remote.get(group)) as RemoteState;
  const sealed = (await sealState(group, device.membership.revision + 1, text)) as Bytes;
  expect(await remote.put(group, sealed, etag)).toHaveProperty('etag');
}
const stateWith = (more: object) => JSON.stringify({ format: 'equivale-data', version: 1, ...more });

/** The state on the server, as the devices decrypt it. */
async function shared(device: TestDevice): Promise<Record<string, unknown>> {
  const group = await groupOfDevice(device);
  const remote = createRemote({ base: '', fetch: fair() });
  const opened = await openState(group, ((await remote.get(group)) as RemoteState).body);
  return (opened as { state: Record<string, unknown> }).state;
}

describe('[I17.sync-bounds] a member cannot', () => {
  it('lead the others in a circle', async () => {
    let requests = 0;
    const counting: typeof fetch = async (...given) => {
      requests += 1;
      // Without an end of its own the round would never end.
      if (requests > 300) throw new TypeError('stopped');
      return fair()(...given);
    };
    const [victim, member] = (await pairedDevices(2, [counting])) as [TestDevice, TestDevice];
    const [secretA, secretB] = [secretOf(victim.membership), randomBytes(32)];
    const [a, b] = await Promise.all([syncGroupOf(secretA), syncGroupOf(secretB)]);
    const { remote } = member.deps;
    const devices = presentDevices(member.membership.devices);
    const seal = async (group: typeof a, secret: Bytes) =>
      (await sealState(group, 99, await movedText(member.membership, group, devices, secret))) as Bytes;
    await remote.end(b, await seal(b, secretA), undefined);
    await remote.end(a, await seal(a, secretB), ((await remote.get(a)) as RemoteState).etag);
    requests = 0;
    const before = victim.membership.secret;
    await victim.sync();
    expect(victim.membership).toMatchObject({ fault: 'ended', secret: before });
    expect(requests).toBeLessThanOrEqual(5);
  });

  it('lead them on without end', async () => {
    const [victim, member] = (await pairedDevices(2)) as [TestDevice, TestDevice];
    const devices = presentDevices(member.membership.devices);
    const secrets = [secretOf(victim.membership), ...Array.from({ length: 6 }, () => randomBytes(32))];
    for (const [at, secret] of secrets.entries()) {
      const next = secrets[at + 1];
      if (!next) break;
      const group = await syncGroupOf(secret);
      const text = await movedText(member.membership, group, devices, next);
      const there = await member.deps.remote.get(group);
      const etag = typeof there === 'object' && 'etag' in there ? there.etag : undefined;
      await member.deps.remote.end(group, (await sealState(group, 99, text)) as Bytes, etag);
    }
    await victim.sync();
    expect(victim.membership.fault).toBe('ended');
  });

  it('fill their memory or their storage by a state that unpacks to hundreds of megabytes', async () => {
    const [victim] = (await pairedDevices(1)) as [TestDevice];
    const group = await groupOfDevice(victim);
    // 100 MB of blanks: compressed piece by piece, as sealState refuses them.
    const bomb = await sealedBomb(group, 100);
    const { etag } = (await victim.deps.remote.get(group)) as RemoteState;
    await victim.deps.remote.put(group, bomb, etag);
    let inflated = 0;
    const Original = globalThis.DecompressionStream;
    globalThis.DecompressionStream = class {
      readonly readable: ReadableStream<Bytes>;
      readonly writable: WritableStream<BufferSource>;
      constructor(format: CompressionFormat) {
        const inner = new Original(format);
        this.writable = inner.writable;
        this.readable = inner.readable.pipeThrough(
          new TransformStream<Bytes, Bytes>({
            transform(chunk, controller) {
              inflated += chunk.length;
              controller.enqueue(chunk);
            },
          }),
        );
      }
    };
    try {
      await victim.sync();
    } finally {
      globalThis.DecompressionStream = Original;
    }
    expect(victim.membership.fault).toBe('damaged');
    expect(Object.keys(victim.stored)).not.toContain('x');
    expect(inflated).toBeLessThan(17e6);
  });

  it('have them take more records than a copy may have, or nested ones that no device could write again', async () => {
    const many = Array.from({ length: 50_001 }, (_, at) => ({ id: `a${at}`, changedAt: 1 }));
    const deep = JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`);
    for (const more of [{ fromLater: many }, { fromLater: [{ id: 'a', changedAt: 1, deep }] }, { deep }]) {
      const [victim] = (await pairedDevices(1)) as [TestDevice];
      await overwrite(victim, stateWith(more));
      await victim.sync();
      expect(victim.membership.fault).toBe('damaged');
      expect(Object.keys(victim.stored)).toEqual(['format', 'version']);
    }
  });

  it.each(['', 'constructor', '__proto__', 'a b', 'app'])(
    'have them store a kind called %j',
    async (name) => {
      const [victim] = (await pairedDevices(1)) as [TestDevice];
      await overwrite(
        victim,
        `{"format":"equivale-data","version":1,"${name}":[{"id":"version","value":2,"changedAt":9}]}`,
      );
      await victim.sync();
      expect(victim.membership.fault).toBe('damaged');
      expect(Object.keys(victim.stored)).toEqual(['format', 'version']);
    },
  );
});

/** A state of blanks, sealed as {@link sealState} does without its limit. */
async function sealedBomb(group: Awaited<ReturnType<typeof syncGroupOf>>, megabytes: number): Promise<Bytes> {
  const { seal } = await import('../../packages/app/src/sync/secret-box.ts');
  const pieces = [
    '{"format":"equivale-data","version":1,"x":"',
    ...Array(megabytes).fill(' '.repeat(1e6)),
    '"}',
  ];
  const stream = new Blob(pieces).stream().pipeThrough(new CompressionStream('gzip'));
  const packed = new Uint8Array(await new Response(stream).arrayBuffer());
  const size = 2 ** Math.ceil(Math.log2(packed.length + 44));
  const padded = new Uint8Array(size - 40);
  new DataView(padded.buffer).setUint32(0, packed.length);
  padded.set(packed, 4);
  const head = new Uint8Array(12);
  head.set(new TextEncoder().encode('EQS1'));
  new DataView(head.buffer).setBigUint64(4, 99n);
  const context = new Uint8Array([...new TextEncoder().encode(group.id), ...head]);
  const sealed = await seal(group.key, padded, context);
  return new Uint8Array([...head, ...sealed]);
}

describe('[I17.sync-ended] a group whose last state is junk', () => {
  it('is said to have ended, and each device can begin a new one from what it has', async () => {
    const [owner, other] = (await pairedDevices(2)) as [TestDevice, TestDevice];
    owner.edit('preferences', 'theme', 'dark');
    await owner.sync();
    const group = await groupOfDevice(owner);
    const { etag } = (await owner.deps.remote.get(group)) as RemoteState;
    expect(await owner.deps.remote.end(group, randomBytes(4096), etag)).toHaveProperty('etag');
    await owner.sync();
    expect(owner.membership.fault).toBe('damaged');
    owner.membership = await syncRound(owner.deps, owner.membership, true);
    expect(owner.membership.fault).toBe('ended');
    await owner.sync();
    expect(owner.membership.fault).toBe('ended');
    expect(await owner.deps.remote.remove(group)).toEqual({ fault: 'ended' });

    const before = owner.membership;
    owner.membership = await syncRound(owner.deps, await beginAnew(before, Date.parse('2026-11-28')));
    expect(owner.membership.fault).toBeUndefined();
    expect(owner.membership.secret).not.toBe(before.secret);
    expect(presentDevices(owner.membership.devices).map(({ name }) => name)).toEqual(['device']);
    expect(recordsOf(owner, 'preferences')).toMatchObject([{ id: 'theme', value: 'dark' }]);
    const again = await newTestDevice(fair(), { secret: secretOf(owner.membership) });
    await again.sync();
    expect(recordsOf(again, 'preferences')).toEqual(recordsOf(owner, 'preferences'));
    await other.sync();
    expect(other.membership.fault).toBe('damaged');
  });
});

describe('[I17.sync-remove] where the network fails at the moment of the move', () => {
  /** Loses requests to /last, or the responses to them. */
  const lossy =
    (what: 'request' | 'response', isOn: () => boolean): typeof fetch =>
    async (input, init) => {
      const isLast = isOn() && String(input).endsWith('/last');
      if (isLast && what === 'request') throw new TypeError('no network');
      const response = await fair()(input, init);
      if (isLast) throw new TypeError('connection lost');
      return response;
    };

  it('a lost response leaves all but the removed one with the new state', async () => {
    const [a, b, r] = (await pairedDevices(3, [lossy('response', () => true)])) as [
      TestDevice,
      TestDevice,
      TestDevice,
    ];
    a.edit('preferences', 'theme', 'dark');
    await a.sync();
    a.membership = await removeDevice(a.deps, a.membership, r.membership.deviceId);
    expect(a.membership.fault).toBeUndefined();
    for (const device of [a, b, r, a, b]) await device.sync();
    expect(faultsOf([a, b, r])).toEqual([undefined, undefined, 'removed']);
    expect(b.membership.secret).toBe(a.membership.secret);
    expect(recordsOf(b, 'preferences')).toMatchObject([{ id: 'theme', value: 'dark' }]);
  });

  it('a lost response, and no network after it, lets all follow once there is one', async () => {
    let isDown = false;
    const then: typeof fetch = async (input, init) => {
      if (isDown) throw new TypeError('no network');
      const response = await fair()(input, init);
      if (!String(input).endsWith('/last')) return response;
      isDown = true;
      throw new TypeError('connection lost');
    };
    const [a, b, r] = (await pairedDevices(3, [then])) as [TestDevice, TestDevice, TestDevice];
    a.membership = await removeDevice(a.deps, a.membership, r.membership.deviceId);
    expect(a.membership.fault).toBe('offline');
    isDown = false;
    for (const device of [a, b, r, a, b]) await device.sync();
    expect(faultsOf([a, b, r])).toEqual([undefined, undefined, 'removed']);
    expect(b.membership.secret).toBe(a.membership.secret);
  });

  it('a lost request leaves everything as it was', async () => {
    let isOn = true;
    const [a, b, r] = (await pairedDevices(3, [lossy('request', () => isOn)])) as [
      TestDevice,
      TestDevice,
      TestDevice,
    ];
    const { secret } = a.membership;
    a.membership = await removeDevice(a.deps, a.membership, r.membership.deviceId);
    expect(a.membership).toMatchObject({ fault: 'offline', secret });
    for (const device of [a, b, r]) await device.sync();
    expect(faultsOf([a, b, r])).toEqual([undefined, undefined, undefined]);
    isOn = false;
    a.membership = await removeDevice(a.deps, a.membership, r.membership.deviceId);
    for (const device of [a, b, r]) await device.sync();
    expect(faultsOf([a, b, r])).toEqual([undefined, undefined, 'removed']);
  });
});

describe('[I17.clocks] a record with the last clock there is', () => {
  it('can be changed and removed by who has seen it, and stays so everywhere', async () => {
    const [a, b] = (await pairedDevices(2)) as [TestDevice, TestDevice];
    const preferences = [
      { id: 'spam', value: 'buy', changedAt: LAST_STAMP },
      { id: 'theme', value: 'light', changedAt: LAST_STAMP - 1 },
      { id: 'usual', value: 'kept', changedAt: 5 },
    ];
    await overwrite(a, stateWith({ preferences }));
    for (const device of [a, b]) await device.sync();
    const clockOf = (device: TestDevice, id: string) =>
      recordsOf(device, 'preferences').find((record) => record.id === id)?.changedAt as number;
    const inAYear = a.deps.now() + 366 * 86_400_000;
    expect(clockOf(a, 'spam')).toBeLessThan(inAYear);
    expect(clockOf(a, 'spam')).toBeGreaterThan(clockOf(a, 'theme'));
    expect(clockOf(a, 'usual')).toBe(5);
    b.edit('preferences', 'spam', undefined);
    b.edit('preferences', 'theme', 'dark');
    for (const device of [b, a, b]) await device.sync();
    for (const device of [a, b]) {
      const [spam, theme] = recordsOf(device, 'preferences');
      expect(spam).toMatchObject({ id: 'spam', removed: true });
      expect(theme).toMatchObject({ id: 'theme', value: 'dark' });
    }
    expect(nextStamp(clockOf(a, 'spam'), 0)).toBeLessThan(LAST_STAMP);
    // Nobody writes any more where nothing changes.
    const { revision } = a.membership;
    for (const device of [a, b, a]) await device.sync();
    expect([a.membership.revision, b.membership.revision]).toEqual([revision, revision]);
  });
});

it('[I17.clocks] a device that is ten years ahead keeps what it has, and the others take it as of a year from now', async () => {
  const [a] = (await pairedDevices(1)) as [TestDevice];
  const tenYears = 315_532_800_000;
  const ahead = await newTestDevice(fair(), { secret: secretOf(a.membership), clockOff: tenYears });
  ahead.edit('preferences', 'theme', 'dark');
  a.edit('preferences', 'cup', 'metric');
  for (const device of [ahead, a, ahead, a, ahead, a]) await device.sync();
  expect(faultsOf([a, ahead])).toEqual([undefined, undefined]);
  const values = (device: TestDevice) => recordsOf(device, 'preferences').map(({ id, value }) => [id, value]);
  expect(values(a)).toEqual([
    ['cup', 'metric'],
    ['theme', 'dark'],
  ]);
  expect(values(ahead)).toEqual(values(a));
  const theme = recordsOf(a, 'preferences').find(({ id }) => id === 'theme');
  expect(theme?.changedAt).toBeLessThanOrEqual(a.deps.now() + 365 * 86_400_000);
});

describe('[I17.unread] values of a later release', () => {
  it('are carried along as they are, and the state is not damaged for them', async () => {
    const [a, b] = (await pairedDevices(2)) as [TestDevice, TestDevice];
    const later = {
      markups: [{ id: 'credit-union', percent: '1', changedAt: 7 }],
      lists: [{ id: 'a', rows: Array(61).fill('EUR'), from: 'EUR', amount: '1', changedAt: 7 }],
      favorites: [{ id: 'f', route: ['mi', 'km'], changedAt: 7 }],
    };
    await overwrite(a, stateWith(later));
    for (const device of [a, b]) await device.sync();
    expect(faultsOf([a, b])).toEqual([undefined, undefined]);
    b.edit('preferences', 'theme', 'dark');
    for (const device of [b, a]) await device.sync();
    expect(await shared(a)).toMatchObject(later);
    expect(a.stored).toMatchObject(later);
  });
});

it('[I17.sync-newest] the newest change that all agree on is known, however often nothing new is found', async () => {
  const [a, b] = (await pairedDevices(2)) as [TestDevice, TestDevice];
  expect(a.membership.newestAt).toBeUndefined();
  a.edit('preferences', 'theme', 'dark');
  const at = a.deps.now();
  for (const device of [a, b, a, b]) await device.sync();
  expect([a.membership.newestAt, b.membership.newestAt]).toEqual([at, at]);
  const joined = await newMembership('new', at, secretOf(a.membership));
  const fresh = await syncRound(b.deps, joined);
  expect(fresh.newestAt).toBe(at);
});
