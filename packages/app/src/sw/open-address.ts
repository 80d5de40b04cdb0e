interface AppWindow {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
}

/** What a service worker knows of the windows of its site. */
interface AppWindows {
  matchAll(options: {
    readonly type: 'window';
    readonly includeUncontrolled: boolean;
  }): Promise<readonly AppWindow[]>;
  openWindow(address: string): Promise<unknown>;
}

/** Shows an address of the app: in a window that is open already, one at that address first, else in a new one. */
export async function openAddress(address: string, clients: AppWindows): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isThere = ({ url }: AppWindow) => new URL(url).pathname === address;
  const shown = windows.find(isThere) ?? windows[0];
  try {
    if (!shown) throw new TypeError('no window');
    await shown.focus();
    if (!isThere(shown)) await shown.navigate(address);
  } catch {
    // A page that this worker does not control cannot be led anywhere.
    await clients.openWindow(address);
  }
}
