import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { emptyDevice } from '../../testing/empty-device.ts';
import { openRoute } from '../../testing/open-route.tsx';
import { CategoryView } from './category-view.tsx';

beforeEach(emptyDevice);

it('[I16.order] [I16.hidden] units are pinned and hidden for card and picker; a search still finds what is hidden', async () => {
  const { user } = await openRoute(CategoryView, '/category/:category/:from?/:to?', '/category/length/mi/km');
  // By label and text: to ask for roles takes this environment seconds where there are so many buttons.
  const rows = () =>
    [...document.querySelectorAll('[data-id]')].map((row) => (row as HTMLElement).dataset.id);
  await waitFor(() => expect(rows().slice(0, 3)).toEqual(['m', 'km', 'cm']));
  await user.click(screen.getByText('Editar'));
  await user.click(await screen.findByLabelText('Fijar Yarda'));
  await user.click(screen.getByLabelText('Ocultar Metro'));
  await user.click(screen.getByText('Hecho'));
  await waitFor(() => expect(rows().slice(0, 3)).toEqual(['yd', 'km', 'cm']));
  await user.click(screen.getByText(/^Ver las \d+ unidades$/));
  expect(rows()).not.toContain('m');
  await user.type(await screen.findByLabelText('Filtrar unidades'), 'metro');
  await waitFor(() => expect(rows()[0]).toBe('m'));
  await user.click(screen.getByText('Convertir a', { exact: false, selector: '.sr-only' }));
  await screen.findByText('Fijadas');
  const options = [...document.querySelectorAll('.option')].map(({ textContent }) => textContent);
  expect(options[0]).toMatch(/^Yarda/);
  expect(options.some((text) => text?.startsWith('Metro (m)'))).toBe(false);
});
