/** Digits as they stand in a text, without separators and leading zeros. */
const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/^0+/, '');

/**
 * An amount as plain digits, with the zeros that were typed at the end of its decimals: `1.50` stays `1.50`.
 * @param plain the amount in full
 * @param query the question with that amount as its only number; in any other the zeros are not looked for
 */
export function withTypedZeros(plain: string, query: string): string {
  const numbers = query.match(/\d+(?:[.,'’\s\u00a0\u202f]+\d+)*/g) ?? [];
  const typed = digitsOf(numbers[0] ?? '');
  const digits = digitsOf(plain);
  const zeros = typed.slice(digits.length);
  const areTyped = numbers.length === 1 && digits !== '' && typed.startsWith(digits) && /^0+$/.test(zeros);
  return areTyped ? `${plain}${plain.includes('.') ? '' : '.'}${zeros}` : plain;
}
