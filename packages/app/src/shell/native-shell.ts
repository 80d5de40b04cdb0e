import { focusManager } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import { languageOf } from '../device/language.ts';
import { preferencesKey, reloadPreferences, usePreferences } from '../device/preferences.ts';
import { activateLanguage } from '../i18n/i18n.ts';
import { pathIn } from '../i18n/languages.ts';
import { currentPlatform } from '../platform/current-platform.ts';
import type { Platform } from '../platform/platform.ts';
import { keepWidgets } from './widgets/keep-widgets.ts';

/** A bridge that fails must not stop the app: it converts without themed system bars. */
function logNative(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: there is nobody to tell; the system's log has it
  console.warn('The native side did not answer as it should', error);
}

/** A system short of space may clear the web side's storage: preferences are stored by the system too, and restored. */
async function restorePreferences(platform: Platform): Promise<void> {
  if (localStorage.getItem(preferencesKey) !== null) return;
  const stored = await platform.stored(preferencesKey);
  if (stored === null) return;
  localStorage.setItem(preferencesKey, stored);
  reloadPreferences();
}

async function storePreferences(platform: Platform): Promise<void> {
  const stored = localStorage.getItem(preferencesKey);
  if (stored !== null) await platform.store(preferencesKey, stored);
}

async function openLink(link: string): Promise<void> {
  const { pathname, search, hash } = new URL(link, location.origin);
  const language = languageOf(pathname);
  await activateLanguage(language);
  const target = pathIn(language, pathname) + search + hash;
  // A link that started the app may be reported twice, and a view already shown needs no second entry in the history.
  if (target !== location.pathname + location.search + location.hash) navigate(target);
}

/** The phone's back button closes what is open over the view, else returns to the previous view; with neither, it leaves the app. */
function goBack(canGoBack: boolean): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    return true;
  }
  if (canGoBack) history.back();
  return canGoBack;
}

function observe(platform: Platform): void {
  platform.listenForLinks((link) => void openLink(link).catch(logNative));
  platform.listenForBack(goBack);
  platform.listenForReturn(() => focusManager.onFocus());
  if (platform.kind === 'android') keepWidgets(platform, logNative);
  usePreferences.subscribe(({ theme }, before) => {
    if (theme !== before.theme) void platform.setSystemBars(theme).catch(logNative);
    // The store writes to localStorage after it has called its listeners.
    queueMicrotask(() => void storePreferences(platform).catch(logNative));
  });
  requestAnimationFrame(() => requestAnimationFrame(() => void platform.hideSplashScreen().catch(logNative)));
}

/** Await before the first render, which restored theme and language decide; call the result after it. */
export async function prepareNativeShell(): Promise<() => void> {
  const platform = await currentPlatform();
  await restorePreferences(platform).catch(logNative);
  await platform.setSystemBars(usePreferences.getState().theme).catch(logNative);
  return () => observe(platform);
}
