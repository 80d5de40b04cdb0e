import { isIP } from 'node:net';

/**
 * Whether this service answers for a host that a request names. A page of a name that was led here (DNS rebinding) is of our own origin
 * to its browser, which then lets it read and write; nobody can lead an address or `localhost` anywhere.
 * @param names of the site, and those that the operator has allowed
 */
export function allowedHosts(names: readonly (string | undefined)[]): (host: string | undefined) => boolean {
  const known = new Set(['localhost', ...names.map((name) => name?.toLowerCase())]);
  /** Nearly every request names the host of the one before. */
  let last: string | undefined;
  return (host) => {
    if (host === undefined || host === last) return true;
    const url = URL.parse(`http://${host}`);
    // What is no address at all is refused as such by those who read it, and no browser sends it.
    if (url === null) return true;
    const name = url.hostname.replace(/^\[|\]$|\.$/g, '');
    if (/[@/?#\\]/.test(host) || (isIP(name) === 0 && !known.has(name))) return false;
    last = host;
    return true;
  };
}
