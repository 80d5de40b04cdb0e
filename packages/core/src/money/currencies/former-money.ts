import type { Rational } from '../../number/rational.ts';

/**
 * Money that has become euros, by its code: how many of it made one euro, which is the legal rate for ever. Austria's to Portugal's are
 * of 1999 to 2001, the others of later years.
 * @source Council Regulation (EC) 2866/98, as amended by 1478/2000, 1086/2006, 1134/2007, 1135/2007, 694/2008, (EU) 671/2010, 870/2013 and
 *   851/2014
 */
export const PER_EURO: Readonly<Record<string, string>> = {
  ATS: '13.7603',
  BEF: '40.3399',
  CYP: '0.585274',
  DEM: '1.95583',
  EEK: '15.6466',
  ESP: '166.386',
  FIM: '5.94573',
  FRF: '6.55957',
  GRD: '340.750',
  IEP: '0.787564',
  ITL: '1936.27',
  LTL: '3.45280',
  LVL: '0.702804',
  MTL: '0.429300',
  NLG: '2.20371',
  PTE: '200.482',
  SIT: '239.640',
  SKK: '30.1260',
};

/** What one of it is worth in euros, as a fraction. */
const worthOf = (perEuro: string): string => {
  const [whole = '', decimals = ''] = perEuro.split('.');
  return `1${'0'.repeat(decimals.length)}/${whole}${decimals}`;
};

/** Money that has become euros, with how much of it one euro was for ever, as decimal text. */
export interface FormerMoney {
  readonly code: string;
  readonly perEuro: string;
}

/** The former money that is worth so much of a euro; undefined for cents and thousands. */
export function formerWorth({ n, d }: Rational): FormerMoney | undefined {
  const found = Object.entries(PER_EURO).find(([, perEuro]) => {
    const [own = '', all = ''] = worthOf(perEuro).split('/');
    return n * BigInt(all) === d * BigInt(own);
  });
  return found && { code: found[0], perEuro: found[1] };
}

/**
 * Former money as words for a fixed amount of euros.
 * @param names what a language calls it, by code: lists of terms, see `text/listed-terms.ts`
 */
export const formerMoney = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([code, terms]) => [worthOf(PER_EURO[code] ?? '1'), terms, 'EUR'] as const);
