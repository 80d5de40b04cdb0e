/** Keys by the names that the DOM gives them. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'Home' | 'ArrowRight' | 'ArrowDown';

/** One tab of a browser, in the few ways that every engine can be driven. */
export interface Tab {
  /** Opens an address and waits until it is loaded. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /**
   * Evaluates an expression in the page; a promise is waited for.
   * @returns what it comes to, as JSON
   * @throws where it throws, and where the page is just being left
   */
  evaluate(expression: string): Promise<unknown>;
  /** Presses and lets go of the main button at a place of the viewport. */
  click(x: number, y: number): Promise<void>;
  /** Types into what has the focus, key by key. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
}

/** A browser with a new profile. */
export interface Session {
  /** Width of the viewport, which an engine may not make as narrow as wished. */
  readonly width: number;
  open(): Promise<Tab>;
  /** What the consoles of all its tabs have called an error since the last time, and errors that nothing has caught. */
  takeFaults(): Promise<string[]>;
  close(): Promise<void>;
}

/** A name for this machine that is not localhost: over plain http its pages have no secure context. */
export const HOST_NAME = 'equivale.test';

/** Where a browser is to open a window, and what reads its accessibility tree there, as its environment names them. */
export type ScreenEnv = Readonly<Record<string, string>>;

/** A browser of this machine. */
export interface Engine {
  readonly name: 'chromium' | 'firefox' | 'webkit';
  /** Why it cannot be run here; undefined where it can. */
  readonly missing: string | undefined;
  /**
   * @param site address of the one site that it is to find under {@link HOST_NAME} too, whatever the port
   * @param screen for a window that others see; without it there is none, or one that only its driver sees
   */
  start(
    viewport: { readonly width: number; readonly height: number },
    site: string,
    screen?: ScreenEnv,
  ): Promise<Session>;
}
