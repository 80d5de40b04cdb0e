/** Digits of a position, in the order in which strings of them are compared. */
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
const BASE = DIGITS.length;

const digitAt = (text: string, at: number) => DIGITS.indexOf(text.charAt(at) || '0');

/**
 * A position between two others: strings that are compared as they are, of which there is always one more between any two.
 * @param low a position, or nothing for the beginning
 * @param high a position after `low`, or nothing for the end
 */
export function positionBetween(low: string, high: string | undefined): string {
  let between = '';
  for (let limit = high; ; ) {
    const at = between.length;
    const least = digitAt(low, at);
    const most = limit === undefined ? BASE : digitAt(limit, at);
    if (most - least > 1) return between + DIGITS[(least + most) >> 1];
    between += DIGITS[least];
    if (most > least) limit = undefined;
  }
}

/**
 * Positions for the items of a list in their order, far enough apart that most moves make a short one.
 * @param count how many
 */
export function evenPositions(count: number): readonly string[] {
  let places = 2;
  while (BASE ** places < (count + 1) * BASE) places += 1;
  const step = Math.floor(BASE ** places / (count + 1));
  return Array.from({ length: count }, (_, at) =>
    ((at + 1) * step).toString(BASE).padStart(places, '0').replace(/0+$/, ''),
  );
}
