import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePreferences } from '../../device/preferences.ts';
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
