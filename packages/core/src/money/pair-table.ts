import type { RateTable } from './rate-table.ts';

/**
 * A table on which one pair has one rate, over the dollar as every path goes: a rate that is none of a day's publication, such as an average.
 * @param rate decimal text: units of `to` per one of `from`; per one of `to` where `isInverse`
 * @param date the day of the rate
 */
export function pairTable(
  from: string,
  to: string,
  {
    rate,
    source,
    date,
    isInverse = false,
  }: { rate: string; source: string; date: string; isInverse?: boolean },
): RateTable {
  const side = (code: string, text: string, inverse: boolean) => ({
    source,
    date,
    codes: [code],
    published: { base: 'USD', inverse, rates: { [code]: text } },
  });
  if (from === 'USD') return { rates: {}, origins: [side(to, rate, isInverse)] };
  if (to === 'USD') return { rates: {}, origins: [side(from, rate, !isInverse)] };
  return { rates: {}, origins: [side(from, rate, !isInverse), side(to, '1', false)] };
}
