import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What a launcher shows of one question. */
export interface Answer {
  /** The result with its unit, rounded for the eye. */
  readonly title: string;
  /** What was asked, and of which day its rates are. */
  readonly subtitle: string;
  /** The whole result, to be copied. */
  readonly copy: string;
}

/** What is read of a line of `equivale --json`. */
interface Line {
  readonly ok: boolean;
  readonly query: string;
  readonly category?: string;
  readonly result?: string;
  readonly to?: string | null;
  readonly parts?: readonly { readonly value: string; readonly unit: string }[];
  readonly ratesDate?: string;
}

/** Digits that are read at a glance. */
const DIGITS = 8;

function titleOf({ category, result = '', to, parts }: Line): string {
  // Of a recipe the parts are what was asked.
  if (parts && category !== 'kitchen') return parts.map(({ value, unit }) => `${value} ${unit}`).join(' ');
  const figure = new Intl.NumberFormat(undefined, { maximumSignificantDigits: DIGITS });
  return [figure.format(result as `${number}`), to].filter(Boolean).join(' ');
}

/**
 * Asks the command line tool, which must be on the path (or named by EQUIVALE).
 * @returns undefined where it does not understand the question
 */
export async function answer(question: string): Promise<Answer | undefined> {
  const [command = '', ...args] = (process.env.EQUIVALE ?? 'equivale').split(' ');
  const { stdout } = await promisify(execFile)(command, [...args, '--json', question]).catch(
    // It ends with 1 where it has not understood, and says why on the same line.
    (error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }),
  );
  const line = JSON.parse(stdout || '{"ok":false}') as Line;
  if (!line.ok) return undefined;
  const subtitle = [line.query, line.ratesDate].filter(Boolean).join(' · ');
  return { title: titleOf(line), subtitle, copy: line.result ?? '' };
}
