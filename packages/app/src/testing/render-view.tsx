import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { useNotices } from '../data/notices.ts';
import { queryClient } from '../data/query-client.ts';
import { useStorageHealth } from '../data/storage-health.ts';
import { activateLanguage, i18n, type Language } from '../i18n/i18n.ts';

/** What a test holds of a view that is on the screen. */
export interface ShownView {
  readonly user: ReturnType<typeof userEvent.setup>;
  /** Where links have led. */
  path(): string | undefined;
  /** The name of the message that was said last, if it is still to be seen. */
  said(): string | undefined;
  /** Draws it again in another language. */
  switchTo(language: Language): Promise<void>;
}

/**
 * Puts a view on the screen as the shell does, without the shell: no cached answers, nothing said yet.
 * @param path the address that the view is shown at
 */
export async function renderView(
  View: ComponentType,
  path: string,
  language: Language = 'es',
): Promise<ShownView> {
  await activateLanguage(language);
  queryClient.clear();
  useNotices.setState({ notices: [] });
  useStorageHealth.setState({ fault: undefined });
  const { hook, history } = memoryLocation({ path, record: true });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Router hook={hook}>
          <View />
        </Router>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return {
    user: userEvent.setup(),
    path: () => history.at(-1),
    said: () => useNotices.getState().notices.find(({ isOpen }) => isOpen)?.message,
    switchTo: activateLanguage,
  };
}
