import { findComparedLanguages } from './compared-languages.ts';
import { findDaysInMs } from './days-in-ms.ts';
import { findDividedRates } from './divided-rates.ts';
import type { Placed, Source } from './parse-source.ts';

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

/** Papers of this product, by name, by folder, by number, or by the id of a rule. */
const PAPER = new RegExp(
  [
    '\\b(?:SPEC|DECISIONS?|ARCHITECTURE|CONTRIBUTING|README|CHANGELOG|HOUSE)\\b|[\\w-]\\.md\\b|\\b(?:docs|decisions)/',
    '\\b(?:[Dd]ecision|[Ii]ssue) \\d|\\b[Tt]he spec(?:ification)?\\b|\\bSpec \\w',
    '\\b[SD]\\d?\\.[a-z][\\w-]+|\\bI\\d+\\.[a-z]',
  ].join('|'),
);

const citesPaper = (line: string) => PAPER.test(line);

/** Left and right where a language decides: of styles, and of the classes that stand for them. The system's own insets are physical. */
const SIDE = new RegExp(
  [
    '(?:margin|padding|border|scroll-(?:margin|padding))-(?:left|right)\\b|text-align: ?(?:left|right)|(?:^|[{;]) *(?:left|right):.*;',
    'border-(?:top|bottom)-(?:left|right)-radius',
    '(?<![\\w-])-?(?:(?:scroll-)?[mp][lr]|left|right|(?:border|rounded)-[lr]|rounded-[tb][lr])-(?:\\[|\\d|auto|px|pad|gutter|\\()',
    '(?<![\\w-])(?:text-(?:left|right)|border-[lr])(?![\\w-])',
  ].join('|'),
);

/** What is empty, in styles and in the classes that stand for them. */
const EMPTY = /:empty\b|(?<![\w-])empty:[\w[-]/;

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
    why: 'what depends on a language stands in its folder, languages/<language>',
    covers: (path) => !/^languages\/|^packages\/(?:core\/src\/locale|app\/src\/i18n)\//.test(path),
    find: (source) => linesOf(findComparedLanguages(source)),
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
    covers: (path) => /^(?:packages\/core|languages\/[^/]+\/core)\//.test(path),
    find: ({ text }) => text.split('\n').flatMap((line, at) => (citesPaper(line) ? [at + 1] : [])),
  },
  {
    name: 'physical-side',
    why: 'a view begins where its language does: start and end, not left and right',
    covers: (path) => /^packages\/app\/src\/.*\.(?:tsx|css)$|^packages\/element\/src\/style\.ts$/.test(path),
    find: ({ text }) => text.split('\n').flatMap((line, at) => (SIDE.test(line) ? [at + 1] : [])),
  },
  {
    name: 'empty-selector',
    why: 'with one such rule on a page every text that a key changes has its element styled again; `:not(:has(*))` finds what holds no element',
    covers: (path) => /^packages\/app\/src\/.*\.(?:tsx?|css)$/.test(path),
    find: ({ text }) => text.split('\n').flatMap((line, at) => (EMPTY.test(line) ? [at + 1] : [])),
  },
];
