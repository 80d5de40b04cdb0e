import { create } from 'zustand';
import { isNative } from './platform.ts';

/** @source https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface */
export interface InstallPrompt extends Event {
  /** Asks the person; once for each event. */
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** SPEC section 4, "Installability": the browser's prompt, stored until it is used or the app is installed. */
export const useInstallPrompt = create<{ readonly prompt: InstallPrompt | undefined }>(() => ({
  prompt: undefined,
}));

/** Keeps the prompt for later. Call before the page has loaded: the event comes once, and early. */
export function captureInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (isNative()) return;
    event.preventDefault();
    useInstallPrompt.setState({ prompt: event as InstallPrompt });
  });
  addEventListener('appinstalled', () => useInstallPrompt.setState({ prompt: undefined }));
}
