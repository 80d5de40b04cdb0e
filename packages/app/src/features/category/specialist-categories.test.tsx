import 'fake-indexeddb/auto';
import { SPECIALIST_CATEGORIES } from '@equivale/core';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { activateLanguage } from '../../i18n/i18n.ts';
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
const result = () => plain(screen.getByRole('button', { name: /\. Copiar resultado$/ }).textContent);
const side = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) }).textContent;

beforeEach(emptyDevice);
afterEach(() => activateLanguage('es'));

describe('[I14.technical-categories] a technical category', () => {
  it('starts with two units that people convert, named in the language of the page', async () => {
    await open('/category/torque');
    expect(side('Convertir de')).toBe('Convertir de: Newton metro(N·m)');
    expect(side('Convertir a')).toBe('Convertir a: Libra-pie(lbf·ft)');
    await act(() => activateLanguage('en'));
    expect(await screen.findByRole('button', { name: 'Convert from: Newton meter (N·m)' })).toBeDefined();
  });

  it('is opened by a shared address, and converts', async () => {
    const { user } = await open('/category/data-rate/mbitps/mbyteps');
    await user.type(amount(), '100');
    // 8 bits to the byte
    expect(result()).toBe('12,500000');
    expect(screen.getAllByText(/IEC 80000-13/).length).toBeGreaterThan(0);
  });

  it.each(SPECIALIST_CATEGORIES.map(({ id }) => id))('%s has a table of its first units', async (id) => {
    await open(`/category/${id}`);
    const [head, ...rows] = within(screen.getByRole('table', { name: 'Referencia rápida' })).getAllByRole(
      'row',
    );
    expect(within(head as HTMLElement).getAllByRole('columnheader')).toHaveLength(4);
    expect(rows).toHaveLength(5);
  });

  it('turns a slope into an angle and says by what rule', async () => {
    const { user } = await open('/category/slope/percent_slope/deg_slope');
    await user.type(amount(), '100');
    expect(result()).toBe('45,000000');
    expect(screen.getByText('Exacto')).toBeDefined();
    // no factor: 1 % is not a hundredth of 45°
    expect(screen.getByText('arctan (% ÷ 100)', { exact: false })).toBeDefined();
    await user.clear(amount());
    await user.type(amount(), '12');
    // GNU Units: atan(12 percent) is 6.8427734126309403 degree
    expect(result()).toBe('6,842773');
    expect(screen.getByText('Regla exacta · resultado redondeado a 6 decimales')).toBeDefined();
  });
});

describe('[I14.approximate] a unit without an exact definition', () => {
  it('shows its results behind ≈, and what it is', async () => {
    const { user } = await open('/category/temperature/gas_mark/f');
    await user.type(amount(), '4');
    expect(result()).toBe('≈ 350,000000');
    expect(screen.getByText(/cada horno se desvía/)).toBeDefined();
  });

  it('has no result beyond its marks, and none for an empty oven', async () => {
    const { user } = await open('/category/temperature/gas_mark/c');
    expect(screen.queryByText('≈ 0,000000')).toBeNull();
    await user.type(amount(), '11');
    expect(screen.queryByRole('button', { name: /\. Copiar resultado$/ })).toBeNull();
  });
});
