import { keyOfRecord, merge, nextStamp, type StampedRecord, type WholeState } from '@equivale/core/merge';
import { Hono } from 'hono';
import { newMembership } from '../../packages/app/src/sync/change-members.ts';
import { createRemote } from '../../packages/app/src/sync/http-remote.ts';
import type { Membership } from '../../packages/app/src/sync/membership.ts';
import { type RoundDeps, syncRound } from '../../packages/app/src/sync/round.ts';
import { openSqliteDatabase } from '../../packages/server/src/database/sqlite-database.ts';
import { type Deps, mountCalls } from '../../packages/server/src/routes/call.ts';
import { CALLS as SYNC_CALLS } from '../../packages/server/src/routes/calls/sync.ts';
import type { Store } from '../../packages/server/src/store/open-store.ts';
import { openStore } from '../../packages/server/src/store/open-store.ts';
import type { Random } from '../../packages/server/src/testing/seeded-random.ts';

/** The instant at which every schedule begins: 2026-11-22. */
const BEGIN = 1_795_305_600_000;
const TEN_YEARS = 315_532_800_000;
/** As far as a clock may be ahead without being taken back. */
const SIX_MONTHS = 15_778_000_000;

/** What the network does with a request: passes it, loses it, or loses the response to it. */
type Weather = 'fair' | 'request-lost' | 'response-lost';

/** The real handler over a database in memory, with a network between. */
export interface TestServer {
  readonly store: Store;
  readonly fetch: (weather: () => Weather) => typeof fetch;
}

export async function openTestServer(file = ':memory:'): Promise<TestServer> {
  const store = await openStore(openSqliteDatabase(file));
  const app = new Hono();
  const unlimited = async () => undefined;
  const deps = { store, now: () => new Date(BEGIN), limitRate: unlimited, limitRecords: unlimited };
  mountCalls(app, SYNC_CALLS, deps as unknown as Deps);
  return {
    store,
    fetch: (weather) => async (input, init) => {
      const fate = weather();
      if (fate === 'request-lost') throw new TypeError('no network');
      const response = await app.request(`http://localhost/api${input}`, init);
      if (fate === 'response-lost') throw new TypeError('connection lost');
      return response;
    },
  };
}

/** A device of the model: what it stores, and its part in the group. */
export interface TestDevice {
  stored: WholeState;
  membership: Membership;
  /** How far its clock is off, in milliseconds. */
  readonly clockOff: number;
  readonly deps: RoundDeps;
  /** Changes, adds or removes a record, as a person does at this instant. */
  edit(kind: string, id: string, value: string | undefined): WholeState;
  sync(): Promise<void>;
}

const EMPTY: WholeState = { format: 'equivale-data', version: 1 };
let elapsed = 0;

/** Lets time go by, for all devices. */
export function pass(milliseconds: number): void {
  elapsed += milliseconds;
}

/** Uses preferences only: all kinds of records merge by the same rules. */
function recordFor(
  before: StampedRecord | undefined,
  id: string,
  value: string | undefined,
  now: number,
): StampedRecord {
  const changedAt = nextStamp(before?.changedAt, now);
  return value === undefined ? { id, removed: true, changedAt } : { id, value, changedAt };
}

export async function newTestDevice(
  fetch: typeof globalThis.fetch,
  { secret, clockOff = 0 }: { secret?: Uint8Array<ArrayBuffer>; clockOff?: number } = {},
): Promise<TestDevice> {
  const now = () => BEGIN + clockOff + elapsed;
  let idle = Promise.resolve();
  const device: TestDevice = {
    stored: EMPTY,
    membership: await newMembership('device', now(), secret),
    clockOff,
    deps: {
      remote: createRemote({ base: '', fetch }),
      now,
      // Others go on meanwhile.
      pause: () => new Promise((resolve) => setImmediate(resolve)),
      local: {
        read: async () => device.stored,
        absorb: async (state) => {
          device.stored = merge(device.stored, state);
          return device.stored;
        },
        forget: async (before) => {
          const kept = (record: StampedRecord) => record.removed !== true || record.changedAt >= before;
          device.stored = Object.fromEntries(
            Object.entries(device.stored).map(([kind, records]) => [
              kind,
              Array.isArray(records) ? records.filter(kept) : records,
            ]),
          );
        },
      },
    },
    edit(kind, id, value) {
      elapsed += 1;
      const records = (device.stored[kind] ?? []) as readonly StampedRecord[];
      const before = records.find((record) => keyOfRecord(record) === id);
      const change = { [kind]: [recordFor(before, id, value, now())] };
      device.stored = merge(device.stored, change);
      return change;
    },
    sync() {
      // One round at a time, as the tabs of a browser have it.
      idle = idle.then(async () => {
        device.membership = await syncRound(device.deps, device.membership);
      });
      return idle;
    },
  };
  return device;
}

/** What happened: devices, and what merging every single change gives. */
export interface Outcome {
  readonly devices: readonly TestDevice[];
  readonly everything: WholeState;
}

const RECORDS = 4;

/** Some devices, now and then one with a clock that is ten years behind or six months ahead, edit and sync in any order, in any weather. */
export async function runSchedule(server: TestServer, random: Random): Promise<Outcome> {
  const secret = crypto.getRandomValues(new Uint8Array(32));
  let isFair = false;
  const weather = (): Weather => {
    const throwOf = isFair ? 1 : random.next();
    return throwOf < 0.15 ? 'request-lost' : throwOf < 0.3 ? 'response-lost' : 'fair';
  };
  const devices: TestDevice[] = [];
  for (let count = 2 + random.whole(2); count > 0; count -= 1) {
    const clockOff = random.next() < 0.2 ? random.pick([-TEN_YEARS, SIX_MONTHS]) : 0;
    devices.push(await newTestDevice(server.fetch(weather), { secret, clockOff }));
  }
  let everything = EMPTY;
  const underWay: Promise<void>[] = [];
  for (let steps = 6 + random.whole(8); steps > 0; steps -= 1) {
    const chance = random.next();
    const device = random.pick(devices);
    if (chance < 0.6) {
      const value = random.next() < 0.3 ? undefined : `value ${random.next()}`;
      everything = merge(everything, device.edit('preferences', `p${random.whole(RECORDS)}`, value));
    } else if (chance < 0.8) underWay.push(...devices.map((each) => each.sync()));
    else await device.sync();
    if (random.next() < 0.5) await Promise.all(underWay.splice(0));
  }
  await Promise.all(underWay);
  isFair = true;
  // Everybody says what they have, then everybody learns what the others have said.
  for (const device of [...devices, ...devices]) await device.sync();
  return { devices, everything };
}
