import { findCurrency, readPastedNumber } from '@equivale/core';
import { locale as english } from '../../../../languages/en/core/locale.ts';

const decimals = new Map<string, '.' | ','>();

/** The sign before decimals in any language that the browser knows. */
function decimalOf(language: string): '.' | ',' {
  const known = decimals.get(language);
  if (known) return known;
  let found: '.' | ',' = '.';
  try {
    const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(1.5);
    if (parts.some(({ type, value }) => type === 'decimal' && value === ',')) found = ',';
  } catch {
    // a page may say any text for its language
  }
  decimals.set(language, found);
  return found;
}

/** One separator before three digits: `1.299`. */
const THREE = /^[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * The amount of a price.
 * @param isPerUnit a price for one litre or the like, which may have three decimals in any currency
 * @returns canonical decimal text; undefined where it is no number
 */
export function readPriceNumber(
  written: string,
  code: string,
  language: string,
  isPerUnit: boolean,
): string | undefined {
  const minor = findCurrency(code)?.minorUnits;
  // No price has tenths of a cent: what looks like three decimals is thousands.
  if (THREE.test(written) && !isPerUnit && minor !== undefined && minor !== null && minor < 3)
    return written.replace(/[.,]/, '');
  const read = readPastedNumber(written, { ...english, decimal: decimalOf(language), otherGroup: undefined });
  return read.ok ? read.text : undefined;
}
