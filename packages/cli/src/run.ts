import type { ExchangeRates } from '@equivale/contract';
import type { Locale } from '@equivale/core';
import { say, sayError } from './messages.ts';
import { readArguments } from './read-arguments.ts';
import { resolveQuery } from './resolve-query.ts';
import { resultJson } from './result-json.ts';
import { resultText } from './result-text.ts';

/** What the program meets outside itself. */
export interface Outside {
  /** Lines of the standard input. */
  readonly lines: AsyncIterable<string>;
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
  /** The newest rates at hand. */
  readonly rates: () => Promise<ExchangeRates>;
}

/** 0 all understood, 1 some not understood, 2 wrong use or unreadable rates. */
export type ExitCode = 0 | 1 | 2;

async function resultLines(
  questions: AsyncIterable<string> | readonly string[],
  locale: Locale,
  { print, rates }: Outside,
): Promise<ExitCode> {
  let code: ExitCode = 0;
  for await (const line of questions) {
    if (line.trim() === '') continue;
    const result = resultJson(await resolveQuery(line, locale, rates));
    if (!result.ok) code = 1;
    print(JSON.stringify(result));
  }
  return code;
}

async function showAll(questions: readonly string[], locale: Locale, outside: Outside): Promise<ExitCode> {
  let code: ExitCode = 0;
  for (const question of questions) {
    const result = await resolveQuery(question, locale, outside.rates);
    (result.ok ? outside.print : outside.complain)(resultText(result, locale));
    if (!result.ok) code = 1;
  }
  return code;
}

/** Reads rates once, however many questions need them. */
function once(rates: Outside['rates']): Outside['rates'] {
  let interpretation: Promise<ExchangeRates> | undefined;
  return () => {
    interpretation ??= rates();
    return interpretation;
  };
}

/**
 * Runs the program.
 * @param args the command line after the program's name
 * @returns the exit code
 */
export async function run(args: readonly string[], outside: Outside): Promise<ExitCode> {
  const command = readArguments(args);
  const { locale } = command;
  const here = { ...outside, rates: once(outside.rates) };
  if (command.kind === 'help') {
    outside.print(say('usage', locale));
    return 0;
  }
  if (command.kind === 'wrong-use') {
    outside.complain(`${sayError(command.code, command.argument, locale)}\n${say('usage', locale)}`);
    return 2;
  }
  try {
    const { kind, questions } = command;
    if (kind === 'questions') return await showAll(questions, locale, here);
    return await resultLines(questions.length > 0 ? questions : here.lines, locale, here);
  } catch (error) {
    outside.complain(
      `${say('unreadable', locale)} ${error instanceof Error ? error.message : String(error)}`,
    );
    return 2;
  }
}
