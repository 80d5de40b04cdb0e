import { isIPv6 } from 'node:net';
import type { Asked } from './asked.ts';

const LOOPBACK = /^(127\.|::1$)/;

/** The network a client stands in: an IPv6 client has 2^64 addresses of its own. */
function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  while (groups.length + rest.length < 8) groups.push('0');
  return `${[...groups, ...rest].slice(0, 4).join(':')}::/64`;
}

/**
 * Where a request comes from, as far as it can be trusted.
 * @param trustedProxies how many proxies of ours stand in front; each has appended the address it saw to X-Forwarded-For
 * @returns an address or network, or undefined for this machine itself
 */
export function clientAddress({ header, peer }: Asked, trustedProxies: number): string | undefined {
  let address = peer;
  if (trustedProxies > 0) {
    const forwarded = (header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
    address = forwarded.at(-trustedProxies) || peer;
  }
  if (LOOPBACK.test(address)) return undefined;
  const found = network(address);
  return LOOPBACK.test(found) || /^0:0:0:0::/.test(found) || found === '' ? undefined : found;
}
