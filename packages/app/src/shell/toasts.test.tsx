import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { I18nProvider } from '../device/i18n-provider.tsx';
import { activateLanguage } from '../i18n/i18n.ts';
import { notify, useNotices } from '../platform/notices.ts';
import { dismissNotice, NOTICES } from '../platform/shown-notices.ts';
import { ToastRegion } from './toast-region.tsx';

const shown = () => screen.queryAllByRole('listitem').map((toast) => toast.textContent);
const inMemory = () => useNotices.getState().notices.length;

beforeEach(async () => {
  await activateLanguage('es');
  useNotices.setState({ notices: [] });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(
    <I18nProvider>
      <ToastRegion />
    </I18nProvider>,
  );
});

const say = (message: Parameters<typeof notify>[0]) => act(() => notify(message));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('[S9.toast-one] one at a time: a later one takes the place of an earlier', () => {
  say({ message: 'favorite.added' });
  say({ message: 'favorite.removed' });
  expect(shown()).toEqual(['Quitado de favoritos']);
});

it('[S9.toast-5000] goes after 5000 ms', async () => {
  say({ message: 'favorite.added' });
  await wait(4900);
  expect(shown()).toHaveLength(1);
  await wait(200);
  expect(shown()).toEqual([]);
});

it('[S9.toast-5000] one that can be taken back stays for 10,000 ms', async () => {
  say({ message: 'favorite.removed', action: { label: 'favorite.undo', run() {} } });
  await wait(9900);
  expect(shown()).toHaveLength(1);
  await wait(200);
  expect(shown()).toEqual([]);
});

it('[S9.toast-forgotten] leaves memory 1,000,000 ms after it was dismissed', async () => {
  say({ message: 'favorite.added' });
  act(() => dismissNotice(useNotices.getState().notices[0]?.id ?? 0));
  await wait(999_000);
  expect(inMemory()).toBe(1);
  await wait(1_100);
  expect(inMemory()).toBe(0);
});

it('its action is done once, and it goes', () => {
  const run = vi.fn();
  say({ message: 'favorite.added', action: { label: 'favorite.undo', run } });
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(run).toHaveBeenCalledOnce();
  expect(shown()).toEqual([]);
});

it('goes when it is tapped', () => {
  say({ message: 'favorite.added' });
  fireEvent.click(screen.getByText('Añadido a favoritos'));
  expect(shown()).toEqual([]);
});

it('can be closed', () => {
  say({ message: 'favorite.added' });
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(shown()).toEqual([]);
});

it.each([
  ['to the right past 50 px', 51, 0, 0],
  ['to the right by less', 49, 0, 1],
  ['to the left by 80 px', -80, 0, 1],
  ['down by 80 px', 0, 80, 1],
])('[S9.toast-swipe] a swipe %s', async (_how, x, y, left) => {
  say({ message: 'favorite.added' });
  const toast = screen.getByRole('listitem');
  fireEvent.pointerDown(toast, { button: 0, clientX: 100, clientY: 100 });
  for (const share of [0.5, 1]) {
    fireEvent.pointerMove(toast, { clientX: 100 + share * x, clientY: 100 + share * y });
  }
  fireEvent.pointerUp(toast, { clientX: 100 + x, clientY: 100 + y });
  await wait(200);
  expect(shown()).toHaveLength(left);
});

it('[S9.toast-f8] F8 leads to it', () => {
  say({ message: 'favorite.added' });
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(document.activeElement?.closest('[aria-label="Mensajes (F8)"]')).not.toBeNull();
});

it('[S9.toast-5000] [S9.toast-forgotten] [S9.toast-swipe] [S9.toast-f8] the numbers of the specification', () => {
  expect(NOTICES).toEqual({
    shownMs: 5000,
    forgottenAfterMs: 1_000_000,
    swipePx: 50,
    hotkey: 'F8',
  });
});
