import 'fake-indexeddb/auto';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { isOfferDue } from '../device/install.ts';
import { usePreferences } from '../device/preferences.ts';
import { activateLanguage } from '../i18n/i18n.ts';
import { captureInstallPrompt, useInstallPrompt } from '../platform/install-prompt.ts';
import { saveConversion } from '../records/kinds/conversions.ts';
import { emptyDevice } from '../testing/empty-device.ts';
import { App } from './app.tsx';

const prompt = vi.fn(async () => ({ outcome: 'accepted' }));

/** Starts the app at an address of a browser that can install it. */
async function start(path: string) {
  history.replaceState(null, '', path);
  await activateLanguage('es');
  render(<App />);
  // What waits for an idle moment is there once the names of icon buttons have their place.
  await waitFor(() => expect(document.querySelector('body > [aria-hidden="true"]')).not.toBeNull());
  act(
    () =>
      void dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })),
  );
  return userEvent.setup();
}

async function convert(times: number) {
  for (let number = 1; number <= times; number += 1) {
    await saveConversion({
      category: 'length',
      fromUnit: 'mi',
      toUnit: 'km',
      fromValue: number,
      toValue: number * 1.609344,
      timestamp: number,
      id: String(number),
    });
  }
}

const goHome = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('link', { name: 'Inicio' }));
  await screen.findByRole('heading', { name: '¿A cuánto equivale?' });
};
const card = () => screen.queryByRole('region', { name: 'Instalar Equivale' });
/** Reads and loads what an offer waits for, after it: by then it would have come. */
const hasRead = () =>
  act(async () => {
    await isOfferDue();
    await import('./install-card.tsx');
  });

beforeAll(captureInstallPrompt);
beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  prompt.mockClear();
  useInstallPrompt.setState({ prompt: undefined });
  await emptyDevice();
  usePreferences.setState({ theme: 'light', language: undefined });
});

it('[S4.installability] is made on coming back to home after three conversions, and installs', async () => {
  const user = await start('/more');
  await convert(3);
  await goHome(user);
  await waitFor(() => expect(card()).not.toBeNull());
  await user.click(within(card() as HTMLElement).getByRole('button', { name: 'Instalar' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(card()).toBeNull();
});

it('is never the first thing to be seen, nor made over another view', async () => {
  await convert(3);
  const user = await start('/');
  await hasRead();
  expect(card()).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Ajustes' }));
  await hasRead();
  expect(card()).toBeNull();
});

it('is not made to somebody who has converted twice', async () => {
  const user = await start('/more');
  await convert(2);
  await goHome(user);
  await hasRead();
  expect(card()).toBeNull();
});

it('is not made again once it is refused, and the entries of More and Settings stay', async () => {
  const user = await start('/more');
  await convert(3);
  await goHome(user);
  await waitFor(() => expect(card()).not.toBeNull());
  await user.click(within(card() as HTMLElement).getByRole('button', { name: 'Ahora no' }));
  expect(card()).toBeNull();
  expect(prompt).not.toHaveBeenCalled();

  await user.click(screen.getByRole('link', { name: 'Ajustes' }));
  expect(await screen.findByRole('button', { name: /^Instalar Equivale/ })).toBeDefined();
  await goHome(user);
  await hasRead();
  expect(card()).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Más opciones' }));
  await user.click(await screen.findByRole('button', { name: /^Instalar Equivale/ }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: /^Instalar Equivale/ })).toBeNull();
});
