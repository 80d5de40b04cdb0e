import 'fake-indexeddb/auto';
import type { StampedRecord, WholeState } from '@equivale/core/merge';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Kind } from '../records/kind.ts';
import { FULL, FULL_LIST, FULL_PREFERENCES } from '../testing/full-device.ts';

const YEAR_MS = 365 * 86_400_000;
const NOW = Date.parse('2026-11-28T12:00:00Z');

vi.mock('../records/kinds.ts', async (original) => {
  const { KINDS } = await original<typeof import('../records/kinds.ts')>();
  const { object, string } = await import('valibot');
  const { defineRecords } = await import('../records/define-records.ts');
  // The file of a kind that somebody adds, and its line.
  const planted = defineRecords({ kind: 'planted', schema: object({ id: string(), word: string() }) });
  return { KINDS: [...KINDS, planted] };
});

/** The data layer as a tab of a device has it: what it would load later is here from the beginning. */
async function loadTab(device: { storage: IDBFactory }) {
  vi.resetModules();
  const [
    { openDevice, readStored },
    { readState, sharedOf },
    { storeState, forgetRemoved },
    { writeAll },
    { readableOf, removalOf },
    { KINDS },
    changes,
    { eraseDevice },
  ] = await Promise.all([
    import('../records/database.ts'),
    import('../records/state.ts'),
    import('../records/store-state.ts'),
    import('../records/write.ts'),
    import('../records/kind.ts'),
    import('../records/kinds.ts'),
    import('../records/changes.ts'),
    import('./erase-device.ts'),
  ]);
  /** A connection that was closed is opened to the same device again. */
  const here =
    <Given extends unknown[], T>(work: (...given: Given) => T) =>
    (...given: Given): T => {
      vi.stubGlobal('indexedDB', device.storage);
      return work(...given);
    };
  const of = (name: string) => {
    const kind = KINDS.find((each) => each.kind === name) as Kind;
    return {
      put: here((record: object) => writeAll([{ kind, make: [record] }], Date.now())),
      remove: here((id: string) => writeAll([{ kind, make: [removalOf(id)] }], Date.now())),
      read: here(async () => readableOf<StampedRecord>(kind, await readStored(name))),
    };
  };
  return {
    open: here(openDevice),
    sharedOf,
    readState: here(readState),
    storeState: here(storeState),
    forgetRemoved: here(forgetRemoved),
    readStored: here(readStored),
    erase: here(eraseDevice),
    onChange: changes.onChange,
    kinds: KINDS,
    of,
  };
}
type Tab = Awaited<ReturnType<typeof loadTab>>;

const idAt = (kind: string, at: number) =>
  `${kind === 'ownUnits' ? 'own-' : ''}0198c6f0-7e2a-7c51-9a3b-5b1f6a0c2d${10 + at}`;

/** A record of each kind that can be stored; `at` makes another one of it, `mark` says which change it is of. */
const SAMPLES: Readonly<Record<string, (at: number, mark: number) => object>> = {
  favorites: (at) => ({ ...FULL.favorites[0], fromUnit: `U${at}` }),
  conversions: (at) => ({ ...FULL.conversions[0], timestamp: NOW + at }),
  preferences: (_, mark) => ({ ...FULL_PREFERENCES[0], value: `${mark}` }),
  ownRates: (at) => ({ ...FULL.ownRates[0], code: `MX${'NABC'[at]}` }),
  ownUnits: () => FULL.ownUnits[0],
  markups: () => FULL.markups[0],
  lists: () => FULL_LIST,
  trips: () => ({ ...FULL.trips[0], isPast: true }),
  expenses: () => FULL.expenses[0],
  arrangements: (at) => ({ list: 'home', item: `item ${at}`, hidden: true, changedAt: NOW }),
  alerts: () => FULL.alerts[0],
  subscription: () => ({ token: 't' }),
  devices: () => ({ name: 'Phone', publicKey: 'k', seenAt: NOW }),
  planted: (_, mark) => ({ word: `${mark}` }),
};
const FIXED_IDS: Readonly<Record<string, readonly string[]>> = {
  markups: ['my-card', 'bank-card', 'merchant'],
};

function sample(kind: string, at: number, mark: number): StampedRecord {
  const { changedAt: _, ...record } = (SAMPLES[kind] as (typeof SAMPLES)[string])(at, mark) as StampedRecord;
  const named = 'item' in record ? record : { ...record, id: FIXED_IDS[kind]?.[at] ?? idAt(kind, at) };
  // A field of a newer release, which is kept.
  return { ...named, mark } as unknown as StampedRecord;
}

const keyOf = ({ id, item }: StampedRecord) => String(id ?? item);

/** Putting comes more often than what undoes it. */
const STEPS = [
  ...['put', 'put', 'put', 'remove', 'remove', 'restore', 'restore'],
  ...['import', 'copy', 'sync', 'full', 'back', 'close', 'erase'],
] as const;

interface Step {
  readonly what: (typeof STEPS)[number];
  readonly kind: number;
  readonly at: number;
  readonly device: 0 | 1;
  readonly tab: 0 | 1;
}
const aStep: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom(...STEPS),
  kind: fc.nat(100),
  at: fc.nat(2),
  device: fc.constantFrom(0, 1),
  tab: fc.constantFrom(0, 1),
});

/** What the model knows of a record on a device: the last accepted change, and all that it came after. */
interface Known {
  readonly mark: number | 'removed';
  readonly seen: ReadonlySet<number>;
}

const hasAll = (a: Known, b: Known) => [...b.seen].every((change) => a.seen.has(change));

/** Whichever of the two states has not been replaced knowingly by the other. */
function candidates(a: Known | undefined, b: Known | undefined): Known[] {
  if (!a || !b) return [a, b].filter((known) => known !== undefined);
  if (hasAll(a, b)) return [a];
  return hasAll(b, a) ? [b] : [a, b];
}

/** Two devices with two tabs each, and what every record has to be. */
class Model {
  readonly known: [Map<string, Known>, Map<string, Known>] = [new Map(), new Map()];
  readonly copies: [WholeState | undefined, WholeState | undefined] = [undefined, undefined];
  /** The last version of each record, by kind and key, for what restores it. */
  readonly made = new Map<string, StampedRecord>();
  readonly clockOff: [number, number] = [0, 0];
  readonly tabs: readonly (readonly [Tab, Tab])[];
  last = 0;

  constructor(tabs: readonly (readonly [Tab, Tab])[]) {
    this.tabs = tabs;
  }

  tab({ device, tab }: Pick<Step, 'device' | 'tab'>): Tab {
    return this.tabs[device]?.[tab] as Tab;
  }

  /** Both tabs of a device have what was accepted, and nothing that was erased. */
  async check(device: 0 | 1): Promise<void> {
    for (const tab of this.tabs[device] ?? []) {
      const there = await readMarks(tab);
      expect([...there.keys()].filter((name) => !this.known[device].has(name))).toEqual([]);
      for (const [name, { mark }] of this.known[device])
        expect([name, there.get(name)]).toEqual([name, mark]);
    }
  }

  accepted(device: 0 | 1, name: string, mark: Known['mark']): void {
    const before = this.known[device].get(name)?.seen ?? new Set();
    this.last += 1;
    this.known[device].set(name, { mark, seen: new Set([...before, this.last]) });
  }

  /** One of the removed records of a device, as it was before. */
  removed(device: 0 | 1, nth: number): [kind: string, record: StampedRecord] | undefined {
    const names = [...this.known[device]].filter(([, { mark }]) => mark === 'removed').map(([name]) => name);
    const name = names[nth % names.length];
    const last = name === undefined ? undefined : this.made.get(name);
    return last && [name?.split(' ')[0] as string, last];
  }

  /** Both devices have what came later of each record; of changes without knowledge of one another either. */
  async synced(scope: (kind: string) => boolean): Promise<void> {
    const there = await readMarks(this.tab({ device: 0, tab: 0 }));
    for (const name of new Set(this.known.flatMap((known) => [...known.keys()]))) {
      if (!scope(name.split(' ')[0] as string)) continue;
      const [a, b] = this.known.map((known) => known.get(name));
      expect(candidates(a, b).map(({ mark }) => mark)).toContain(there.get(name));
      const seen = new Set([...(a?.seen ?? []), ...(b?.seen ?? [])]);
      for (const known of this.known) known.set(name, { mark: there.get(name) as Known['mark'], seen });
    }
  }
}

/** What is stored of each record, by kind and key. */
async function readMarks({ kinds, readStored }: Tab): Promise<Map<string, Known['mark']>> {
  const marks = new Map<string, Known['mark']>();
  for (const { kind } of kinds)
    for (const record of await readStored(kind))
      marks.set(`${kind} ${keyOf(record)}`, record.removed === true ? 'removed' : Number(record.mark));
  return marks;
}

const exchange = async (from: Tab, to: Tab) => to.storeState(from.sharedOf(await from.readState()));

async function take(model: Model, step: Step, kinds: readonly Kind[]): Promise<void> {
  const { device, at, what } = step;
  const tab = model.tab(step);
  const { kind } = kinds[step.kind % kinds.length] as Kind;
  vi.setSystemTime(NOW + model.last * 1000 + model.clockOff[device]);
  const mark = model.last + 1;
  const record = sample(kind, at, mark);
  const name = `${kind} ${keyOf(record)}`;
  switch (what) {
    case 'put':
    case 'full':
    case 'close': {
      const puts = vi.spyOn(IDBObjectStore.prototype, 'put');
      if (what === 'full')
        puts.mockImplementation(() => {
          throw new DOMException('no room', 'QuotaExceededError');
        });
      const putting = tab.of(kind).put(record);
      // The page is left in the middle of it: all its connections end.
      if (what === 'close') dispatchEvent(new Event('pagehide'));
      const outcome = await putting;
      puts.mockRestore();
      expect(outcome.ok && what === 'full').toBe(false);
      if (!outcome.ok) return;
      model.made.set(name, record);
      model.accepted(device, name, mark);
      return;
    }
    case 'remove':
      if (kind === 'arrangements' || !model.known[device].has(name)) return;
      expect(await tab.of(kind).remove(String(record.id))).toEqual({ ok: true });
      model.accepted(device, name, 'removed');
      return;
    case 'restore': {
      const removed = model.removed(device, step.kind);
      if (!removed) return;
      const [of, again] = removed;
      expect(await tab.of(of).put(again)).toEqual({ ok: true });
      model.accepted(device, `${of} ${keyOf(again)}`, Number(again.mark));
      return;
    }
    case 'copy':
      model.copies[device] = await tab.readState();
      return;
    case 'import':
      if (model.copies[device]) expect((await tab.storeState(model.copies[device])).ok).toBe(true);
      return;
    case 'erase':
      await tab.erase();
      model.known[device].clear();
      model.copies[device] = undefined;
      return;
    case 'back':
      model.clockOff[device] -= YEAR_MS;
      return;
    case 'sync': {
      const [one, other] = [model.tab({ device: 0, tab: step.tab }), model.tab({ device: 1, tab: step.tab })];
      await exchange(one, other);
      await exchange(other, one);
      await model.synced((each) => kinds.find((known) => known.kind === each)?.scope === undefined);
    }
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const storages = [{ storage: new IDBFactory() }, { storage: new IDBFactory() }];
/** Two tabs on each of two devices; to load the data layer anew for every run took most of the time. */
const loaded: (readonly [Tab, Tab])[] = [];

async function openDevices(): Promise<(readonly [Tab, Tab])[]> {
  // The pages of the run before are left: their connections end.
  dispatchEvent(new Event('pagehide'));
  for (const device of storages) device.storage = new IDBFactory();
  if (loaded.length === 0)
    for (const device of storages) loaded.push([await loadTab(device), await loadTab(device)]);
  for (const tab of loaded.flat()) await tab.open();
  return loaded;
}

describe('[I17.records] every kind of records', () => {
  it('loses nothing that was accepted and brings back nothing that was removed, in two tabs on two devices, and both come to the same', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aStep, { minLength: 5, maxLength: 40 }), async (steps) => {
        const tabs = await openDevices();
        const model = new Model(tabs);
        const { kinds } = model.tab({ device: 0, tab: 0 });
        for (const step of steps) {
          await take(model, step, kinds);
          await model.check(step.device);
        }
        await take(model, { what: 'sync', kind: 0, at: 0, device: 0, tab: 0 }, kinds);
        const [a, b] = tabs.map(([tab]) => tab) as [Tab, Tab];
        expect(a.sharedOf(await a.readState())).toEqual(b.sharedOf(await b.readState()));
      }),
      { numRuns: 15 },
    );
  });

  it('has one open trip at most, whichever way several came to be', async () => {
    const openTrip = (at: number) => ({ ...sample('trips', at, 0), isPast: false });
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            at: fc.nat(2),
            device: fc.constantFrom(0, 1),
            what: fc.constantFrom('put', 'remove', 'sync'),
          }),
          {
            minLength: 2,
            maxLength: 15,
          },
        ),
        async (steps) => {
          const [[a], [b]] = (await openDevices()) as [readonly [Tab, Tab], readonly [Tab, Tab]];
          const doing = {
            put: (tab: Tab, at: number) => tab.of('trips').put(openTrip(at)),
            remove: (tab: Tab, at: number) => tab.of('trips').remove(idAt('trips', at)),
            sync: async () => [await exchange(a, b), await exchange(b, a)],
          };
          for (const { at, device, what } of steps) {
            await doing[what](device === 0 ? a : b, at);
            for (const each of [a, b])
              expect((await each.of('trips').read()).filter(({ isPast }) => !isPast).length).toBeLessThan(2);
          }
        },
      ),
      { numRuns: 20 },
    );
  });

  it('is one file and one line: a planted kind is stored, watched, copied, shared and erased with all others', async () => {
    const [[a, second], [b]] = (await openDevices()) as [readonly [Tab, Tab], readonly [Tab, Tab]];
    const heard = vi.fn();
    second.onChange(heard);
    expect(await a.of('planted').put(sample('planted', 0, 1))).toEqual({ ok: true });
    expect(await second.of('planted').read()).toMatchObject([{ word: '1' }]);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(['planted']));
    expect(await a.of('planted').put({ id: 'x' } as never)).toEqual({
      ok: false,
      code: 'invalid',
      field: 'word',
    });
    expect((await a.readState()).planted).toMatchObject([{ word: '1', mark: 1 }]);
    await exchange(a, b);
    expect(await b.of('planted').read()).toMatchObject([{ word: '1' }]);
    await a.of('planted').remove(idAt('planted', 0));
    await exchange(a, b);
    expect(await b.of('planted').read()).toEqual([]);
    await a.of('planted').put(sample('planted', 1, 2));
    await a.erase();
    expect(await second.readStored('planted')).toEqual([]);
  });

  it('[I17.device-removal] devices are in no copy, and their removals are never forgotten', async () => {
    const [[tab]] = (await openDevices()) as [readonly [Tab, Tab]];
    for (const kind of ['devices', 'planted']) {
      await tab.of(kind).put(sample(kind, 0, 1));
      await tab.of(kind).remove(idAt(kind, 0));
    }
    expect(await tab.readState()).not.toHaveProperty('devices');
    await tab.forgetRemoved(NOW + YEAR_MS);
    expect(await tab.readStored('planted')).toEqual([]);
    expect(await tab.readStored('devices')).toMatchObject([{ removed: true }]);
  });
});
