import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { dispatch } from '../../conversion/converter-state.ts';
import { unitSet } from '../../conversion/unit-set.ts';
import { emptyDevice } from '../../testing/empty-device.ts';
import { openRoute } from '../../testing/open-route.tsx';
import { CategoryView } from './category-view.tsx';

const plain = (text: string | null | undefined) => text?.replaceAll('\u202f', ' ') ?? '';

async function open(path: string) {
  const view = await openRoute(CategoryView, '/category/:category/:from?/:to?', path);
  await screen.findAllByRole('heading', { level: 2 });
  return view;
}

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Cantidad' });
const list = () => screen.getByRole('table', { name: / en todas las unidades$/ });
const rows = () => within(list()).getAllByRole('row').slice(1);
const row = (name: RegExp) => rows().find(({ textContent }) => name.test(textContent)) as HTMLElement;
const value = (name: RegExp) => plain(within(row(name)).getByRole('cell').textContent);
/** All units of the category but the one converted from. */
const countOfAll = (category: string) =>
  unitSet.list().filter((unit) => unit.category === category && unit.table !== 'specialist').length - 1;
const pick = (name: RegExp) => within(row(name)).getAllByRole('button')[0] as HTMLElement;

beforeEach(emptyDevice);

describe('the list of all units', () => {
  it('[I16.all-units] has the frequent ones first and all on demand, without the from unit; a tap makes a row the target', async () => {
    const { user, path } = await open('/category/length/mi/km');
    // nothing typed: what one mile is, 1609.344 m by the agreement of 1959
    expect(screen.getByRole('heading', { name: /^1\smi en todas las unidades$/ })).toBeDefined();
    expect(value(/^Metro/)).toBe('1.609,344');
    await user.type(amount(), '26,2');
    // the list follows a frame after the result
    await screen.findByRole('heading', { name: /^26,2\smi en todas las unidades$/ });
    expect(rows()).toHaveLength(8);
    // 26.2 × 1609.344 = 42164.8128; by 0.3048 138336; by 1852 22.76717753…
    expect([/^Metro/, /^Pie/, /^Milla náutica/].map(value)).toEqual(['42.164,813', '138.336', '22,767178']);
    expect(row(/^Milla mi/)).toBeUndefined();
    const all = countOfAll('length');
    await user.click(screen.getByRole('button', { name: `Ver las ${all} unidades` }));
    // the rows are rendered anew once the code of the filter is there: a tap on one that goes then would be lost
    await screen.findByRole('textbox', { name: 'Filtrar unidades' });
    expect(rows()).toHaveLength(all);
    await user.click(pick(/^Pie/));
    expect(path()).toBe('/category/length/mi/ft');
    expect(pick(/^Pie/).getAttribute('aria-current')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Menos' }));
    expect(rows()).toHaveLength(8);
  });

  it('[I16.short-definition] says what an ambiguous unit stands for', async () => {
    await open('/category/length/mi/km');
    expect(plain(pick(/^Milla náutica/).textContent)).toBe('Milla náutica nmi 1.852 m exactos');
    expect(pick(/^Metro/).textContent).toBe('Metro m');
  });

  it('[I16.unit-filter] [I16.list-keys] is filtered by the search of units, and walked, chosen and copied from with the keys', async () => {
    const { user, path } = await open('/category/volume/gal_us/l');
    await user.type(amount(), '2,5');
    const all = countOfAll('volume');
    await user.click(screen.getByRole('button', { name: `Ver las ${all} unidades` }));
    await user.type(await screen.findByRole('textbox', { name: 'Filtrar unidades' }), 'fán');
    expect(screen.getAllByText(`4 de ${all} unidades`).length).toBeGreaterThan(0);
    expect(
      rows().map((each) => within(each).getByRole('rowheader').querySelector('mark')?.textContent),
    ).toEqual(['Fan', 'Fan', 'Fan', 'Fan']);
    // as rendered: 2.5 × 3.785411784 L by 55.501 and 96.996
    expect(value(/^Fanega castellana/)).toBe('0,17051097');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(pick(/^Fanega castellana/));
    await user.keyboard('{ArrowDown}{ArrowDown}c');
    expect(document.activeElement).toBe(pick(/^Fanega \(Chile\)/));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('0,097566183'));
    await user.keyboard('{Enter}');
    expect(path()).toBe('/category/volume/gal_us/fanega_cl');
    await user.keyboard('{Home}{ArrowUp}{Escape}');
    expect(rows()).toHaveLength(all);
    await user.click(within(row(/^Litro/)).getByRole('button', { name: 'Copiar L' }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('9,4635295'));
  });

  it('[I16.rows-right] has no figure below absolute zero, and 0 only for 0', async () => {
    const { user } = await open('/category/temperature/c/f');
    await user.type(amount(), '-300');
    await waitFor(() => expect(value(/^Kelvin/)).toBe('–'));
    cleanup();
    dispatch({ type: 'leave' });
    const { user: other } = await open('/category/length/mm/km');
    await other.type(amount(), '0,001');
    await other.click(screen.getByRole('button', { name: /^Ver las/ }));
    // 10⁻⁶ m by 9460730472580800
    expect(value(/^Año luz/)).toBe('0,00000000000000000000010570008');
    await other.clear(amount());
    await other.type(amount(), '0');
    await waitFor(() => expect(value(/^Año luz/)).toBe('0'));
  });
});
