import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { field, isBinary } from './arithmetic.ts';
import { findDaysInMs } from './days-in-ms.ts';
import { findDividedRates } from './divided-rates.ts';
import { bare, type Node, type Placed, type Source } from './parse-source.ts';

/** What must not be written, where, and how it is found. Each rule is proved by planted violations in its test. */
export interface SyntaxRule {
  readonly name: string;
  readonly why: string;
  /** Whether the rule holds in this file of `packages/<name>/src`, which is neither a test nor support for tests. */
  readonly covers: (path: string) => boolean;
  /** Lines of the violations. */
  readonly find: (source: Source) => readonly number[];
}

const linesOf = (found: readonly Placed[]) =>
  [...new Set(found.map(({ line }) => line))].sort((a, b) => a - b);

/** The languages of the repository, by their folders: a new one is covered from its first day. */
const languages = readdirSync(join(root, 'packages/core/src/locale'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** `es`, `es-MX`, `/en/…`: text that begins with a language. */
const language = new RegExp(`^/?(?:${languages.join('|')})(?:[-_/]|$)`);
const isLanguage = (node: Node) => node.type === 'StringLiteral' && language.test(String(node.value));

/** `===` and its like, `case` and `startsWith` with a language. */
function comparesLanguage(node: Node): boolean {
  if (isBinary(node, '===', '!==', '==', '!=')) {
    return isLanguage(field(node, 'left')) || isLanguage(field(node, 'right'));
  }
  if (node.type === 'SwitchCase') return Boolean(node.test) && isLanguage(field(node, 'test'));
  if (node.type !== 'CallExpression') return false;
  const [first] = node.arguments as { expression: Node }[];
  const method = (field(node, 'callee').property as Node | undefined)?.value;
  return method === 'startsWith' && first !== undefined && isLanguage(bare(first.expression));
}

/** Papers of this product, by name, by folder, by number, or by the id of a rule. */
const PAPER =
  /\b(?:SPEC|DECISIONS?|ARCHITECTURE|CONTRIBUTING|README)\b|\bdocs\/|\b[Dd]ecision \d|\b[Tt]he specification\b|\b[SD]\d?\.[a-z][\w-]+|\bI\d+\.[a-z]/;

const citesPaper = (line: string) => PAPER.test(line);

/** The rules about what is written in a file. */
export const syntaxRules: readonly SyntaxRule[] = [
  {
    name: 'rates-divided',
    why: 'two rates are divided or multiplied, and money is converted, in core/money/quote and nowhere else',
    covers: (path) => !/^packages\/core\/src\/money\/quote[./-]/.test(path),
    find: (source) => linesOf(findDividedRates(source)),
  },
  {
    name: 'language-compared',
    why: 'what depends on a language stands in its folder, core/locale/<language> or app/i18n/<language>',
    covers: (path) => !/^packages\/(?:core\/src\/locale|app\/src\/i18n)\//.test(path),
    find: ({ nodes }) => linesOf(nodes.filter(({ node }) => comparesLanguage(node))),
  },
  {
    name: 'day-in-milliseconds',
    why: 'days are counted by core/calendar',
    covers: (path) => !path.startsWith('packages/core/src/calendar/'),
    find: (source) => linesOf(findDaysInMs(source)),
  },
  {
    name: 'paper-cited-in-core',
    why: "core cites the domain's own sources; it knows nothing of this product",
    covers: (path) => path.startsWith('packages/core/'),
    find: ({ text }) => text.split('\n').flatMap((line, at) => (citesPaper(line) ? [at + 1] : [])),
  },
];
