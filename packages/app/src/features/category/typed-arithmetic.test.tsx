import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyDevice } from '../../testing/empty-device.ts';
import { openRoute } from '../../testing/open-route.tsx';
import { CategoryView } from './category-view.tsx';

async function open(path: string) {
  const view = await openRoute(CategoryView, '/category/:category/:from?/:to?', path);
  await screen.findAllByRole('heading', { level: 2 });
  return view;
}

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Cantidad' });
const result = () => screen.getByRole('button', { name: /\. Copiar resultado$/ }).textContent;

beforeEach(emptyDevice);

describe('arithmetic in the amount field', () => {
  it('converts what it comes to so far, says it beside it, and puts it in its place on Enter', async () => {
    const { user } = await open('/category/length/m/cm');
    await user.type(amount(), '3*24,50');
    expect(amount().value).toBe('3×24,50');
    expect(screen.getByText('= 73,5')).toBeDefined();
    expect(result()).toBe('7.350,000000');
    await user.keyboard('{Enter}');
    expect(amount().value).toBe('73,5');
    expect(screen.queryByText('= 73,5')).toBeNull();
  });

  it('puts it in its place when the field is left, and when = is typed', async () => {
    const { user } = await open('/category/length/m/cm');
    await user.type(amount(), '10/4');
    await user.tab();
    expect(amount().value).toBe('2,5');
    expect(result()).toBe('250,000000');
    await user.clear(amount());
    await user.type(amount(), '2+3=');
    expect(amount().value).toBe('5');
  });

  it('says so where it comes to no amount, and goes back to the last that was one', async () => {
    const { user } = await open('/category/length/m/cm');
    await user.type(amount(), '5/0');
    expect(screen.getAllByText('Eso no es un número').length).toBeGreaterThan(0);
    await user.type(amount(), ',5');
    expect(result()).toBe('1.000,000000');
    await user.clear(amount());
    await user.type(amount(), '3-5');
    await user.tab();
    expect(amount().value).toBe('3');
  });

  it('goes below zero for temperature', async () => {
    const { user } = await open('/category/temperature/c/f');
    await user.type(amount(), '10-50');
    await user.tab();
    expect(amount().value).toBe('−40');
    expect(result()).toBe('−40,000000');
  });
});
