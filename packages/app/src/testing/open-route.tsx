import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense } from 'react';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { useNotices } from '../data/notices.ts';
import { queryClient } from '../data/query-client.ts';
import { activateLanguage, i18n, type Language } from '../i18n/i18n.ts';
import type { ShownView } from './render-view.tsx';

/**
 * Opens an address that carries parameters, with the view that its pattern shows.
 * @param pattern as in the shell's routes
 */
export async function openRoute(
  View: ComponentType,
  pattern: string,
  path: string,
  language: Language = 'es',
): Promise<ShownView> {
  await activateLanguage(language);
  queryClient.clear();
  useNotices.setState({ notices: [] });
  const { hook, history } = memoryLocation({ path, record: true });
  // Names suspend at first: the rendering has to be waited for.
  await act(async () => {
    render(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <Router hook={hook}>
            <Suspense fallback={null}>
              <Route path={pattern}>
                <View />
              </Route>
            </Suspense>
          </Router>
        </QueryClientProvider>
      </I18nProvider>,
    );
  });
  return {
    user: userEvent.setup(),
    path: () => history.at(-1),
    said: () => useNotices.getState().notices.find(({ isOpen }) => isOpen)?.message,
    switchTo: activateLanguage,
  };
}
