import { dayOfInstant, isoDate } from '@equivale/core';
import { readAverage, readRates } from './rates-at-hand.ts';
import { run } from './run.ts';

/** Lines of the standard input, which nobody touches before they are wanted. */
async function* readLines(): AsyncGenerator<string> {
  const { createInterface } = await import('node:readline');
  yield* createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
}

/** The region that the machine measures in, of `es_MX.UTF-8`. */
function regionOf({ LC_ALL, LC_MEASUREMENT, LANG }: NodeJS.ProcessEnv): string | undefined {
  return /^[a-z]{2,3}_([A-Z]{2})\b/.exec(LC_ALL || LC_MEASUREMENT || LANG || '')?.[1];
}

/** Runs the program for this process. */
export async function runInTerminal(): Promise<void> {
  // A reader that went away (`equivale --json | head`) is no fault, and wants no more.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  const now = new Date();
  process.exitCode = await run(process.argv.slice(2), {
    lines: readLines(),
    print: (line) => process.stdout.write(`${line}\n`),
    complain: (line) => process.stderr.write(`${line}\n`),
    rates: (request) => readRates(request, process.env, now),
    average: (request, ...pair) => readAverage(request, process.env, ...pair),
    serveAssistants: async () => (await import('./serve-assistants.ts')).serveAssistants(process.env),
    today: isoDate(dayOfInstant(now.getTime() - now.getTimezoneOffset() * 60_000)),
    region: regionOf(process.env),
  });
}
