import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { type BaseLocationHook, type BaseSearchHook, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { I18nProvider } from '../device/i18n-provider.tsx';
import { queryClient } from '../device/query-client.ts';
import { useStorageHealth } from '../device/storage-health.ts';
import { activateLanguage } from '../i18n/i18n.ts';
import type { Language } from '../i18n/languages.ts';
import { useNotices } from '../platform/notices.ts';
import { useOverlays } from '../platform/overlay-store.ts';
import { Overlays } from '../shell/overlays/overlays.tsx';

/** What a test holds of a view that is on the screen. */
export interface ShownView {
  readonly user: ReturnType<typeof userEvent.setup>;
  /** Where links have led. */
  path(): string | undefined;
  /** The name of the message that was announced last, if it is still to be seen. */
  announced(): string | undefined;
  /** Renders it again in another language. */
  switchTo(language: Language): Promise<void>;
}

/** Opens an address as if for the first time: no cached responses, nothing announced yet. */
export async function openAddress(path: string, language: Language) {
  await activateLanguage(language);
  queryClient.clear();
  useNotices.setState({ notices: [] });
  useOverlays.setState({ all: [] });
  useStorageHealth.setState({ fault: undefined });
  const { hook, searchHook, history } = memoryLocation({ path, record: true });
  const shown: ShownView = {
    user: userEvent.setup(),
    path: () => history.at(-1),
    announced: () => useNotices.getState().notices.find(({ isOpen }) => isOpen)?.message,
    switchTo: activateLanguage,
  };
  return { hook, searchHook, shown };
}

/** What the shell puts around every view. */
export function Surroundings({
  hook,
  searchHook,
  children,
}: {
  readonly hook: BaseLocationHook;
  readonly searchHook: BaseSearchHook;
  readonly children: ReactNode;
}) {
  return (
    <I18nProvider>
      <QueryClientProvider client={queryClient}>
        <Router hook={hook} searchHook={searchHook}>
          {children}
          <Overlays />
        </Router>
      </QueryClientProvider>
    </I18nProvider>
  );
}

/**
 * Puts a view on the screen as the shell does, without the shell.
 * @param path the address that the view is shown at
 */
export async function renderView(
  View: ComponentType,
  path: string,
  language: Language = 'es',
): Promise<ShownView> {
  const { hook, searchHook, shown } = await openAddress(path, language);
  render(
    <Surroundings hook={hook} searchHook={searchHook}>
      <View />
    </Surroundings>,
  );
  return shown;
}
