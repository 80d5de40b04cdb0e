import { act, render } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { Route } from 'wouter';
import type { Language } from '../i18n/languages.ts';
import { openAddress, type ShownView, Surroundings } from './render-view.tsx';

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
  const { hook, searchHook, shown } = await openAddress(path, language);
  // Names suspend at first: the rendering has to be waited for.
  await act(async () => {
    render(
      <Surroundings hook={hook} searchHook={searchHook}>
        <Suspense fallback={null}>
          <Route path={pattern}>
            <View />
          </Route>
        </Suspense>
      </Surroundings>,
    );
  });
  return shown;
}
