import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { I18nProvider } from '../device/i18n-provider.tsx';
import { activateLanguage } from '../i18n/i18n.ts';
import { notify, useNotices } from '../platform/notices.ts';
import { Toasts } from './toasts.tsx';

const code = vi.hoisted(() => ({ isLost: true }));
vi.mock('./toast-region.tsx', async (original) => {
  const { ToastRegion } = await original<typeof import('./toast-region.tsx')>();
  return {
    get ToastRegion() {
      if (code.isLost) throw new TypeError('Failed to fetch dynamically imported module');
      return ToastRegion;
    },
  };
});

beforeEach(async () => {
  await activateLanguage('es');
  // React says there what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => vi.restoreAllMocks();
});

it('[I13.lost-part] a notice whose code is lost is lost alone: the next one is shown', async () => {
  render(
    <I18nProvider>
      <Toasts />
    </I18nProvider>,
  );
  act(() => notify({ message: 'favorite.added' }));
  await waitFor(() => expect(useNotices.getState().notices).toEqual([]));
  code.isLost = false;
  act(() => notify({ message: 'favorite.removed' }));
  expect(await screen.findByText('Quitado de favoritos')).toBeDefined();
});
