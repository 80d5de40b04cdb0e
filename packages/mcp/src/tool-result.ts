import { dayNumber, FIRST_ECB_DAY, findCurrency } from '@equivale/core';
import { type CallToolResult, McpError } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import rateTypes from '../../../languages/en/app/provenance.json' with { type: 'json' };
import { CARD_KEY, type Card } from './card.ts';
import type { NamedRates, RatesService, Voice } from './rates-service.ts';

/** Why a tool has no result: a code for programs, and the text that it is about. */
export interface ToolFailure {
  readonly code: string;
  readonly about?: string;
  readonly suggestions?: readonly string[];
}

const SENTENCES: Readonly<Record<string, string>> = {
  'unknown-unit': 'There is no unit or currency of this id; look it up with the tool units',
  'unknown-category': 'There is no category of this id',
  'unknown-currency': 'There is no currency of this code',
  'unknown-word': 'This word is unknown',
  'mixed-categories': 'One cannot be converted into the other',
  'not-a-number': 'This is not a plain decimal number',
  'out-of-range': 'This number is too large or too small',
  'below-absolute-zero': 'This is colder than absolute zero',
  'missing-rate': 'There is no rate for this',
  'missing-field': 'Give a question, or amount, from and to',
  'no-day': `This is no day from ${FIRST_ECB_DAY} until today`,
  'too-many-points': 'This span has too many days: ask for one rate a month or a year',
  'rates-unavailable': 'The rates cannot be read now',
};

/** An error as the protocol has it: a result that says that it is one, so that the model reads why. */
export function failure({ code, about, suggestions }: ToolFailure): CallToolResult {
  const sentence = SENTENCES[code] ?? 'This cannot be worked out';
  const error = { code, ...(about !== undefined && { about }), ...(suggestions?.length && { suggestions }) };
  const text = `${sentence}${about === undefined ? '' : `: ${about}`}`;
  return {
    isError: true,
    content: [
      { type: 'text', text },
      { type: 'text', text: JSON.stringify({ error }) },
    ],
  };
}

/**
 * A result for programs and, in one line each, for people.
 * @param card what a client that shows pages shows of it
 */
export const success = (
  structured: Record<string, unknown>,
  lines: readonly string[],
  card?: Card,
): CallToolResult => ({
  ...(card && { _meta: { [CARD_KEY]: card } }),
  structuredContent: structured,
  content: [
    { type: 'text', text: lines.join('\n') },
    { type: 'text', text: JSON.stringify(structured) },
  ],
});

/** Answers with the failure of rates that cannot be read, whose reason is for the operator alone. */
export async function answered(
  { failed }: Pick<RatesService, 'failed'>,
  make: () => Promise<CallToolResult>,
): Promise<CallToolResult> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof McpError) throw error;
    failed(error);
    return failure({ code: 'rates-unavailable' });
  }
}

/** Source of what a law fixes: the rate of a withdrawn currency. */
const LEGAL = 'legal';

/** A day for which there can be rates. */
export const isRatesDay = (day: string, today: string): boolean =>
  !Number.isNaN(dayNumber(day)) && FIRST_ECB_DAY <= day && day <= today;

/** A currency's code as the tables have it. @returns undefined for what is none */
export const codeOf = (text: string): string | undefined => findCurrency(text.toUpperCase())?.code;

/** A figure with whose it is. */
type Voiced = Partial<Voice> & { readonly source?: string | undefined };

/** What the sources and institutions of some figures call themselves. */
export function namesOf(
  figures: readonly Voiced[],
  { sources }: Partial<Pick<NamedRates, 'sources'>>,
): Record<string, string> {
  const keys = new Set(
    figures.flatMap(({ source, institution, via }) => [source, institution, via].flatMap((key) => key ?? [])),
  );
  return Object.fromEntries([...keys].map((key) => [key, sources?.[key]?.name ?? key]));
}

/** What of a voice is told. */
export const voiceOf = ({ rateType, institution, via, compiled }: Voice) => ({
  ...(rateType && { rateType: compiled ? 'compiled' : rateType }),
  ...(institution && { institution }),
  ...(via && { via }),
});

/** Published figures with whose they are, of what kind, and through whose hands they came, where the table says it. */
export function voiced<
  Figure extends { readonly source?: string | undefined; readonly day?: string | undefined },
>(figures: readonly Figure[], { origins = [] }: Partial<Pick<NamedRates, 'origins'>>) {
  return figures.map((figure) => {
    const origin = origins.find(({ source, date }) => source === figure.source && date === figure.day);
    return { ...figure, ...voiceOf(origin ?? {}) };
  });
}

/** Kinds of figures and who publishes them, in words: `reference rate, European Central Bank`. */
export function voicesText(figures: readonly Voiced[], names: Readonly<Record<string, string>>): string {
  const words: Readonly<Record<string, string>> = rateTypes;
  const types = figures.flatMap(({ rateType }) => words[`rate-type.${rateType}`] ?? []);
  const publishers = figures.flatMap(({ source, institution = source }) =>
    institution === undefined || institution === LEGAL ? [] : (names[institution] ?? institution),
  );
  return [...new Set([...types, ...publishers])].join(', ');
}

/** Of what kind a figure is, and whose. */
export const voiceSchema = {
  rateType: z
    .string()
    .optional()
    .describe(
      'Kind of figure: reference, fixing, weighted-mean, buying, selling, middle, administered, spot, decree, computed or compiled',
    ),
  institution: z.string().optional().describe('Key of who publishes it, where that is not the source'),
  via: z.string().optional().describe('Key of the relay that passed it on, rebased'),
};

/** Every published figure a rate is made of, as it was published. */
export const figuresSchema = z.array(
  z.object({
    base: z.string(),
    code: z.string(),
    text: z.string().describe('1 base is this many code, exactly as published'),
    source: z.string().optional(),
    day: z.string().optional(),
    kind: z.string().optional(),
    divides: z.boolean().optional(),
    ...voiceSchema,
  }),
);

/** What makes a rate less than a figure published for the pair. */
export const approximationsSchema = z.array(z.looseObject({ code: z.string() }));

/** Names of sources by their keys. */
export const sourcesSchema = z
  .record(z.string(), z.string())
  .describe('Names of sources, institutions and relays by their keys');

/** A day that is handed in. */
export const daySchema = z.string().max(10).describe('YYYY-MM-DD, from 1999-01-04 until today');

/** A currency code that is handed in. */
export const currencySchema = z.string().max(20).describe('ISO 4217 code, such as USD');
