import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';

/** The data layer as another tab has it: its own modules, its own connection, the same device. */
async function openTab() {
  vi.resetModules();
  const modules = await Promise.all([
    import('./own-units.ts'),
    import('../../records/kinds/own-units.ts'),
    import('../../records/kinds/favorites.ts'),
    import('../../records/database.ts'),
    import('../../records/mirrors.ts'),
    import('../../conversion/loaded-units.ts'),
    import('../../conversion/every-unit.ts'),
    import('../../conversion/own-names.ts'),
  ]);
  return { ...Object.assign({}, ...modules), every: modules[6] } as (typeof modules)[0] &
    (typeof modules)[1] &
    (typeof modules)[2] &
    (typeof modules)[3] &
    (typeof modules)[4] &
    (typeof modules)[5] &
    (typeof modules)[7] & { every: (typeof modules)[6] };
}

const pace = { id: 'own-1', name: 'zancada', symbol: 'zan', factor: '0.740', of: 'm' } as const;
const lap = { id: 'own-2', name: 'vuelta', symbol: 'vta', factor: '500', of: 'own-1' } as const;
const favorite = { category: 'length', fromUnit: 'own-2', toUnit: 'km' } as const;

it('[I16.own-device] own units are stored as typed, known in every tab, and gone with a mark', async () => {
  const one = await openTab();
  expect((await one.loadOwnUnits()).units).toEqual([]);
  expect(await one.ownUnits.put(pace)).toEqual({ ok: true });
  expect(await one.ownUnits.put(lap)).toEqual({ ok: true });
  await one.addFavorite(favorite, 3);
  // what another program left there is no unit
  await one.writeState({ ownUnits: [{ id: 'own-0', name: 7, changedAt: 1 }] });

  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const two = await openTab();
  // a list of favorites brings the unit that it names
  expect(await two.showUnitsOf(await two.favorites.read())).toHaveLength(1);
  expect(two.loadedUnits().find('own-2')?.symbol).toBe('vta');
  const result = two.every.everyUnit.convert('2', 'own-2', 'km');
  expect(result.ok && result.toSignificant(9)).toBe('0.74');
  expect(two.useOwnNames.getState().names['own-1']).toEqual({ one: 'zancada', other: 'zancada' });
  expect((await two.loadOwnUnits()).units).toMatchObject([pace, lap]);

  expect(await two.ownUnits.remove('own-1')).toEqual({ ok: true });
  expect(await two.readStored('ownUnits')).toContainEqual({
    ...{ id: 'own-1', removed: true },
    changedAt: expect.any(Number),
  });
  const left = await two.loadOwnUnits();
  expect(left.units).toMatchObject([lap]);
  expect(left.faults.get('own-2')).toBe('unknown-unit');
  // the favorite stays, its unit is nowhere
  expect(await two.showUnitsOf(await two.favorites.read())).toHaveLength(1);
  expect(two.loadedUnits().find('own-2')).toBeUndefined();
});
