import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { cardsKey } from '../arranging/read-card-order.ts';
import { HomeView } from '../features/home/home-view.tsx';
import { SettingsView } from '../features/settings/settings-view.tsx';
import { emptyDevice } from '../testing/empty-device.ts';
import { renderView } from '../testing/render-view.tsx';

beforeEach(emptyDevice);

const shown = () =>
  [...document.querySelectorAll('[data-card]')].map((card) => (card as HTMLElement).dataset.card);

it('[I16.order] [I16.home-at-once] home renders its cards and chips as they were put in order in the settings, from the first paint on', async () => {
  const settings = await renderView(SettingsView, '/settings');
  expect(localStorage.getItem(cardsKey)).toBeNull();
  await settings.user.click(screen.getByRole('button', { name: /^Ordenar/ }));
  await settings.user.click(await screen.findByLabelText('Fijar Temperatura'));
  await settings.user.click(screen.getByLabelText('Ocultar Superficie'));
  await settings.user.click(screen.getByLabelText('Fijar Par motor'));
  await settings.user.click(screen.getByLabelText('Ocultar Cocina'));
  await waitFor(() => expect(localStorage.getItem(cardsKey)).toMatch(/kitchen[^,]*display:none/));
  cleanup();
  await renderView(HomeView, '/');
  expect(shown().slice(0, 8)).toEqual([
    ...['temperature', 'currency', 'length', 'weight'],
    ...['time', 'speed', 'data', 'energy'],
  ]);
  expect(shown().slice(8)).toContain('torque');
  expect(shown()).not.toContain('kitchen');
  const { css } = JSON.parse(localStorage.getItem(cardsKey) ?? '');
  expect(css).toContain('[data-card="area"]{display:none}');
  expect(css).toContain('[data-card="temperature"]{order:0}');
});
