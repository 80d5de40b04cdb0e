/** Shows an address of the app: in a window that is open already, one at that address first, else in a new one. */
export async function openAddress(address: string, clients: Clients): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isThere = ({ url }: WindowClient) => new URL(url).pathname === address;
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
