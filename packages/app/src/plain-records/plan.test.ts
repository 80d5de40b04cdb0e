import { merge, type WholeState } from '@equivale/core/merge';
import { describe, expect, it, vi } from 'vitest';
import type { RemoteApi } from '../api/remote-api.ts';
import { type ServiceRecords, sendingsOf, stateOf } from './plan.ts';
import { plainRound } from './round.ts';
import { isSwitchedOn } from './switched-on.ts';
import { plainWordsIn } from './words.ts';

const idAt = (at: number) => `019a9f3e-5b7c-7d21-9c38-${String(at).padStart(12, '0')}`;
const [one, two, three] = [idAt(1), idAt(2), idAt(3)];
const pair = { category: 'length', fromUnit: 'mi', toUnit: 'km' } as const;
const back = { category: 'length', fromUnit: 'km', toUnit: 'mi' } as const;
const text = (at: number) => new Date(at).toISOString();

const saved = (id: string, changedAt: number, of: object = pair) => ({ ...of, id, createdAt: 1, changedAt });
const removed = (id: string, changedAt: number) => ({ id, removed: true, changedAt });
const made = (id: string, at: number, fields: object = {}) => ({
  ...{ ...pair, id, fromValue: 1, toValue: 1.609344, timestamp: at, changedAt: at },
  ...fields,
});
const none: ServiceRecords = { favorites: [], removals: [], conversions: [] };
const kept = (id: string, at: number, of: typeof pair | typeof back = pair) => ({
  ...{ ...of, id, createdAt: text(1), timestamp: text(at) },
});

describe('what one has and the other has not', () => {
  it('[I17.plain-both] goes to the service, and comes from it', () => {
    const device = { favorites: [saved(one, 5)], conversions: [made(two, 7)] };
    const service = stateOf(none);
    expect(sendingsOf(device, service)).toEqual([
      { kind: 'favorite', id: one, body: { ...pair, id: one, createdAt: 1, timestamp: 5 } },
      {
        kind: 'conversion',
        id: two,
        body: { ...pair, id: two, fromValue: 1, toValue: 1.609344, timestamp: 7 },
      },
    ]);
    const conversion = { ...pair, id: two, fromValue: 1, toValue: 1.609344, own: true as const };
    const stored = stateOf({
      ...none,
      favorites: [kept(one, 5)],
      conversions: [{ ...conversion, timestamp: text(7), createdAt: text(9) }],
    });
    expect(stored).toEqual({
      favorites: [saved(one, 5)],
      conversions: [{ ...conversion, timestamp: 7, changedAt: 7 }],
    });
    expect(sendingsOf(device, stored)).toEqual([]);
  });

  it.each([
    ['removed there since', [saved(one, 5)], { removals: [{ id: one, timestamp: text(6) }] }, []],
    ['removed here since', [removed(one, 6)], { favorites: [kept(one, 5)] }, [{ kind: 'removal', id: one }]],
    ['removed in both', [removed(one, 6)], { removals: [{ id: one, timestamp: text(6) }] }, []],
    ['removed there, and never here', [], { removals: [{ id: one, timestamp: text(6) }] }, []],
    ['removed here, and never there', [removed(one, 6)], {}, []],
    [
      'restored here after it was removed there',
      [saved(one, 6)],
      { removals: [{ id: one, timestamp: text(6) }] },
      [one],
    ],
    ['restored there after it was removed here', [removed(one, 6)], { favorites: [kept(one, 7)] }, []],
    ['changed in both', [saved(one, 6)], { favorites: [kept(one, 7)] }, []],
  ] as const)('[I17.plain-both] by its clock: a favorite %s', (_, own, theirs, sent) => {
    const device = { favorites: own, conversions: [] };
    const service = stateOf({ ...none, ...theirs });
    expect(
      sendingsOf(merge(device, service), service).map((sending) =>
        sending.kind === 'favorite' ? sending.id : sending,
      ),
    ).toEqual(sent);
  });

  it('[I17.plain-both] of one editing is its latest state', () => {
    const device = { conversions: [made(one, 9, { fromValue: 12 })] };
    const stored = (at: number) =>
      stateOf({
        ...none,
        conversions: [
          { ...pair, id: one, fromValue: 1, toValue: 1.6, timestamp: text(at), createdAt: text(at) },
        ],
      });
    expect(sendingsOf(device, stored(8))).toMatchObject([
      { kind: 'conversion', body: { fromValue: 12, timestamp: 9 } },
    ]);
    expect(sendingsOf(device, stored(9))).toEqual([]);
  });

  it('[I17.plain-own] of own units, of dishes and of what has no figures stays on the device', () => {
    const own = { category: 'own-1', fromUnit: 'u1', toUnit: 'u2' };
    const device = {
      favorites: [
        saved(one, 5, own),
        saved(two, 5, { category: 'kitchen', fromUnit: 'flour/cup', toUnit: 'g' }),
      ],
      conversions: [made(three, 7, own), removed(idAt(4), 9)],
    };
    expect(sendingsOf(device, stateOf(none))).toEqual([]);
  });

  it('[I17.plain-both] is no news where a full list has dropped it', () => {
    const conversions = Array.from({ length: 500 }, (_, at) => made(idAt(at), 1000 + at));
    const [oldest] = conversions;
    const full = {
      conversions: conversions.map((record) => ({ ...record, id: `${record.id}`.replace('019a', '019b') })),
    };
    expect(
      sendingsOf({ conversions: [made(one, 999), { ...oldest, id: two }] }, full).map(({ id }) => id),
    ).toEqual([two]);
  });
});

/** A service of the calls' own rules, with a network that can be cut. */
function createService() {
  const state = {
    favorites: new Map<string, object>(),
    removals: new Map<string, string>(),
    conversions: new Map<string, object>(),
    isUp: true,
    sent: 0,
    fallbacks: 0,
  };
  const when = async <T>(value: () => T, otherwise: T): Promise<T> => {
    if (state.isUp) return value();
    state.fallbacks += 1;
    return otherwise;
  };
  const mock = { id: 'made-here', createdAt: text(1), timestamp: text(1) };
  const remote = {
    testConnection: () => when(() => true, false),
    favorites: () => when(() => [...state.favorites.values()], []),
    removedFavorites: () => when(() => [...state.removals].map(([id, timestamp]) => ({ id, timestamp })), []),
    saveFavorite: (body: { id: string; timestamp: number }) =>
      when(
        () => {
          state.sent += 1;
          state.favorites.set(body.id, { ...body, createdAt: text(1), timestamp: text(body.timestamp) });
          state.removals.delete(body.id);
          return { ...body, ...mock, id: body.id };
        },
        { ...body, ...mock },
      ),
    saveConversion: (body: { id: string; timestamp: number }) =>
      when(
        () => {
          state.sent += 1;
          state.conversions.set(body.id, { ...body, createdAt: text(1), timestamp: text(body.timestamp) });
          return { ...body, ...mock, id: body.id };
        },
        { ...body, ...mock },
      ),
    removeFavorite: (id: string) =>
      when(
        () => {
          if (state.favorites.delete(id)) state.removals.set(id, text(50));
          return { success: true, removedId: id };
        },
        { success: true, removedId: id },
      ),
  } as unknown as RemoteApi;
  return { state, remote };
}

function createDevice({ remote, state }: ReturnType<typeof createService>, begin: WholeState) {
  const device = { local: begin };
  const round = () =>
    plainRound({
      remote,
      fallbacks: () => state.fallbacks,
      conversions: async () => (state.isUp ? ([...state.conversions.values()] as never) : []),
      absorb: async (news) => {
        device.local = merge(device.local, news);
        return device.local;
      },
    });
  return { device, round };
}

describe('a round', () => {
  it('[I17.plain-both] loses nothing and makes nothing twice, without a network or with one that goes', async () => {
    const service = createService();
    const a = createDevice(service, { favorites: [saved(one, 5)], conversions: [made(two, 7)] });
    service.state.isUp = false;
    expect(await a.round()).toBeUndefined();
    service.state.isUp = true;
    expect(await a.round()).toBe(0);
    expect(await a.round()).toBe(0);
    expect(service.state.sent).toBe(2);
    // Another browser with the same records, or this one when it has lost its storage.
    const b = createDevice(service, { favorites: [saved(three, 6, back)], conversions: [] });
    await b.round();
    await a.round();
    expect(a.device.local).toEqual(b.device.local);
    expect((a.device.local.favorites as unknown[]).length).toBe(2);
    // Removed in one without a network, it goes everywhere.
    b.device.local = merge(b.device.local, { favorites: [removed(one, 40)] });
    await b.round();
    await a.round();
    expect(
      (a.device.local.favorites as { removed?: boolean }[]).filter((record) => !record.removed),
    ).toHaveLength(1);
    expect(service.state.favorites.size).toBe(1);
  });

  it('[I17.plain-both] a list that could not be read is no empty list', async () => {
    const service = createService();
    const device = createDevice(service, { favorites: [saved(one, 5)], conversions: [made(two, 7)] });
    await device.round();
    const { favorites } = service.remote;
    service.remote.favorites = () => {
      service.state.isUp = false;
      const read = favorites();
      service.state.isUp = true;
      return read;
    };
    expect(await device.round()).toBeUndefined();
    expect(service.state.sent).toBe(2);
  });

  it('[I17.plain-both] what is refused holds back nothing else', async () => {
    const service = createService();
    const favorites = Array.from({ length: 5 }, (_, at) => saved(idAt(20 + at), at + 1));
    const device = createDevice(service, { favorites, conversions: [made(two, 7)] });
    service.remote.saveFavorite = async (body) => ({
      ...body,
      id: 'made-here',
      createdAt: text(1),
      timestamp: text(1),
    });
    expect(await device.round()).toBe(6);
    expect(await device.round()).toBe(5);
    expect([...service.state.conversions.keys()]).toEqual([two]);
  });
});

it('[I17.plain-one] nothing is sent in the clear while devices share, or when the person does not want it', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
  expect(isSwitchedOn()).toBe(true);
  for (const key of ['equivale-sync', 'equivale-plain-records']) {
    stored.set(key, 'x');
    expect(isSwitchedOn()).toBe(false);
    stored.clear();
  }
  vi.unstubAllGlobals();
});

it.each([
  ['es', /conversiones|historial/, /salvo los de la cocina|Los de la cocina y los de tus unidades no/],
  [
    'en',
    /conversions|history/,
    /except those of the kitchen|Those of the kitchen and of your own units stay/,
  ],
] as const)(
  '[I17.plain-own] every sentence in %s of what is on the service says what is not',
  (language, what, exception) => {
    // The cookie comes with the first record, whatever it is; the copy says in one sentence what is where.
    const { 'privacy.cookies.body': _, 'my-data.foot': __, ...messages } = plainWordsIn(language).messages;
    const about = Object.values(messages).filter((message) => what.test(message));
    expect(about).toHaveLength(5);
    expect(about.filter((message) => !exception.test(message))).toEqual([]);
  },
);
