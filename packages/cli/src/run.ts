import type { RateTable } from '@equivale/core';
import { withRegion } from '@equivale/core/locale/region-figures';
import {
  type AveragesAt,
  type Figures,
  type QueryContext,
  type RatesAt,
  type ResolvedQuery,
  resultJson,
} from '@equivale/core/resolve';
import { completion } from './completion.ts';
import { say, sayError } from './messages.ts';
import type { RatesRequest } from './rates-at-hand.ts';
import { readArguments } from './read-arguments.ts';
import { resolverIn } from './resolver.ts';
import { csvHead, resultCsv } from './result-csv.ts';
import { resultText } from './result-text.ts';

/** What the program meets outside itself. */
export interface Outside {
  /** Lines of the standard input. */
  readonly lines: AsyncIterable<string>;
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
  readonly rates: (request: RatesRequest) => Promise<RateTable>;
  readonly average: (
    request: Pick<RatesRequest, 'fresh'>,
    ...pair: Parameters<AveragesAt>
  ) => ReturnType<AveragesAt>;
  /** The person's own calendar day. */
  readonly today: string;
  /** Where the person is, as in ISO 3166-1, if that is known. */
  readonly region?: string | undefined;
  /** Serves the Model Context Protocol on the standard input and output. */
  readonly serveAssistants: () => Promise<void>;
}

/** The same with one table for each day, however many questions need it. */
type WithFigures = Outside & { readonly figures: Figures; readonly tables: readonly RateTable[] };

/** 0 all understood, 1 some not understood, 2 wrong use or unreadable rates. */
export type ExitCode = 0 | 1 | 2;

/** Resolves the questions, one by one, and writes each. */
async function resultLines(
  questions: AsyncIterable<string> | readonly string[],
  context: QueryContext,
  { print, figures }: WithFigures,
  write: (resolved: ResolvedQuery) => readonly string[],
): Promise<ExitCode> {
  let code: ExitCode = 0;
  const resolver = await resolverIn(context.locale);
  for await (const line of questions) {
    if (line.trim() === '') continue;
    const resolved = await resolver.resolve(line, context, figures);
    if (!resolved.ok) code = 1;
    for (const text of write(resolved)) print(text);
  }
  return code;
}

async function showAll(
  questions: readonly string[],
  context: QueryContext,
  outside: WithFigures,
): Promise<ExitCode> {
  const { locale } = context;
  let code: ExitCode = 0;
  const resolver = await resolverIn(locale);
  for (const question of questions) {
    const result = await resolver.resolve(question, context, outside.figures);
    (result.ok ? outside.print : outside.complain)(resultText(result, locale, outside.tables));
    if (!result.ok) code = 1;
  }
  return code;
}

/**
 * Reads the rates of a day once, however many questions need them.
 * @param read takes what was read
 */
function once(rates: Outside['rates'], fresh: boolean, read: RateTable[]): RatesAt {
  const tables = new Map<string | undefined, Promise<RateTable>>();
  const first = async (on: string | undefined) => {
    const table = await rates({ on, fresh });
    read.push(table);
    return table;
  };
  return (on) => {
    const table = tables.get(on) ?? first(on);
    tables.set(on, table);
    return table;
  };
}

/**
 * Runs the program.
 * @param args the command line after the program's name
 * @returns the exit code
 */
export async function run(args: readonly string[], outside: Outside): Promise<ExitCode> {
  const command = readArguments(args, outside.today);
  // Figures are written and read as they are where the person is: 1,234.5 in Mexico.
  const locale = withRegion(command.locale, outside.region && `${command.locale.id}-${outside.region}`);
  if (command.kind === 'help') {
    outside.print(say('usage', locale));
    return 0;
  }
  if (command.kind === 'wrong-use') {
    outside.complain(`${sayError(command.code, command.argument, locale)}\n${say('usage', locale)}`);
    return 2;
  }
  if (command.kind === 'mcp') {
    await outside.serveAssistants();
    return 0;
  }
  if (command.kind === 'completion') {
    outside.print(completion(command.shell));
    return 0;
  }
  try {
    const { kind, questions, on, average, options, fresh } = command;
    const tables: RateTable[] = [];
    const figures: Figures = {
      rates: once(outside.rates, fresh, tables),
      averages: (...pair) => outside.average({ fresh }, ...pair),
    };
    const here = { ...outside, figures, tables };
    const { today, region } = outside;
    const context = { locale, today, region, on, average, options };
    if (kind === 'questions') return await showAll(questions, context, here);
    const requested = questions.length > 0 ? questions : here.lines;
    if (kind === 'json')
      return await resultLines(requested, context, here, (one) => [JSON.stringify(resultJson(one))]);
    outside.print(csvHead(locale));
    return await resultLines(requested, context, here, (one) => resultCsv(one, locale));
  } catch (error) {
    outside.complain(
      `${say('unreadable', locale)} ${error instanceof Error ? error.message : String(error)}`,
    );
    return 2;
  }
}
