import { readAmount } from '@equivale/core';
import type { Conversion } from '../conversion/conversion.ts';
import { initialState } from '../conversion/converter-state.ts';

const PATTERN = /(?:^|[?&])amount=([^&]*)/;

/**
 * The amount that an address carries.
 * @returns canonical decimal; undefined where there is none that can be read
 */
export function readAddressAmount(search: string): string | undefined {
  const text = PATTERN.exec(search)?.[1];
  const parsed = text ? readAmount(text, { signed: true, decimal: '.' }) : undefined;
  return parsed?.ok && text ? parsed.text : undefined;
}

/** An address with the amount of a conversion in place of its own; without one where a converter begins with it anyway. */
export function printAmount(address: string, { category, amount }: Pick<Conversion, 'category' | 'amount'>) {
  const [path = '', search = ''] = address.split('?');
  const parts = search.split('&').filter((part) => part && !part.startsWith('amount='));
  const first = category === 'currency' ? initialState.currency.amount.value : '0';
  if (amount.value !== first) parts.push(`amount=${amount.value}`);
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
}
