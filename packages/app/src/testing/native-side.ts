type Listener = (event: unknown) => void;
/** One call over the bridge. */
type Call = { plugin: string; method: string; options: Record<string, unknown> };

/** The methods that the native side announces, as its bridge does. */
const announced: Record<string, readonly string[]> = {
  App: ['exitApp', 'getLaunchUrl', 'addListener', 'removeListener'],
  Preferences: ['get', 'set'],
  Share: ['share'],
  SplashScreen: ['hide'],
  StatusBar: ['setStyle', 'setBackgroundColor'],
};

/** One bridge for the whole file, as on a phone: Capacitor's modules take hold of it once. */
const bridge = {
  isNativePlatform: () => true,
  PluginHeaders: Object.entries(announced).map(([name, methods]) => ({
    name,
    methods: methods.map((method) => ({
      name: method,
      rtype: method.endsWith('Listener') ? 'callback' : 'promise',
    })),
  })),
};

/** A native side in memory behind `window.Capacitor`, which answers as the plugins document it. */
export function nativeSide(kind: 'android' | 'ios', launchUrl?: string) {
  const calls: Call[] = [];
  const listeners = new Map<string, { event: string; tell: Listener }>();
  const stored = new Map<string, string>();
  let shareFault: string | undefined;

  const results: Record<string, (options: Record<string, string>) => unknown> = {
    'App.getLaunchUrl': () => (launchUrl === undefined ? undefined : { url: launchUrl }),
    'App.removeListener': ({ callbackId }) => void listeners.delete(String(callbackId)),
    'Preferences.get': ({ key }) => ({ value: stored.get(String(key)) ?? null }),
    'Preferences.set': ({ key, value }) => void stored.set(String(key), String(value)),
    'Share.share': () => {
      if (shareFault) throw new Error(shareFault);
      return { activityType: '' };
    },
  };
  const nativePromise = async (plugin: string, method: string, options: Record<string, string> = {}) => {
    calls.push({ plugin, method, options });
    return results[`${plugin}.${method}`]?.(options);
  };
  const nativeCallback = (
    plugin: string,
    method: string,
    options: Record<string, string>,
    tell: Listener,
  ) => {
    if (method === 'removeListener') return void nativePromise(plugin, method, options);
    const id = String(listeners.size + 1);
    listeners.set(id, { event: String(options.eventName), tell });
    return Promise.resolve(id);
  };
  Object.assign(bridge, { nativePromise, nativeCallback });
  // For the whole file: what a test stubs is gone after it.
  Object.assign(globalThis, {
    Capacitor: bridge,
    androidBridge: kind === 'android' ? {} : undefined,
    webkit: kind === 'ios' ? { messageHandlers: { bridge: {} } } : undefined,
  });
  return {
    calls,
    nativePromise,
    failShares: (fault: string | undefined) => {
      shareFault = fault;
    },
    tell: (event: string, data: unknown = {}) => {
      for (const listener of [...listeners.values()]) if (listener.event === event) listener.tell(data);
    },
  };
}
