/** What a share ended in. `copied`: there is no share sheet here, the link went to the clipboard instead. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** What is handed to another app. `url` is absolute. */
export interface ShareContent {
  readonly title: string;
  readonly text?: string;
  readonly url: string;
}

export type Stop = () => void;

/** A browser or the native shell of Android and iOS; `platform-contract.ts` tests both. */
export interface Platform {
  readonly kind: 'web' | 'android' | 'ios';

  /** Opens the share sheet. Never throws. */
  share(content: ShareContent): Promise<ShareOutcome>;

  /** Colours the system's bars for a theme. @throws what the system's side throws */
  setSystemBars(theme: 'light' | 'dark'): Promise<void>;

  /** The phone's back button; `onBack` returns whether it did something, else the app is left. Never on the web. */
  listenForBack(onBack: (canGoBack: boolean) => boolean): Stop;

  /** Links that open the app while it runs or started it: path, query and hash, such as `/currency/USD/EUR`. */
  listenForLinks(onLink: (path: string) => void): Stop;

  /** The app is looked at again after it was hidden. */
  listenForReturn(onReturn: () => void): Stop;

  /** Stores a small text where the system does not clear it. */
  store(key: string, value: string): Promise<void>;

  /** @returns what was stored under the key, null when nothing was */
  stored(key: string): Promise<string | null>;

  /** The first view is rendered: a launch screen may go. */
  hideSplashScreen(): Promise<void>;
}

/** Whether this page runs inside the native shell, which puts `Capacitor` there before any of our code. */
export function isNative(): boolean {
  const shell = globalThis as { Capacitor?: { isNativePlatform?(): boolean } };
  return shell.Capacitor?.isNativePlatform?.() ?? false;
}
