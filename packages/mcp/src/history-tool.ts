import { dayNumber } from '@equivale/core';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { RateHistory, RatesService } from './rates-service.ts';
import {
  codeOf,
  currencySchema,
  daySchema,
  failure,
  isRatesDay,
  namesOf,
  sourcesSchema,
  success,
  voiceOf,
  voiceSchema,
  voicesText,
} from './tool-result.ts';

/** Most rates of one answer: four years of business days. */
const MAX_POINTS = 1050;

const input = {
  from: currencySchema,
  to: currencySchema,
  first: daySchema,
  last: daySchema.optional().describe('YYYY-MM-DD; today without it'),
  every: z.enum(['day', 'month', 'year']).optional().describe('The last rate of each; every day without it'),
};

/** What the tool is called and takes. */
export const historyTool = {
  title: 'History of an exchange rate',
  description:
    'What one source published of a pair of currencies between two days since 1999: real days only, every rate as decimal text.',
  inputSchema: input,
  outputSchema: {
    from: z.string(),
    to: z.string(),
    source: z.string(),
    origins: z
      .array(
        z.object({
          first: z.string(),
          last: z.string(),
          source: z.string(),
          ...voiceSchema,
        }),
      )
      .describe('Whose the rates are and of what kind, each from one day to another'),
    sources: sourcesSchema,
    rates: z.array(z.object({ day: z.string(), rate: z.string() })).describe('Oldest first'),
  },
};

type Args = z.infer<z.ZodObject<typeof input>>;

/** Length of what days of one month, or of one year, have in common. */
const SHARED = { day: 'YYYY-MM-DD'.length, month: 'YYYY-MM'.length, year: 'YYYY'.length } as const;

/** The last point of each day, month or year. */
const lastOfEach = (data: RateHistory['data'], every: keyof typeof SHARED) =>
  [...new Map(data.map((point) => [point.date.slice(0, SHARED[every]), point])).values()].map(
    ({ date, rate }) => ({ day: date, rate }),
  );

const originOf = ({ from, to, source, ...voice }: RateHistory['origins'][number]) => ({
  first: from,
  last: to,
  source,
  ...voiceOf(voice),
});

/** The history of a pair. */
export async function history(args: Args, service: RatesService): Promise<CallToolResult> {
  const { first, every = 'day' } = args;
  const today = service.today();
  const last = args.last ?? today;
  const [from, to] = [codeOf(args.from), codeOf(args.to)];
  if (!from || !to) return failure({ code: 'unknown-currency', about: from ? args.to : args.from });
  const wrong = [first, last].find((day) => !isRatesDay(day, today)) ?? (first > last ? last : undefined);
  if (wrong !== undefined) return failure({ code: 'no-day', about: wrong });
  // Each whole week has five business days, and most sources publish on all of them.
  const fewest = every === 'day' ? 5 * Math.floor((dayNumber(last) - dayNumber(first)) / 7) : 0;
  if (fewest > MAX_POINTS) return failure({ code: 'too-many-points', about: `${fewest}` });
  const { source, data, ...span } = await service.history(from, to, first, last);
  if (source === null || data.length === 0) return failure({ code: 'missing-rate', about: `${from}, ${to}` });
  const rates = lastOfEach(data, every);
  if (rates.length > MAX_POINTS) return failure({ code: 'too-many-points', about: `${rates.length}` });
  const origins = span.origins.map(originOf);
  const sources = namesOf([{ source }, ...origins], await service.rates());
  const lines = [
    `${rates.length} rates of 1 ${from} in ${to}: ${voicesText(origins, sources)}`,
    `${rates[0]?.day}: ${rates[0]?.rate}`,
    `${rates.at(-1)?.day}: ${rates.at(-1)?.rate}`,
  ];
  return success({ from, to, source, origins, sources, rates }, lines);
}
