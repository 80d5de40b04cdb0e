import { CURRENCIES, findCurrency, POPULAR_CURRENCIES } from '@equivale/core';
import { currencyAliases } from '@equivale/core/currency-aliases';

/** How price tags write money besides its sign and code, by code. @source shops of the countries, by hand */
const ON_TAGS: Readonly<Record<string, string>> = {
  AED: 'درهم',
  AUD: '$AU AUD$',
  BGN: 'лв.',
  CAD: '$CA CAN$',
  CHF: 'Fr.',
  CNY: '￥ RMB¥',
  CZK: 'Kc',
  DKK: 'kr.',
  EGP: 'ج.م جنيه',
  EUR: 'euro euros Euro EURO',
  GBP: '￡',
  ILS: 'ש״ח',
  INR: 'Rs.',
  IRR: 'ریال',
  JPY: '￥',
  KRW: '원 ￦',
  MKD: 'ден.',
  NZD: 'NZD$',
  PLN: 'zl',
  RON: 'lei.',
  RSD: 'din. дин. Dinara dinara',
  RUB: 'руб. рублей р. Р',
  SAR: 'ريال',
  THB: 'บาท',
  UAH: 'грн грн. гривень',
  USD: '$US USD$ ＄',
  UZS: "so'm so‘m",
  VND: 'đ VNĐ',
};

/** Codes and letters that are words or units too: only a page of that country means money by them. */
const WORDS = new Set(
  'ALL ADA BAM COP CUP DOT GEL LEK MAD MOP PEN SOL SOS TOP TRY WON BNB ft Ft kn lei Le Ar MT mt Nu ID CF CFA'.split(
    ' ',
  ),
);

const ranks = new Map<string, number>(POPULAR_CURRENCIES.map((code, rank) => [code, rank]));
const rankOf = (code: string): number => ranks.get(code) ?? ranks.size;

function addSigns(found: Map<string, string[]>, code: string): void {
  const [symbols = ''] = currencyAliases[code as keyof typeof currencyAliases] ?? [];
  const isMetal = findCurrency(code)?.kind === 'metal';
  const written = `${isMetal ? '' : symbols} ${ON_TAGS[code] ?? ''}`.split(' ').filter(Boolean);
  for (const sign of new Set(written)) {
    found.set(sign, [...(found.get(sign) ?? []), code]);
    // kr is also Kr and KR, but Ft is no ft
    if (/^\p{Ll}{2,}\.?$/u.test(sign))
      for (const other of [sign.replace(/^./u, (one) => one.toUpperCase()), sign.toUpperCase()])
        if (!found.get(other)?.includes(code)) found.set(other, [...(found.get(other) ?? []), code]);
  }
  found.set(code, [code]);
  if (!found.has(code.toLowerCase())) found.set(code.toLowerCase(), [code]);
}

/** Every sign, code and short word for money, with the currencies that it is written for, the most used first. */
export const SIGNS: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>();
  for (const { code } of [...CURRENCIES].sort((a, b) => rankOf(a.code) - rankOf(b.code)))
    addSigns(found, code);
  return found;
})();

/** Whether a sign needs a page of its country: one letter, a word, or letters of money that few people meet. */
export function needsItsCountry(sign: string, codes: readonly string[]): boolean {
  const letters = sign.replace(/\.$/, '');
  if (!/^\p{L}+$/u.test(letters)) return false;
  if (WORDS.has(letters)) return true;
  if (/^[\p{Script=Latin}\p{Script=Cyrillic}]$/u.test(letters)) return true;
  if (/^[A-Z]{3,4}$/.test(sign) && codes[0] === sign) return false;
  if (codes[0] === sign.toUpperCase()) return true;
  return /^[a-z]+$/i.test(letters) && !codes.some((code) => ranks.has(code));
}

/** Signs by what they begin with, the longest first. An expression of all of them takes a tenth of a second to compile. */
const byStart: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>();
  for (const sign of [...SIGNS.keys()].sort((a, b) => b.length - a.length))
    found.set(sign.charAt(0), [...(found.get(sign.charAt(0)) ?? []), sign]);
  return found;
})();

const LETTER = /\p{L}/u;
const isLetter = (text: string, at: number): boolean => LETTER.test(text.charAt(at));

/** The sign that begins at a place of a text; letters are no part of a word. */
export const signAt = (text: string, at: number): string | undefined =>
  byStart.get(text.charAt(at))?.find((sign) => {
    if (!text.startsWith(sign, at)) return false;
    const end = at + sign.length;
    return (
      !(isLetter(text, at) && isLetter(text, at - 1)) && !(isLetter(text, end - 1) && isLetter(text, end))
    );
  });
