import { lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Push services of the browsers: a name, or with a dot in front all names below it, and below which path. */
const SERVICES: readonly (readonly [host: string, path: string])[] = [
  ['fcm.googleapis.com', '/'],
  // Chromium that is built without Google's keys, as by Debian and Fedora; most of google.com is no push service.
  ['.google.com', '/fcm/send/'],
  ['.push.services.mozilla.com', '/'],
  ['.push.apple.com', '/'],
  ['.notify.windows.com', '/'],
];

const isBelow = (host: string, service: string): boolean =>
  service.startsWith('.') ? host.endsWith(service) : host === service;

/**
 * The push service of an address that somebody named: a known one by https on its own port, or one that the operator has named.
 * @param own origins of further push services, such as one of the operator's own
 * @returns its name without what tells one device from another, or undefined where nothing may be sent to
 */
export function pushService(endpoint: string, own: readonly string[]): string | undefined {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return undefined;
  if (own.includes(url.origin)) return url.origin;
  if (url.protocol !== 'https:' || url.port !== '' || isIP(url.hostname) !== 0) return undefined;
  const found = SERVICES.find(([host, path]) => isBelow(url.hostname, host) && url.pathname.startsWith(path));
  return found?.[0].replace(/^\./, '');
}

/** Whether a message may be sent to an address that somebody named. */
export const isPushEndpoint = (endpoint: string, own: readonly string[]): boolean =>
  pushService(endpoint, own) !== undefined;

/** Whether an address is one of the open internet. */
const isPublic = (address: string): boolean => ipaddr.process(address).range() === 'unicast';

/**
 * Looks a name up for the connection that is about to be made, and refuses one of a private network: whatever the name says a moment
 * later, that is the address connected to.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const all = error ? [] : (addresses as unknown as { address: string; family: number }[]);
    const refused =
      error ?? (all.every(({ address }) => isPublic(address)) ? null : privateAddress(hostname));
    const [first] = all;
    if (refused || first === undefined) return callback(refused ?? privateAddress(hostname), []);
    if (options.all) return callback(null, all);
    return callback(null, first.address, first.family);
  });
};

const privateAddress = (hostname: string): NodeJS.ErrnoException =>
  Object.assign(new Error(`${hostname} is not on the open internet`), { code: 'EPRIVATE' });
