import { chooseMoney, moneyOf, type PageMoney } from './page-money.ts';
import { readPriceNumber } from './read-number.ts';
import { needsItsCountry, SIGNS, signAt } from './signs.ts';

/** A price in a text. */
export interface Price {
  /** Where it is: UTF-16 positions, the end not included. */
  readonly start: number;
  readonly end: number;
  /** As written. */
  readonly text: string;
  /** Canonical decimal. */
  readonly amount: string;
  readonly code: string;
  /** Its sign where several currencies are written with it. */
  readonly shared?: string;
}

interface Sign {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly codes: readonly string[];
  /** A word elsewhere: it says only which of its currencies a sign beside it means, `$12 COP`. */
  readonly isWeak: boolean;
}

/** The sign of a number, and one before it that is less clear: `$12 CAD`. */
interface Own {
  readonly sign: Sign;
  readonly other?: Sign;
}

interface Written {
  readonly start: number;
  readonly end: number;
}

const SPACE = '[ \\u00A0\\u2009\\u202F]';
const NUMBER = `(?<![\\d.,])[.,]\\d{1,2}(?!\\d)|\\d{1,3}(?:${SPACE}\\d{3})+(?:[.,]\\d+)?(?!\\d)|\\d+(?:[.,'\\u2019]\\d+)*`;
const NUMBERS = new RegExp(NUMBER, 'gu');

/** Between a sign and its number, and between a number and its sign: `US$: 12`, `50,- Kč`. */
const BEFORE = /^[\s\u200E\u200F]{0,2}[:.]?[\s\u200E\u200F]{0,2}$/;
const BEHIND = /^[\s\u200E\u200F]{0,2}(?:[.,]?[-\u2013\u2014]{1,2}|[.,])?[\s\u200E\u200F]{0,2}$/;
/** Thousands, millions and the like behind a number: what it comes to is not its digits. */
const SCALES =
  /^[.,]?\s?(?:[kmb](?![\p{L}\u00B2\u00B3])|[mt]n(?!\p{L})|bn|[mb]il+|mio|mrd|mld|md(?!\p{L})|tys|tis[íi]c|тыс|млн|млрд|lakh|lac(?!\p{L})|crore|cr(?!\p{L})|[万萬億亿千만천억]|هزار|میلیون|مليون|ألف)/u;
/** Without regard to capitals: an expression that does so itself takes long to compile. */
const isScaled = (behind: string): boolean => SCALES.test(behind.slice(0, 12).toLowerCase());
/** A price per litre, kilogram and the like. */
const PER_UNIT = /^\s?(?:\/|per\b|por\b|pro\b|par\b|al\b)/;
/** Signs that are written before their number wherever it is not said otherwise. */
const FIRST = /[$\u00A3\u00A5\u20B9]|^[A-Z]{3}$/;

/** Digits of other scripts as ASCII, one for one, so that places stay. */
const asciiDigits = (text: string): string =>
  /[\u0660-\u066C\u06F0-\u06F9\uFF10-\uFF19]/.test(text)
    ? text
        .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
        .replace(/[\uFF10-\uFF19]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
        .replaceAll('\u066B', '.')
        .replaceAll('\u066C', ',')
    : text;

/** The signs of a text that may be money on this page, those that stand together joined: `$ SGD`. */
function signsOf(text: string, page: PageMoney): Sign[] {
  const signs: Sign[] = [];
  const own = moneyOf(page);
  for (let at = 0; at < text.length; at++) {
    const sign = signAt(text, at);
    if (sign === undefined) continue;
    const place = { start: at, end: at + sign.length };
    const codes = SIGNS.get(sign) ?? [];
    const isWeak = needsItsCountry(sign, codes) && !codes.some((code) => own.includes(code));
    const before = signs.at(-1);
    const isTogether = before && /^\s?$/.test(text.slice(before.end, at));
    const both = isTogether ? before.codes.filter((code) => codes.includes(code)) : [];
    if (before && both.length > 0)
      signs[signs.length - 1] = {
        ...{ start: before.start, end: place.end, text: sign, codes: both },
        isWeak: isWeak && before.isWeak,
      };
    else signs.push({ ...place, text: sign, codes, isWeak });
    at = place.end - 1;
  }
  return signs;
}

const LETTER = /[\p{L}\p{N}_]/u;

/** Part of a word, a date or a time. */
function isNoAmount(text: string, { start, end }: Written, signs: readonly Sign[]): boolean {
  const isSignEdge = (place: number) => signs.some((sign) => sign.start === place || sign.end === place);
  const [before = '', after = ''] = [text[start - 1], text[end]];
  if (LETTER.test(before) && !isSignEdge(start)) return true;
  if (LETTER.test(after) && !isSignEdge(end) && !isScaled(text.slice(end))) return true;
  return /[/:]/.test(before) && /\d/.test(text[start - 2] ?? '');
}

/** `35€99`. */
const SIGN_AS_POINT = /^\d\d(?![\d.,]|\s?\p{Sc})/u;

/** Cut in two at its decimals, `118, 99`: whatever is read of it would be wrong. */
const isCutOff = (text: string, { start, end }: Written): boolean =>
  (end - start === 2 && /\d[.,]\s$/.test(text.slice(0, start))) || /^[.,]\s\d\d(?!\d)/.test(text.slice(end));

/** How far a sign is from the number between two places; undefined where it is not its sign. */
const gapOf = (text: string, from: number, to: number, pattern: RegExp): number | undefined =>
  to >= from && pattern.test(text.slice(from, to)) ? to - from : undefined;

/** Of the signs before and behind a number, the one that is its own. */
function ownSign(
  text: string,
  number: Written,
  next: Written | undefined,
  signs: readonly Sign[],
  taken: ReadonlySet<Sign>,
): Own | undefined {
  const before = signs.findLast((sign) => sign.end <= number.start && !taken.has(sign) && !sign.isWeak);
  const behind = signs.find((sign) => sign.start >= number.end);
  const first = before && gapOf(text, before.end, number.start, BEFORE);
  const last = behind && gapOf(text, number.end, behind.start, BEHIND);
  if (before && first !== undefined) {
    const agree =
      behind && last !== undefined ? before.codes.filter((one) => behind.codes.includes(one)) : [];
    const isSaid = before.codes.length > 1 && agree.length === 1 && behind?.codes.length === 1;
    return behind && isSaid ? { sign: behind, other: before } : { sign: before };
  }
  if (!behind || behind.isWeak || last === undefined) return undefined;
  const toNext = next && gapOf(text, behind.end, next.start, BEFORE);
  const isNexts =
    toNext !== undefined && (toNext < last || (toNext === last && FIRST.test(behind.text) && last > 0));
  return isNexts ? undefined : { sign: behind };
}

/** A price out of its number and its sign; undefined where its digits are not what it comes to. */
function readPrice(
  source: string,
  text: string,
  number: Written,
  { sign, other }: Own,
  page: PageMoney,
): Price | undefined {
  const last = Math.max(sign.end, number.end);
  if (isScaled(text.slice(last)) || isCutOff(text, number)) return undefined;
  const code = chooseMoney(sign.codes, page);
  const [cents = ''] = (sign.start === number.end && SIGN_AS_POINT.exec(text.slice(last))) || [];
  const start = Math.min(number.start, sign.start, other?.start ?? sign.start);
  const end = last + cents.length;
  const written = text.slice(number.start, number.end) + (cents && `.${cents}`);
  const amount = readPriceNumber(written, code, page.language, PER_UNIT.test(text.slice(end)));
  if (amount === undefined) return undefined;
  const shared = sign.codes.length > 1 ? { shared: sign.text } : {};
  return { start, end, text: source.slice(start, end), amount, code, ...shared };
}

/** The prices of a text, in order. */
export function findPrices(source: string, page: PageMoney): Price[] {
  const text = asciiDigits(source);
  const signs = signsOf(text, page);
  if (signs.length === 0) return [];
  const numbers = [...text.matchAll(NUMBERS)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
  const taken = new Set<Sign>();
  return numbers.flatMap((number, at) => {
    const own = isNoAmount(text, number, signs)
      ? undefined
      : ownSign(text, number, numbers[at + 1], signs, taken);
    if (!own) return [];
    taken.add(own.sign);
    if (own.other) taken.add(own.other);
    return readPrice(source, text, number, own, page) ?? [];
  });
}
