import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { readOwnMoney } from '../../device/own-money/own-money.ts';
import { usePreferences } from '../../device/preferences.ts';
import { emptyDevice } from '../../testing/empty-device.ts';
import { renderView } from '../../testing/render-view.tsx';
import { SettingsView } from './settings-view.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  usePreferences.setState({ theme: 'light', language: undefined });
});

it('[S2.settings-language] [S9.languages] chooses between the two languages', async () => {
  const { user } = await renderView(SettingsView, '/settings');
  const select = screen.getByRole('combobox', { name: 'Idioma' }) as HTMLSelectElement;
  expect([...select.options].map(({ value, text }) => [value, text])).toEqual([
    ['es', 'Español'],
    ['en', 'English'],
  ]);
  await user.selectOptions(select, 'en');
  expect(await screen.findByRole('combobox', { name: 'Language' })).toBeDefined();
  expect(usePreferences.getState().language).toBe('en');
});

it('[S2.settings-dark] [S4.theme] the switch on means dark', async () => {
  const { user } = await renderView(SettingsView, '/settings');
  const dark = screen.getByRole('switch', { name: 'Modo oscuro' });
  expect(dark.getAttribute('aria-checked')).toBe('false');
  await user.click(dark);
  expect(dark.getAttribute('aria-checked')).toBe('true');
  expect(usePreferences.getState().theme).toBe('dark');
});

it('[S2.settings-about] [S9.version] [S2.settings-rate] says its version and leads to the Play Store', async () => {
  await renderView(SettingsView, '/settings', 'en');
  expect(screen.getByText('Version 1.0.0')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Share Equivale' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Rate on Google Play' }).getAttribute('href')).toBe(
    'https://play.google.com/store/apps/details?id=app.equivale',
  );
});

it('[S7B.share] [S2.settings-share] without a share sheet the link is copied, and said to be', async () => {
  const { user, announced } = await renderView(SettingsView, '/settings');
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Compartir Equivale' }));
  await vi.waitFor(() => expect(announced()).toBe('share.copied'));
  expect(write).toHaveBeenCalledExactlyOnceWith(new URL('/', location.href).href);
});

it('[I15.markup-ways] the percentage, the fixed part and the least of a way of paying are set, and it goes back to the example', async () => {
  await emptyDevice();
  const { user } = await renderView(SettingsView, '/settings');
  const open = async () => {
    await user.click(screen.getByRole('button', { name: /^Cómo pago/ }));
    const sheet = within(await screen.findByRole('dialog'));
    const way = (await sheet.findByRole('combobox', { name: 'Forma de pago' })) as HTMLSelectElement;
    await user.selectOptions(way, 'Tarjeta de banco');
    return { sheet, way };
  };
  const field = (sheet: ReturnType<typeof within>, name: RegExp) =>
    sheet.getByRole('textbox', { name }) as HTMLInputElement;
  const { sheet, way } = await open();
  expect([...way.options].map(({ text }) => text)).toEqual([
    'Mi tarjeta',
    'Tarjeta de viaje',
    'Tarjeta de banco',
    'Casa de cambio',
    'Convierte el comercio',
  ]);
  const example = field(sheet, /^Porcentaje/).value;
  await user.clear(field(sheet, /^Porcentaje/));
  await user.type(field(sheet, /^Porcentaje/), '3,25');
  await user.type(field(sheet, /^Parte fija/), '0,5');
  await user.type(field(sheet, /^Como mínimo/), '1');
  await user.click(sheet.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await readOwnMoney()).markups).toMatchObject([
    { id: 'bank-card', percent: '3.25', fixed: '0.5', minimum: '1', currency: 'EUR' },
  ]);
  const again = await open();
  expect(field(again.sheet, /^Porcentaje/).value).toBe('3,25');
  await user.click(again.sheet.getByRole('button', { name: 'Volver al ejemplo' }));
  await waitFor(async () => expect((await readOwnMoney()).markups).toEqual([]));
  expect(field((await open()).sheet, /^Porcentaje/).value).toBe(example);
});
