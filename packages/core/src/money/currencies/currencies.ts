import { CIRCULATING, type FiatRow } from './circulating.ts';
import type { Currency, CurrencyKind } from './currency.ts';
import { ACCOUNT_UNITS, CRYPTO, METALS, type SymbolRow, UNCODED } from './other-money.ts';
import { RETIRED, RETIREMENTS, type Retirement } from './retired.ts';

const REGIONAL_INDICATOR_A = 0x1f1e6;
const LETTER_A = 'a'.charCodeAt(0);

/** Two lower-case letters of a region to its flag emoji: a pair of regional indicator symbols. */
function flagEmoji(region: string): string {
  return [...region]
    .map((letter) => String.fromCodePoint(REGIONAL_INDICATOR_A + letter.charCodeAt(0) - LETTER_A))
    .join('');
}

function fiat([code, minorUnits, explicitRegion]: FiatRow, retired?: Retirement): Currency {
  // ISO 4217 builds a national code from the country's ISO 3166 code and a letter of the currency's name.
  const region = explicitRegion ?? code.slice(0, 2).toLowerCase();
  const flag = flagEmoji(region);
  const currency = { code, kind: 'fiat', minorUnits, displayDecimals: minorUnits, flag, region } as Currency;
  return retired === undefined ? currency : { ...currency, retired };
}

function unbacked([code, flag, displayDecimals]: SymbolRow, kind: CurrencyKind): Currency {
  return { code, kind, minorUnits: null, displayDecimals, flag } as Currency;
}

/** Every currency that is served: 175 live ones and 3 withdrawn ones, grouped by kind and then by code. */
export const CURRENCIES: readonly Currency[] = [
  ...CIRCULATING.map((row) => fiat(row)),
  ...UNCODED.map((row) => fiat(row)),
  ...ACCOUNT_UNITS.map((row) => unbacked(row, 'other')),
  ...METALS.map((row) => unbacked(row, 'metal')),
  ...CRYPTO.map((row) => unbacked(row, 'crypto')),
  ...RETIRED.map((row) => fiat(row, RETIREMENTS[row[0]])),
];

const byCode: ReadonlyMap<string, Currency> = new Map(
  CURRENCIES.map((currency) => [currency.code, currency]),
);

/**
 * The currency of a code.
 *
 * @param code upper-case code such as `USD`
 * @returns the table row, or `undefined` for a code that is not served
 */
export function findCurrency(code: string): Currency | undefined {
  return byCode.get(code);
}
