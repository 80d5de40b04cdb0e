import { join } from 'node:path';
import { LANGUAGE_TAGS } from '../languages/list.ts';
import { root } from './run.mjs';

/** Tells whether a module is one of these, by their paths below `packages`. */
const oneOf = (...paths: readonly string[]) => {
  const files = new Set(paths.map((path) => join(root, 'packages', path)));
  return (id: string) => files.has(id);
};
const alone = { includeDependenciesRecursively: false };
/**
 * Groups shared modules into few chunks, since each chunk costs a first visit one request. A group includes everything
 * that its modules import.
 */
export const chunkGroups = [
  { name: 'start', test: oneOf('app/src/shell/start.tsx'), priority: 3 },
  // Groups fetching and storing, without the converters that most views do not need.
  {
    name: 'device',
    test: oneOf(
      ...['queries.tsx', 'install.ts', 'stored-pairs.ts', 'trips/trips.ts'].map(
        (file) => `app/src/device/${file}`,
      ),
      ...['favorites', 'conversions'].map((kind) => `app/src/records/kinds/${kind}.ts`),
      ...['spinner.tsx', 'ad-slot.tsx', 'list.ts'].map((file) => `app/src/ui/${file}`),
      'app/src/arranging/read-card-order.ts',
      'app/src/config.ts',
    ),
    priority: 2,
  },
  {
    name: 'converter',
    test: oneOf(
      'app/src/features/currency/currency-view.tsx',
      'app/src/features/category/category-view.tsx',
      'core/src/indicators/daily-closes.ts',
      'core/src/indicators/sma.ts',
    ),
    priority: 1,
  },
  // Groups what is always loaded together: every further file adds overhead and compresses worse.
  ...LANGUAGE_TAGS.map((tag) => ({
    name: `words-${tag}`,
    test: oneOf(
      ...[
        'all-unit-names',
        'extended-unit-names',
        'words',
        'currency-words',
        'unit-words',
        'extended-unit-words',
      ].map((file) => `../languages/${tag}/core/${file}.ts`),
    ),
    ...alone,
  })),
  {
    name: 'search',
    test: oneOf(
      'core/src/money/currencies/aliases.ts',
      'core/src/units/aliases.ts',
      'app/src/conversion/search-indexes.ts',
    ),
  },
  // Groups the base of sheets, menus and toasts; the picker is a larger chunk of its own.
  { name: 'sheet', test: oneOf('app/src/ui/sheet.tsx'), priority: 2 },
  {
    name: 'picker',
    test: oneOf(
      'app/src/converter/picker/picker.tsx',
      'app/src/features/currency/currency-picker.tsx',
      'app/src/features/category/unit-picker.tsx',
    ),
  },
  {
    name: 'recent',
    test: oneOf(
      ...['home-aside', 'recent-conversions', 'recent-list'].map(
        (file) => `app/src/features/home/${file}.tsx`,
      ),
      'app/src/converter/conversion-row.tsx',
    ),
    ...alone,
  },
  {
    name: 'resume',
    test: oneOf(
      ...['describe-conversion', 'describe-pair-figure', 'resume-conversion'].map(
        (file) => `app/src/conversion/${file}.ts`,
      ),
      'app/src/converter/rows/pair-mark.tsx',
    ),
    ...alone,
  },
  // Keeps merging apart: only devices with sync need it; storing needs the clocks alone.
  { name: 'merge', test: oneOf('core/src/merge/merge.ts'), priority: 4, ...alone },
  {
    name: 'insights',
    test: oneOf(
      ...[
        ...[
          'forecast-card.tsx',
          'forecast-range.tsx',
          'indicator-tiles.tsx',
          'indicators.ts',
          'strength-card.tsx',
          'tile.tsx',
        ],
        ...[
          'track-record.json',
          'track-record.ts',
          'use-daily-history.ts',
          'use-strength.ts',
          'volatility-level.tsx',
        ],
      ].map((file) => `app/src/features/currency/insights/${file}`),
      ...['ewma', 'forecast', 'log-returns', 'rsi', 'strength', 'volatility'].map(
        (file) => `core/src/indicators/${file}.ts`,
      ),
    ),
    ...alone,
  },
];
