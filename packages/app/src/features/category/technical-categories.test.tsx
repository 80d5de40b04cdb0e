import 'fake-indexeddb/auto';
import { TECHNICAL_CATEGORIES } from '@equivale/core/technical-categories';
import { TECHNICAL_UNITS } from '@equivale/core/technical-units';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { categoryKey } from '../../conversion/describe-conversion.ts';
import { activateLanguage, i18n } from '../../i18n/i18n.ts';
import { destinationIndex, loadNames, loadTechnical } from '../../questions/destinations/destinations.ts';
import { emptyDevice } from '../../testing/empty-device.ts';
import { openRoute } from '../../testing/open-route.tsx';
import { CategoryView } from './category-view.tsx';

const network = vi.hoisted(() => ({ isOut: false }));
vi.mock('../../conversion/technical-units.ts', async (importOriginal) => {
  const all: typeof import('../../conversion/technical-units.ts') = await importOriginal();
  const useTechnicalUnits = () => {
    if (network.isOut) throw new TypeError('Failed to fetch');
    all.useTechnicalUnits();
  };
  return { ...all, useTechnicalUnits };
});

async function open(path: string) {
  const view = await openRoute(CategoryView, '/category/:category/:from?/:to?', path);
  await screen.findAllByRole('heading', { level: 2 });
  return view;
}

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Cantidad' });
const result = () => screen.getByRole('button', { name: /\. Copiar resultado$/ }).textContent;
const side = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) }).textContent;

beforeEach(async () => {
  await emptyDevice();
  await activateLanguage('es');
  network.isOut = false;
});

describe('[I43.catalogue] technical units in the app', () => {
  it('every one has a result in search, which leads to its converter', async () => {
    const nameOf = (id: Parameters<typeof categoryKey>[0]) => i18n._(categoryKey(id));
    const [names, technical] = await Promise.all([loadNames('es'), loadTechnical('es')]);
    const { destinations } = destinationIndex(names, technical, nameOf, { name: 'Cocina', measures: '' });
    const byPath = new Map(destinations.map(({ item }) => [item.path, item]));
    for (const { id: category, units } of TECHNICAL_UNITS.categories)
      for (const { id } of units) {
        const found = byPath.get(`/category/${category}/${id}`);
        expect(found?.name, id).toMatch(/^[^_]+ \(.+\)$/);
        expect(found?.detail, id).not.toContain('category.');
      }
    for (const { id } of TECHNICAL_CATEGORIES)
      expect(byPath.get(`/category/${id}`)?.name, id).toMatch(/^[^.]+$/);
  });

  it('a technical category converts', async () => {
    const { user } = await open('/category/technical-voltage/volt/millivolt');
    expect(side('Convertir de')).toBe('Convertir de: Voltio(V)');
    await user.type(amount(), '12');
    expect(result()).toBe('12.000,000000');
  });

  it('a technical unit of another category converts into the units of that', async () => {
    const { user } = await open('/category/length/shaku_jp/m');
    expect(side('Convertir de')).toBe('Convertir de: Shaku japonés(shaku)');
    await user.type(amount(), '33');
    expect(result()).toBe('10,000000');
  });

  it('a technical category that there is not says so, also offline', async () => {
    network.isOut = true;
    await open('/category/technical-nonsense');
    expect(screen.getByText('Categoría no encontrada')).toBeDefined();
  });

  it('units that were never fetched are said to be missing offline, and come with the network', async () => {
    network.isOut = true;
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const { user } = await open('/category/technical-voltage');
    expect(screen.getByText('Estas unidades aún no están en este dispositivo')).toBeDefined();
    error.mockRestore();
    network.isOut = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('textbox', { name: 'Cantidad' })).toBeDefined();
  });
});
