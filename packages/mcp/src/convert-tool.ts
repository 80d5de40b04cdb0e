import { type ConvertFailure, quote } from '@equivale/core';
import { type JsonResult, jsonNumber, KITCHEN_SOURCE, resultJson } from '@equivale/core/resolve';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { cardOf } from './card.ts';
import { LANGUAGE_IDS, resolverIn, units } from './catalogue.ts';
import type { NamedRates, RatesService } from './rates-service.ts';
import {
  approximationsSchema,
  codeOf,
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

const input = {
  question: z
    .string()
    .max(1500)
    .optional()
    .describe('Free text in English, Spanish or `language`: "5 ft 11 in cm"'),
  amount: z
    .union([z.string().max(1100), z.number()])
    .optional()
    .describe('Plain decimal, such as "12.50"'),
  from: z.string().max(100).optional().describe('Unit id or currency code'),
  to: z.string().max(100).optional().describe('Unit id or currency code'),
  on: daySchema.optional().describe('Day of the rates, YYYY-MM-DD; the newest without it'),
  language: z
    .enum(LANGUAGE_IDS)
    .optional()
    .describe('Of the question, besides English and Spanish; decides what it leaves open'),
};

const resultSchema = z.object({
  category: z.string(),
  amount: z.string().optional(),
  from: z.string().nullable().optional(),
  to: z.string().nullable(),
  result: z.string().describe('Decimal; exact unless `approximate`'),
  exact: z.string().optional().describe('The exact result as a fraction, where its decimals do not end'),
  approximate: z.boolean(),
  per: z.string().optional(),
  formula: z.string().optional().describe('What was understood of a sum'),
  ingredient: z.string().optional(),
  weighed: z.string().optional().describe('Who weighed the ingredient'),
  substance: z
    .object({ id: z.string(), molarMass: z.string().describe('In grams per mole'), source: z.string() })
    .optional()
    .describe('Whose molar mass was used: arithmetic, and no medical advice'),
  metal: z
    .object({
      code: z.string(),
      amount: z.string(),
      unit: z.string(),
      fineness: z.string().describe('The part of it that is metal'),
    })
    .optional()
    .describe('Weight of a precious metal: its value at the reference price, and no shop’s price'),
  range: z.array(z.string()).optional().describe('Least and most, of what is weighed'),
  day: z.string().optional().describe('Day of the oldest rate used'),
  figures: figuresSchema.optional(),
  approximations: approximationsSchema.optional(),
});

const output = {
  results: z.array(resultSchema).describe('The likeliest meaning, one for each target'),
  alternatives: z.array(resultSchema).describe('What the question may also mean'),
  corrections: z.array(z.looseObject({})).optional().describe('What was not read as it was typed'),
  on: z.string().optional().describe('The day that was wanted'),
  sources: sourcesSchema,
};

type Result = z.infer<typeof resultSchema>;
type Args = z.infer<z.ZodObject<typeof input>>;

/** What the tool is called and takes. */
export const convertTool = {
  title: 'Convert units and money',
  description:
    'Converts exactly between units, and money at published rates, today or on a day since 1999. Takes a question in everyday words (also sums and ingredients), or amount, from and to. Figures are exact decimal text.',
  inputSchema: input,
  outputSchema: output,
};

const lineOf = (
  { amount, from, formula, ingredient, approximate, result, to, day, figures = [] }: Result,
  names: Readonly<Record<string, string>>,
): string =>
  [
    ingredient && `${ingredient}:`,
    formula ?? [amount, from].filter(Boolean).join(' '),
    approximate ? '≈' : '=',
    result,
    to,
    day && `(${[`rates of ${day}`, voicesText(figures, names)].filter(Boolean).join(', ')})`,
  ]
    .filter(Boolean)
    .join(' ');

function answer(found: Omit<z.infer<z.ZodObject<typeof output>>, 'sources'>, table: Partial<NamedRates>) {
  const withVoices = (one: Result): Result =>
    one.figures ? { ...one, figures: voiced(one.figures, table) } : one;
  const results = found.results.map(withVoices);
  const alternatives = found.alternatives.map(withVoices);
  const all = [...results, ...alternatives];
  const sources = namesOf(
    all.flatMap(({ figures }) => figures ?? []),
    table,
  );
  const [only, more] = results;
  return success(
    { ...found, results, alternatives, sources },
    results.map((one) => lineOf(one, sources)),
    only && !more ? cardOf(only, table) : undefined,
  );
}

/** One interpretation of a question as results, one for each target. */
function resultsOf(one: Extract<JsonResult, { ok: true }>): Result[] {
  const shared =
    'ingredient' in one
      ? {
          category: one.category,
          ingredient: one.ingredient,
          amount: one.parts.map(({ value, unit }) => `${value} ${unit}`).join(' + '),
          weighed: KITCHEN_SOURCE,
        }
      : {
          category: one.category,
          amount: one.value,
          from: one.from,
          ...(one.formula !== undefined && { formula: one.formula }),
          ...(one.ratesDate !== undefined && { day: one.ratesDate }),
        };
  const figures = [one, ...(one.more ?? [])] as readonly (typeof one)[];
  return figures.map((figure) => resultSchema.parse({ ...figure, ...shared, to: figure.to ?? null }));
}

async function convertQuestion(question: string, args: Args, service: RatesService): Promise<CallToolResult> {
  const { resolver, locale } = await resolverIn(args.language ?? 'en');
  let table: NamedRates | undefined;
  const resolved = await resolver.resolve(
    question,
    { locale, today: service.today(), on: args.on },
    {
      rates: async (on) => {
        table = await service.rates(on);
        return table;
      },
    },
  );
  const json = resultJson(resolved);
  if (!json.ok) {
    const { code, dimensions, span, suggestions } = json.error;
    const about = dimensions?.join(' ≠ ') ?? question.slice(...span).trim();
    return failure({ code, about, suggestions });
  }
  const alternatives = (json.alternatives ?? []) as readonly (typeof json)[];
  // 03/04/2020 is of April or of March
  const otherDay = 'orOn' in json && json.orOn?.ok ? resultsOf(json.orOn) : [];
  return answer(
    {
      results: resultsOf(json),
      alternatives: [...alternatives.flatMap(resultsOf), ...otherDay],
      ...('corrections' in json && json.corrections && { corrections: json.corrections as [] }),
      ...('on' in json && json.on !== undefined && { on: json.on }),
    },
    table ?? {},
  );
}

async function convertMoney(
  amount: string,
  from: string,
  to: string,
  on: string | undefined,
  service: RatesService,
): Promise<CallToolResult> {
  const table = await service.rates(on);
  const found = quote({ amount, from, to, on }, table);
  if (!found.ok) {
    const about = 'currency' in found ? found.currency : found.text;
    return failure({ code: found.code, about });
  }
  const { decimal, fraction } = jsonNumber(found.result);
  const { day, figures, approximations } = found;
  const isDouble = approximations.some(({ code }) => code === 'double');
  const result: Result = {
    category: 'currency',
    amount,
    from,
    to,
    result: decimal,
    ...(fraction !== undefined && { exact: fraction }),
    approximate: fraction !== undefined || isDouble,
    ...(day !== undefined && { day }),
    figures: [...figures],
    approximations: [...approximations],
  };
  return answer({ results: [result], alternatives: [], ...(on !== undefined && { on }) }, table);
}

/** What of the request a failure is about. */
function subjectOf(found: ConvertFailure): string {
  if ('unit' in found) return found.unit;
  return 'text' in found ? found.text : `${found.from}, ${found.to}`;
}

function convertUnits(amount: string, from: string, to: string): CallToolResult {
  const found = units.convert(amount, from, to);
  if (!found.ok) return failure({ code: found.code, about: subjectOf(found) });
  const [unit, target] = [units.find(from), units.find(to)];
  const { decimal, fraction } = jsonNumber(found);
  const result: Result = {
    category: unit?.category ?? '',
    amount,
    from,
    to,
    result: decimal,
    ...(fraction !== undefined && { exact: fraction }),
    approximate: fraction !== undefined || Boolean(unit?.approximate || target?.approximate),
  };
  return answer({ results: [result], alternatives: [] }, {});
}

/** Converts by a question, or by amount and two ids. */
export async function convert(args: Args, service: RatesService): Promise<CallToolResult> {
  const { question, from, to, on } = args;
  if (on !== undefined && !isRatesDay(on, service.today())) return failure({ code: 'no-day', about: on });
  if (question !== undefined) return convertQuestion(question, args, service);
  if (args.amount === undefined || from === undefined || to === undefined)
    return failure({ code: 'missing-field' });
  const amount = `${args.amount}`.trim();
  const [source, target] = [codeOf(from), codeOf(to)];
  // a unit's id wins where a code is written like one
  if (units.find(from) && units.find(to)) return convertUnits(amount, from, to);
  if (!source || !target) return convertUnits(amount, from, to);
  return convertMoney(amount, source, target, on, service);
}
