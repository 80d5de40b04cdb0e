import { LANGUAGE_TAGS } from '../../languages/list.ts';

/** One broken rule in one file or folder. */
export interface Fault {
  readonly rule: string;
  readonly path: string;
  readonly message: string;
}

/** What must not be written, where, and how it is found: line by line, so that a rule can be read at a glance. */
interface LineRule {
  readonly name: string;
  readonly why: string;
  readonly covers: (path: string) => boolean;
  /** Whether comments are looked at as well. */
  readonly comments?: true;
  readonly find: RegExp;
  /** Lines that look like a violation and are none. */
  readonly allow?: RegExp;
}

const APP_STYLES = /^packages\/app\/src\/.*\.(?:tsx|css)$|^packages\/element\/src\/style\.ts$/;

/** Something that names a rate or an amount: `toRate`, `rates['EUR']`, `(rates[to] as number)`, `rateOf(to)`. */
const NAMED = String.raw`(?<![A-Za-z])[\w.]*(?:\brates?|Rates?|\brateOf)(?![a-z]|Limit|Ms)[\w.]*(?:\[[^\]]*\]|\([^()]*\))?(?: as number)?[)!]*(?:\.\w+\(\))?`;
const AMOUNT = String.raw`(?<![A-Za-z])[\w.]*[aA]mount\w*[)!]*`;
const OPERAND = String.raw`\(*[\w.]+(?: as number)?\)*`;
const language = `(?:${LANGUAGE_TAGS.join('|')})`;
/** `'es'`, `'es-MX'`, `'/en/'`: a text that begins with a language. */
const TAG = `['"\`]/?${language}(?:[-_/][^'"\`]*)?['"\`]`;

/** The rules about lines. Each is proved by planted violations in its test. */
export const lineRules: readonly LineRule[] = [
  {
    name: 'rates-divided',
    why: 'two rates are divided or multiplied, and money is converted, in core/money/quote and nowhere else',
    covers: (path) => !/^packages\/core\/src\/money\/quote[./-]|\.css$/.test(path),
    find: new RegExp(
      [
        `(?:${NAMED}|${AMOUNT}) [*/]=? \\(?${NAMED}`,
        `${NAMED} \\* \\(?${AMOUNT}`,
        `\\b(?:divide|multiply)\\(.*(?:${NAMED}|${AMOUNT}).*, ?${NAMED}`,
        `(?:\\brate|Rate) ?[=:] \\(?(?!\\d)${OPERAND} / (?!\\d)${OPERAND}`,
        `\\brates\\.push\\(.* / `,
      ].join('|'),
    ),
    allow: / - 1\b|[<>] \d|\bratio\b|Math\.(?:log|sqrt)|\bmove\(/,
  },
  {
    name: 'language-compared',
    why: 'what depends on a language stands in its folder, languages/<language>',
    covers: (path) => !/^languages\/|^packages\/(?:core\/src\/locale|app\/src\/i18n)\/|\.css$/.test(path),
    find: new RegExp(
      [
        `[=!]==? ${TAG}|${TAG} [=!]==?`,
        `case ${TAG}:`,
        `\\.(?:startsWith|is)\\((?:\\w+, )?${TAG}`,
        `\\.(?:includes|indexOf)\\(${TAG}`,
        `\\[${TAG}(?:, ${TAG})*\\]\\.(?:includes|indexOf)`,
        `/\\^(?:\\\\/)?(?:\\((?:\\?:)?)?${language}(?![a-z])`,
        `\\{ ${language}: [^}]*\\}\\[`,
      ].join('|'),
    ),
  },
  {
    name: 'day-in-milliseconds',
    why: 'days are counted by core/calendar',
    covers: (path) => !/^packages\/core\/src\/calendar\/|\.css$/.test(path),
    find: /(?<![\d_.])(?:86_?400_?000|604_?800_?000|864e5|8\.64e7)(?![\d_e])|\b24\b.*[*/].*\b(?:1000|HOUR)|\b(?:1000|HOUR\w*)\b.*[*/].*\b24\b/,
  },
  {
    name: 'paper-cited-in-core',
    why: "core cites the domain's own sources; it knows nothing of this product",
    covers: (path) => /^(?:packages\/core|languages\/[^/]+\/core)\//.test(path),
    comments: true,
    find: new RegExp(
      [
        '\\b(?:SPEC|DECISIONS?|ARCHITECTURE|CONTRIBUTING|README|CHANGELOG|HOUSE)\\b|[\\w-]\\.md\\b|\\b(?:docs|decisions)/',
        '\\b(?:[Dd]ecision|[Ii]ssue) \\d|\\b[Tt]he spec(?:ification)?\\b|\\bSpec \\w',
        '\\b[SD]\\d?\\.[a-z][\\w-]+|\\bI\\d+\\.[a-z]',
      ].join('|'),
    ),
  },
  {
    name: 'physical-side',
    why: 'a view begins where its language does: start and end, not left and right',
    covers: (path) => APP_STYLES.test(path),
    comments: true,
    find: new RegExp(
      [
        '(?:margin|padding|border|scroll-(?:margin|padding))-(?:left|right)\\b|text-align: ?(?:left|right)|(?:^|[{;]) *(?:left|right):.*;',
        'border-(?:top|bottom)-(?:left|right)-radius',
        '(?<![\\w-])-?(?:(?:scroll-)?[mp][lr]|left|right|(?:border|rounded)-[lr]|rounded-[tb][lr])-(?:\\[|\\d|auto|px|pad|gutter|\\()',
        '(?<![\\w-])(?:text-(?:left|right)|border-[lr])(?![\\w-])',
      ].join('|'),
    ),
  },
  {
    name: 'empty-selector',
    why: 'with one such rule each key restyles the element whose text it changes; `:not(:has(*))` says the same',
    covers: (path) => /^packages\/app\/src\/.*\.(?:tsx?|css)$/.test(path),
    comments: true,
    find: /:empty\b|(?<![\w-])empty:[\w[-]/,
  },
];

const NO_SUBJECT = ['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'types', 'data', 'shared', 'lib'];
const MOST_LINES = 1_200;

/** Folders whose name says nothing, and those with too many lines; features are as large as they have to be. */
function treeFaults(files: ReadonlyMap<string, string>): Fault[] {
  const lines = new Map<string, number>();
  const unnamed = new Set<string>();
  for (const [path, text] of files) {
    const folders = path.split('/').slice(0, -1);
    for (const [at, name] of folders.entries()) {
      const folder = folders.slice(0, at + 1).join('/');
      if (NO_SUBJECT.includes(name) && folder !== 'packages/core/src/units/common') unnamed.add(folder);
    }
    const folder = folders.join('/');
    if (!/^(?:packages|languages)\//.test(folder) || folder.startsWith('packages/app/src/features')) continue;
    lines.set(folder, (lines.get(folder) ?? 0) + text.split('\n').length - 1);
  }
  const large = [...lines].filter(([, count]) => count > MOST_LINES);
  return [
    ...[...unnamed].map((path) => ({
      rule: 'folder-without-a-subject',
      path,
      message: 'the name says nothing about what is in the folder',
    })),
    ...large.map(([path, count]) => ({
      rule: 'folder-too-large',
      path,
      message: `${count} lines, ${MOST_LINES} at most`,
    })),
  ];
}

/** Text without comments, its lines where they were. */
const withoutComments = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .replaceAll(/(?<=^|\s)\/\/.*$/gm, '');

/**
 * Every broken rule.
 * @param files text of every file by path, relative to the root of the repository; tests and what supports them are left out
 */
export function findFaults(files: ReadonlyMap<string, string>): Fault[] {
  const sources = [...files].filter(([path]) => !/\.test\.\w+$|\/src\/testing\//.test(path));
  const written = sources
    .filter(([path]) => path.startsWith('packages/'))
    .flatMap(([path, text]) => {
      const code = withoutComments(text);
      return lineRules.flatMap(({ name, why, covers, comments, find, allow }) => {
        if (!covers(path)) return [];
        const found = (comments ? text : code)
          .split('\n')
          .flatMap((line, at) => (find.test(line) && !allow?.test(line) ? [at + 1] : []));
        return found.length > 0 ? [{ rule: name, path, message: `line ${found.join(', ')}: ${why}` }] : [];
      });
    });
  return [...written, ...treeFaults(new Map(sources.filter(([path]) => !path.endsWith('.css'))))];
}
