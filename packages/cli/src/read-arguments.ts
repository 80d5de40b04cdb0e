import { parseArgs } from 'node:util';
import {
  dayNumber,
  FIRST_ECB_DAY,
  findCurrency,
  type Locale,
  type OwnRate,
  type QuoteOptions,
  spanOf,
} from '@equivale/core';
import { LOCALES } from '@equivale/core/locale/locales';
import { SHELLS, type Shell } from './completion.ts';
import type { WrongUse } from './messages/messages.ts';
import { DEFAULT_LOCALE } from './messages.ts';

/** Of which day or days the rates are; the newest without either. */
interface PastChoice {
  readonly on: string | undefined;
  /** The year, quarter or month whose average is used. */
  readonly average: string | undefined;
}

/** What the command line asks for. */
export type Command = { readonly locale: Locale } & (
  | (PastChoice & {
      /** `json`, `csv`: without questions they come line by line from the standard input. */
      readonly kind: 'questions' | 'json' | 'csv';
      readonly questions: readonly string[];
      /** A rate of one's own or of the street, and what is added to the rate. */
      readonly options: QuoteOptions;
      /** With the rates of the service. */
      readonly fresh: boolean;
    })
  | { readonly kind: 'completion'; readonly shell: Shell }
  | { readonly kind: 'help' }
  | { readonly kind: 'mcp' }
  | { readonly kind: 'wrong-use'; readonly code: WrongUse; readonly argument: string }
);

/** The options there are. */
export const OPTIONS = {
  avg: { type: 'string' },
  csv: { type: 'boolean' },
  fresh: { type: 'boolean' },
  json: { type: 'boolean' },
  kind: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  lang: { type: 'string' },
  markup: { type: 'string' },
  own: { type: 'string' },
  on: { type: 'string' },
} as const;

/** The options that take a value. */
const VALUED = ['lang', 'on', 'avg', 'own', 'kind', 'markup'] as const;

/** `2019`, `2019-Q2`, `2019-05` */
const SPAN = /^\d{4}(?:-Q[1-4]|-(?:0[1-9]|1[0-2]))?$/;

/** `1 USD = 0.9 EUR`, with a comma or a dot. */
const OWN_RATE = /^\s*1\s+([a-z]{3,5})\s*=\s*(\d+(?:[.,]\d+)?)\s+([a-z]{3,5})\s*$/i;

/** An own rate as it is written on the command line; undefined for what is none. */
function readOwnRate(written: string): OwnRate | undefined {
  const [, base = '', text = '', code = ''] = OWN_RATE.exec(written) ?? [];
  const [from, to] = [base, code].map((one) => findCurrency(one.toUpperCase())?.code);
  return from && to && from !== to && /[1-9]/.test(text)
    ? { base: from, code: to, text: text.replace(',', '.') }
    : undefined;
}

/** A percentage: `2.5`, `2,5 %`. */
const readPercent = (written: string): string | undefined =>
  /^\s*(-?\d+(?:[.,]\d+)?)\s*%?\s*$/.exec(written)?.[1]?.replace(',', '.');

/** At which rate the command line converts, or what is wrong with it. */
function readOptions(
  ownText: string | undefined,
  markupText: string | undefined,
  kind: string | undefined,
): QuoteOptions | { readonly code: WrongUse; readonly argument: string } {
  const own = ownText === undefined ? undefined : readOwnRate(ownText);
  if (ownText !== undefined && !own) return { code: 'no-own-rate', argument: ownText };
  const percent = markupText === undefined ? undefined : readPercent(markupText);
  if (markupText !== undefined && !percent) return { code: 'no-percentage', argument: markupText };
  return {
    ...(own && { own }),
    ...(percent && { markup: { percent } }),
    ...(kind && { streetName: kind.toLowerCase() }),
  };
}

/** Of which day or days the rates are, or what is wrong with that; text order is time order. */
function readPast(
  on: string | undefined,
  average: string | undefined,
  today: string,
): PastChoice | { readonly code: WrongUse; readonly argument: string } {
  const isDay = on === undefined || (!Number.isNaN(dayNumber(on)) && FIRST_ECB_DAY <= on && on <= today);
  if (!isDay) return { code: 'no-day', argument: on };
  if (average === undefined) return { on, average };
  const { from, to } = spanOf(average);
  const isSpan = SPAN.test(average) && to >= FIRST_ECB_DAY && from <= today;
  return isSpan ? { on, average } : { code: 'no-span', argument: average };
}

/** A minus that no option begins with: that of a number. */
const isNegative = (argument: string): boolean => /^-(?!-$|-?[a-z])/i.test(argument);

/** Options and words of the command line, as `parseArgs` divides them; of an option that is repeated the last counts. */
function divide(args: readonly string[]) {
  const { tokens } = parseArgs({
    // a negative amount is no group of short options: an empty word holds its place
    args: args.map((argument) => (isNegative(argument) ? '' : argument)),
    options: OPTIONS,
    strict: false,
    tokens: true,
  });
  const options = tokens.filter((token) => token.kind === 'option');
  const words = tokens.filter(({ kind }) => kind === 'positional').map(({ index }) => args[index] ?? '');
  return {
    unknown: options.find(({ name, value }) =>
      VALUED.some((valued) => valued === name) ? false : !Object.hasOwn(OPTIONS, name) || value !== undefined,
    ),
    has: (wanted: keyof typeof OPTIONS) => options.some(({ name }) => name === wanted),
    valuesOf: (wanted: (typeof VALUED)[number]) =>
      options.filter(({ name }) => name === wanted).map(({ value }) => value ?? ''),
    words,
    // a shell that met no quotes has cut one question at its spaces
    questions: words.some((word) => /\s/.test(word.trim())) ? words : [words.join(' ')].filter(Boolean),
  };
}

/**
 * Reads the command line. Each argument is a question; where none of them has a space, they are the words of one. One that begins
 * with a minus and a digit is no option, and after `--` none is.
 * @param today a day to come has no rates
 */
export function readArguments(args: readonly string[], today: string): Command {
  const { unknown, has, valuesOf, words, questions } = divide(args);
  const languages = valuesOf('lang');
  const localeOf = (language: string) => LOCALES.find(({ id }) => id === language);
  const locale = languages.map(localeOf).findLast((chosen) => chosen) ?? DEFAULT_LOCALE;
  const wrong = (code: WrongUse, argument = ''): Command => ({ kind: 'wrong-use', locale, code, argument });
  if (unknown) return wrong('unknown-option', unknown.rawName);
  const unspoken = languages.find((language) => !localeOf(language));
  if (unspoken !== undefined) return wrong('unknown-language', unspoken);
  if (has('help')) return { kind: 'help', locale };
  const past = readPast(valuesOf('on').at(-1), valuesOf('avg').at(-1), today);
  if ('code' in past) return wrong(past.code, past.argument);
  const options = readOptions(valuesOf('own').at(-1), valuesOf('markup').at(-1), valuesOf('kind').at(-1));
  if ('code' in options) return wrong(options.code, options.argument);
  const fresh = has('fresh');
  const [word, shell] = words;
  const isShell = word === 'completion' && words.length === 2;
  if (isShell) {
    const known = SHELLS.find((one) => one === shell);
    return known ? { kind: 'completion', locale, shell: known } : wrong('unknown-shell', shell);
  }
  if (word === 'mcp' && words.length === 1) return { kind: 'mcp', locale };
  const rest = { questions, ...past, options, fresh };
  if (has('json')) return { kind: 'json', locale, ...rest };
  if (has('csv')) return { kind: 'csv', locale, ...rest };
  const isEmpty = questions.every((question) => question.trim() === '');
  return isEmpty ? wrong('no-question') : { kind: 'questions', locale, ...rest };
}
