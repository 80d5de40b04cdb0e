import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

/** The data layer as another tab has it: its own modules, its own connection, the same device. */
async function openTab() {
  vi.resetModules();
  const [favorites, conversions, responses, device] = await Promise.all([
    import('./kinds/favorites.ts'),
    import('./kinds/conversions.ts'),
    import('../device/response-cache.ts'),
    import('./database.ts'),
  ]);
  return { ...favorites, ...conversions, ...responses, ...device };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

const addFavorites = (tab: Tab) =>
  Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      tab.addFavorite({ category: 'currency', fromUnit: `C${index}`, toUnit: 'EUR' }, index),
    ),
  );

const addConversions = (tab: Tab, name: string) =>
  Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      tab.saveConversion({
        category: 'length',
        fromUnit: 'mi',
        toUnit: 'km',
        fromValue: index + 1,
        toValue: (index + 1) * 1.609344,
        timestamp: index,
        id: `${name} ${index}`,
      }),
    ),
  );

it('[I3.two-tabs] [D.two-tabs] two tabs adding the same 100 favorites and 200 conversions each at once: all there, no pair twice', async () => {
  const [one, two] = [await openTab(), await openTab()];
  expect(await one.openDevice()).not.toBe(await two.openDevice());
  const [first, second] = await Promise.all([
    addFavorites(one),
    addFavorites(two),
    addConversions(one, 'one'),
    addConversions(two, 'two'),
  ]);
  const pairs = (await one.favorites.read()).map(({ fromUnit }) => fromUnit);
  expect(pairs).toHaveLength(100);
  expect(new Set(pairs).size).toBe(100);
  expect([...first, ...second].filter(({ ok }) => ok)).toHaveLength(100);
  expect(await two.readRecentConversions(1000)).toHaveLength(400);
});

it('[I3.left-page] a page that is left in the middle of a write keeps no other waiting, and writes again when it comes back', async () => {
  const [one, two] = [await openTab(), await openTab()];
  await two.openDevice();
  const { store, done } = (await one.openDevice()).transaction('responses', 'readwrite');
  const goOn = (): Promise<unknown> => store.put({ storedAt: 0, body: 0 }, 'half').then(goOn);
  const cut = Promise.all([expect(goOn()).rejects.toThrow(), expect(done).rejects.toThrow()]);
  dispatchEvent(new Event('pagehide'));
  const asIs = (value: unknown) => ({ ok: true as const, value });
  expect(await two.readCachedResponse('half', asIs)).toBeUndefined();
  await cut;
  await one.cacheResponse('whole', 7);
  expect(await two.readCachedResponse('whole', asIs)).toBe(7);
});

it('what one tab changes is said to the others, which read it again', async () => {
  const tab = await openTab();
  const { queryClient } = await import('../device/query-client.ts');
  const refetched = vi.spyOn(queryClient, 'invalidateQueries');
  const other = new BroadcastChannel('equivale-changes');
  // Tabs of tests in other threads are heard too.
  const heard: unknown[] = [];
  other.onmessage = ({ data }) => heard.push(data);
  await tab.addFavorite({ category: 'length', fromUnit: 'mi', toUnit: 'km' }, 1);
  await waitFor(() => expect(heard).toContainEqual(['favorites']));
  // Of no kind that tabs of other tests still tell about.
  other.postMessage(['planted']);
  const isOf = (queryKey: readonly unknown[]) =>
    refetched.mock.calls.filter(([filters]) => filters?.predicate?.({ queryKey } as never)).length;
  await waitFor(() => expect(isOf(['planted', 9])).toBe(1));
  other.close();
});
