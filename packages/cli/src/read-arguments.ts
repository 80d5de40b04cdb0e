import { parseArgs } from 'node:util';
import {
  dayNumber,
  FIRST_ECB_DAY,
  findCurrency,
  type Locale,
  type OwnRate,
  type QuoteRequest,
} from '@equivale/core';
import { SHELLS, type Shell } from './completion.ts';
import { DEFAULT_LOCALE, LOCALES, type WrongUse } from './messages.ts';

/** What the command line asks for. */
export type Command = { readonly locale: Locale } & (
  | {
      /** `json`, `csv`: without questions they come line by line from the standard input. */
      readonly kind: 'questions' | 'json' | 'csv';
      readonly questions: readonly string[];
      /** The day whose rates are used. */
      readonly on: string | undefined;
      /** A rate of one's own, and what is added to the reference rate. */
      readonly options: Pick<QuoteRequest, 'own' | 'markup'>;
      /** With the rates of the service. */
      readonly fresh: boolean;
    }
  | { readonly kind: 'completion'; readonly shell: Shell }
  | { readonly kind: 'help' }
  | { readonly kind: 'mcp' }
  | { readonly kind: 'wrong-use'; readonly code: WrongUse; readonly argument: string }
);

/** The options there are. */
export const OPTIONS = {
  csv: { type: 'boolean' },
  fresh: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  lang: { type: 'string' },
  markup: { type: 'string' },
  own: { type: 'string' },
  on: { type: 'string' },
} as const;

/** The options that take a value. */
const VALUED = ['lang', 'on', 'own', 'markup'] as const;

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

/** The own rate and the markup of the command line, or what is wrong with one of them. */
function readOptions(
  ownText: string | undefined,
  markupText: string | undefined,
): Pick<QuoteRequest, 'own' | 'markup'> | { readonly code: WrongUse; readonly argument: string } {
  const own = ownText === undefined ? undefined : readOwnRate(ownText);
  if (ownText !== undefined && !own) return { code: 'no-own-rate', argument: ownText };
  const percent = markupText === undefined ? undefined : readPercent(markupText);
  if (markupText !== undefined && !percent) return { code: 'no-percentage', argument: markupText };
  return { ...(own && { own }), ...(percent && { markup: { percent } }) };
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
  const on = valuesOf('on').at(-1);
  const localeOf = (language: string) => LOCALES.find(({ id }) => id === language);
  const locale = languages.map(localeOf).findLast((chosen) => chosen) ?? DEFAULT_LOCALE;
  const wrong = (code: WrongUse, argument = ''): Command => ({ kind: 'wrong-use', locale, code, argument });
  if (unknown) return wrong('unknown-option', unknown.rawName);
  const unspoken = languages.find((language) => !localeOf(language));
  if (unspoken !== undefined) return wrong('unknown-language', unspoken);
  if (has('help')) return { kind: 'help', locale };
  // text order is time order
  const isDay = on === undefined || (!Number.isNaN(dayNumber(on)) && FIRST_ECB_DAY <= on && on <= today);
  if (!isDay) return wrong('no-day', on);
  const options = readOptions(valuesOf('own').at(-1), valuesOf('markup').at(-1));
  if ('code' in options) return wrong(options.code, options.argument);
  const fresh = has('fresh');
  const [word, shell] = words;
  const isShell = word === 'completion' && words.length === 2;
  if (isShell) {
    const known = SHELLS.find((one) => one === shell);
    return known ? { kind: 'completion', locale, shell: known } : wrong('unknown-shell', shell);
  }
  if (word === 'mcp' && words.length === 1) return { kind: 'mcp', locale };
  if (has('json')) return { kind: 'json', locale, questions, on, options, fresh };
  if (has('csv')) return { kind: 'csv', locale, questions, on, options, fresh };
  const isEmpty = questions.every((question) => question.trim() === '');
  return isEmpty ? wrong('no-question') : { kind: 'questions', questions, locale, on, options, fresh };
}
