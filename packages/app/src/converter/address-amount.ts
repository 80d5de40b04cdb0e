import { readAmount } from '@equivale/core';

const PATTERN = /(?:^|[?&])amount=([^&]*)/;

/** The amount in an address as canonical decimal; undefined without a readable one. */
export function readAddressAmount(search: string): string | undefined {
  const text = PATTERN.exec(search)?.[1];
  const parsed = text ? readAmount(text, { signed: true, decimal: '.' }) : undefined;
  return parsed?.ok && text ? parsed.text : undefined;
}

/** An address with an amount in place of its own; without one where the converter begins with it anyway. */
export function printAmount(address: string, amount: string, first: string): string {
  const [path = '', search = ''] = address.split('?');
  const parts = search.split('&').filter((part) => part && !part.startsWith('amount='));
  if (amount !== first) parts.push(`amount=${amount}`);
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
}
