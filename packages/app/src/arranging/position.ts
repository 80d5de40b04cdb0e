/** Digits of a position, in sort order. */
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
const BASE = DIGITS.length;

const digitAt = (text: string, at: number) => DIGITS.indexOf(text.charAt(at) || '0');

/** A string between two others, with room between any two; undefined means either end. */
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

/** Positions for new items, spaced so that most moves stay short. */
export function evenPositions(count: number): readonly string[] {
  let places = 2;
  while (BASE ** places < (count + 1) * BASE) places += 1;
  const step = Math.floor(BASE ** places / (count + 1));
  return Array.from({ length: count }, (_, at) =>
    ((at + 1) * step).toString(BASE).padStart(places, '0').replace(/0+$/, ''),
  );
}
