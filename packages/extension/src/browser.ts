/** The part of the browsers' extension API that is used, alike in Chromium and Firefox. @source https://developer.mozilla.org/docs/Mozilla/Add-ons/WebExtensions/API */
interface Event<Listener> {
  addListener(listener: Listener): void;
}

export interface Tab {
  readonly id?: number | undefined;
  readonly url?: string | undefined;
}

interface Sender {
  readonly tab?: Tab | undefined;
}

interface Suggestion {
  readonly content: string;
  readonly description: string;
}

interface Injection {
  readonly target: { readonly tabId: number; readonly frameIds?: readonly number[] };
  readonly files: readonly string[];
}

interface RegisteredScript {
  readonly id: string;
  readonly matches?: readonly string[];
  readonly js?: readonly string[];
  readonly allFrames?: boolean;
}

/** What became of stored values, by key. */
type Changes = Readonly<Record<string, { readonly newValue?: unknown }>>;

export interface ExtensionApi {
  readonly commands: { readonly onCommand: Event<(command: string, tab?: Tab) => void> };
  readonly contextMenus: {
    create(menu: { id: string; title: string; contexts: readonly string[] }, done?: () => void): void;
    removeAll(): Promise<void>;
    readonly onClicked: Event<
      (info: { readonly selectionText?: string; readonly frameId?: number }, tab?: Tab) => void
    >;
  };
  readonly i18n: { getMessage(key: string, values?: readonly string[]): string; getUILanguage(): string };
  readonly omnibox: {
    setDefaultSuggestion(suggestion: { readonly description: string }): void;
    readonly onInputChanged: Event<(text: string, suggest: (list: readonly Suggestion[]) => void) => void>;
    readonly onInputEntered: Event<(text: string) => void>;
  };
  readonly permissions: {
    request(wanted: { readonly origins: readonly string[] }): Promise<boolean>;
    remove(given: { readonly origins: readonly string[] }): Promise<boolean>;
    getAll(): Promise<{ readonly origins?: readonly string[] }>;
    readonly onAdded: Event<() => void>;
    readonly onRemoved: Event<() => void>;
  };
  readonly runtime: {
    readonly id: string;
    getURL(path: string): string;
    sendMessage(message: unknown): Promise<unknown>;
    readonly onInstalled: Event<() => void>;
    readonly onStartup: Event<() => void>;
    readonly onMessage: Event<
      (message: unknown, sender: Sender, respond: (response: unknown) => void) => boolean | undefined
    >;
  };
  readonly scripting: {
    executeScript(injection: Injection): Promise<unknown>;
    getRegisteredContentScripts(): Promise<readonly RegisteredScript[]>;
    registerContentScripts(scripts: readonly RegisteredScript[]): Promise<void>;
    unregisterContentScripts(filter: { readonly ids: readonly string[] }): Promise<void>;
  };
  readonly storage: {
    readonly local: {
      get(keys: readonly string[]): Promise<Record<string, unknown>>;
      set(values: Readonly<Record<string, unknown>>): Promise<void>;
    };
    readonly onChanged: Event<(changes: Changes, area: string) => void>;
  };
  readonly tabs: {
    query(filter: { readonly active: true; readonly currentWindow: true }): Promise<readonly Tab[]>;
    sendMessage(tabId: number, message: unknown, options?: { readonly frameId: number }): Promise<unknown>;
    create(tab: { readonly url: string }): Promise<unknown>;
    update(change: { readonly url: string }): Promise<unknown>;
  };
}

declare global {
  // Firefox calls it browser, Chromium chrome.
  var browser: ExtensionApi | undefined;
  var chrome: ExtensionApi | undefined;
}

/** @throws where the program does not run as an extension */
export function api(): ExtensionApi {
  const found = globalThis.browser ?? globalThis.chrome;
  if (!found) throw new Error('this is no extension');
  return found;
}
