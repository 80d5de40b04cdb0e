import type { ExtensionApi } from '../browser.ts';
import type { Messages } from '../messages/messages.ts';

/** An event of the browser that tests fire. */
class FakeEvent<Arguments extends unknown[]> {
  readonly listeners: ((...given: Arguments) => unknown)[] = [];
  addListener(listener: (...given: Arguments) => unknown): void {
    this.listeners.push(listener);
  }
  async fire(...given: Arguments): Promise<void> {
    await Promise.all(this.listeners.map((listener) => listener(...given)));
  }
}

/** A browser with a store, the texts of a language, and pages that respond as the test says. */
export function fakeBrowser(language: string, messages: Messages) {
  const stored: Record<string, unknown> = {};
  const changed = new FakeEvent<[Readonly<Record<string, { newValue?: unknown }>>, string]>();
  const sent: unknown[] = [];
  const origins: string[] = [];
  const registered: { id: string; matches?: readonly string[] }[] = [];
  const page: { respond: (message: unknown) => unknown } = { respond: () => undefined };
  const events = {
    onCommand: new FakeEvent<[string, { id: number }]>(),
    onMessage: new FakeEvent<[unknown, object, (response: unknown) => void]>(),
    onAdded: new FakeEvent<[]>(),
  };
  const texts: Readonly<Record<string, string>> = { ...messages, language };
  const unused = () => new FakeEvent<never[]>();
  const api = {
    commands: { onCommand: events.onCommand },
    contextMenus: { create: () => undefined, removeAll: async () => undefined, onClicked: unused() },
    i18n: {
      getMessage: (key: string, values: readonly string[] = []) =>
        (texts[key] ?? '').replace(/\{(\d)\}/g, (_, place) => values[Number(place)] ?? ''),
      getUILanguage: () => language,
    },
    omnibox: { setDefaultSuggestion: () => undefined, onInputChanged: unused(), onInputEntered: unused() },
    permissions: {
      request: async (wanted: { origins: readonly string[] }) => origins.push(...wanted.origins) > 0,
      remove: async () => origins.splice(0).length > 0,
      getAll: async () => ({ origins }),
      onAdded: events.onAdded,
      onRemoved: unused(),
    },
    runtime: {
      id: 'equivale',
      getURL: (path: string) => `test-extension://equivale/${path}`,
      sendMessage: async (message: unknown) => void sent.push(message),
      onInstalled: unused(),
      onStartup: unused(),
      onMessage: events.onMessage,
    },
    scripting: {
      executeScript: async () => page.respond({ kind: 'injected' }),
      getRegisteredContentScripts: async () => registered,
      registerContentScripts: async (scripts: typeof registered) => void registered.push(...scripts),
      unregisterContentScripts: async () => void registered.splice(0),
    },
    storage: {
      local: {
        get: async (keys: readonly string[]) =>
          Object.fromEntries(keys.flatMap((key) => (key in stored ? [[key, stored[key]]] : []))),
        set: async (values: Readonly<Record<string, unknown>>) => {
          Object.assign(stored, structuredClone(values));
          const entries = Object.entries(values).map(([key, newValue]) => [key, { newValue }] as const);
          await changed.fire(Object.fromEntries(entries), 'local');
        },
      },
      onChanged: changed,
    },
    tabs: {
      query: async () => [{ id: 1 }],
      sendMessage: async (_tab: number, message: unknown) => page.respond(message),
      update: async () => undefined,
      create: async () => undefined,
    },
  };
  globalThis.browser = api as unknown as ExtensionApi;
  return { stored, sent, origins, registered, page, events };
}
