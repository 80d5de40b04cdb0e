import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/** An entry of X-Forwarded-For as some proxies write it: with a port, an IPv6 address in brackets. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;

/** An address in its one spelling, IPv4 within IPv6 as IPv4; undefined for what is none. */
function readAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const [, bracketed, plain] = WITH_PORT.exec(text) ?? [];
  const address = bracketed ?? plain ?? text;
  return ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
}

const isLocal = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean => address.range() === 'loopback';

/**
 * What a client is counted by.
 * @param address of the other end, or as a proxy wrote it down
 * @returns the address, of IPv6 the network, since such a client has 2^64 addresses of its own; undefined for this machine itself and for what is no address
 */
function clientNetwork(address: string): string | undefined {
  const found = readAddress(address);
  if (found === undefined || isLocal(found)) return undefined;
  if (!('parts' in found)) return found.toString();
  return `${new ipaddr.IPv6([...found.parts.slice(0, 4), 0, 0, 0, 0])}/64`;
}

/**
 * The network around a client's own: what a household is given of IPv6, so that its 256 networks are not as many clients.
 * @param client as it is counted
 * @returns undefined for IPv4
 */
export function widerNetwork(client: string): string | undefined {
  const [network = '', length] = client.split('/');
  if (length !== '64') return undefined;
  const [first = 0, second = 0, third = 0, fourth = 0] = ipaddr.IPv6.parse(network).parts;
  return `${new ipaddr.IPv6([first, second, third, fourth & 0xff00, 0, 0, 0, 0])}/56`;
}

/** What connections are counted by; undefined behind proxies of ours, since every connection is theirs. */
export const connectionOwner = (peer: string, trustedProxies: number): string | undefined =>
  trustedProxies > 0 ? undefined : clientNetwork(peer);

/** Address of the other end of the connection; empty where there is none. */
const peerOf = ({ env }: Context): string => env?.incoming?.socket?.remoteAddress ?? '';

/**
 * Where a request comes from, as far as it can be trusted.
 * @param trustedProxies how many proxies of ours are in front; each has appended the address it saw to X-Forwarded-For
 * @returns an address or network, or undefined for this machine itself
 */
export function clientAddress(c: Context, trustedProxies: number): string | undefined {
  const peer = peerOf(c);
  const forwarded = c.req.header('x-forwarded-for');
  if (trustedProxies === 0 || forwarded === undefined) return clientNetwork(peer);
  const request = { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: peer } };
  const address = proxyAddr(request as unknown as IncomingMessage, (_, hop) => hop < trustedProxies);
  return clientNetwork(readAddress(address) === undefined ? peer : address);
}

const THIS_MACHINE = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** Whether a host is this machine to whoever names it. */
export const namesThisMachine = (host: string | undefined): boolean => THIS_MACHINE.test(host ?? '');

/** Whether nobody on its way can change a response: it goes over TLS, as a proxy of ours says, or stays on this machine. */
export function isTamperProof(c: Context, trustedProxies: number): boolean {
  if (trustedProxies > 0) return c.req.header('x-forwarded-proto') === 'https';
  return clientNetwork(peerOf(c)) === undefined && namesThisMachine(c.req.header('host'));
}

/** Whether a request says that it has come through a proxy while the settings know of none: all its clients then count as one. */
export const isUnknownProxy = ({ req }: Context, trustedProxies: number): boolean =>
  trustedProxies === 0 && (req.header('x-forwarded-for') ?? req.header('forwarded')) !== undefined;
