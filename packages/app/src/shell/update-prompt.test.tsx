import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { I18nProvider } from '../device/i18n-provider.tsx';
import { activateLanguage, addMessages } from '../i18n/i18n.ts';
import { UpdatePrompt } from './update-prompt.tsx';

const onAccept = vi.fn();
const onDecline = vi.fn();

beforeEach(async () => {
  await activateLanguage('es');
  await addMessages('views');
  render(
    <I18nProvider>
      <UpdatePrompt onAccept={onAccept} onDecline={onDecline} />
    </I18nProvider>,
  );
});
afterEach(() => vi.clearAllMocks());

it('[S4.update] [D.toasts] asks in a real dialog, with the focus on the answer that is wanted', () => {
  const dialog = screen.getByRole('alertdialog', { name: 'Nueva versión disponible. ¿Actualizar ahora?' });
  expect(dialog).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actualizar' }));
});

it('[S4.update] is taken over only when accepted', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Ahora no' }));
  expect([onAccept.mock.calls.length, onDecline.mock.calls.length]).toEqual([0, 1]);
});

it('[S4.update] accepting takes it over', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
  expect(onAccept).toHaveBeenCalledOnce();
});
