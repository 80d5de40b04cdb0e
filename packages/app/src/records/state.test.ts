import 'fake-indexeddb/auto';
import type { WholeState } from '@equivale/core/merge';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { choose } from '../device/choose.ts';
import { usePreferences } from '../device/preferences.ts';
import { emptyDevice } from '../testing/empty-device.ts';
import { FULL, FULL_LIST, FULL_PREFERENCES, fillDevice } from '../testing/full-device.ts';
import { favorites } from './kinds/favorites.ts';
import { storeOwnRate } from './kinds/own-rates.ts';
import { writeState } from './mirrors.ts';
import { readState } from './state.ts';
import { takeMirrors } from './take-mirrors.ts';

const none = { favorites: [], conversions: [], preferences: [], ownRates: [], ownUnits: [], markups: [] };
const empty = {
  ...none,
  lists: [],
  trips: [],
  expenses: [],
  arrangements: [],
  alerts: [],
  format: 'equivale-data',
  version: 1,
};

async function write(state: WholeState) {
  const outcome = await writeState(state);
  if (!outcome.ok) throw new Error(outcome.code);
  return { undo: () => writeState(outcome.before()) };
}

beforeEach(emptyDevice);

describe('everything that a device stores', () => {
  it('[I17.whole] is read as one, stored on another device, and the same there', async () => {
    expect(await readState()).toEqual(empty);
    await fillDevice();
    const state = await readState();
    expect(state).toEqual({
      ...empty,
      ...FULL,
      markups: [FULL.markups[1], FULL.markups[0]],
      lists: [FULL_LIST],
      preferences: FULL_PREFERENCES,
    });
    await emptyDevice();
    expect(usePreferences.getState()).toEqual({ theme: 'light', tags: navigator.languages });
    await write(state);
    expect(await readState()).toEqual(state);
    expect(usePreferences.getState()).toMatchObject({ theme: 'dark', cup: 'us', language: undefined });
    expect(usePreferences.getState()['kind/ARS']).toBe('blue');
    expect((await favorites.read()).map(({ toUnit }) => toUnit)).toEqual(['g', 'EUR']);
  });

  it('[I17.whole] gives on what only a newer release knows', async () => {
    const later = {
      favorites: [{ ...FULL.favorites[0], color: 'red' }],
      fromLater: [{ id: 'a', changedAt: 3, below: '1.1' }],
      preferences: [
        { id: 'language', value: 'qya', changedAt: 4 },
        { id: 'numbers', value: 'MX', changedAt: 4 },
      ],
      shape: { of: 'later' },
    };
    await write(later);
    expect(await readState()).toEqual({ ...empty, ...later });
  });

  it('[I17.whole] takes a form of figures that there is, and no other', async () => {
    const of = (value: string) => write({ preferences: [{ id: 'figures', value, changedAt: 4 }] });
    await of(',.');
    expect(usePreferences.getState().figures).toBe(',.');
    expect((await readState()).preferences).toEqual([{ id: 'figures', value: ',.', changedAt: 4 }]);
    await emptyDevice();
    await of('..');
    expect(usePreferences.getState().figures).toBeUndefined();
  });

  it('[I17.clocks] a preference has the time at which it was changed, after what came from elsewhere', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 100 });
    const stored = async () => {
      await takeMirrors();
      return (await readState()).preferences;
    };
    choose({ theme: 'dark' });
    vi.setSystemTime(200);
    expect(await stored()).toEqual([{ id: 'theme', value: 'dark', changedAt: 100 }]);
    choose({ theme: 'light' });
    expect(await stored()).toEqual([{ id: 'theme', value: 'light', changedAt: 200 }]);
    await write({ preferences: [{ id: 'theme', value: 'dark', changedAt: 900 }] });
    choose({ theme: 'light' });
    expect(await stored()).toEqual([{ id: 'theme', value: 'light', changedAt: 901 }]);
    choose({ cup: 'us' });
    choose({ cup: undefined });
    expect(await stored()).toContainEqual({ id: 'cup', removed: true, changedAt: 201 });
    vi.useRealTimers();
  });

  it('[I17.clocks] what is changed here comes after what came from a clock that is ahead', async () => {
    const ahead = Date.now() + 1e12;
    await write({ ownRates: [{ ...FULL.ownRates[0], changedAt: ahead }] });
    await storeOwnRate({ base: 'EUR', code: 'MXN', text: '19', isUsed: true });
    const [rate] = (await readState()).ownRates as { text: string; changedAt: number }[];
    expect(rate).toMatchObject({ text: '19', changedAt: ahead + 1 });
  });

  it('[I17.twins] of a pair that two devices saved, and of two own rates of a pair, the later one stays', async () => {
    await fillDevice();
    const favorite = { ...FULL.favorites[0], id: 'another', changedAt: 90 };
    const rate = {
      id: FULL.ownRates[0].id.replace('30', '31'),
      base: 'MXN',
      code: 'EUR',
      text: '0.05',
      isUsed: true,
      changedAt: 1,
    };
    const before = await readState();
    const { undo } = await write({ favorites: [favorite], ownRates: [rate] });
    const after = await readState();
    expect(after.favorites).toContainEqual(favorite);
    expect(after.favorites).toContainEqual({ id: FULL.favorites[0].id, removed: true, changedAt: 6 });
    expect(after.ownRates).toEqual([FULL.ownRates[0], { id: rate.id, removed: true, changedAt: 2 }]);
    await undo();
    expect((await favorites.read()).map(({ id }) => id)).toEqual(
      [FULL.favorites[1], FULL.favorites[0]].map(({ id }) => id),
    );
    expect((await readState()).trips).toEqual(before.trips);
  });

  it('[I17.undo] what was stored can be taken back, with what had to give way', async () => {
    await fillDevice();
    const conversions = Array.from({ length: 500 }, (_, at) => ({
      ...{ ...FULL.conversions[0], id: `c${at}`, timestamp: 1000 + at, changedAt: 1000 + at },
    }));
    const { undo } = await write({
      conversions,
      preferences: [{ id: 'theme', value: 'light', changedAt: 90 }],
      lists: [{ ...FULL_LIST, amount: '7', changedAt: 90 }],
      arrangements: [{ list: 'home', item: 'weight', hidden: true, changedAt: 90 }],
    });
    const ids = ((await readState()).conversions as { id: string }[]).map(({ id }) => id);
    expect(ids).not.toContain(FULL.conversions[0].id);
    expect(usePreferences.getState().theme).toBe('light');
    await undo();
    const live = (await readState()).conversions as { removed?: boolean }[];
    expect(live.filter(({ removed }) => !removed)).toEqual(FULL.conversions);
    expect(usePreferences.getState().theme).toBe('dark');
    expect(JSON.parse(localStorage.getItem('equivale-currency-list') ?? '')).toMatchObject({ amount: '250' });
    const { arrangements } = await readState();
    const weight = { list: 'home', item: 'weight', changedAt: expect.any(Number) };
    expect(arrangements).toEqual(expect.arrayContaining([weight]));
  });

  it('[I17.whole] [I17.unread] is stored whole or not at all, and what cannot be read here is given on', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await fillDevice();
    const before = await readState();
    const cannotBeStored = { id: 'x', changedAt: 90, note: () => 0 };
    const outcome = await writeState({
      favorites: [{ ...FULL.favorites[0], changedAt: 90 }],
      trips: [cannotBeStored],
    });
    expect(outcome).toEqual({ ok: false, code: 'failed' });
    expect(await readState()).toEqual(before);
    const unread = { id: 'unread', changedAt: 1 };
    await writeState({ trips: [unread] });
    expect((await readState()).trips).toEqual([...(before.trips as object[]), unread]);
    expect(warning).toHaveBeenCalledTimes(1);
    warning.mockRestore();
  });
});
