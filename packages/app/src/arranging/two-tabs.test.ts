import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { type Arranged, arrange } from './arrangement.ts';

const LIST = 'units/length';
const IDS = Array.from({ length: 60 }, (_, at) => `unit ${String(at).padStart(2, '0')}`);

/** The lists as another tab has them: its own modules, its own connection, the same device. */
async function openTab() {
  vi.resetModules();
  const [lists, { changeList }, { queryClient }] = await Promise.all([
    import('./arrangements.ts'),
    import('./change-list.ts'),
    import('../device/query-client.ts'),
  ]);
  const read = async (): Promise<Arranged> => {
    const { arrangement } = await queryClient.fetchQuery({ ...lists.arrangementQuery(LIST), staleTime: 0 });
    return arrange(IDS, arrangement, { use: () => 0, compareNames: () => 0 });
  };
  return { change: changeList, read };
}

it('[I16.two-tabs] two tabs that move, pin and hide at once lose nothing, not even of the same item', async () => {
  const [one, two] = [await openTab(), await openTab()];
  const [moved, hidden] = [IDS.slice(0, 10), IDS.slice(5, 15)];
  const last = IDS.at(-1) as string;
  await Promise.all([
    ...moved.map((item) => one.change(LIST, IDS, { kind: 'move', item, to: { after: last } }, 1)),
    ...hidden.map((item) => two.change(LIST, IDS, { kind: 'hide', item, isOn: true }, 2)),
    one.change(LIST, IDS, { kind: 'pin', item: 'unit 30', isOn: true }, 3),
    two.change(LIST, IDS, { kind: 'move', item: 'unit 40', to: { before: 'unit 20' } }, 4),
  ]);
  const list = await one.read();
  expect(await two.read()).toEqual(list);
  expect(list.pinned).toEqual(['unit 30']);
  expect(list.hidden.toSorted()).toEqual(hidden);
  const order = list.rest;
  expect(order.slice(-6)).toEqual([last, ...moved.slice(0, 5).reverse()]);
  expect(order[order.indexOf('unit 40') + 1]).toBe('unit 20');
  const stayed = IDS.filter((id) => ![...moved, ...hidden, 'unit 30', 'unit 40'].includes(id));
  expect(order.filter((id) => stayed.includes(id))).toEqual(stayed);
});
