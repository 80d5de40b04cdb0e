/** Signs and letters by what a keyboard has for them, where Unicode does not decompose them so. */
const KEYS: Readonly<Record<string, string>> = {
  "'": '’‘′´`ʻʼ٬',
  '"': '“”″',
  '-': '−–—‐‑',
  '*': '×·⋅',
  '.': '٫',
  '/': '÷⁄∕',
  '>': '→⇒➔➡',
  '°': 'º',
  ' ': '№',
  ae: 'æ',
  d: 'đ',
  i: 'ı',
  l: 'ł',
  o: 'ø',
  oe: 'œ',
  ss: 'ß',
};
const PLAIN = new Map(Object.entries(KEYS).flatMap(([key, signs]) => [...signs].map((sign) => [sign, key])));

/** Figures of Arabic and Persian, and of Hindi, which begin six places later in their block. */
const OTHER_DIGIT = /[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F]/g;

/** Text of a keyboard in small letters: nothing to fold but the grave accent. */
const IS_PLAIN = /^[ -_a-~]*$/;

/** A text in plain letters: lower case, no accents, typographic signs as their keyboard forms. */
export function foldLetters(text: string): string {
  const lower = text.toLowerCase();
  if (IS_PLAIN.test(lower)) return lower;
  return lower
    .replace(OTHER_DIGIT, (digit) => `${(digit.charCodeAt(0) - (digit > '\u0900' ? 6 : 0)) % 16}`)
    .replace(/[^ -_a-~]/gu, (sign) => PLAIN.get(sign) ?? sign)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
}

/**
 * What a text and its spelling variants have in common: plain letters, no punctuation, single spaces.
 *
 * @returns words parted by one space, empty for a text without letters or digits
 */
export function foldText(text: string): string {
  return foldLetters(text)
    .replace(/['.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
