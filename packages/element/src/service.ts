/**
 * Reads the address of a service; what a page writes there becomes the address of a link, too.
 * @returns it without a slash at the end; undefined for anything but http and https
 */
export function readService(text: string): string | undefined {
  try {
    const { protocol, origin, pathname } = new URL(text);
    return /^https?:$/.test(protocol) ? (origin + pathname).replace(/\/+$/, '') : undefined;
  } catch {
    return undefined;
  }
}
