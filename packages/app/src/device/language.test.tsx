import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { activateLanguage, currentLanguage } from '../i18n/i18n.ts';
import { useSwitchLanguage } from './language.ts';
import { usePreferences } from './preferences.ts';

/** French waits until its network lets it through. */
const french = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('../i18n/further-languages.ts', async (original) => {
  const all = await original<typeof import('../i18n/further-languages.ts')>();
  const cataloguesOf: typeof all.cataloguesOf = async (language) => {
    if (language === 'fr') await french.promise;
    return all.cataloguesOf(language);
  };
  return { ...all, cataloguesOf };
});

it('[S4.language] of two languages that are asked for one after the other the last one stays, however slowly the first arrives', async () => {
  history.replaceState(null, '', '/more');
  await activateLanguage('es');
  const { result } = renderHook(useSwitchLanguage);
  await act(async () => {
    const slow = result.current('fr');
    await result.current('en');
    french.resolve();
    await slow;
  });
  expect([currentLanguage(), document.documentElement.lang, location.pathname]).toEqual([
    'en',
    'en',
    '/en/more',
  ]);
  expect(usePreferences.getState()).toMatchObject({ language: 'en', languageBefore: undefined });
});
