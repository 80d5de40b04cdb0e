import type { Locale } from '@equivale/core';
import { DEFAULT_LOCALE, LOCALES } from './messages.ts';

/** What the command line asks for. */
export type Command =
  | { readonly kind: 'question'; readonly text: string; readonly locale: Locale }
  | { readonly kind: 'json'; readonly locale: Locale }
  | { readonly kind: 'help'; readonly locale: Locale }
  | { readonly kind: 'usage'; readonly locale: Locale; readonly argument: string };

interface Flags {
  readonly json: boolean;
  readonly help: boolean;
  readonly locale: Locale;
  readonly words: readonly string[];
  readonly fault: string | undefined;
}

function readFlags(args: readonly string[]): Flags {
  let [json, help] = [false, false];
  let locale = DEFAULT_LOCALE;
  let fault: string | undefined;
  const words: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? '';
    const lang = /^--lang(?:=(.*))?$/.exec(arg);
    if (arg === '--') {
      words.push(...args.slice(at + 1));
      break;
    }
    if (lang) {
      const value = lang[1] ?? args[++at];
      const chosen = LOCALES.find(({ id }) => id === value);
      if (chosen) locale = chosen;
      else fault ??= arg;
    } else if (arg === '--json') json = true;
    else if (arg === '--help' || arg === '-h') help = true;
    else if (/^--?[a-z]/i.test(arg)) fault ??= arg;
    else words.push(arg);
  }
  return { json, help, locale, words, fault };
}

/**
 * Reads the command line. A question may be one argument or many; one that begins with a minus and a digit is a
 * question, and after `--` everything is.
 */
export function readArguments(args: readonly string[]): Command {
  const { json, help, locale, words, fault } = readFlags(args);
  const text = words.join(' ');
  if (fault !== undefined) return { kind: 'usage', locale, argument: fault };
  if (help) return { kind: 'help', locale };
  if (json) return text === '' ? { kind: 'json', locale } : { kind: 'usage', locale, argument: text };
  return text.trim() === '' ? { kind: 'usage', locale, argument: '' } : { kind: 'question', text, locale };
}
