/** Sizes of the question parser, its lazy parts and the specialist units: bundled and minified as by the app's build, gzip -9. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_TAGS } from '../languages/list.ts';
import { root } from './run.mjs';
import { bundledSize, type LimitedSize } from './size-of.ts';

type Export = readonly [names: string, module: string];

/** One lazy part of the reader: its size counts on top of all parts before it. */
interface Part {
  readonly name: string;
  readonly atMost: number;
  readonly exports: readonly Export[];
}

const inBoth = (name: string, module: string, as: string): Export[] => [
  [`{ ${name} as ${as}Es }`, `languages/es/core/${module}.ts`],
  [`{ ${name} as ${as}En }`, `languages/en/core/${module}.ts`],
];

/** The parser with core's numbers, the common units and their names in both languages. */
const UNITS: Part = {
  name: 'reader of questions for the common units, gzip',
  atMost: 16_060,
  exports: [
    ['{ LittleWords }', 'core/parse/question/words/little-words.ts'],
    ['{ cutBy, QuestionParser }', 'core/parse/question/question-parser.ts'],
    ['{ addUnits }', 'core/parse/question/words/unit-words.ts'],
    ['{ Vocabulary }', 'core/parse/question/words/vocabulary.ts'],
    ...inBoth('questionWords', 'question-words', 'questions'),
    ...inBoth('unitNames', 'unit-names', 'names'),
    ...inBoth('unitWords', 'unit-words', 'words'),
    ['{ unitAliases }', 'core/units/common/aliases.ts'],
    ['{ COMMON_UNITS }', 'core/units/common/common-units.ts'],
    ['{ createUnitSet }', 'core/units/unit-set.ts'],
  ],
};

/** The same with the tables of currencies, which the search loads anyway, and the check for sums. */
const MONEY: Part = {
  name: 'reader of questions with the words of money, gzip',
  atMost: 32_060,
  exports: [
    ...inBoth('chatWords', 'chat-words', 'chat'),
    ['{ decimalTwin }', 'core/parse/question/interpretation/data-twins.ts'],
    ['{ PlainWriting }', 'core/parse/question/plain-writing.ts'],
    ['{ checkMoney }', 'core/parse/question/words/whose-money.ts'],
    ['{ addCurrencies }', 'core/parse/question/words/currency-words.ts'],
    ...inBoth('currencyNames', 'currency-names', 'money'),
    ...inBoth('currencyWords', 'currency-words', 'moneyWords'),
    ['{ currencyAliases }', 'core/money/currencies/aliases.ts'],
    ['{ SumSigns }', 'core/parse/sums/sum-signs.ts'],
    ...inBoth('sumWords', 'sums/sum-words', 'sums'),
  ],
};

const ON_DEMAND: readonly Part[] = [
  {
    name: 'the second reading: slips and other ways of writing, loaded on demand, gzip',
    atMost: 8_850,
    exports: [['{ Spelling }', 'core/parse/question/spelling/spelling.ts']],
  },
  {
    name: 'the third reading: the chart and the guards, with words of two languages, gzip',
    atMost: 48_100,
    exports: [['{ createThirdReader }', 'core/parse/create-third-reader.ts']],
  },
];

/** Units that few look for: the tables, with their names and words in some languages. */
const specialistUnits = (tags: readonly string[], atMost: number): Part => ({
  name: `specialist and technical units with their names in ${tags.length} languages, gzip`,
  atMost,
  exports: [
    ['{ SPECIALIST_UNITS }', 'core/units/specialist/specialist-units.ts'],
    ['{ TECHNICAL_UNITS }', 'core/units/technical/technical-units.ts'],
    ...globSync(`languages/{${tags.join()}}/core/**/{specialist,technical}-unit-{names,words}.ts`, {
      cwd: root,
    }).map((file, at): Export => [`* as words${at}`, file]),
  ],
});

const sizeOfParts = (parts: readonly Part[]): Promise<number> =>
  bundledSize(
    parts
      .flatMap(({ exports }) => exports)
      .map(([names, module]) => {
        const file = join(root, module.replace(/^core\//, 'packages/core/src/'));
        return `export ${names} from '${file}';`;
      }),
  );

/** The size of each part with its limit: of the first two all that is loaded, of the others what they add. */
export async function questionSizes(): Promise<readonly LimitedSize[]> {
  const found = [{ ...UNITS, value: await sizeOfParts([UNITS]) }];
  const loaded = [UNITS, MONEY];
  let before = await sizeOfParts(loaded);
  found.push({ ...MONEY, value: before });
  for (const part of ON_DEMAND) {
    loaded.push(part);
    const all = await sizeOfParts(loaded);
    found.push({ ...part, value: all - before });
    before = all;
  }
  // all there is, and what a session in the product's own languages loads
  for (const part of [
    specialistUnits(LANGUAGE_TAGS, 26_000),
    specialistUnits(LANGUAGE_TAGS.slice(0, 2), 15_000),
  ])
    found.push({ ...part, value: await sizeOfParts([part]) });
  return found;
}
