import { quote } from '@equivale/core';
import { jsonNumber } from '@equivale/core/resolve';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { cardOf } from './card.ts';
import type { RatesService } from './rates-service.ts';
import {
  approximationsSchema,
  codeOf,
  currencySchema,
  daySchema,
  failure,
  figuresSchema,
  isRatesDay,
  namesOf,
  sourcesSchema,
  success,
  voiced,
  voicesText,
} from './tool-result.ts';

const input = { from: currencySchema, to: currencySchema, on: daySchema.optional() };

/** What the tool is called and takes. */
export const rateTool = {
  title: 'Exchange rate',
  description:
    'The rate of a pair of currencies as authorities publish it, today or on a day since 1999, with every published figure it is made of, the day it is from and its sources.',
  inputSchema: input,
  outputSchema: {
    from: z.string(),
    to: z.string(),
    rate: z.string().describe('Units of `to` per one `from`; exact unless `approximate`'),
    exact: z.string().optional().describe('The exact rate as a fraction, where its decimals do not end'),
    approximate: z.boolean(),
    day: z.string().optional().describe('Oldest day of the figures used'),
    on: z.string().optional().describe('The day that was wanted'),
    figures: figuresSchema,
    approximations: approximationsSchema,
    sources: sourcesSchema,
  },
};

type Args = z.infer<z.ZodObject<typeof input>>;

/** The rate of a pair. */
export async function rate({ from, to, on }: Args, service: RatesService): Promise<CallToolResult> {
  const [source, target] = [codeOf(from), codeOf(to)];
  if (!source || !target) return failure({ code: 'unknown-currency', about: source ? to : from });
  if (on !== undefined && !isRatesDay(on, service.today())) return failure({ code: 'no-day', about: on });
  const table = await service.rates(on);
  const found = quote({ amount: '1', from: source, to: target, on }, table);
  if (!found.ok) return failure({ code: found.code, about: `${source}, ${target}` });
  const { decimal, fraction } = jsonNumber(found.rate);
  const { day, approximations } = found;
  const figures = voiced(found.figures, table);
  const sources = namesOf(figures, table);
  const origin = [day, voicesText(figures, sources)].filter(Boolean).join(', ');
  const isRounded = fraction !== undefined || approximations.some(({ code }) => code === 'double');
  const line = `1 ${source} ${isRounded ? '≈' : '='} ${decimal} ${target}${origin && ` (${origin})`}`;
  return success(
    {
      from: source,
      to: target,
      rate: decimal,
      ...(fraction !== undefined && { exact: fraction }),
      approximate: isRounded,
      ...(day !== undefined && { day }),
      ...(on !== undefined && { on }),
      figures,
      approximations,
      sources,
    },
    [line],
    cardOf({ amount: '1', from: source, to: target, figures }, table),
  );
}
