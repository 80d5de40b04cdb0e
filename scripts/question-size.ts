/** Size of the question parser: bundled and minified alone, as the app's build does, gzip -9, in bytes. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');

/** The parser with core's numbers, the common units and their names in both languages. */
const units = [
  '{ LittleWords } from core/parse/question/words/little-words.ts',
  '{ QuestionParser } from core/parse/question/question-parser.ts',
  '{ addUnits } from core/parse/question/words/unit-words.ts',
  '{ Vocabulary } from core/parse/question/words/vocabulary.ts',
  '{ questionWords as questionsEs } from languages/es/core/question-words.ts',
  '{ questionWords as questionsEn } from languages/en/core/question-words.ts',
  '{ unitNames as namesEs } from languages/es/core/unit-names.ts',
  '{ unitNames as namesEn } from languages/en/core/unit-names.ts',
  '{ unitWords as wordsEs } from languages/es/core/unit-words.ts',
  '{ unitWords as wordsEn } from languages/en/core/unit-words.ts',
  '{ unitAliases } from core/units/common/aliases.ts',
  '{ COMMON_UNITS } from core/units/common/common-units.ts',
  '{ createUnitSet } from core/units/unit-set.ts',
];

/**
 * What money adds: the currencies with their names, places and everyday words, tables that the search loads anyway; what writes out
 * texts that would be read as something else, the units of 1000, and what tells that a text may be a sum.
 */
const money = [
  '{ chatWords as chatEs } from languages/es/core/chat-words.ts',
  '{ chatWords as chatEn } from languages/en/core/chat-words.ts',
  '{ decimalTwin } from core/parse/question/interpretation/data-twins.ts',
  '{ PlainWriting } from core/parse/question/plain-writing.ts',
  '{ checkMoney } from core/parse/question/words/whose-money.ts',
  '{ addCurrencies } from core/parse/question/words/currency-words.ts',
  '{ currencyNames as moneyEs } from languages/es/core/currency-names.ts',
  '{ currencyNames as moneyEn } from languages/en/core/currency-names.ts',
  '{ currencyWords as moneyWordsEs } from languages/es/core/currency-words.ts',
  '{ currencyWords as moneyWordsEn } from languages/en/core/currency-words.ts',
  '{ currencyAliases } from core/money/currencies/aliases.ts',
  // what tells that a text may be a sum
  '{ SumSigns } from core/parse/sums/wording/sum-signs.ts',
  '{ sumWords as sumsEs } from languages/es/core/sums/sum-words.ts',
  '{ sumWords as sumsEn } from languages/en/core/sums/sum-words.ts',
];

/** Sums and other ways of writing, loaded with the first text that may be a sum or is not understood as it was typed. */
const secondReading = [
  '{ createSumReader } from core/parse/sums/sum-reader.ts',
  '{ Spelling } from core/parse/question/spelling/spelling.ts',
];

/** What follows from amounts of several kinds, a part of its own that is loaded beside it. */
const related = ['{ readRelated } from core/parse/sums/relation/read-related.ts'];

/** What tells that a text means something else, a part of its own that is loaded with them. */
const doubts = ['{ doubts } from core/parse/doubts/misleading-texts.ts'];

/** What puts in other words what none of those understands, loaded then. */
const thirdReading = ['{ createRephraser } from core/parse/rephrasing/create-rephraser.ts'];

/** Words of money, health, wages and the like that are rarely asked for, loaded with the third reading as a part of its own. */
const everyday = ['{ createEverydayReader } from core/parse/everyday/create-everyday-reader.ts'];

/** Sums as people ask them, in many words, and a part of its own that is loaded beside it. */
const askedSums = ['{ createAskedSumReader } from core/parse/asked-sums/create-asked-sum-reader.ts'];

/** What reads several amounts together, with its words in all languages; a part of its own. */
const chart = ['{ createChartReader } from core/parse/chart/create-chart-reader.ts'];
/** What holds an answer against the words of its text, with those of two languages; a part of its own. */
const guards = [
  '{ Guards } from core/parse/doubts/guards.ts',
  '{ guardWords as guardsEs } from languages/es/core/sums/guard-words.ts',
  '{ guardWords as guardsEn } from languages/en/core/sums/guard-words.ts',
];

/** Slang of money and names that people have for things, loaded with the third reading as a part of its own. */
const spoken = ['{ createSpokenReader } from core/parse/spoken/create-spoken-reader.ts'];

/** What things with prices come to, a part of its own that is loaded beside it. */
const priced = ['{ pricedThings } from core/parse/priced/priced-things.ts'];

async function bundledBytes(parts: readonly string[]): Promise<number> {
  const program = parts
    .map((part) =>
      part.replace(
        /(?<=from )(core\/)?(.+)$/,
        (_, core: string | undefined, file: string) =>
          `'${join(root, core ? 'packages/core/src' : '', file)}'`,
      ),
    )
    .map((part) => `export ${part};`)
    .join('\n');
  await mkdir(join(root, '.cache'), { recursive: true });
  const dir = await mkdtemp(join(root, '.cache/questions-'));
  try {
    const input = join(dir, 'main.js');
    await writeFile(input, program);
    const rolldownOptions = { input, preserveEntrySignatures: 'strict' } as const;
    await build({
      root: dir,
      configFile: false,
      logLevel: 'error',
      build: {
        target: 'es2022',
        outDir: 'dist',
        rolldownOptions: { ...rolldownOptions, output: { entryFileNames: 'main.js' } },
      },
    });
    return gzipSync(await readFile(join(dir, 'dist/main.js')), { level: 9 }).length;
  } finally {
    await rm(dir, { recursive: true });
  }
}

/**
 * @returns the parser for the common units, the same with the words of money; what is loaded for a second reading on top of that,
 *   and on top of all what follows from amounts, what is misleading, for a third reading, what everyday things need, things with prices, words of speech, sums as people ask them, the chart and the guards
 */
export async function measureQuestions(): Promise<{
  units: number;
  all: number;
  secondReading: number;
  related: number;
  doubts: number;
  thirdReading: number;
  everyday: number;
  priced: number;
  spoken: number;
  askedSums: number;
  chart: number;
  guards: number;
}> {
  const all = await bundledBytes([...units, ...money]);
  const withSecond = await bundledBytes([...units, ...money, ...secondReading]);
  const withRelated = await bundledBytes([...units, ...money, ...secondReading, ...related]);
  const second = [...units, ...money, ...secondReading, ...related, ...doubts];
  const withDoubts = await bundledBytes(second);
  const withThird = await bundledBytes([...second, ...thirdReading]);
  const third = [...second, ...thirdReading, ...everyday];
  const withEveryday = await bundledBytes(third);
  const withPriced = await bundledBytes([...third, ...priced]);
  const withSpoken = await bundledBytes([...third, ...priced, ...spoken]);
  const every = [...third, ...priced, ...spoken, ...askedSums];
  const withAskedSums = await bundledBytes(every);
  const withGuards = await bundledBytes([...every, ...guards]);
  const withChart = await bundledBytes([...every, ...guards, ...chart]);
  return {
    units: await bundledBytes(units),
    all,
    secondReading: withSecond - all,
    related: withRelated - withSecond,
    doubts: withDoubts - withRelated,
    thirdReading: withThird - withDoubts,
    everyday: withEveryday - withThird,
    priced: withPriced - withEveryday,
    spoken: withSpoken - withPriced,
    askedSums: withAskedSums - withSpoken,
    guards: withGuards - withAskedSums,
    chart: withChart - withGuards,
  };
}
