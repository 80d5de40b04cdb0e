import { create } from 'zustand';
import { isNative, type Stop } from './platform.ts';

/** @source https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface */
export interface InstallPrompt extends Event {
  /** Asks the person; once for each event. */
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** SPEC section 4, "Installability": the browser's prompt, stored until it is used or the app is installed. */
export const useInstallPrompt = create<{ readonly prompt: InstallPrompt | undefined }>(() => ({
  prompt: undefined,
}));

/** The page runs in a window of its own, as an installed app. @source https://www.w3.org/TR/appmanifest/#display-modes */
export const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** Keeps the prompt for later. Call before the page has loaded: the event comes once, and early. */
export function captureInstallPrompt(): Stop {
  if (isNative()) return () => {};
  const ended = new AbortController();
  const { signal } = ended;
  const forget = () => useInstallPrompt.setState({ prompt: undefined });
  const hold = (event: Event) => {
    event.preventDefault();
    if (!isStandalone()) useInstallPrompt.setState({ prompt: event as InstallPrompt });
  };
  addEventListener('beforeinstallprompt', hold, { signal });
  addEventListener('appinstalled', forget, { signal });
  return () => ended.abort();
}
