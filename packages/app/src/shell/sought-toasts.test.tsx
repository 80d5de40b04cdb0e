import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { I18nProvider } from '../device/i18n-provider.tsx';
import { activateLanguage } from '../i18n/i18n.ts';
import { notify, useNotices } from '../platform/notices.ts';
import { IdleParts } from './idle-parts.tsx';
import { Toasts } from './toasts.tsx';

const pressF8 = () => fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
const isInRegion = () => document.activeElement?.closest('[aria-label="Mensajes (F8)"]') !== null;

beforeEach(async () => {
  await activateLanguage('es');
  render(
    <I18nProvider>
      <Toasts />
      <IdleParts />
    </I18nProvider>,
  );
});

it('[S9.toast-f8] F8 leads to the region before there was a notice, and to the first notice after that', async () => {
  pressF8();
  await waitFor(() => expect(isInRegion()).toBe(true));
  expect(useNotices.getState().notices).toEqual([]);
  act(() => (document.activeElement as HTMLElement).blur());
  act(() => notify({ message: 'favorite.added' }));
  await screen.findByText('Añadido a favoritos');
  expect(isInRegion()).toBe(false);
  pressF8();
  expect(isInRegion()).toBe(true);
});
